package assets

import (
	"maps"
	"slices"

	"vitrine/internal/bundle"
	"vitrine/internal/sharing"
	"vitrine/internal/source"
)

// Sharing is what the pages of a site share, and what they should.
type Sharing struct {
	Products []ProductSharing
	Layers   []LayerSharing
	Others   int // pages that load no product's layers
	Alone    int // those of them that ask for more than the layers give now
	Plan     source.Layers
}

// ProductSharing is what the pages of one product share.
type ProductSharing struct {
	Product string
	Pages   []sharing.Page // those whose files could be divided
	Alone   []int          // numbers of pages that ask for more than the layers give now
	Now     []sharing.Layer
	Planned []sharing.Layer
}

// LayerSharing is how many bytes a layer has that products share.
type LayerSharing struct {
	Layer        string
	Now, Planned int
}

// sharer plans layers. It stands above layers that hand out everything, to see what is asked of them.
type sharer struct {
	*Set
	whole Library
	codes [][]byte // what asks: pages, and the layers that were narrowed already
	found Sharing
}

// Sharing counts what the browser files of pages consist of, and plans the layers of each product anew.
func (s *Set) Sharing(pages []Page) (Sharing, error) {
	layers, err := s.maker.bundler.Layers(bundle.Browser, s.maker.wholeSpecs(bundle.Browser))
	if err != nil {
		return Sharing{}, err
	}
	p := &sharer{Set: s, whole: Library{layers: layers, families: s.browser.families}}
	pages = slices.DeleteFunc(slices.Clone(pages), func(p Page) bool { return len(p.Demos) == 0 })
	for _, product := range s.maker.Config.Products {
		own := slices.DeleteFunc(slices.Clone(pages), func(p Page) bool { return !s.isProductPage(p, product.ID) })
		if len(own) == 0 {
			continue
		}
		if err := p.product(product, own); err != nil {
			return p.found, err
		}
	}
	for _, page := range pages {
		if s.isProductPage(page, page.Product) {
			continue
		}
		if err := p.other(page); err != nil {
			return p.found, err
		}
	}
	return p.found, p.narrow()
}

// product plans the layers of one product.
func (p *sharer) product(product source.Product, pages []Page) error {
	found := ProductSharing{Product: product.ID}
	below := p.whole.of([]string{product.Family})
	usages, err := inRuns(p.maker.browserEntries(pages), func(batch []bundle.Entry) ([]bundle.Usage, error) {
		return p.maker.bundler.Usages(batch, below)
	})
	if err != nil {
		return err
	}
	for _, usage := range usages {
		found.Pages = append(found.Pages, modulesOf(usage))
	}
	for _, layer := range p.products[product.ID].layers[bundle.Browser] {
		found.Now = append(found.Now, layerModules(layer))
	}
	if found.Alone, err = p.alone(pages); err != nil {
		return err
	}
	whole, err := p.draft(product.ID, sharing.Plan(found.Pages, p.maker.isInert), pages, below)
	if err != nil {
		return err
	}
	plan := source.ProductLayers{Product: product.ID}
	for i := len(whole) - 1; i >= 0; i-- {
		layer, asked, err := p.narrowed(whole[i], slices.Concat(below, whole[:i]))
		if err != nil {
			return err
		}
		if len(asked) > 0 {
			plan.Layers = append(plan.Layers, asked)
			found.Planned = append(found.Planned, layerModules(layer))
		}
	}
	if slices.Reverse(plan.Layers); len(plan.Layers) > 0 {
		p.found.Plan.Products = append(p.found.Plan.Products, plan)
	}
	p.found.Products = append(p.found.Products, found)
	return nil
}

// other notes what a page asks for that no product's layers are made for.
func (p *sharer) other(page Page) error {
	alone, err := p.alone([]Page{page})
	if err != nil {
		return err
	}
	p.found.Others, p.found.Alone = p.found.Others+1, p.found.Alone+len(alone)
	return p.ask([]Page{page}, p.whole.of(page.Families))
}

// alone are the numbers of the pages that ask for more than the layers give as they are written down. All of them stand
// above the same layers.
func (p *sharer) alone(pages []Page) (numbers []int, err error) {
	outputs, err := p.above(pages, p.layersFor(bundle.Browser, pages[0]))
	for i, output := range outputs {
		if output.Incomplete {
			numbers = append(numbers, i)
		}
	}
	return numbers, err
}

// draft builds planned layers that hand out everything, and notes what pages import of them.
func (p *sharer) draft(product string, planned []sharing.Layer, pages []Page, below []*bundle.Layer) ([]*bundle.Layer,
	error) {
	planned, err := p.ordered(planned, p.drafted(product, planned), below)
	if err != nil {
		return nil, err
	}
	whole, err := p.maker.bundler.Layers(bundle.Browser, p.drafted(product, planned), below...)
	if err != nil {
		return nil, err
	}
	return whole, p.ask(pages, slices.Concat(below, whole))
}

// ordered are layers in an order in which each can be built above those whose modules it reaches. One that stood below
// them would hold these modules itself, and keep them from whoever asks.
func (p *sharer) ordered(planned []sharing.Layer, specs []bundle.LayerSpec, below []*bundle.Layer) ([]sharing.Layer,
	error) {
	needs := make([][]int, len(specs))
	for i, spec := range specs {
		alone, err := p.maker.bundler.Layers(bundle.Browser, []bundle.LayerSpec{spec}, below...)
		if err != nil {
			return nil, err
		}
		for other := range specs {
			reached := func(module string) bool { return slices.Contains(alone[0].Copies, module) }
			if other != i && slices.ContainsFunc(specs[other].Modules, reached) {
				needs[i] = append(needs[i], other)
			}
		}
	}
	return sharing.Ordered(planned, needs), nil
}

// drafted are layers of which each leaves the modules of the others to them.
func (p *sharer) drafted(product string, planned []sharing.Layer) (specs []bundle.LayerSpec) {
	for i, layer := range planned {
		spec := bundle.LayerSpec{Name: product, Modules: p.keys(layer), Elsewhere: []string{}}
		for n, other := range planned {
			if n != i {
				spec.Elsewhere = append(spec.Elsewhere, p.keys(other)...)
			}
		}
		specs = append(specs, spec)
	}
	return specs
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
	p.found.Plan.Interfaces = map[string]source.Interface{}
	specs := p.maker.wholeSpecs(bundle.Browser)
	for i := len(specs) - 1; i > 0; i-- {
		var below []*bundle.Layer
		for n, layer := range p.whole.layers[:i] {
			if !specs[n].Beside {
				below = append(below, layer)
			}
		}
		layer, asked, err := p.narrowed(p.whole.layers[i], below)
		if err != nil {
			return err
		}
		p.found.Plan.Interfaces[specs[i].Name] = asked
		p.found.Layers = append(p.found.Layers, LayerSharing{Layer: specs[i].Name,
			Now: len(p.browser.layers[i].Code), Planned: len(layer.Code)})
	}
	slices.Reverse(p.found.Layers)
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
