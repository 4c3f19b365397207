package build

import (
	"context"
	"path/filepath"
	"strings"

	"vitrine/internal/cache"
	"vitrine/internal/diag"
	"vitrine/internal/format"
	"vitrine/internal/typescript"
)

// TypeScript is a source file.
type TypeScript struct {
	File string // its name; the place of problems
	Text []byte
}

// JavaScript is the twin of a source file: the same code without its types.
type JavaScript struct {
	File     string // of the source
	JS       string // "" where there are problems
	Problems []diag.Problem
}

// EraseTypes makes the JavaScript of TypeScript files (catalogue DM-4). Types are cut out of the text, then the
// project's formatter closes the gaps that they leave. A file without types comes back byte for byte.
func EraseTypes(ctx context.Context, project string, sources []TypeScript) ([]JavaScript, error) {
	twins := make([]JavaScript, len(sources))
	var changed []format.File
	var places []int
	for i, source := range sources {
		js, problems := erased(source)
		twins[i] = JavaScript{File: source.File, JS: js, Problems: problems}
		if len(problems) > 0 {
			twins[i].JS = ""
		} else if js != string(source.Text) {
			changed = append(changed, format.File{Name: twinName(source.File), Text: js})
			places = append(places, i)
		}
	}
	formatted, err := format.Files(ctx, project, changed)
	if err != nil {
		return nil, err
	}
	for n, i := range places {
		twins[i].JS = formatted[n].Text
	}
	return twins, nil
}

func erased(source TypeScript) (string, []diag.Problem) {
	file, problems := typescript.Parse(source.File, source.Text)
	if len(problems) > 0 {
		return "", problems
	}
	return file.EraseTypes()
}

// twinName is the name of the JavaScript of a file: A.tsx is A.js, as readers of demos expect.
func twinName(name string) string { return strings.TrimSuffix(name, filepath.Ext(name)) + ".js" }

// keptTwin is the JavaScript of a demo, as one step made it.
type keptTwin struct{ JS string }

func (b *Builder) twinKey(text []byte) string { return cache.Key("javascript", cache.Sum(text)) }

// makeTwins makes the JavaScript of all demos that have none in the cache, in one run of the formatter. What is wrong
// with them is told by the check of their types.
func (b *Builder) makeTwins(ctx context.Context, s *scanned) error {
	var sources []TypeScript
	for _, p := range s.tree.Pages {
		for _, d := range p.Demos {
			var known keptTwin
			if filepath.Ext(d.Name) == ".tsx" && !b.cache.Lookup("javascript", b.twinKey(d.Text), &known) {
				sources = append(sources, TypeScript{File: d.Path, Text: d.Text})
			}
		}
	}
	if len(sources) == 0 {
		return nil
	}
	twins, err := EraseTypes(ctx, filepath.Dir(b.options.Site), sources)
	if err != nil {
		return err
	}
	for i, twin := range twins {
		if len(twin.Problems) > 0 {
			continue
		}
		b.cache.Count("javascript")
		if err := b.cache.Keep("javascript", b.twinKey(sources[i].Text), keptTwin{twin.JS}); err != nil {
			return err
		}
	}
	return nil
}

// javaScriptText is the JavaScript of a demo. Where no step has made it, which happens in dev mode, it is shown as
// the eraser leaves it: the formatter would take longer than the rest of an edit.
func (b *Builder) javaScriptText(file string, text []byte) string {
	var known keptTwin
	if b.cache.Lookup("javascript", b.twinKey(text), &known) {
		return known.JS
	}
	js, problems := erased(TypeScript{File: file, Text: text})
	if len(problems) > 0 {
		return ""
	}
	return js
}
