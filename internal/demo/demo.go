// Package demo finds what a page's demo directives name and checks that it can stand in a page.
//
// In: the directive, the files of the page's demos folder, parsing and highlighting handed in as functions. Out: the
// demo as the page shows it, and the module that runs. Never here: reading files, running code, bundling.
package demo

import (
	"fmt"
	"path"
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
	Preview    string // snippet of the returned JSX; "" where none fits
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
}

// Resolution is a demo with the module that runs.
type Resolution struct {
	Demo   vitrine.Demo
	Module string // path of the module below the site folder
	// Its states are shown while it is a picture: what holds while it is hovered or has the focus is needed as well.
	Stateful bool
}

// Generated says whether the build wrote the demo itself, outside of the site folder: nobody can edit it there.
func (r Resolution) Generated() bool { return strings.HasPrefix(r.Module, "..") }

// stylings are the folders of a demo with styling variants, in the order of the menu.
var stylings = []string{"system", "tailwind", "css"}

// Resolve answers one directive: a demo, and where it is a folder the same demo in its further stylings. ok is false
// where the demo can't be shown at all.
func (r *Resolver) Resolve(d Directive, files []File) (resolved []Resolution, problems []diag.Problem, ok bool) {
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
		for _, p := range wrong {
			if p.Severity == diag.Error {
				return nil, problems, false
			}
		}
		problems = append(problems, r.check(file, facts)...)
		styling := stylingOf(file.Name)
		resolved = append(resolved, Resolution{Module: file.Path, Demo: vitrine.Demo{
			Name: IslandID(name, styling), Title: title, Options: d.Options, Styling: styling, Sources: r.sources(name,
				file, facts),
		}})
	}
	return resolved, problems, true
}

// sources are the texts of a demo: what the author wrote, and its JavaScript where that is another text.
func (r *Resolver) sources(name string, file File, facts Facts) []vitrine.DemoSource {
	base := IslandID(name, stylingOf(file.Name))
	text := strings.TrimSuffix(string(file.Text), "\n")
	sources := []vitrine.DemoSource{r.source("tsx", base, text, facts.Preview)}
	if r.JavaScript == nil {
		return sources
	}
	js := strings.TrimSuffix(r.JavaScript(file.Path, file.Text), "\n")
	if js == "" || js == text {
		return sources
	}
	facts, _ = r.Parse(base+".jsx", []byte(js))
	return append(sources, r.source("js", base, js, facts.Preview))
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
func ElementID(name string) string { return strings.TrimSuffix(name, ".tsx") }

// Find are the files that the name of a directive stands for, one a styling.
func Find(demo string, files []File) []File {
	wanted := []string{demo}
	if path.Ext(demo) == "" {
		wanted = nil
		for _, styling := range stylings {
			wanted = append(wanted, demo+"/"+styling+"/index.tsx")
		}
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
		} else if path.Ext(name) != ".tsx" {
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

// check holds a demo against what every demo must be.
func (r *Resolver) check(file File, facts Facts) []diag.Problem {
	var problems []diag.Problem
	if !facts.HasDefault {
		problems = append(problems, diag.Problem{
			File: file.Path, Line: 1, Excerpt: diag.Excerpt(file.Text, 1),
			What: "This demo has no default export.",
			Why:  "The default export is the component that the page shows.",
			Fix:  "Write `export default function " + ElementID(path.Base(file.Name)) + "() { … }`.",
		})
	}
	for _, imported := range facts.Imports {
		if problem, wrong := r.checkImport(file, imported); wrong {
			problems = append(problems, problem)
		}
	}
	return problems
}

func (r *Resolver) checkImport(file File, imported Import) (diag.Problem, bool) {
	p := diag.Problem{File: file.Path, Line: imported.Line, Column: imported.Column, Excerpt: diag.Excerpt(file.Text,
		imported.Line)}
	for _, barrel := range r.Barrels {
		if imported.Module == barrel && !imported.TypeOnly {
			p.What = fmt.Sprintf("The demo imports all of %s.", barrel)
			p.Why = "A barrel of that size takes the bundler seconds and hundreds of megabytes, and readers who " +
				"copy the line pay for it too."
			p.Fix = fmt.Sprintf("Import each name from its own path: import Name from '%s/Name'.", barrel)
			return p, true
		}
	}
	if strings.HasPrefix(imported.Module, ".") {
		target := path.Join(path.Dir(file.Name), imported.Module)
		if target == ".." || strings.HasPrefix(target, "../") {
			p.What = fmt.Sprintf("The demo imports %q from outside of its page's demos folder.", imported.Module)
			p.Why = "A page owns its folder: readers copy a demo whole, and a page moves with all that it needs."
			p.Fix = "Move what is imported into the demos folder, or write it into the demo."
			return p, true
		}
	}
	return diag.Problem{}, false
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
