package assets

import (
	"slices"

	"vitrine/internal/bundle"
	"vitrine/internal/source"
)

// Library is the library layers for one target.
type Library struct {
	Key      string // identifies them in the keys of what stands above
	layers   []*bundle.Layer
	families map[string]bool // names of the layers that belong to one family
}

// layerSpecs are the layers' contents, with what they hand out to browsers. For Node they hand out everything.
func (m *Maker) layerSpecs(target bundle.Target) []bundle.LayerSpec {
	specs := m.wholeSpecs(target)
	if target == bundle.Node || m.Development {
		return specs
	}
	interfaces := m.interfaces()
	for i, spec := range specs {
		if keys, ok := interfaces[spec.Name]; ok {
			specs[i] = bundle.LayerSpec{Name: spec.Name, Beside: spec.Beside, Interface: keys}
		}
	}
	return specs
}

// interfaces are what layers.yaml says of the layers that products share, by name.
func (m *Maker) interfaces() map[string]bundle.Interface {
	interfaces := map[string]bundle.Interface{}
	for layer, names := range m.Config.Shared.Interfaces {
		interfaces[layer] = m.interfaceKeys(names)
	}
	return interfaces
}

// wholeSpecs turn the configuration into the layers' contents. React is in the lowest one, the engine's own part in the
// last below the families.
func (m *Maker) wholeSpecs(target bundle.Target) []bundle.LayerSpec {
	families := map[string]bundle.LayerSpec{}
	var above []bundle.LayerSpec
	for _, family := range m.Config.Families {
		spec := bundle.LayerSpec{Name: family.ID, Beside: true, Modules: append([]string{m.providerOf(family)},
			family.Layer...)}
		if target == bundle.Node {
			spec.Modules = append(spec.Modules, m.publicModules(family.ID)...)
		}
		families[family.ID] = spec
		above = append(above, spec)
	}
	var specs []bundle.LayerSpec
	for _, layer := range m.Config.Layers {
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
			last.Modules = append(last.Modules, hydrateModule)
		}
	}
	return append(specs, above...)
}

// publicModules are the modules that demos of a family may import from its packages: every folder with a manifest of
// its own. For Node the whole library is one layer, since nobody downloads it: a page's file then holds its demos
// alone, which halves the time of bundling and of loading it. The package is that of the first product that names the
// family.
func (m *Maker) publicModules(family string) []string {
	at := slices.IndexFunc(m.Config.Products,
		func(p source.Product) bool { return p.Family == family && p.Package != "" })
	if at < 0 {
		return nil
	}
	name := m.Config.Products[at].Package
	var modules []string
	for _, module := range moduleFolders(PackageFolder(m.Site, name)) {
		if isComponentOrHook(module) {
			modules = append(modules, name+"/"+module)
		}
	}
	return modules
}

// of are the layers that a page of these families may import: those that all share, and its own. A page of one family
// never loads another's layer for some small part that happens to be in it.
func (l Library) of(families []string) []*bundle.Layer {
	var list []*bundle.Layer
	for _, layer := range l.layers {
		if !l.families[layer.Name] || slices.Contains(families, layer.Name) {
			list = append(list, layer)
		}
	}
	return list
}

// productPackages are what the families' layers are made of beside their own lists.
func (m *Maker) productPackages() []string {
	var list []string
	for _, product := range m.Config.Products {
		list = append(list, product.Family, product.Package)
	}
	return list
}
