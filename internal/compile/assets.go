package compile

import (
	"errors"
	"sync"

	"vitrine/internal/assets"
	"vitrine/internal/bundle"
	"vitrine/internal/cache"
	"vitrine/internal/demo"
	"vitrine/internal/diag"
	"vitrine/internal/publish"
	"vitrine/internal/source"
)

// maker makes what pages load, by a configuration.
func (b *Builder) maker(config source.Config) *assets.Maker {
	return assets.NewMaker(assets.Options{Site: b.options.Site, Cache: b.options.Cache, Config: config, Lock: b.lock,
		Steps: b.cache, Renderer: b.renderer, Progress: b.options.Progress, Development: b.options.Development,
		Scope: demoScope})
}

// located turns the bundler's messages into problems where they name a file.
func (b *Builder) located(err error, problems *diag.List) error {
	var failed *bundle.Failure
	if !errors.As(err, &failed) {
		return err
	}
	problems.Add(assets.Problems(b.options.Site, failed)...)
	return failure(problems)
}

// bundlePages makes the demo files of pages. Pages whose demos can't be bundled are reported.
func bundlePages(pages []*page, set *assets.Set, problems *diag.List) error {
	inputs := make([]assets.Page, len(pages))
	for i, p := range pages {
		inputs[i] = assets.Page{Path: p.Path, Slug: slugOf(p.Path), Language: p.Language, Families: p.Families,
			Folder: p.folder, Demos: assetDemos(p.demos), Pictures: assetDemos(p.pictures), Sources: p.sources}
	}
	bundles, found, err := set.BundlePages(inputs)
	problems.Add(found...)
	if err != nil {
		return err
	}
	for i, p := range pages {
		p.bundle = bundles[i]
	}
	return nil
}

func assetDemos(list []demo.Resolved) []assets.Demo {
	demos := make([]assets.Demo, len(list))
	for i, d := range list {
		demos[i] = assetDemo(d)
	}
	return demos
}

func assetDemo(d demo.Resolved) assets.Demo {
	a := assets.Demo{Name: d.Demo.Name, Family: d.Demo.Family, Module: d.Module, Styling: d.Demo.Styling}
	if d.Generated() {
		a.Code = d.Demo.Sources[0].Text
	}
	return a
}

// sandbox are the files for edited demos. They are put together once: the dev mode is asked for dozens of them.
type sandbox struct {
	once  sync.Once
	files publish.Files
	err   error
}

func (s *scanned) sandboxFiles(set *assets.Set) (publish.Files, error) {
	s.sandbox.once.Do(func() {
		var demos []source.Demo
		for _, p := range s.tree.Pages {
			demos = append(demos, p.Demos...)
		}
		s.sandbox.files, s.sandbox.err = set.Sandbox(demos)
	})
	return s.sandbox.files, s.sandbox.err
}

// cached is a part of a step's result as a file of the output.
func (b *Builder) cached(p cache.Part) publish.File {
	return publish.Lazy(p.Sum, p.Size, func() ([]byte, error) { return b.cache.Content(p) })
}
