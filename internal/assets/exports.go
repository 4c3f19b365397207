package assets

import (
	"fmt"
	"os"
	"regexp"
	"slices"

	"vitrine/internal/bundle"
	"vitrine/internal/cache"
	"vitrine/internal/diag"
	"vitrine/internal/typescript"
)

// exportsKind is the step that runs a CommonJS module to learn what it exports.
const exportsKind = "exports"

// exports are what one exports.
type exports struct {
	Names  []string // none where nobody can tell
	Inputs []string // files that it is made of, as the cache names them
}

// alike are those of imports for Node that lead browsers to the same CommonJS module, where they are asked to load it.
func alike(dynamic []bundle.Dynamic, scripts bundle.Output) []bundle.Dynamic {
	return slices.DeleteFunc(slices.Clone(dynamic), func(d bundle.Dynamic) bool {
		return slices.Contains(scripts.Inputs, d.File) && !slices.Contains(scripts.Dynamic, d)
	})
}

// unexported are the names that files of demos import from CommonJS modules without them: the bundler takes any name,
// and what comes of it is undefined.
func (s *Set) unexported(stale []*pageTask) (absent []absence) {
	m, known := s.maker, map[string]exports{}
	for _, t := range stale {
		for _, d := range t.dynamic {
			file := siteFile(m.Site, d.File)
			for _, name := range m.values(file, d.Module) {
				if _, ok := known[d.Key]; !ok {
					known[d.Key] = s.exports(d.Key, t.Page)
				}
				names := known[d.Key].Names
				if len(names) > 0 && !slices.Contains(names, name) && t.reaches(m, file) && t.wants(m, file, name) {
					absent = append(absent, m.unexported(file, d.Module, name, known[d.Key]))
				}
			}
		}
	}
	return absent
}

// reaches says whether a file is one of the page's demos, or one that they import.
func (t *pageTask) reaches(m *Maker, file string) bool {
	return slices.ContainsFunc(t.rendered(), func(d Demo) bool { return m.reaches(d.Module, file, map[string]bool{}) })
}

// wants says whether a file uses a name that it imports, or hands it on to one that asks for it.
func (t *pageTask) wants(m *Maker, file, name string) bool {
	isNamed := func(i typescript.Import) bool { return slices.Contains(i.Names, name) }
	if !slices.ContainsFunc(m.imports(file), func(i typescript.Import) bool { return i.Reexport && isNamed(i) }) {
		return true
	}
	return slices.ContainsFunc(t.inputs, func(input string) bool {
		own := siteFile(m.Site, input)
		return t.reaches(m, own) && slices.ContainsFunc(m.imports(own), func(i typescript.Import) bool {
			return !i.Reexport && isBelow(i.Module) && isNamed(i)
		})
	})
}

// unexported is the absence of a name from a CommonJS module.
func (m *Maker) unexported(file, module, name string, found exports) absence {
	a := absence{lack: Lack{Module: m.named(module), Name: name}}
	for _, input := range found.Inputs {
		a.inputs = append(a.inputs, m.Steps.Place().Path(input))
	}
	a.Problem = m.lacking(m.importAt(file, module, name), module, name, found.Names)
	return a
}

// exports runs a CommonJS module for its names. One that can't run has none: its demos say why.
func (s *Set) exports(key string, p Page) exports {
	m := s.maker
	made, _, _ := cache.Traced(m.Steps, exportsKind, cache.Key(exportsKind, key, s.Node.Key, m.Development),
		func() (made exports, files []string, err error) {
			entry := bundle.Entry{Name: "exports", Styleless: true,
				Code: fmt.Sprintf("export const load = () => require(%q);", m.bundler.Specifier(key))}
			outputs, err := m.bundler.Bundle(bundle.Node, []bundle.Entry{entry}, s.layersFor(bundle.Node, p))
			if err != nil {
				return made, nil, err
			}
			file, err := m.write(outputs[0].File, outputs[0].Code)
			if err != nil {
				return made, nil, err
			}
			for _, input := range outputs[0].Inputs {
				made.Inputs = append(made.Inputs, m.Steps.Place().Name(input))
			}
			made.Names, err = m.Renderer.Exports(file)
			return made, outputs[0].Inputs, err
		})
	return made
}

// values are the names that a file imports from a module for more than their types.
func (m *Maker) values(file, module string) (names []string) {
	text, err := os.ReadFile(m.path(file))
	if err != nil {
		return nil
	}
	code, err := bundle.Valued(file, text)
	if err != nil {
		return nil
	}
	parsed, _ := typescript.Parse("values.jsx", code)
	for _, imported := range parsed.Imports() {
		if imported.Module != module || imported.Dynamic {
			continue
		}
		if names = append(names, imported.Names...); imported.Default != "" {
			names = append(names, "default")
		}
	}
	return names
}

// importAt is where a file imports a name from a module.
func (m *Maker) importAt(file, module, name string) diag.Problem {
	text, _ := os.ReadFile(m.path(file))
	if name == "default" {
		name = `\w+`
	} else {
		name = regexp.QuoteMeta(name)
	}
	statement := regexp.MustCompile(`\bimport\b[^'"]*?\b(` + name + `)\b[^'"]*['"]` + regexp.QuoteMeta(module) + `['"]`)
	at := diag.Problem{File: file, Line: 1}
	if found := statement.FindSubmatchIndex(text); found != nil {
		at.Line, at.Column = diag.Position(text, found[2])
	}
	at.Excerpt = diag.Excerpt(text, at.Line)
	return at
}
