package source

import (
	"errors"
	"fmt"
	"io/fs"
	"strings"

	"github.com/goccy/go-yaml"
	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/token"

	"vitrine/internal/diag"
	"vitrine/internal/yamltext"
)

// document is one YAML text with its place in a file.
type document struct {
	name     string // how messages call it: "front matter", "configuration"
	file     string
	src      []byte // the whole file, for excerpts
	above    int    // lines of the file above the YAML text
	problems *diag.List
	rules    []func()          // run when all values are read
	lines    map[string]int    // where the keys of the outermost mapping stand
	foreign  map[string]string // keys of other tools, and what there is in their place
}

// parse turns YAML into its tree, nil for an empty text. It reports what keeps it from being read and then returns
// false.
func (d *document) parse(text []byte) (ast.Node, bool) {
	if yamltext.Depth(text) > yamltext.MaxNesting {
		d.problem(place{}, fmt.Sprintf("The %s is nested more than %d levels deep.", d.name, yamltext.MaxNesting),
			"Nothing that is read here nests so far.", "Remove the brackets or dashes that don't belong.")
		return nil, false
	}
	file, err := yamltext.Parse(text)
	var syntax yaml.Error
	switch {
	case errors.As(err, &syntax) && syntax.GetToken() != nil:
		message, _, _ := strings.Cut(syntax.GetMessage(), " at [") // a position within the YAML, not within the file
		d.problem(d.at(syntax.GetToken().Position), fmt.Sprintf("The %s is not YAML: %s.", d.name, message),
			"Nothing of it can be read.", yamltext.Fix(message))
		return nil, false
	case err != nil:
		d.problem(place{}, fmt.Sprintf("The %s is not YAML: %s.", d.name, strings.TrimSpace(err.Error())),
			"Nothing of it can be read.", yamltext.Fix(""))
		return nil, false
	}
	var body ast.Node
	for _, doc := range file.Docs {
		if doc.Body == nil {
			continue
		}
		if body != nil {
			d.add(doc.Body, fmt.Sprintf("The %s holds more than one YAML document.", d.name), "Only one is read.",
				"Remove the line “---” in its middle.")
			return nil, false
		}
		body = doc.Body
	}
	return body, true
}

// mapping reads the keys of a mapping into their fields, then fills in defaults. It reports whether all keys were
// known; a mistyped one is one problem, so what it was meant to be does not count as missing.
func (d *document) mapping(name string, fields []field, node ast.Node) bool {
	mapping, ok := node.(*ast.MappingNode)
	if !ok {
		if _, empty := node.(*ast.NullNode); empty || node == nil {
			mapping = &ast.MappingNode{}
		} else {
			d.add(node, fmt.Sprintf("The %s must be a group of keys.", name), "", d.plainYAML(node,
				"Write one “key: value” a line."))
			return false
		}
	}
	known := true
	set := make(map[string]bool, len(mapping.Values))
	for _, pair := range mapping.Values {
		key := pair.Key.GetToken()
		f := find(fields, key.Value)
		if _, plain := pair.Key.(*ast.StringNode); !plain || f == nil {
			set[d.unknown(name, fields, pair.Key)] = true
			known = false
			continue
		}
		if d.lines != nil {
			d.lines[f.key] = d.at(key.Position).line
		}
		if _, empty := pair.Value.(*ast.NullNode); empty {
			continue
		}
		set[f.key] = true
		d.inner(f, pair.Value)
	}
	d.complete(name, fields, set, node)
	return known
}

// inner reads a value; the lines of its own keys are not those of the outermost mapping.
func (d *document) inner(f *field, node ast.Node) {
	lines := d.lines
	d.lines = nil
	f.into.read(d, f, node)
	d.lines = lines
}

// complete fills in defaults and reports what is missing.
func (d *document) complete(name string, fields []field, set map[string]bool, node ast.Node) {
	for i := range fields {
		f := &fields[i]
		if set[f.key] {
			continue
		}
		if f.required {
			d.problemOf(f.kind, d.place(node), fmt.Sprintf("The %s lacks %s.", name, diag.Quote(f.key)), f.doc,
				fmt.Sprintf("Add a line “%s: …”.", f.key))
		} else {
			d.standard(f)
		}
	}
}

