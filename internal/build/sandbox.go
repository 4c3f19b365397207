package build

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"vitrine/internal/bundle"
	"vitrine/internal/cache"
	"vitrine/internal/source"
	"vitrine/internal/typescript"
	"vitrine/web"
)

// sandboxFolder holds the page that edited demos run in, and a library a family. Their addresses do not change with their
// content: a page would have to be made anew whenever another page's demo imports one more module.
const sandboxFolder = "sandbox/"

// always are the modules that every family's frame has.
var always = []string{"react", "react-dom", "react/jsx-runtime", "@emotion/react", "@emotion/styled"}

// sandbox is the frame's page and the libraries of all families.
func (b *Builder) sandbox(s *scanned, a *assets) (Files, error) {
	files := Files{sandboxFolder + "index.html": inMemory([]byte(a.Sandbox))}
	for _, family := range s.tree.Config.Families {
		code, err := b.sandboxLibrary(s, family)
		if err != nil {
			return nil, fmt.Errorf("the library for edited demos of %s: %w", family.ID, err)
		}
		files[sandboxFolder+family.ID+".js"] = inMemory(code)
	}
	return files, nil
}

// sandboxLibrary is one script with React, a family's provider and every module that its demos may import.
func (b *Builder) sandboxLibrary(s *scanned, family source.Family) ([]byte, error) {
	modules := b.sandboxModules(s, family)
	sources, err := b.familySources()
	if err != nil {
		return nil, err
	}
	key := cache.Key("sandbox", b.lock, family.Provider, sources, modules, b.config.Bundle)
	return b.cache.Step("sandbox", key, func() ([]byte, error) {
		var code strings.Builder
		fmt.Fprintf(&code, "import { start } from %q;\nimport family from %q;\n", "vitrine/sandbox/library", b.sitePath(family.Provider))
		for i, module := range modules {
			fmt.Fprintf(&code, "import * as M%d from %q;\n", i, module)
		}
		code.WriteString("start(family, {")
		for i, module := range modules {
			fmt.Fprintf(&code, "%q: M%d, ", module, i)
		}
		code.WriteString("});\n")
		bundler := bundle.New(bundle.Options{Site: b.options.Site, Engine: web.FS, Aliases: b.config.Bundle.Aliases, Inert: b.config.Bundle.Inert, Stateless: b.config.Bundle.Stateless,
			Memory: resolutions{b.cache, fmt.Sprint("resolve ", b.lock, " sandbox")}})
		made, err := bundler.Weigh([]bundle.Entry{{Name: "sandbox-" + family.ID, Code: code.String()}}, nil)
		if err != nil {
			return nil, err
		}
		return made[0].Code, nil
	})
}

// sandboxModules are the public modules of a family's packages, and whatever the site's own demos of the family import.
func (b *Builder) sandboxModules(s *scanned, family source.Family) []string {
	modules := slices.Clone(always)
	for _, product := range s.tree.Config.Products {
		if product.Family != family.ID {
			continue
		}
		if packageFolder(b.options.Site, product.Package) != "" {
			modules = append(modules, product.Package)
		}
		for _, reference := range s.tree.Config.References {
			if reference.Product == product.ID {
				for _, name := range reference.Packages {
					modules = append(modules, b.modulesBelow(name)...)
				}
			}
		}
	}
	for _, name := range slices.Concat(family.Export.Packages, family.Sandbox) {
		modules = append(modules, b.modulesBelow(name)...)
	}
	for _, p := range s.tree.Pages {
		if s.familyOf(p) != family.ID {
			continue
		}
		for _, d := range p.Demos {
			if filepath.Ext(d.Name) != ".tsx" {
				continue
			}
			parsed, _ := typescript.Parse(d.Path, d.Text)
			for _, imported := range parsed.Imports() {
				if !imported.TypeOnly && !strings.HasPrefix(imported.Module, ".") {
					modules = append(modules, imported.Module)
				}
			}
		}
	}
	slices.Sort(modules)
	return slices.DeleteFunc(slices.Compact(modules), func(name string) bool { return name == "" })
}

// familyOf is the family of a page's demos.
func (s *scanned) familyOf(p source.Page) string {
	return s.productFor(p).Family
}

// modulesBelow are the modules of a package that have a manifest of their own.
func (b *Builder) modulesBelow(name string) []string {
	var modules []string
	manifests, _ := filepath.Glob(filepath.Join(packageFolder(b.options.Site, name), "*", "package.json"))
	for _, manifest := range manifests {
		folder := filepath.Base(filepath.Dir(manifest))
		if first := folder[0]; first >= 'A' && first <= 'Z' || strings.HasPrefix(folder, "use") || folder == "styles" || folder == "colors" {
			modules = append(modules, name+"/"+folder)
		}
	}
	return modules
}
