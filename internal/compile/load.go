package compile

import (
	"crypto/rand"
	"os"
	"path/filepath"
	"sync"

	"vitrine/internal/assets"
	"vitrine/internal/bundle"
	"vitrine/internal/capture"
	"vitrine/internal/diag"
	"vitrine/internal/diagram"
	"vitrine/internal/formula"
	"vitrine/internal/output"
	"vitrine/internal/packages"
	"vitrine/internal/page"
	"vitrine/internal/reference"
	"vitrine/internal/render"
	"vitrine/internal/site"
	"vitrine/internal/source"
	"vitrine/internal/typecheck"
)

// model is a site with what its pages are made of.
type model struct {
	*site.Site
	reference  *reference.Index
	blocks     page.Options
	components func() (*assets.Components, error)
	remember   string // see render.Renderer
}

// load reads the site and ties its pages together, texts unparsed. Wait is for what takes long and can be left out.
func (b *Builder) load(dev, wait bool) *model {
	b.lock = assets.LockAfter(b.lock, b.options.Site, b.sources.Renew())
	problems := &diag.List{}
	tree := source.LoadFor(b.options.Deployment, b.fsys, problems)
	if dev || b.options.Untrusted { // an author reads the newest, and a stranger's tags are not to be installed
		tree.Config.Versions = nil
	}
	b.pages.Pages(tree, problems)
	site.WithoutExperiments(tree, b.options.Experiments)
	index, found := b.packages().AddReference(tree, wait)
	problems.Add(append(b.packages().CheckVersions(tree.Config), found...)...)
	m := &model{reference: index}
	m.components = sync.OnceValues(func() (*assets.Components, error) { return assets.ReadComponents(b.fsys) })
	m.blocks = page.Options{Reference: index, Folder: b.options.Site, Cache: b.options.Cache, Kinds: b.options.Blocks,
		Formula: formula.Setter{Site: b.options.Site, Lock: b.lock, Steps: b.cache, Ask: b.renderer.Formula}.Set,
		Diagrams: diagram.Drawer{Site: b.options.Site, Lock: b.lock, Steps: b.cache, Browser: b.options.Browser,
			Find: b.options.FindBrowser}, Components: assets.NamesOf(m.components),
		JavaScript: b.checker().JavaScript, Highlighted: output.Highlighted}
	if dev {
		m.remember = rand.Text()
	}
	m.Site = site.New(site.Input{Tree: tree, Reference: page.Reference{Index: index}, Problems: problems.Problems(),
		Dev: dev, Blocks: page.Registry(m.blocks), Outside: b.outside})
	return m
}

// outside reports whether a file outside of the site folder exists, by its path from there. For a site of a stranger,
// it looks at no file.
func (b *Builder) outside(file string) bool {
	if b.options.Untrusted {
		return false
	}
	_, err := os.Stat(filepath.Join(b.options.Site, filepath.FromSlash(file)))
	return err == nil
}

// with is the same model around an edited site.
func (m *model) with(s *site.Site) *model {
	next := *m
	next.Site = s
	return &next
}

func (m *model) pages() *page.Maker { return page.NewMaker(m.Site, m.blocks) }

// Site is the site with its reference, for those who measure it; what a browser is to try, it has tried.
func (b *Builder) Site() (*site.Site, *reference.Index, error) {
	m := b.load(false, b.options.Browser != nil)
	if len(m.Tree.Pages) == 0 {
		return nil, nil, source.Failure(diag.NewList(m.Loading...))
	}
	return m.Site, m.reference, nil
}

func (b *Builder) packages() *packages.Reader {
	bundling := func(config source.Config) bundle.Options { return b.assets(config).BundleOptions("cost") }
	return &packages.Reader{Site: b.options.Site, Lock: b.lock, Steps: b.cache, Parallel: render.Parallel,
		Progress: b.options.Progress, Browser: b.options.Browser, Sources: b.sources, Bundling: bundling}
}

func (b *Builder) checker() *typecheck.Checker {
	return &typecheck.Checker{Site: b.options.Site, Lock: b.lock, Steps: b.cache, Progress: b.options.Progress,
		Readable: b.walls.Filter(), Source: b.sources.Source, Trees: b.options.Shared.Trees(b.walls == nil)}
}

func (b *Builder) assets(config source.Config) *assets.Maker {
	return assets.NewMaker(assets.Options{Site: b.options.Site, Cache: b.options.Cache, Config: config, Lock: b.lock,
		Steps: b.cache, Renderer: b.renderer, Progress: b.options.Progress, Development: b.options.Development,
		Scope: page.DemoScope, Readable: b.walls.Guard(), Sources: b.sources, Out: b.options.Out})
}

func (b *Builder) pageRenderer(m *model, set *assets.Set) *render.Renderer {
	recorder := capture.Recorder{Steps: b.cache, Script: sync.OnceValues(set.Recorder), Browser: b.options.Browser,
		Find: b.options.FindBrowser}
	return &render.Renderer{Folder: b.options.Site, Site: m.Site, Assets: set, Components: m.components,
		Record: recorder.Record,
		Hints:  b.checker().Hints, Steps: b.cache, Node: b.renderer, Parallel: render.Parallel,
		Progress: b.options.Progress, Remember: m.remember, Once: !m.Dev}
}

// shared makes pages, and what stands beside them.
func (b *Builder) shared(m *model, s *assets.Set) *render.Shared {
	return &render.Shared{Renderer: b.pageRenderer(m, s), Maker: b.assets(m.Config), Root: b.fsys, Git: b.walls == nil}
}
