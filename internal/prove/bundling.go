package prove

import (
	"fmt"

	"vitrine/internal/assets"
	"vitrine/internal/browser"
	"vitrine/internal/bundle"
	"vitrine/internal/cache"
	"vitrine/internal/prerender"
	"vitrine/internal/source"
	"vitrine/internal/workspace"
)

// bundling makes programs of modules of a site, for a browser with hands.
type bundling struct {
	site, cache string
	config      source.Config
	sources     *workspace.Workspace
	steps       *cache.Cache
	name        string // of what is bundled
	elements    string // see bundle.Options
}

// pages are the programs of entries, all made in one run: what they share is parsed once.
func (b bundling) pages(entries []bundle.Entry) ([]browser.Page, error) {
	lock, err := assets.Lock(b.site, b.sources.Sum())
	if err != nil {
		return nil, err
	}
	node, err := prerender.New(prerender.Options{Folder: b.cache, Workers: 1}) // it compiles stylesheets
	if err != nil {
		return nil, err
	}
	defer node.Close()
	maker := assets.NewMaker(assets.Options{Site: b.site, Cache: b.cache, Config: b.config, Lock: lock,
		Steps: b.steps, Renderer: node, Sources: b.sources})
	options := maker.BundleOptions(b.name)
	options.Elements = b.elements
	outputs, err := bundle.New(options).Bundle(bundle.Browser, entries, nil)
	if err != nil {
		return nil, err
	}
	list := make([]browser.Page, len(outputs))
	for i, o := range outputs {
		list[i] = browser.Page{Script: o.Code, Style: o.CSS, Hands: true}
	}
	return list, nil
}

// familyOf is the import of the provider around the demos of a product, and the name by which code has it.
func familyOf(config source.Config, product source.Product, path func(file string) string) (imports, name string) {
	for _, f := range config.Families {
		if f.ID == product.Family && f.Provider != "" {
			return fmt.Sprintf("import family from %q;\n", path(f.Provider)), "family"
		}
	}
	return "", "undefined"
}
