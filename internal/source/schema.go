package source

import (
	"fmt"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/goccy/go-yaml/ast"

	"vitrine/internal/diag"
)

// field is one key of a YAML mapping: how it is read, what it means, what it must be. Tables of fields are the
// schema: reading, defaults, messages and the documentation all come from them.
type field struct {
	key      string
	former   string // its name in earlier versions, which is a problem now
	doc      string // one sentence; shown in the documentation and beside errors
	into     target
	required bool
	kind     string // of the problem of a required key that is missing, where only strict sites refuse that
	standard string // default, as YAML; "" leaves the zero value
	max      int    // longest text in characters; 0 for any
	choices  []string
	// values that others know and that are no choice here: why, and what there is instead
	instead map[string][2]string
	rule    rule
}

// rule judges a text once the whole document is read, so that it may look at other values. It returns "" for a good
// value, else what is wrong with it, to follow the key's name, and what to write instead.
type rule func(value string) (wrong, fix string)

// target is a kind of value, bound to the variable that takes it.
type target interface {
	kind() string // for documentation: "text", "list of texts"
	read(d *document, f *field, node ast.Node)
}

type (
	text    struct{ value *string }
	toggle  struct{ value *bool }
	words   struct{ value *[]string }          // a YAML list of texts
	names   struct{ value *[]string }          // a YAML list or "A, B"; sorted
	pairs   struct{ value *map[string]string } // texts by key
	section struct {                           // a mapping of its own
		name   string // how messages call it
		fields []field
	}
	entries struct { // a list of mappings
		name  string
		add   func(at place) []field       // appends an entry
		short func(at place, value string) // appends an entry from a lone text; nil where that is wrong
		whole func(at place)               // judges the last entry once its keys are read and known; may be nil
	}
)

// place is where a value stands in its file.
type place struct {
	line, column int
	excerpt      string
}

func (text) kind() string    { return "text" }
func (toggle) kind() string  { return "true or false" }
func (words) kind() string   { return "list of texts" }
func (names) kind() string   { return "list of names, or names with commas" }
func (pairs) kind() string   { return "texts by key" }
func (section) kind() string { return "group of keys" }
func (entries) kind() string { return "list of groups" }

func (t text) read(d *document, f *field, node ast.Node) {
	value, ok := d.text(f, node)
	if !ok {
		return
	}
	*t.value = value
	if value == "" && f.required {
		d.empty(f, node)
	}
	d.judge(f, node, value)
}

func (t toggle) read(d *document, f *field, node ast.Node) {
	b, ok := node.(*ast.BoolNode)
	if !ok {
		d.add(node, fmt.Sprintf("%s must be true or false.", diag.Quote(f.key)), f.doc,
			"Write true or false, without quotes.")
		return
	}
	*t.value = b.Value
}

func (t words) read(d *document, f *field, node ast.Node) {
	*t.value = d.list(f, node)
	if _, isList := node.(*ast.SequenceNode); isList && f.required && len(*t.value) == 0 {
		d.empty(f, node)
	}
}

func (t names) read(d *document, f *field, node ast.Node) {
	var list []string
	if _, ok := node.(*ast.SequenceNode); ok {
		list = d.list(f, node)
	} else if value, ok := d.text(f, node); ok {
		for name := range strings.SplitSeq(value, ",") {
			if name = strings.TrimSpace(name); name != "" {
				list = append(list, name)
				d.judge(f, node, name)
			}
		}
	}
	slices.Sort(list)
	*t.value = slices.Compact(list)
}

func (t pairs) read(d *document, f *field, node ast.Node) {
	mapping, ok := node.(*ast.MappingNode)
	if !ok {
		d.add(node, fmt.Sprintf("%s must be keys with texts.", diag.Quote(f.key)), f.doc,
			"Write one “key: text” a line below it, indented.")
		return
	}
	*t.value = make(map[string]string, len(mapping.Values))
	for _, pair := range mapping.Values {
		key := pair.Key.GetToken().Value
		if value, ok := d.text(f, pair.Value); ok {
			(*t.value)[key] = value
			d.judge(f, pair.Key, key)
		}
	}
}

