package assets

import (
	"maps"
	"slices"

	"vitrine/internal/bundle"
	"vitrine/internal/sharing"
	"vitrine/internal/source"
)

// Sharing is what the pages of one product share.
type Sharing struct {
	Product string
	Pages   []sharing.Page // those whose files could be divided
	Alone   int            // pages that ask for more than the layers give now
	Now     []sharing.Layer
	Planned []sharing.Layer
}

// sharer plans layers. It stands above layers that hand out everything, to see what is asked of them.
type sharer struct {
	*Set
	whole Library
	codes [][]byte // what asks: pages, and the layers that were narrowed already
	plan  source.Layers
}

// Sharings counts what the browser files of pages consist of, and plans the layers of each product anew.
func (s *Set) Sharings(pages []Page) ([]Sharing, source.Layers, error) {
	layers, err := s.maker.bundler.Layers(bundle.Browser, s.maker.wholeSpecs(bundle.Browser))
	if err != nil {
		return nil, source.Layers{}, err
	}
	planner := &sharer{Set: s, whole: Library{layers: layers, families: s.browser.families}}
	planner.plan.Interfaces = map[string]source.Interface{}
	pages = slices.DeleteFunc(slices.Clone(pages), func(p Page) bool { return len(p.Demos) == 0 })
	var list []Sharing
	for _, product := range s.maker.Config.Products {
		own := slices.DeleteFunc(slices.Clone(pages), func(p Page) bool { return !s.isProductPage(p, product.ID) })
		if len(own) == 0 {
			continue
		}
		found, err := planner.product(product, own)
		if err != nil {
			return nil, planner.plan, err
		}
		list = append(list, found)
	}
	for _, p := range pages {
		if !s.isProductPage(p, p.Product) {
			if err := planner.ask([]Page{p}, planner.whole.of(p.Families)); err != nil {
				return nil, planner.plan, err
			}
		}
	}
	return list, planner.plan, planner.narrow()
}

// product plans the layers of one product.
func (p *sharer) product(product source.Product, pages []Page) (Sharing, error) {
	found := Sharing{Product: product.ID}
	below := p.whole.of([]string{product.Family})
	usages, err := inRuns(p.maker.browserEntries(pages), func(batch []bundle.Entry) ([]bundle.Usage, error) {
		return p.maker.bundler.Usages(batch, below)
	})
	if err != nil {
		return found, err
	}
	for _, usage := range usages {
		found.Pages = append(found.Pages, modulesOf(usage))
	}
	for _, layer := range p.products[product.ID].layers[bundle.Browser] {
		found.Now = append(found.Now, layerModules(layer))
	}
	if found.Alone, err = p.countAlone(pages); err != nil {
		return found, err
	}
	planned := sharing.Plan(found.Pages, p.maker.isInert)
	plan := source.ProductLayers{Product: product.ID}
	whole, err := p.draft(product.ID, planned, pages, below)
	if err != nil {
		return found, err
	}
	for i := len(whole) - 1; i >= 0; i-- {
		layer, asked, err := p.narrowed(whole[i], slices.Concat(below, whole[:i]))
		if err != nil {
			return found, err
		}
		if len(asked) > 0 {
			plan.Layers = append(plan.Layers, asked)
			found.Planned = append(found.Planned, layerModules(layer))
		}
	}
	if slices.Reverse(plan.Layers); len(plan.Layers) > 0 {
		p.plan.Products = append(p.plan.Products, plan)
	}
	return found, nil
}

// countAlone counts the pages that ask for more than the layers give as they are written down.
func (p *sharer) countAlone(pages []Page) (int, error) {
	outputs, err := p.above(pages, p.layersFor(bundle.Browser, pages[0]))
	alone := slices.DeleteFunc(outputs, func(output bundle.Output) bool { return !output.Incomplete })
	return len(alone), err
}

