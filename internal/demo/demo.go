// Package demo finds what a page's demo directives name and checks that it can stand in a page.
//
// In: the directive, the files of the page's demos folder, parsing and highlighting handed in as functions. Out: the
// demo as the page shows it, and the module that runs. Never here: reading files, running code, bundling.
package demo

import (
	"cmp"
	"fmt"
	"path"
	"slices"
	"strings"

	"vitrine/internal/diag"
	"vitrine/internal/vitrine"
)

// File is one file of a page's demos folder.
type File struct {
	Name string // below the folder: BasicButtons.tsx, UnstyledButton/system/index.tsx
	Path string // below the site folder
	Text []byte
}

// Facts are what parsing a demo's source tells.
type Facts struct {
	Imports    []Import
	HasDefault bool   // it has a default export
	Shown      *Shown // what it shows instead; nil where it is a demo as it stands, or has no component
	Preview    string // the lines that the author marked, else the returned JSX; "" where none fits
	Text       string // as readers see it; "" for the whole source
}

// Shown is what a file shows that was written for something else than a demo.
type Shown struct {
	Name   string // of a component; "" for what the file mounts
	Of     int    // components in the file
	Mounts bool   // it starts an application by itself
}

// Import is one import of a demo.
type Import struct {
	Module   string
	TypeOnly bool
	Line     int // from 1
	Column   int // from 1
}

// Parser reads a TypeScript source. Syntax errors come back as problems.
type Parser func(file string, text []byte) (Facts, []diag.Problem)

// Highlighter turns TypeScript into spans.
type Highlighter func(text string) string

// Directive is where a page asks for a demo.
type Directive struct {
	Name    string // Name.tsx, or the folder of a demo with styling variants
	Title   string // caption; "" is derived from the name
	Options vitrine.DemoOptions
	File    string // the page
	Line    int
	Excerpt string
}

// Resolver resolves directives for one site.
type Resolver struct {
	Parse      Parser
	Highlight  Highlighter
	JavaScript func(file string, text []byte) string // of a source; nil for none
	// modules that a demo must import from below, with the reason in the message
	Barrels []string
	Strict  bool // what is a matter of style is an error, not a warning
}

// Resolution is a demo with the module that runs.
type Resolution struct {
	Demo   vitrine.Demo
	Module string // path of the module below the site folder
	// Its states are shown while it is a picture: what holds while it is hovered or has the focus is needed as well.
	Stateful bool
	Code     string  // of the module, where readers see another text
	Origin   *Origin // of an element of a page, which the build made a demo of; nil for demos
	At       Place   // of the directive that shows it; none for an element
}

// Place is where a directive is written.
type Place struct {
	File    string // below the site folder
	Line    int
	Excerpt string // the text of the directive
}

// Origin is where an element is written. Its module has the lines of that file.
type Origin struct {
	File string
	Line int
	Text []byte // of the file
}

// Generated says whether the build wrote the demo itself, outside of the site folder: nobody can edit it there.
func (r Resolution) Generated() bool { return strings.HasPrefix(r.Module, "..") }

// stylings are the folders of a demo with styling variants, in the order of the menu.
var stylings = []string{"system", "tailwind", "css"}

// Resolve answers one directive: a demo, and where it is a folder the same demo in its further stylings. ok is false
// where the demo can't be shown at all.
func (r *Resolver) Resolve(d Directive, files []File) (resolved []Resolution, problems []diag.Problem, ok bool) {
	if problems = r.checkName(d); diag.Stops(problems) {
		return nil, problems, false
	}
	found := Find(d.Name, files)
	if len(found) == 0 {
		return nil, []diag.Problem{unknown(d, files)}, false
	}
	name := ElementID(d.Name)
	title := d.Title
	if title == "" {
		title = titleOf(name)
	}
	for _, file := range found {
		facts, wrong := r.Parse(file.Path, file.Text)
		problems = append(problems, wrong...)
		if diag.Stops(wrong) {
			return nil, problems, false
		}
		flaws, whole := r.check(file, facts)
		problems = append(problems, flaws...)
		if !whole { // an edit, or a sandbox, would run another code than the page
			d.Options.ReadOnly, d.Options.NoSandbox = true, true
		}
		styling := stylingOf(file.Name)
		code := ""
		if facts.Text != "" {
			code = string(file.Text)
		}
		resolved = append(resolved, Resolution{Module: file.Path, Code: code, Demo: vitrine.Demo{
			Name: IslandID(name, styling), Title: title, Options: d.Options, Styling: styling, Sources: r.sources(name,
				file, facts),
		}})
	}
	return resolved, problems, true
}

