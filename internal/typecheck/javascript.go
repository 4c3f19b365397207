package typecheck

import (
	"context"
	"errors"
	"path/filepath"
	"strings"

	"vitrine/internal/cache"
	"vitrine/internal/diag"
	"vitrine/internal/format"
	"vitrine/internal/source"
	"vitrine/internal/typescript"
)

// TypeScript is a source file.
type TypeScript struct {
	File string // its name; the place of problems
	Text []byte
}

// JavaScript is the code of a source file without its types.
type JavaScript struct {
	File     string // of the source
	JS       string // "" where there are problems
	Problems []diag.Problem
}

// EraseTypes makes the JavaScript of TypeScript files. Types are cut out of the text, then the
// project's formatter closes the gaps that they leave; where none is installed they stay. A file without types comes
// back byte for byte.
func EraseTypes(ctx context.Context, project string, sources []TypeScript) ([]JavaScript, error) {
	list := make([]JavaScript, len(sources))
	var changed []format.File
	var places []int
	for i, source := range sources {
		js, problems := erase(source)
		list[i] = JavaScript{File: source.File, JS: js, Problems: problems}
		if len(problems) > 0 {
			list[i].JS = ""
		} else if js != string(source.Text) {
			changed = append(changed, format.File{Name: javaScriptName(source.File), Text: js})
			places = append(places, i)
		}
	}
	formatted, err := format.Files(ctx, project, changed)
	if errors.Is(err, format.ErrNotInstalled) {
		return withErased(list, places, changed), nil
	}
	if err != nil {
		return nil, err
	}
	for n, i := range places {
		list[i].JS = formatted[n].Text
	}
	return list, nil
}

// withErased keeps what the eraser left, without the blanks at the ends of lines.
func withErased(list []JavaScript, places []int, changed []format.File) []JavaScript {
	for n, i := range places {
		lines := strings.Split(changed[n].Text, "\n")
		for at := range lines {
			lines[at] = strings.TrimRight(lines[at], " \t")
		}
		list[i].JS = strings.Join(lines, "\n")
	}
	return list
}

func erase(source TypeScript) (string, []diag.Problem) {
	file, problems := typescript.Parse(source.File, source.Text)
	if len(problems) > 0 {
		return "", problems
	}
	return file.EraseTypes()
}

// javaScriptName is the name of the JavaScript of a file: A.tsx is A.js, as readers of demos expect.
func javaScriptName(name string) string { return strings.TrimSuffix(name, filepath.Ext(name)) + ".js" }

// javaScriptRecord is the JavaScript of a demo in the cache.
type javaScriptRecord struct{ JS string }

const javaScriptKind = "javascript"

func (c *Checker) javaScriptKey(text []byte) string {
	c.format.once.Do(func() { c.format.version = cache.Sum([]byte(format.Version(filepath.Dir(c.Site)))) })
	return cache.Key(javaScriptKind, c.format.version, cache.Sum(text))
}

// EraseDemos makes the JavaScript of all demos that have none in the cache, in one run of the formatter. What is wrong
// with them is told by the check of their types.
func (c *Checker) EraseDemos(ctx context.Context, pages []source.Page) error {
	var sources []TypeScript
	asked := map[string]bool{}
	for _, p := range pages {
		for _, d := range p.Demos {
			key := c.javaScriptKey(d.Text)
			if filepath.Ext(d.Name) != ".tsx" || asked[key] {
				continue
			}
			asked[key] = true
			var known javaScriptRecord
			if !c.Steps.Lookup(javaScriptKind, key, &known) {
				sources = append(sources, TypeScript{File: d.Path, Text: d.Text})
			}
		}
	}
	if len(sources) == 0 {
		return nil
	}
	list, err := EraseTypes(ctx, filepath.Dir(c.Site), sources)
	if err != nil {
		return err
	}
	for i, script := range list {
		if len(script.Problems) > 0 {
			continue
		}
		c.Steps.Count(javaScriptKind)
		record := javaScriptRecord{script.JS}
		if err := c.Steps.Keep(javaScriptKind, c.javaScriptKey(sources[i].Text), record); err != nil {
			return err
		}
	}
	return nil
}

// JavaScript is the JavaScript of a demo. Where no step has made it, which happens in dev mode, it is shown as the
// eraser leaves it: the formatter would take longer than the rest of an edit.
func (c *Checker) JavaScript(file string, text []byte) string {
	var known javaScriptRecord
	if c.Steps.Lookup(javaScriptKind, c.javaScriptKey(text), &known) {
		return known.JS
	}
	js, problems := erase(TypeScript{File: file, Text: text})
	if len(problems) > 0 {
		return ""
	}
	return js
}
