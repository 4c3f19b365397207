package build

import (
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"

	"vitrine/internal/bundle"
	"vitrine/internal/cache"
	"vitrine/internal/source"
	"vitrine/internal/typescript"
)

// Where the page that edited demos run in stands, and what tells it which files hold which modules. Their addresses do
// not change with their content: a page would have to be made anew whenever another page's demo imports one more
// module.
const (
	sandboxFolder  = "sandbox/"
	sandboxModules = sandboxFolder + "modules.json"
	sandboxParts   = "assets/sandbox/"
	sandboxCode    = "sandbox code"
)

// crowded is the number of modules above which a package is divided by the first letters of their names: readers want
// an icon, not ten thousand.
const crowded = 1000

// letters is the length of the names of those divisions.
const letters = 2

// everywhere are the packages that each frame has from its start (web/engine/sandbox/library.tsx).
var everywhere = []string{"react", "react-dom", "@emotion/react", "@emotion/styled"}

// sandboxMap is what web/engine/editor/sandbox.ts reads: which files to send into the frame for a family and for an import.
type sandboxMap struct {
	Files    []sandboxFile  `json:"files"`    // each behind those that it imports
	Families map[string]int `json:"families"` // family id to the file that starts its frame
	Modules  map[string]int `json:"modules"`  // package, module, or package and first letters of its modules
	Letters  map[string]int `json:"letters"`  // packages divided by so many first letters

	Homes map[string]string `json:"homes"` // package to the family whose frame its components want
}

type sandboxFile struct {
	Name    string `json:"name"`
	Imports []int  `json:"imports,omitempty"`
}

// sandboxMade is the step's record: the parts themselves are kept beside it.
type sandboxMade struct {
	Map   sandboxMap
	Parts []kept
}

// sandboxed are the files for edited demos. They are put together once: the writing mode is asked for dozens of them.
type sandboxed struct {
	once  sync.Once
	files Files
	err   error
}

// sandbox is the frame's page, and the files of all modules that edited demos may import.
func (b *Builder) sandbox(s *scanned, a *assets) (Files, error) {
	s.frame.once.Do(func() { s.frame.files, s.frame.err = b.makeSandbox(s, a) })
	return s.frame.files, s.frame.err
}

func (b *Builder) makeSandbox(s *scanned, a *assets) (Files, error) {
	made, err := b.sandboxLibrary(s)
	if err != nil {
		return nil, fmt.Errorf("the modules for edited demos: %w", err)
	}
	made.Map.Homes = homes(s.tree.Config)
	text, err := json.Marshal(made.Map)
	if err != nil {
		return nil, err
	}
	files := Files{sandboxFolder + "index.html": inMemory([]byte(a.Sandbox)), sandboxModules: inMemory(text)}
	for i, file := range made.Map.Files {
		files[sandboxParts+file.Name] = b.file(made.Parts[i], sandboxCode, file.Name)
	}
	return files, nil
}

// homes are the packages whose components want the provider of one family.
func homes(config source.Config) map[string]string {
	families := map[string]string{}
	list := map[string]string{}
	for _, product := range config.Products {
		families[product.ID] = product.Family
		list[product.Package] = product.Family
	}
	for _, reference := range config.References {
		for _, name := range reference.Packages {
			list[name] = families[reference.Product]
		}
	}
	maps.DeleteFunc(list, func(name, family string) bool { return name == "" || family == "" })
	return list
}

// sandboxLibrary divides React, the families' providers and every public module of the site's packages into files such
// that each module is in one of them.
func (b *Builder) sandboxLibrary(s *scanned) (sandboxMade, error) {
	var made sandboxMade
	groups := b.sandboxGroups(s)
	sources, err := b.familySources()
	if err != nil {
		return made, err
	}
	key := cache.Key("sandbox", b.lock, b.config.Families, sources, groups, b.config.Bundle)
	if b.cache.Lookup("sandbox", key, &made) {
		return made, nil
	}
	b.options.Progress("modules for edited demos", 0, 0)
	entries, letters := b.sandboxEntries(groups)
	parts, err := bundle.New(b.bundling(b.config, "sandbox")).Split(entries)
	if err != nil {
		return made, err
	}
	made.Map = sandboxMap{Families: map[string]int{}, Modules: map[string]int{}, Letters: letters}
	places := map[string]int{} // of a file, and of what an entry became
	for i, part := range parts {
		places[part.File], places[part.Entry] = i, i
		file := sandboxFile{Name: part.File}
		for _, imported := range part.Imports {
			file.Imports = append(file.Imports, places[imported])
		}
		made.Map.Files = append(made.Map.Files, file)
		content, err := b.keepPart(sandboxCode, part.File, part.Code)
		if err != nil {
			return made, err
		}
		made.Parts = append(made.Parts, content)
	}
	own, grouped := entries[:len(b.config.Families)], entries[len(b.config.Families):]
	for i, family := range b.config.Families {
		made.Map.Families[family.ID] = places[own[i].Name]
	}
	for i, group := range groups {
		made.Map.Modules[group.Name] = places[grouped[i].Name]
	}
	b.cache.Count("sandbox")
	return made, b.cache.Keep("sandbox", key, made)
}

