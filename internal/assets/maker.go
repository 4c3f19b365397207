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
	"sync"

	"vitrine/internal/bundle"
	"vitrine/internal/cache"
	"vitrine/internal/prerender"
	"vitrine/internal/source"
	"vitrine/internal/tool"
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
	Sources  Sources // of the packages that are written beside the site; nil for none
	Out      string  // the output folder, which may lie in the site's
}

// Sources tell where packages are written.
type Sources interface {
	// Source is the source file that an import in a file means, "" for what is installed.
	Source(importer, name string) string
	// Modules are the public modules of a package with a source, none for one that is installed.
	Modules(name string) []string
}

// noSources are those of a site whose packages all are installed.
type noSources struct{}

func (noSources) Source(string, string) string { return "" }
func (noSources) Modules(string) []string      { return nil }

// BundleOptions are what all bundlers of a site have in common; the purpose keeps apart what each remembers of its
// imports.
func (m *Maker) BundleOptions(purpose string) bundle.Options {
	c := m.Config.Bundle
	repairs := make([]bundle.Repair, 0, len(c.Repairs))
	for _, repair := range c.Repairs {
		repairs = append(repairs, bundle.Repair{File: repair.File, Find: repair.Find, Replace: repair.Replace})
	}
	runtime := ""
	if PackageFolder(m.Site, styledRuntime) != "" {
		runtime = styledRuntime
	}
	var complete func(file string, text []byte) string
	if !m.Config.Strict {
		complete = completeDemo
	}
	return bundle.Options{Site: m.Site, Engine: web.FS, Readable: m.Readable, Aliases: c.Aliases, Inert: c.Inert,
		Stateless: c.Stateless, Repairs: repairs, Complete: complete,
		Define: map[string]string{"vitrineStyling": strconv.Quote(m.Config.FirstStyling()),
			"vitrineBase": strconv.Quote(string(m.Config.Base))},
		Memory: resolutions{m.Steps, fmt.Sprint("resolve ", m.Lock, " ", m.Steps.ManifestChanges(), " ", purpose)},
		Names:  m.Steps.Place(), PictureEndings: vitrine.PictureEndings, Source: m.sources().Source,
		Tool: tool.Folder(), Transforms: m.transforms(),
		Styles: bundle.Styles{Fonts: fontEndings, Runtime: runtime, Collected: collected, Compile: m.compileStyle,
			HasCompiler: func(file string) bool { return m.postcss(file) != "" }}}
}

func (o Options) sources() Sources {
	if o.Sources == nil {
		return noSources{}
	}
	return o.Sources
}

// path is the absolute path of a file of the site.
func (o Options) path(file string) string { return filepath.Join(o.Site, filepath.FromSlash(file)) }

// Maker makes the assets of a site with one configuration.
type Maker struct {
	Options
	bundler *bundle.Bundler
	styled  func() string // see styling, as it was in this run
}

// NewMaker returns a maker. Nothing is made yet.
func NewMaker(options Options) *Maker {
	m := &Maker{Options: options}
	m.styled = sync.OnceValue(m.styling)
	o := m.BundleOptions(fmt.Sprint(options.Development))
	o.Development, o.Scope, o.Pictures = options.Development, options.Scope, "/"+folder
	m.bundler = bundle.New(o)
	return m
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
	return cache.Key(m.Lock, library, engine, products, families, styles, m.styled(), m.styleKeys(library), theme,
		c.Theme, c.Base, c.Brand, c.Stylings, c.Families, c.Layers, c.Shared, c.Bundle, c.Products, c.References), nil
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