// draft builds planned layers that hand out everything, and notes what pages import of them.
func (p *sharer) draft(product string, planned []sharing.Layer, pages []Page, below []*bundle.Layer) ([]*bundle.Layer,
	error) {
	var specs []bundle.LayerSpec
	for i, layer := range planned {
		spec := bundle.LayerSpec{Name: product, Modules: p.keys(layer), Elsewhere: []string{}}
		for n, other := range planned {
			if n != i {
				spec.Elsewhere = append(spec.Elsewhere, p.keys(other)...)
			}
		}
		specs = append(specs, spec)
	}
	whole, err := p.maker.bundler.Layers(bundle.Browser, specs, below...)
	if err != nil {
		return nil, err
	}
	return whole, p.ask(pages, slices.Concat(below, whole))
}

func (p *sharer) keys(layer sharing.Layer) []string {
	var keys []string
	for _, module := range layer {
		keys = append(keys, p.maker.moduleKey(module))
	}
	return keys
}

// narrowed is a layer that hands out what is asked of it, and no more. It asks for less of those below.
func (p *sharer) narrowed(whole *bundle.Layer, below []*bundle.Layer) (*bundle.Layer, source.Interface, error) {
	asked := bundle.Asked(p.codes, whole)
	spec := bundle.LayerSpec{Name: whole.Name, Interface: asked}
	layers, err := p.maker.bundler.Layers(bundle.Browser, []bundle.LayerSpec{spec}, below...)
	if err != nil {
		return nil, nil, err
	}
	p.codes = append(p.codes, layers[0].Code)
	return layers[0], interfaceNames(asked), nil
}

// ask notes what pages import from layers.
func (p *sharer) ask(pages []Page, layers []*bundle.Layer) error {
	outputs, err := p.above(pages, layers)
	for _, output := range outputs {
		p.codes = append(p.codes, output.Code)
	}
	return err
}

// narrow plans what families' layers hand out, then the layers that families share, from above. The lowest stays whole:
// a page that asks for more than the others give stands above it alone.
func (p *sharer) narrow() error {
	specs := p.maker.wholeSpecs(bundle.Browser)
	for i := len(specs) - 1; i > 0; i-- {
		var below []*bundle.Layer
		for n, layer := range p.whole.layers[:i] {
			if !specs[n].Beside {
				below = append(below, layer)
			}
		}
		_, asked, err := p.narrowed(p.whole.layers[i], below)
		if err != nil {
			return err
		}
		p.plan.Interfaces[specs[i].Name] = asked
	}
	return nil
}

// above bundles the browser files of pages above layers.
func (p *sharer) above(pages []Page, layers []*bundle.Layer) ([]bundle.Output, error) {
	return inRuns(p.maker.browserEntries(pages), func(batch []bundle.Entry) ([]bundle.Output, error) {
		return p.maker.bundler.Bundle(bundle.Browser, batch, layers)
	})
}

// inRuns does something with entries, so many in a run as memory allows.
func inRuns[T any](entries []bundle.Entry, do func(batch []bundle.Entry) ([]T, error)) ([]T, error) {
	var list []T
	for batch := range slices.Chunk(entries, pagesPerRun) {
		made, err := do(batch)
		if err != nil {
			return nil, err
		}
		list = append(list, made...)
	}
	return list, nil
}

func (m *Maker) browserEntries(pages []Page) []bundle.Entry {
	var entries []bundle.Entry
	for _, p := range pages {
		entries = append(entries, bundle.Entry{Name: p.Slug, Code: m.browserEntry(p)})
	}
	return entries
}

// modulesOf are the modules of packages among what an output consists of.
func modulesOf(usage bundle.Usage) sharing.Page {
	page := sharing.Page{}
	for key, size := range usage {
		if module, ok := packageModule(key); ok {
			page[module] = size
		}
	}
	return page
}

func layerModules(layer *bundle.Layer) sharing.Layer {
	var modules sharing.Layer
	for _, key := range slices.Sorted(maps.Keys(layer.Exports)) {
		if module, ok := packageModule(key); ok {
			modules = append(modules, module)
		}
	}
	return modules
}