var plain = regexp.MustCompile(`[^A-Za-z0-9]+`)

// sandboxEntries are the files to divide the modules into: one that starts each family, then one a group.
func (b *Builder) sandboxEntries(groups []moduleGroup) (entries []bundle.Entry, divided map[string]int) {
	divided = map[string]int{}
	for _, family := range b.config.Families {
		entries = append(entries, bundle.Entry{Name: "family-" + family.ID,
			Code: fmt.Sprintf("import { start } from %q;\nimport family from %q;\nstart(family);\n",
				"vitrine/engine/sandbox/library", b.sitePath(family.Provider))})
	}
	for i, group := range groups {
		var code strings.Builder
		fmt.Fprintf(&code, "import { add } from %q;\n", "vitrine/engine/sandbox/library")
		for i, module := range group.Modules {
			fmt.Fprintf(&code, "import * as M%d from %q;\n", i, module)
		}
		code.WriteString("add({")
		for i, module := range group.Modules {
			fmt.Fprintf(&code, "%q: M%d, ", module, i)
		}
		code.WriteString("});\n")
		entries = append(entries, bundle.Entry{Name: fmt.Sprintf("%s-%d",
			strings.Trim(plain.ReplaceAllString(group.Name, "-"), "-"), i), Code: code.String()})
		if group.Letters > 0 {
			name, _ := bundle.PackageOf(group.Name)
			divided[name] = group.Letters
		}
	}
	return entries, divided
}

// moduleGroup are modules that come in one file.
type moduleGroup struct {
	Name    string // of the package, of the one module, or of the package with the first letters of the modules
	Modules []string
	Letters int // how many letters of the name are those of modules
}

// sandboxGroups are the public modules of the site's packages, and whatever its demos import beside them. What a
// package's components and hooks share comes together; its other modules, such as translations, come one by one.
func (b *Builder) sandboxGroups(s *scanned) []moduleGroup {
	groups := map[string]*moduleGroup{}
	add := func(group, module string, letters int) {
		g := groups[group]
		if g == nil {
			g = &moduleGroup{Name: group, Letters: letters}
			groups[group] = g
		}
		g.Modules = append(g.Modules, module)
	}
	beside := b.importedByDemos(s)
	for _, name := range b.sandboxPackages(s, beside) {
		modules := b.importable(name)
		divide := len(modules) > crowded
		for _, module := range append(modules, beside[name]...) {
			_, below := bundle.PackageOf(module)
			switch {
			case divide && below == "": // the whole of it is what it is divided for
			case divide:
				add(name+"/"+below[:min(letters, len(below))], module, letters)
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

// sandboxPackages are those that the site documents, that its exported demos need, and that its demos import.
func (b *Builder) sandboxPackages(s *scanned, beside map[string][]string) []string {
	config := s.tree.Config
	names := slices.Sorted(maps.Keys(beside))
	for _, product := range config.Products {
		names = append(names, product.Package)
	}
	for _, reference := range config.References {
		names = append(names, reference.Packages...)
	}
	for _, family := range config.Families {
		names = append(names, family.Export.Packages...)
	}
	names = append(names, config.Bundle.Sandbox...)
	slices.Sort(names)
	return slices.DeleteFunc(slices.Compact(names), func(name string) bool {
		return name == "" || slices.Contains(everywhere, name) || packageFolder(b.options.Site, name) == ""
	})
}

// importedByDemos are the modules that demos import, by package.
func (b *Builder) importedByDemos(s *scanned) map[string][]string {
	modules := map[string][]string{}
	for _, p := range s.tree.Pages {
		for _, d := range p.Demos {
			if filepath.Ext(d.Name) != ".tsx" {
				continue
			}
			parsed, _ := typescript.Parse(d.Path, d.Text)
			for _, imported := range parsed.Imports() {
				if name, _ := bundle.PackageOf(imported.Module); !imported.TypeOnly &&
					!strings.HasPrefix(imported.Module, ".") {
					modules[name] = append(modules[name], imported.Module)
				}
			}
		}
	}
	return modules
}

// importable is a package itself and its modules: folders with a manifest of their own, or else the files beside its
// own. What the configuration omits, and what packages call internal, is left out.
func (b *Builder) importable(name string) []string {
	folder := packageFolder(b.options.Site, name)
	if folder == "" {
		return nil
	}
	modules := []string{name}
	add := func(module string) {
		omitted := slices.ContainsFunc(b.config.Bundle.Omit, func(pattern string) bool {
			ok, _ := path.Match(pattern,
				name+"/"+module)
			return ok
		})
		if !omitted && !strings.HasPrefix(strings.ToLower(module), "internal") {
			modules = append(modules, name+"/"+module)
		}
	}
	folders := moduleFolders(folder)
	for _, module := range folders {
		add(module)
	}
	if len(folders) > 0 {
		return modules
	}
	files, _ := os.ReadDir(folder)
	for _, file := range files {
		if module, ok := strings.CutSuffix(file.Name(), ".js"); ok && isComponentOrHook(module) {
			add(module)
		}
	}
	return modules
}
