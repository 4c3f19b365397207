package assets

import (
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
	lack   Lack
	inputs []string // files that say what the module exports
}

// Lack is what a demo lacks: a name that a module does not export.
type Lack struct {
	Module string // with its version; "" where it can't be told
	Name   string
	Text   string // of the bundler, where there is no module
}

// absence is what is wrong with an import of a name that its module does not export: it names module and export.
func (m *Maker) absence(found bundle.Absence) absence {
	name, file := found.Name, siteFile(m.Site, found.File)
	problem := Problems(m.Site, found.Message)[0]
	module := m.importing(file, name)
	if module == "" {
		return absence{Problem: problem, lack: Lack{Text: problem.What}}
	}
	var known, inputs []string
	if !isBelow(module) {
		known, inputs, _ = m.bundler.Exports(bundle.Browser, module) // without them nothing is proposed
	}
	return absence{m.lacking(problem, module, name, known), Lack{Module: m.named(module), Name: name}, inputs}
}

// lacking is the problem at a place that a module lacks a name, with the nearest of those that it is known to have.
func (m *Maker) lacking(at diag.Problem, module, name string, known []string) diag.Problem {
	at.Kind, at.Export = diag.ImportsKind, name
	at.What = Lack{Module: m.named(module), Name: name}.sentence(nil)
	at.Why = "What imports it can't run."
	at.Fix = "Import what it exports, or install the version that has it."
	if near := diag.DidYouMean(name, known); near != "" {
		at.Fix = near + " " + at.Fix
	}
	return at
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
