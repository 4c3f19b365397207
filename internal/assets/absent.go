package assets

import (
	"fmt"
	"os"
	"path"
	"slices"
	"strings"

	"vitrine/internal/bundle"
	"vitrine/internal/diag"
	"vitrine/internal/typescript"
)

// absence is an import of a name that its module does not export.
type absence struct {
	diag.Problem
	inputs []string // files that say what the module exports
}

// absence is what is wrong with an import of a name that its module does not export: it names module and export.
func (m *Maker) absence(found bundle.Absence) absence {
	name, file := found.Name, siteFile(m.Site, found.File)
	a := absence{Problem: Problems(m.Site, found.Message)[0]}
	module := m.importing(file, name)
	if module == "" {
		return a
	}
	a.Kind, a.Export = diag.ImportsKind, name
	a.What = fmt.Sprintf("%s has no %s.", m.named(module), exportCalled(name))
	a.Why = "What imports it can't run."
	a.Fix = "Import what it exports, or install the version that has it."
	if !isBelow(module) {
		known, inputs, err := m.bundler.Exports(bundle.Browser, module)
		if near := diag.DidYouMean(name, known); err == nil && near != "" {
			a.Fix = near + " " + a.Fix
		}
		a.inputs = inputs
	}
	return a
}

func exportCalled(name string) string {
	if name == "default" {
		return "default export"
	}
	return "export " + diag.Quote(name)
}

// named is how a sentence begins that is about a module: with the version of the package, where it is one's.
func (m *Maker) named(module string) string {
	name, _ := bundle.PackageOf(module)
	if manifest, ok := InstalledManifest(m.Site, name); ok && !isBelow(module) {
		return strings.TrimSpace(module + " " + manifest.Version)
	}
	return module
}

func isBelow(module string) bool { return strings.HasPrefix(module, ".") }

// importing is the module that a file of the site imports a name from; "" where it can't be told.
func (m *Maker) importing(file, name string) string {
	for _, imported := range m.imports(file) {
		isDefault := name == "default" && (imported.Default != "" || imported.Namespace != "")
		if !imported.TypeOnly && !imported.Dynamic && (isDefault || slices.Contains(imported.Names, name)) {
			return imported.Module
		}
	}
	return ""
}

func (m *Maker) imports(file string) []typescript.Import {
	text, err := os.ReadFile(m.path(file))
	if err != nil {
		return nil
	}
	parsed, _ := typescript.Parse(file, text)
	return parsed.Imports()
}

// endings complete the imports of files without an ending.
var endings = []string{"", ".tsx", ".ts", ".jsx", ".js", "/index.tsx", "/index.ts", "/index.jsx", "/index.js"}

// reaches says whether a file of the site imports another one, or is it.
func (m *Maker) reaches(from, file string, seen map[string]bool) bool {
	if from == file {
		return true
	}
	if seen[from] {
		return false
	}
	seen[from] = true
	return slices.ContainsFunc(m.imports(from), func(imported typescript.Import) bool {
		if imported.TypeOnly || !isBelow(imported.Module) {
			return false
		}
		module := path.Join(path.Dir(from), imported.Module)
		return slices.ContainsFunc(endings, func(ending string) bool {
			info, err := os.Stat(m.path(module + ending))
			return err == nil && info.Mode().IsRegular() && m.reaches(module+ending, file, seen)
		})
	})
}

// tolerate lets pages go on whose demos ask for names that are not there: such a demo says so in its place. It returns
// the warnings, and what no demo is to blame for.
func (s *Set) tolerate(stale []*pageTask, absent []absence) (warnings []diag.Problem, rest []absence) {
	for _, a := range absent {
		told := false
		for _, t := range stale {
			for _, d := range t.rendered() {
				if strings.Contains(t.absent[d.Name], a.What) || !s.maker.reaches(d.Module, a.File, map[string]bool{}) {
					continue
				}
				warning := t.written(s.maker.Site, []diag.Problem{t.tolerated(d, a)})
				t.bundle.Absent = append(t.bundle.Absent, warning...)
				warnings, told = append(warnings, warning...), true
			}
		}
		if !told {
			rest = append(rest, a)
		}
	}
	return warnings, rest
}

// tolerated puts a sentence in the place of a demo, and is the warning of it.
func (t *pageTask) tolerated(d Demo, a absence) diag.Problem {
	if t.absent == nil {
		t.absent = map[string]string{}
	}
	t.absent[d.Name] = strings.TrimSpace(t.absent[d.Name] + " " + a.What)
	t.consulted = append(t.consulted, a.inputs...)
	warning := diag.Softened(diag.ImportsKind, a.Problem)[0]
	warning.Why = fmt.Sprintf("Readers see this sentence in the place of the demo %s.", d.Name)
	return warning
}

// imported is the code that imports a demo into an entry under a name, or makes what says in its place what it lacks.
func (m *Maker) imported(p Page, d Demo, name string) string {
	if notice := p.notice(d); notice != "" {
		return fmt.Sprintf("const %s = %s;\n", name, notice)
	}
	return fmt.Sprintf("import %s from %q;\n", name, m.path(d.Module))
}

// notice is the component that stands for a demo which can't be bundled; "" for any other.
func (p Page) notice(d Demo) string {
	if p.absent[d.Name] == "" {
		return ""
	}
	element := "p"
	if d.Origin != "" {
		element = "span" // it may stand within a sentence
	}
	return fmt.Sprintf(`() => <%s role="note">{%q}</%s>`, element, p.absent[d.Name], element)
}
