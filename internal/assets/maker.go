// Package assets makes what the pages of a site load: library layers, the engine's scripts, the styles of families, the
// files of demos and of the site's own components, and the modules of the sandbox that edited demos run in.
//
// In: a site folder with its installed packages, the configuration, demos and components. Out: files below assets/ and
// sandbox/, with their addresses. Never here: pages, or where something stands on one.
package assets

import (
	"fmt"
	"path/filepath"
	"strconv"

	"vitrine/internal/bundle"
	"vitrine/internal/cache"
	"vitrine/internal/prerender"
	"vitrine/internal/source"
	"vitrine/internal/vitrine"
	"vitrine/web"
)

// Options are the values that assets are made from.
type Options struct {
	Site        string // absolute path of the site folder
	Cache       string // absolute path of the folder below which Node finds its files
	Config      source.Config
	Lock        string // see Lock
	Steps       *cache.Cache
	Renderer    *prerender.Renderer
	Progress    func(stage string, done, total int)
	Development bool // development builds of the libraries
	// the element that a stylesheet imported by a demo holds in
	Scope func(importer string) (selector string, ok bool)
	// says why a file may not be read; nil where every file may
	Readable func(file string) error
}

// BundleOptions are what all bundlers of a site have in common; the purpose keeps apart what each remembers of its
// imports.
func (o Options) BundleOptions(purpose string) bundle.Options {
	c := o.Config.Bundle
	repairs := make([]bundle.Repair, 0, len(c.Repairs))
	for _, repair := range c.Repairs {
		repairs = append(repairs, bundle.Repair{File: repair.File, Find: repair.Find, Replace: repair.Replace})
	}
	return bundle.Options{Site: o.Site, Engine: web.FS, Readable: o.Readable, Aliases: c.Aliases, Inert: c.Inert,
		Stateless: c.Stateless, Repairs: repairs,
		Define: map[string]string{"vitrineStyling": strconv.Quote(o.Config.FirstStyling())},
		Memory: resolutions{o.Steps, fmt.Sprint("resolve ", o.Lock, " ", o.Steps.ManifestChanges(), " ", purpose)},
		Names:  o.Steps.Place(), PictureEndings: vitrine.PictureEndings}
}

// path is the absolute path of a file of the site.
func (o Options) path(file string) string { return filepath.Join(o.Site, filepath.FromSlash(file)) }

// Maker makes the assets of a site with one configuration.
type Maker struct {
	Options
	bundler *bundle.Bundler
}

// NewMaker returns a maker. Nothing is made yet.
func NewMaker(options Options) *Maker {
	o := options.BundleOptions(fmt.Sprint(options.Development))
	o.Development, o.Scope, o.Pictures = options.Development, options.Scope, "/"+folder
	return &Maker{Options: options, bundler: bundle.New(o)}
}

// Key changes with everything outside of pages that a set is made from: as long as it is the same, so is the set. It
// looks at the files of packages anew.
func (m *Maker) Key() (string, error) {
	m.Steps.LookAgain()
	families, err := m.familySources()
	if err != nil {
		return "", err
	}
	var styles []string
	for _, family := range m.Config.Families {
		for _, file := range family.CSS {
			text, err := readRegular(m.path(file))
			if err != nil {
				return "", err
			}
			styles = append(styles, cache.Sum(text))
		}
	}
	theme, err := m.themeSources()
	if err != nil {
		return "", err
	}
	library := m.Steps.Trace("library", m.libraryKey(families)).Key()
	engine := m.Steps.Trace("engine", m.engineKey(library, theme)).Key()
	c := m.Config
	products := make([]string, len(c.Shared.Products))
	for i, shared := range c.Shared.Products {
		products[i] = m.Steps.Trace("library", m.productKey(shared, library)).Key()
	}
	return cache.Key(m.Lock, library, engine, products, families, styles, theme, c.Theme, c.Stylings, c.Families,
		c.Layers, c.Shared, c.Bundle, c.Products, c.References), nil
}

// resolutions keep where imports led, under the lock file that says what is installed. They are no steps: a run asks
// for thousands.
type resolutions struct {
	cache *cache.Cache
	kind  string
}

// Get implements bundle.Memory.
func (r resolutions) Get(key string) ([]byte, bool) { return r.cache.Remembered(r.kind, key) }

// Put implements bundle.Memory. What can't be kept is asked for again.
func (r resolutions) Put(key string, content []byte) { _ = r.cache.Remember(r.kind, key, content) }
