package packages

import (
	"fmt"
	"io/fs"
	"slices"

	"vitrine/internal/diag"
	"vitrine/internal/history"
	"vitrine/internal/reference"
	"vitrine/internal/source"
)

// histories read what the site keeps of its packages' releases, and say where that ends before what is installed.
func (r *Reader) histories(tree *source.Tree, problems *diag.List) map[string]history.Product {
	told := map[string]history.Product{}
	for _, configured := range tree.Config.References {
		if len(configured.History) == 0 {
			continue
		}
		file := source.HistoryFile(configured.Product)
		text := tree.Histories[configured.Product]
		made, err := history.Decode(text)
		if len(text) > 0 && err != nil {
			problems.Add(diag.Problem{File: file, What: fmt.Sprintf("The history can't be read: %v.", err),
				Why: "Pages would not say since when something is there.", Fix: "Write it again: vitrine history."})
			continue
		}
		told[configured.Product] = made
		for _, one := range configured.History {
			problems.Add(r.lacking(made, one, file)...)
		}
	}
	return told
}

// Remember puts into the entries of a package what a site's history tells of it, where there is one.
func (p *Package) Remember(site fs.FS, config source.Config) {
	for _, r := range config.References {
		if !slices.Contains(r.Packages, p.Package) {
			continue
		}
		text, err := fs.ReadFile(site, source.HistoryFile(r.Product))
		if err != nil {
			return // the site keeps none
		}
		if told, err := history.Decode(text); err == nil {
			for _, entries := range [][]reference.Entry{p.Components, p.Hooks, p.Interfaces} {
				reference.Remember(entries, told)
			}
		}
		return
	}
}

// lacking says that a history does not reach the installed release of a package.
func (r *Reader) lacking(made history.Product, configured source.ReferenceHistory, file string) []diag.Problem {
	installed := r.installedVersion(configured.Package)
	warning := diag.Problem{Severity: diag.Warning, File: file,
		Why: "Pages don't say of what came later since when it is there.",
		Fix: "Run vitrine history, and commit what it writes."}
	for _, p := range made.Packages {
		if p.Package != configured.Package {
			continue
		}
		if p.Last() == installed {
			return nil
		}
		warning.What = fmt.Sprintf("The history of %s ends with %s, and %s is installed.", p.Package, p.Last(), installed)
		return []diag.Problem{warning}
	}
	warning.What = fmt.Sprintf("There is no history of %s yet.", configured.Package)
	return []diag.Problem{warning}
}
