package build

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"vitrine/internal/bundle"
	"vitrine/internal/cache"
	"vitrine/internal/source"
	"vitrine/web"
)

// library is the library layers for one target, with what identifies them in keys.
type library struct {
	layers   []*bundle.Layer
	families map[string]bool // names of the layers that belong to one family
	key      string
}

// lockfiles are what the package managers leave; the first found from the site folder upwards says what is installed.
var lockfiles = []string{"package-lock.json", "pnpm-lock.yaml", "yarn.lock"}

// lockOf returns the content hash of the lock file that governs the site.
func lockOf(site string) (string, error) {
	for dir := site; ; dir = filepath.Dir(dir) {
		for _, name := range lockfiles {
			if text, err := os.ReadFile(filepath.Join(dir, name)); err == nil {
				return cache.Sum(text), nil
			}
		}
		if dir == filepath.Dir(dir) {
			return "",
				fmt.Errorf(
					"no lock file (%s, …) stands in %s or above it: install the site's packages first, so that "+
						"builds can be repeated", lockfiles[0], site)
		}
	}
}

// resolutions keep where imports led, under the lock file that says what is installed. They are no steps: a run asks
// for thousands.
type resolutions struct {
	cache *cache.Cache
	kind  string
}

// Get implements bundle.Memory.
func (r resolutions) Get(key string) ([]byte, bool) { return r.cache.Get(r.kind, key) }

// Put implements bundle.Memory. What can't be kept is asked for again.
func (r resolutions) Put(key string, content []byte) { _ = r.cache.Put(r.kind, key, content) }

// layerSpecs turn the configuration into the layers' contents. React is in the lowest one, the engine's own part in the
// last below the families.
func (b *Builder) layerSpecs(target bundle.Target) []bundle.LayerSpec {
	families := map[string]bundle.LayerSpec{}
	var above []bundle.LayerSpec
	for _, family := range b.config.Families {
		spec := bundle.LayerSpec{Name: family.ID, Beside: true, Modules: append([]string{b.sitePath(family.Provider)},
			family.Layer...)}
		if target == bundle.Node {
			spec.Modules = append(spec.Modules, b.publicModules(family.ID)...)
		}
		families[family.ID] = spec
		above = append(above, spec)
	}
	var specs []bundle.LayerSpec
	for _, layer := range b.config.Layers {
		spec := bundle.LayerSpec{Name: layer.Name, Modules: append([]string{}, layer.Modules...)}
		for _, id := range layer.SharedBy {
			spec.Between = append(spec.Between, families[id])
		}
		specs = append(specs, spec)
	}
	if len(specs) > 0 {
		first, last := &specs[0], &specs[len(specs)-1]
		first.Modules = append(first.Modules, "react", "react-dom", "react/jsx-runtime")
		if target == bundle.Node {
			first.Modules = append(first.Modules, "react-dom/server")
		} else {
			first.Modules = append(first.Modules, "react-dom/client")
			last.Modules = append(last.Modules, "vitrine/engine/hydration/hydrate")
		}
	}
	return append(specs, above...)
}

// publicModules are the modules that demos of a family may import from its packages: every folder with a manifest of
// its own. For Node the whole library is one layer, since nobody downloads it: a page's file then holds its demos
// alone, which halves the time of bundling and of loading it. The package is that of the first product that names the
// family.
func (b *Builder) publicModules(family string) []string {
	at := slices.IndexFunc(b.config.Products, func(p source.Product) bool {
		return p.Family == family &&
			p.Package != ""
	})
	if at < 0 {
		return nil
	}
	name := b.config.Products[at].Package
	var modules []string
	for _, module := range moduleFolders(packageFolder(b.options.Site, name)) {
		if isComponentOrHook(module) {
			modules = append(modules, name+"/"+module)
		}
	}
	return modules
}

// moduleFolders are the folders of a package that have a manifest of their own. It looks into folders alone: a package
// may have twenty thousand files.
func moduleFolders(folder string) []string {
	entries, _ := os.ReadDir(folder) // none where the package is not installed
	var names []string
	for _, entry := range entries {
		if !entry.IsDir() {
			continue
		}
		if _, err := os.Stat(filepath.Join(folder, entry.Name(), "package.json")); err == nil {
			names = append(names, entry.Name())
		}
	}
	return names
}

// isComponentOrHook says whether a module is named as those are.
func isComponentOrHook(name string) bool {
	return name != "" && isCapital(name[0]) || len(name) > 3 && strings.HasPrefix(name, "use") && isCapital(name[3])
}

func isCapital(letter byte) bool { return letter >= 'A' && letter <= 'Z' }

// packages are what the families' layers are made of beside their own lists.
func (b *Builder) packages() []string {
	var list []string
	for _, product := range b.config.Products {
		list = append(list, product.Family, product.Package)
	}
	return list
}

// packageFolder is where a package is installed, from the site folder upwards; "" where it is not.
func packageFolder(site, name string) string {
	for dir := site; ; dir = filepath.Dir(dir) {
		folder := filepath.Join(dir, "node_modules", filepath.FromSlash(name))
		if _, err := os.Stat(folder); err == nil {
			return folder
		}
		if dir == filepath.Dir(dir) {
			return ""
		}
	}
}

// of are the layers that a page of these families may import: those that all share, and its own. A page of one family
// never loads another's layer for some small part that happens to be in it.
func (l library) of(families []string) []*bundle.Layer {
	var list []*bundle.Layer
	for _, layer := range l.layers {
		if !l.families[layer.Name] || slices.Contains(families, layer.Name) {
			list = append(list, layer)
		}
	}
	return list
}

// bundling is what all bundlers of a site are made with; the purpose keeps apart what each remembers of its imports.
func (b *Builder) bundling(config source.Config, purpose string) bundle.Options {
	c := config.Bundle
	repairs := make([]bundle.Repair, 0, len(c.Repairs))
	for _, repair := range c.Repairs {
		repairs = append(repairs, bundle.Repair{File: repair.File, Find: repair.Find, Replace: repair.Replace})
	}
	return bundle.Options{Site: b.options.Site, Engine: web.FS, Aliases: c.Aliases, Inert: c.Inert,
		Stateless: c.Stateless, Repairs: repairs,
		Memory: resolutions{b.cache, fmt.Sprint("resolve ", b.lock, " ", purpose)}}
}
