package assets

import (
	"slices"
	"strings"

	"vitrine/internal/bundle"
	"vitrine/internal/cache"
	"vitrine/internal/source"
)

// product is the layers of one product.
type product struct {
	key    string // identifies them in the keys of what stands above
	layers libraryLayers
}

// addProductLayers makes the layers of every product, above those of its family. Each product is a step of its own: a
// module more in one of them leaves the others alone.
func (s *Set) addProductLayers(library string) error {
	s.products = map[string]product{}
	for _, shared := range s.maker.Config.Shared.Products {
		family := s.maker.familyOf(shared.Product)
		if family == "" || s.maker.Development { // development builds ask each other for more
			continue
		}
		layers, key, err := cache.Traced(s.maker.Steps, "library", s.maker.productKey(shared, library),
			func() (libraryLayers, []string, error) { return s.bundleProduct(shared, family) })
		if err != nil {
			return err
		}
		s.products[shared.Product] = product{key, layers}
		for _, layer := range layers[bundle.Browser] {
			s.addLayer(layer)
		}
		for _, layer := range layers[bundle.Node] {
			if _, err := s.maker.write(layer.File, layer.Code); err != nil {
				return err
			}
		}
	}
	return nil
}

// productKey is what the layers of a product are made of, apart from the files of packages.
func (m *Maker) productKey(shared source.ProductLayers, library string) string {
	return cache.Key("product layers", m.productSpecs(shared.Product, shared.Layers), library)
}

// bundleProduct is the step that makes the layers of a product for both targets. Inputs are the files that it read.
func (s *Set) bundleProduct(shared source.ProductLayers, family string) (made libraryLayers, inputs []string,
	err error) {
	specs := s.maker.productSpecs(shared.Product, shared.Layers)
	libraries := [2]Library{bundle.Browser: s.browser, bundle.Node: s.Node}
	var layers [2][]*bundle.Layer
	err = onBoth(func(target bundle.Target) (err error) {
		layers[target], err = s.maker.bundler.Layers(target, specs, libraries[target].of([]string{family})...)
		return err
	})
	made = libraryLayers{}
	for target, list := range layers {
		for _, layer := range list {
			inputs = append(inputs, layer.Inputs...)
			// else it is stale, or what stands below has it all: pages bring what they need
			if len(layer.Exports) > 0 {
				made[bundle.Target(target)] = append(made[bundle.Target(target)], layer)
			}
		}
	}
	return made, inputs, err
}

// productSpecs turn what layers.yaml says of a product into layers.
func (m *Maker) productSpecs(product string, layers []source.Interface) []bundle.LayerSpec {
	var specs []bundle.LayerSpec
	for _, names := range layers {
		specs = append(specs, bundle.LayerSpec{Name: product, Interface: m.interfaceKeys(names)})
	}
	return specs
}

// familyOf is the family of a product, "" for none.
func (m *Maker) familyOf(product string) string {
	for _, p := range m.Config.Products {
		if p.ID == product {
			return p.Family
		}
	}
	return ""
}

// layersFor are the layers that a page may import. Those of its product are made for pages of the product's family
// alone: above two families, a module would be in a layer and in the file of the other family.
func (s *Set) layersFor(target bundle.Target, p Page) []*bundle.Layer {
	library := [2]Library{bundle.Browser: s.browser, bundle.Node: s.Node}[target]
	layers := library.of(p.Families)
	if s.isProductPage(p, p.Product) {
		layers = append(layers, s.products[p.Product].layers[target]...)
	}
	if p.alone[target] {
		layers = slices.DeleteFunc(layers, func(layer *bundle.Layer) bool { return layer.Narrow })
	}
	return layers
}

func (s *Set) isProductPage(p Page, product string) bool {
	return p.Product == product && len(p.Families) == 1 && p.Families[0] == s.maker.familyOf(product)
}

// isInert says whether loading a module does nothing by itself, as its package or the configuration says.
func (m *Maker) isInert(module string) bool {
	name, _ := bundle.PackageOf(module)
	for _, inert := range m.Config.Bundle.Inert {
		if strings.HasPrefix(module, inert+"/") {
			return true
		}
	}
	for _, prefix := range m.Config.Bundle.Stateless {
		if strings.HasPrefix(module, prefix) {
			return true
		}
	}
	manifest, _ := InstalledManifest(m.Site, name)
	return string(manifest.SideEffects) == "false"
}
