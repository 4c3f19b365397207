package compile

import (
	"context"
	"io/fs"
	"maps"

	"vitrine/internal/assets"
	"vitrine/internal/cache"
	"vitrine/internal/card"
	"vitrine/internal/demo"
	"vitrine/internal/output"
	"vitrine/internal/publish"
	"vitrine/internal/site"
	"vitrine/internal/vitrine"
)

// source is what the files of a site are made of.
func (b *Builder) source(s *scanned, set *assets.Set, pages output.Pages) *output.Source {
	return &output.Source{Site: s.Site, Pages: pages, Assets: besidePages{b, s, set},
		Own: b.options.Outputs}
}

// folder are the files of a site by their names in its folder.
func folder(files map[string]publish.File) publish.Files {
	named := publish.Files{}
	for address, file := range files {
		named[vitrine.OutputFile(address)] = file
	}
	return named
}

// addressed are files by their addresses.
func addressed(files publish.Files) map[string]publish.File {
	list := make(map[string]publish.File, len(files))
	for name, file := range files {
		list[vitrine.OutputAddress(name)] = file
	}
	return list
}

// besidePages makes what stands beside the pages (see output.Assets).
type besidePages struct {
	builder *Builder
	site    *scanned
	set     *assets.Set
}

func (o besidePages) Shared() map[string]publish.File { return addressed(o.set.Files) }

func (o besidePages) Sandbox() (map[string]publish.File, error) {
	files, err := o.site.sandboxFiles(o.set)
	return addressed(files), err
}

func (o besidePages) Packages() ([]byte, error) { return o.builder.maker(o.site.Config).PackagesFile() }

func (o besidePages) Licenses() ([]byte, error) { return o.builder.maker(o.site.Config).Licenses() }

func (o besidePages) Worker() (worker, remover string) {
	return o.set.Inline[assets.WorkerScript], o.set.Inline[assets.RetireScript]
}

func (o besidePages) Navigation(n vitrine.Navigation) ([]byte, error) {
	b, key := o.builder, cache.Key("navigation", n, o.set.ServerName())
	return b.cache.Step("navigation", key, func() ([]byte, error) {
		html, err := b.renderer.Navigation(o.set.Server, n)
		return []byte(html), err
	})
}

func (o besidePages) Public(name string) (publish.File, error) {
	return publish.FromFS(o.builder.fsys, name)
}

// Card draws a picture that was not drawn before.
func (o besidePages) Card(c site.Card) (publish.File, error) {
	const kind = "card"
	b, key := o.builder, cache.Key(kind, card.Version, c.Title, c.Label)
	var part cache.Part
	if !b.cache.Lookup(kind+" sum", key, &part) {
		b.cache.Count(kind)
		content, err := card.Draw(c.Title, c.Label)
		if err != nil {
			return publish.File{}, err
		}
		if part, err = b.cache.KeepPart(kind, key, content); err != nil {
			return publish.File{}, err
		}
		if err := b.cache.Keep(kind+" sum", key, part); err != nil {
			return publish.File{}, err
		}
	}
	return b.cached(part), nil
}

// finishedPage is a page as outputs see it.
type finishedPage struct {
	*page
	builder *Builder
	site    *scanned
	set     *assets.Set
	render  func(ctx context.Context, p *page) error // before its HTML is asked for
}

func (p finishedPage) About() vitrine.Page { return p.Page }

func (p finishedPage) HTML(ctx context.Context) (publish.File, error) {
	if err := p.render(ctx, p.page); err != nil {
		return publish.File{}, err
	}
	return p.builder.cached(p.html), nil
}

func (p finishedPage) Markdown() []byte {
	if p.doc == nil {
		return site.OverviewMarkdown(p.Page)
	}
	return markdownOutput(p.site, p.page)
}

func (p finishedPage) Demos() []demo.Resolved { return p.all() }

func (p finishedPage) Stylesheet(d demo.Resolved) ([]byte, error) {
	return p.set.Stylesheet(p.sources, assetDemo(d))
}

// filesOf are what a page loads for itself, by address.
func filesOf(p *page, set *assets.Set) map[string]publish.File {
	files := addressed(set.ChunkFiles(p.bundle.Browser))
	for _, component := range p.shown {
		maps.Copy(files, addressed(set.ComponentFiles(component)))
	}
	return files
}

// builtPages are the pages of a build, all finished and rendered.
type builtPages struct {
	pages     []output.Page
	byAddress map[string]output.Page
	files     map[string]publish.File
}

func (b *Builder) built(s *scanned, set *assets.Set, pages []*page) *builtPages {
	built := &builtPages{byAddress: map[string]output.Page{}, files: map[string]publish.File{}}
	rendered := func(context.Context, *page) error { return nil }
	for _, p := range pages {
		finished := finishedPage{p, b, s, set, rendered}
		built.pages = append(built.pages, finished)
		built.byAddress[vitrine.PagePath(p.Path, p.Language)] = finished
		maps.Copy(built.files, filesOf(p, set))
	}
	return built
}

func (p *builtPages) All() ([]output.Page, error) { return p.pages, nil }

func (p *builtPages) At(address string) (output.Page, error) {
	if page, ok := p.byAddress[address]; ok {
		return page, nil
	}
	return nil, fs.ErrNotExist
}

func (p *builtPages) Files() (map[string]publish.File, error) { return p.files, nil }

func (p *builtPages) File(address string) (publish.File, error) {
	if file, ok := p.files[address]; ok {
		return file, nil
	}
	return publish.File{}, fs.ErrNotExist
}
