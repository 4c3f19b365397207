package typecheck

import (
	"cmp"
	"maps"
	"path/filepath"
	"slices"

	"vitrine/internal/source"
	"vitrine/internal/typescript"
)

// packageGraph tells which files the types of a page's demos depend on, package by package: hundreds of pages reach the
// same packages, and what one package holds is listed once.
type packageGraph struct {
	program   *typescript.Program
	packageOf func(file string) string
	files     map[string][]string // by package
	imports   map[string][]string // packages by package, as they are asked for
}

func newPackageGraph(program *typescript.Program, packageOf func(file string) string) *packageGraph {
	return &packageGraph{program: program, packageOf: packageOf, files: program.Packages(packageOf),
		imports: map[string][]string{}}
}

// packageOf names the package of a file: by its manifest, or by the folder of the site that it lies in.
func (c *Checker) packageOf(file string) string {
	return cmp.Or(c.Steps.Place().Manifest(file), filepath.Dir(file))
}

// reached are the files of each package that some code reaches.
func (g *packageGraph) reached(w *work) [][]string {
	seen := map[string]bool{}
	var open []string
	visit := func(names []string) {
		for _, name := range names {
			if !seen[name] {
				seen[name] = true
				open = append(open, name)
			}
		}
	}
	for _, u := range w.units {
		visit(g.packagesOf(g.program.Imports(u.path)))
	}
	if w.kind == fencesKind { // what stands for packages may lead to others
		visit(g.packagesOf(g.program.Imports(source.AmbientFile)))
	}
	for ; len(open) > 0; open = open[1:] {
		visit(g.importedBy(open[0]))
	}
	var lists [][]string
	for _, name := range slices.Sorted(maps.Keys(seen)) {
		lists = append(lists, g.files[name])
	}
	return lists
}

// importedBy are the packages that the files of a package refer to.
func (g *packageGraph) importedBy(name string) []string {
	if known, ok := g.imports[name]; ok {
		return known
	}
	seen := map[string]bool{}
	for _, file := range g.files[name] {
		for _, imported := range g.packagesOf(g.program.Imports(file)) {
			seen[imported] = true
		}
	}
	g.imports[name] = slices.Sorted(maps.Keys(seen))
	return g.imports[name]
}

func (g *packageGraph) packagesOf(files []string) []string {
	names := make([]string, len(files))
	for i, file := range files {
		names[i] = g.packageOf(file)
	}
	return names
}