func (t section) read(d *document, f *field, node ast.Node) {
	d.mapping(t.name, t.fields, node)
}

func (t entries) read(d *document, f *field, node ast.Node) {
	list, ok := node.(*ast.SequenceNode)
	if !ok {
		d.add(node, fmt.Sprintf("%s must be a list.", diag.Quote(f.key)), f.doc, "Begin each entry with a dash: “- ”.")
		return
	}
	for _, entry := range list.Values {
		at := d.place(entry)
		if lone, ok := entry.(*ast.StringNode); ok && t.short != nil {
			t.short(at, lone.Value)
			continue
		}
		if known := d.mapping(t.name, t.add(at), entry); known && t.whole != nil {
			t.whole(at)
		}
	}
}

// list reads a YAML list of texts; empty entries are left out.
func (d *document) list(f *field, node ast.Node) []string {
	sequence, ok := node.(*ast.SequenceNode)
	if !ok {
		d.add(node, fmt.Sprintf("%s must be a list.", diag.Quote(f.key)), f.doc,
			"Write it as [first, second] or with one “- ” a line.")
		return nil
	}
	list := make([]string, 0, len(sequence.Values))
	for _, entry := range sequence.Values {
		if value, ok := d.text(f, entry); ok && value != "" {
			list = append(list, value)
			d.judge(f, entry, value)
		}
	}
	return list
}

// text reads a scalar as the author wrote it (5.10 stays 5.10), with white space squeezed.
func (d *document) text(f *field, node ast.Node) (string, bool) {
	var value string
	switch n := node.(type) {
	case *ast.StringNode:
		value = n.Value
	case *ast.LiteralNode:
		value = n.Value.Value
	case *ast.IntegerNode, *ast.FloatNode, *ast.BoolNode, *ast.InfinityNode, *ast.NanNode:
		value = n.GetToken().Value
	case *ast.NullNode:
		return "", true
	default:
		d.add(node, fmt.Sprintf("%s must be a text.", diag.Quote(f.key)), f.doc, d.plainYAML(node,
			"Write the text on one line; quote it if it holds a colon or begins with a sign."))
		return "", false
	}
	value = strings.Join(strings.Fields(value), " ")
	if i := strings.IndexFunc(value, unicode.IsControl); i >= 0 {
		d.add(node, fmt.Sprintf("%s holds a control character.", diag.Quote(f.key)),
			"It would end up in the page invisibly.", "Remove it.")
		return "", false
	}
	return value, true
}

func (d *document) empty(f *field, node ast.Node) {
	d.add(node, diag.Quote(f.key)+" is empty.", f.doc, "Write a value after the colon.")
}

// judge holds a text against the limits of its field, now or, for rules, once the document is read.
func (d *document) judge(f *field, node ast.Node, value string) {
	if value == "" {
		return
	}
	if length := utf8.RuneCountInString(value); f.max > 0 && length > f.max {
		d.add(node, fmt.Sprintf("%s is %d characters long; at most %d fit.", diag.Quote(f.key), length, f.max),
			f.doc, fmt.Sprintf("Shorten it by %d.", length-f.max))
	}
	if f.choices != nil && !slices.Contains(f.choices, value) {
		why, fix := f.doc, "Write one of: "+strings.Join(f.choices, ", ")+"."
		if other, known := f.instead[value]; known {
			why, fix = other[0], other[1]
		} else if near := diag.DidYouMean(value, f.choices); near != "" {
			fix = near
		}
		d.add(node, fmt.Sprintf("%s can't be %s.", diag.Quote(f.key), diag.Quote(value)), why, fix)
	}
	if f.rule != nil {
		d.rules = append(d.rules, func() {
			if wrong, fix := f.rule(value); wrong != "" {
				d.add(node, diag.Quote(f.key)+" "+wrong, f.doc, fix)
			}
		})
	}
}