// Sources are the texts of code that was made for a demo.
func (r *Resolver) Sources(name, code string) []vitrine.DemoSource {
	file := File{Name: name + ".tsx", Path: name + ".tsx", Text: []byte(code)}
	facts, _ := r.Parse(file.Path, file.Text)
	return r.sources(name, file, facts)
}

// sources are the texts of a demo: what the author wrote, and its JavaScript where that is another text.
func (r *Resolver) sources(name string, file File, facts Facts) []vitrine.DemoSource {
	base := IslandID(name, stylingOf(file.Name))
	text := strings.TrimSuffix(cmp.Or(facts.Text, string(file.Text)), "\n")
	sources := []vitrine.DemoSource{r.source("tsx", base, text, facts.Preview)}
	if r.JavaScript == nil {
		return sources
	}
	js := strings.TrimSuffix(r.JavaScript(file.Path, file.Text), "\n")
	if js == "" || js == strings.TrimSuffix(string(file.Text), "\n") {
		return sources
	}
	facts, _ = r.Parse(base+".jsx", []byte(js))
	return append(sources, r.source("js", base, cmp.Or(facts.Text, js), facts.Preview))
}

func (r *Resolver) source(language, base, text, preview string) vitrine.DemoSource {
	s := vitrine.DemoSource{Language: language, File: base + "." + language, Text: text, Lines: strings.Count(text,
		"\n") + 1}
	if preview != "" {
		s.Preview = r.Highlight(preview)
	}
	return s
}

// stylingOf is the styling that a file of a demo folder is for, "" for a demo of one file.
func stylingOf(name string) string {
	parts := strings.Split(name, "/")
	if len(parts) < 3 {
		return ""
	}
	return parts[1]
}

// IslandID is the id of a demo in one styling: the first styling has the demo's own.
func IslandID(name, styling string) string {
	if styling == "" || styling == stylings[0] {
		return name
	}
	return name + "-" + styling
}

// ElementID is a demo's id on the page: its name without the ending.
func ElementID(name string) string {
	if isJavaScript(name) {
		return strings.TrimSuffix(name, path.Ext(name))
	}
	return strings.TrimSuffix(name, ".tsx")
}

// Find are the files that the name of a directive stands for, one a styling.
func Find(demo string, files []File) []File {
	wanted := []string{demo}
	if path.Ext(demo) == "" {
		wanted = nil
		for _, styling := range stylings {
			wanted = append(wanted, demo+"/"+styling+"/index.tsx")
		}
	}
	if isJavaScript(demo) && !slices.ContainsFunc(files, func(f File) bool { return f.Name == demo }) {
		wanted = []string{ElementID(demo) + ".tsx"} // of which the JavaScript would be made
	}
	var found []File
	for _, name := range wanted {
		for _, file := range files {
			if file.Name == name {
				found = append(found, file)
			}
		}
	}
	return found
}

// Names are the demos that a folder offers, as directives name them.
func Names(files []File) []string {
	var names []string
	seen := map[string]bool{}
	for _, file := range files {
		name := file.Name
		if folder, _, nested := strings.Cut(name, "/"); nested {
			name = folder
		} else if path.Ext(name) != ".tsx" && path.Ext(name) != ".jsx" {
			continue
		}
		if !seen[name] {
			seen[name] = true
			names = append(names, name)
		}
	}
	return names
}

func unknown(d Directive, files []File) diag.Problem {
	names := Names(files)
	fix := "Write the file " + path.Join(path.Dir(d.File), "demos", d.Name) + ", or name one that exists."
	if near := diag.Nearest(d.Name, names); near != "" {
		fix = fmt.Sprintf("Did you mean %q?", near)
	} else if len(names) > 0 {
		fix = "The page has " + strings.Join(names, ", ") + "."
	}
	return diag.Problem{
		File: d.File, Line: d.Line, Excerpt: d.Excerpt,
		What: fmt.Sprintf("There is no demo %q beside this page.", d.Name),
		Why:  "The page would have a hole where readers expect an example.",
		Fix:  fix,
	}
}

// titleOf makes words of a name: "ButtonSizes" is "Button sizes".
func titleOf(name string) string {
	var b strings.Builder
	for i, r := range name {
		upper := r >= 'A' && r <= 'Z'
		if upper && i > 0 {
			b.WriteByte(' ')
			r += 'a' - 'A'
		}
		b.WriteRune(r)
	}
	return b.String()
}