// standard gives a field that is not set its default.
func (d *document) standard(f *field) {
	if nested, ok := f.into.(section); ok {
		for i := range nested.fields {
			d.standard(&nested.fields[i])
		}
	}
	if f.standard == "" {
		return
	}
	node, err := yamltext.Parse([]byte(f.standard))
	if err != nil {
		panic("the default of " + f.key + " is not YAML: " + err.Error())
	}
	f.into.read(d, f, node.Docs[0].Body)
}

// unknown reports a key that is in no field and returns the one that it was most likely meant to be, or "".
func (d *document) unknown(name string, fields []field, key ast.Node) string {
	known := make([]string, len(fields))
	for i, f := range fields {
		known[i] = f.key
	}
	word := key.GetToken().Value
	for _, f := range fields {
		if f.former != "" && word == f.former {
			d.add(key, fmt.Sprintf("The key %s of the %s has a new name.", diag.Quote(word), name),
				"The former name is never read.", fmt.Sprintf("Write “%s:”.", f.key))
			return f.key
		}
	}
	if fix, ok := d.foreign[word]; ok {
		at := d.place(key)
		d.problems.Add(diag.Problem{Severity: diag.Warning, File: d.file, Line: at.line, Column: at.column,
			Excerpt: at.excerpt, What: fmt.Sprintf("Nothing reads the key %s of another tool in the %s.", diag.Quote(word),
				name), Why: "The page is made as if it were not there.", Fix: fix})
		return ""
	}
	near := diag.Nearest(word, known)
	fix := "Did you mean " + diag.Quote(near) + "?"
	if near == "" {
		fix = "Remove it, or use one of: " + strings.Join(known, ", ") + "."
	}
	d.add(key, fmt.Sprintf("The %s has no key %s.", name, diag.Quote(word)), "A key that is not known is never read.",
		d.plainYAML(key, fix))
	return near
}

// finish runs the rules that had to wait for the whole document.
func (d *document) finish() {
	for _, judge := range d.rules {
		judge()
	}
	d.rules = nil
}

// plainYAML is the advice for constructs that are refused on purpose, else the advice given.
func (d *document) plainYAML(node ast.Node, otherwise string) string {
	switch node.(type) {
	case *ast.AnchorNode, *ast.AliasNode, *ast.TagNode, *ast.MergeKeyNode, *ast.MappingKeyNode:
		return "Write the value out: anchors (&), aliases (*), tags (!), “<<” and “?” are not read here."
	}
	return otherwise
}

func (d *document) add(node ast.Node, what, why, fix string) {
	d.problem(d.place(node), what, why, fix)
}

func (d *document) problem(at place, what, why, fix string) { d.problemOf("", at, what, why, fix) }

// problemOf is a problem of a kind that strict sites alone refuse.
func (d *document) problemOf(kind string, at place, what, why, fix string) {
	d.problems.Add(diag.Problem{Kind: kind, File: d.file, Line: at.line, Column: at.column, Excerpt: at.excerpt,
		What: what, Why: why, Fix: fix})
}

// place is where a node begins; a mapping begins at its first key.
func (d *document) place(node ast.Node) place {
	if mapping, ok := node.(*ast.MappingNode); ok && len(mapping.Values) > 0 && !mapping.IsFlowStyle {
		node = mapping.Values[0].Key
	}
	if node == nil || node.GetToken() == nil {
		return d.at(&token.Position{Line: 1, Column: 1})
	}
	return d.at(node.GetToken().Position)
}

func (d *document) at(position *token.Position) place {
	line := position.Line + d.above
	return place{line: line, column: position.Column, excerpt: diag.Excerpt(d.src, line)}
}

func find(fields []field, key string) *field {
	for i := range fields {
		if fields[i].key == key {
			return &fields[i]
		}
	}
	return nil
}

// optional is the document of a file that a site may have; it reports what keeps it from being read.
func (r reader) optional(name, file string) (d *document, ok bool) {
	if _, err := fs.Stat(r.fsys, file); err != nil {
		return nil, false
	}
	src, ok := r.file(file, maxConfig)
	return &document{name: name, file: file, src: src, problems: r.problems}, ok
}

// wholeList reads a document that is one list of entries.
func (d *document) wholeList(example string, into entries) {
	node, ok := d.parse(d.src)
	if !ok {
		return
	}
	if _, isList := node.(*ast.SequenceNode); !isList {
		d.add(node, "The "+d.name+" must be a list of entries.", "", "Begin each entry with a dash: “- "+example+"”.")
		return
	}
	whole := &field{key: "children", into: into}
	whole.into.read(d, whole, node)
	d.finish()
}
