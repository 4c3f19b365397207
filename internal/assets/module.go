package assets

import (
	"maps"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"vitrine/internal/bundle"
	"vitrine/internal/source"
	"vitrine/internal/typescript"
)

// divideAbove is the number of modules above which a package is divided by the first letters of their names: readers
// want an icon, not ten thousand.
const divideAbove = 1000

// prefixLength is the length of the names of those divisions.
const prefixLength = 2

// alwaysThere are the packages that each frame has from its start (web/engine/sandbox/library.tsx).
var alwaysThere = []string{"react", "react-dom", "@emotion/react", "@emotion/styled"}

// moduleGroup are modules that come in one file.
type moduleGroup struct {
	Name    string // of the package, of the one module, or of the package with the first letters of the modules
	Modules []string
	Letters int // how many letters of the name are those of modules
}

// moduleGroups are the public modules of the site's packages, and whatever its demos import beside them. What a
// package's components and hooks share comes together; its other modules, such as translations, come one by one.
func (m *Maker) moduleGroups(demos []source.Demo) []moduleGroup {
	groups := map[string]*moduleGroup{}
	add := func(group, module string, letters int) {
		g := groups[group]
		if g == nil {
			g = &moduleGroup{Name: group, Letters: letters}
			groups[group] = g
		}
		g.Modules = append(g.Modules, module)
	}
	imported := importedModules(demos)
	for _, name := range m.sandboxPackages(imported) {
		modules := m.importable(name)
		divide := len(modules) > divideAbove
		for _, module := range append(modules, imported[name]...) {
			_, below := bundle.PackageOf(module)
			switch {
			case divide && below == "": // the whole of it is what it is divided for
			case divide:
				add(name+"/"+below[:min(prefixLength, len(below))], module, prefixLength)
			case below == "" || isComponentOrHook(below):
				add(name, module, 0)
			default:
				add(module, module, 0)
			}
		}
	}
	list := make([]moduleGroup, 0, len(groups))
	for _, name := range slices.Sorted(maps.Keys(groups)) {
		g := groups[name]
		slices.Sort(g.Modules)
		g.Modules = slices.Compact(g.Modules)
		list = append(list, *g)
	}
	return list
}

// divided are the packages whose modules are divided by their first letters, with the number of these.
func divided(groups []moduleGroup) map[string]int {
	packages := map[string]int{}
	for _, group := range groups {
		if group.Letters > 0 {
			name, _ := bundle.PackageOf(group.Name)
			packages[name] = group.Letters
		}
	}
	return packages
}

// sandboxPackages are those that the site documents, that its exported demos need, and that its demos import.
func (m *Maker) sandboxPackages(imported map[string][]string) []string {
	names := slices.Sorted(maps.Keys(imported))
	for _, product := range m.Config.Products {
		names = append(names, product.Package)
	}
	for _, reference := range m.Config.References {
		names = append(names, reference.Packages...)
	}
	for _, family := range m.Config.Families {
		names = append(names, family.Export.Packages...)
	}
	names = append(names, m.Config.Bundle.Sandbox...)
	slices.Sort(names)
	return slices.DeleteFunc(slices.Compact(names), func(name string) bool {
		return name == "" || slices.Contains(alwaysThere, name) ||
			PackageFolder(m.Site, name) == "" && m.sources().Modules(name) == nil
	})
}

// importedModules are the modules that demos import, by package.
func importedModules(demos []source.Demo) map[string][]string {
	modules := map[string][]string{}
	for _, d := range demos {
		if ending := filepath.Ext(d.Name); ending != ".tsx" && ending != ".jsx" {
			continue
		}
		parsed, _ := typescript.Parse(d.Path, d.Text)
		for _, imported := range parsed.Imports() {
			if imported.TypeOnly || strings.HasPrefix(imported.Module, ".") {
				continue
			}
			name, _ := bundle.PackageOf(imported.Module)
			modules[name] = append(modules[name], imported.Module)
		}
	}
	return modules
}

// importable is a package itself and its modules: folders with a manifest of their own, or else the files beside its
// own. What the configuration omits, and what packages call internal, is left out.
func (m *Maker) importable(name string) []string {
	if written := m.sources().Modules(name); written != nil {
		return written
	}
	root := PackageFolder(m.Site, name)
	if root == "" {
		return nil
	}
	modules := []string{name}
	add := func(module string) {
		omitted := slices.ContainsFunc(m.Config.Bundle.Omit, func(pattern string) bool {
			ok, _ := path.Match(pattern, name+"/"+module)
			return ok
		})
		if !omitted && !strings.HasPrefix(strings.ToLower(module), "internal") {
			modules = append(modules, name+"/"+module)
		}
	}
	folders := moduleFolders(root)
	for _, module := range folders {
		add(module)
	}
	if len(folders) > 0 {
		return modules
	}
	files, _ := os.ReadDir(root)
	for _, file := range files {
		if module, ok := strings.CutSuffix(file.Name(), ".js"); ok && isComponentOrHook(module) {
			add(module)
		}
	}
	return modules
}
