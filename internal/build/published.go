package build

import (
	"context"
	"io/fs"
	"path/filepath"

	"vitrine/internal/cache"
	"vitrine/internal/card"
	"vitrine/internal/demo"
	"vitrine/internal/output"
	"vitrine/internal/site"
	"vitrine/internal/vitrine"
)

// source is what the files of a site are made of.
func (b *Builder) source(s *scanned, a *assets, pages output.Pages) *output.Source {
	return &output.Source{Site: s.Site, Pages: pages, Assets: besidePages{b, s, a}}
}

// folder are the files of a site by their names in its folder.
func folder(files map[string]output.File) Files {
	named := Files{}
	for address, file := range files {
		named[vitrine.OutputFile(address)] = File{Sum: file.Sum, Size: file.Size, load: file.Load}
	}
	return named
}

// addressed are files by their addresses.
func addressed(files Files) map[string]output.File {
	list := map[string]output.File{}
	for name, file := range files {
		list[vitrine.OutputAddress(name)] = outputFile(file)
	}
	return list
}

func outputFile(f File) output.File { return output.File{Sum: f.Sum, Size: f.Size, Load: f.load} }

// besidePages makes what stands beside the pages (see output.Assets).
type besidePages struct {
	builder *Builder
	site    *scanned
	assets  *assets
}

func (o besidePages) Shared() map[string]output.File { return addressed(o.assets.Files) }

func (o besidePages) Sandbox() (map[string]output.File, error) {
	files, err := o.builder.sandbox(o.site, o.assets)
	return addressed(files), err
}

func (o besidePages) Packages() ([]byte, error) { return o.builder.packagesJSON(o.site) }

func (o besidePages) Licenses() ([]byte, error) { return o.builder.licenses() }

func (o besidePages) Worker() (worker, remover string) { return o.assets.Worker, o.assets.Retire }

func (o besidePages) Navigation(n vitrine.Navigation) ([]byte, error) {
	b, server := o.builder, o.assets.Server
	return b.cache.Step("navigation", cache.Key("navigation", n, filepath.Base(server)), func() ([]byte, error) {
		html, err := b.renderer.Navigation(server, n)
		return []byte(html), err
	})
}

func (o besidePages) Public(name string) (output.File, error) {
	file, err := o.builder.inSite(name)
	return outputFile(file), err
}

const cardKind = "card"

// Card draws a picture that was not drawn before.
func (o besidePages) Card(c site.Card) (output.File, error) {
	b, key := o.builder, cache.Key(cardKind, card.Version, c.Title, c.Label)
	var k kept
	if !b.cache.Lookup(cardKind+" sum", key, &k) {
		b.cache.Count(cardKind)
		content, err := card.Draw(c.Title, c.Label)
		if err != nil {
			return output.File{}, err
		}
		if k, err = b.keepPart(cardKind, key, content); err != nil {
			return output.File{}, err
		}
		if err := b.cache.Keep(cardKind+" sum", key, k); err != nil {
			return output.File{}, err
		}
	}
	return outputFile(b.file(k, cardKind, key)), nil
}

// finishedPage is a page as outputs see it.
type finishedPage struct {
	*page
	builder *Builder
	render  func(ctx context.Context, p *page) error // before its HTML is asked for
}

func (p finishedPage) About() vitrine.Page { return p.Page }

func (p finishedPage) HTML(ctx context.Context) (output.File, error) {
	if err := p.render(ctx, p.page); err != nil {
		return output.File{}, err
	}
	return outputFile(p.builder.file(p.html.kept, renderedHTML, p.html.key)), nil
}

func (p finishedPage) Markdown() []byte {
	if p.doc == nil {
		return site.OverviewMarkdown(p.Page)
	}
	return twin(p.page, p.doc)
}

func (p finishedPage) Demos() []demo.Resolved { return p.all() }

func (p finishedPage) Stylesheet(d demo.Resolved) ([]byte, error) {
	return p.builder.stylesheetOf(p.page, d)
}

// filesOf are what a page loads for itself, by address.
func (b *Builder) filesOf(p *page) map[string]output.File {
	files := map[string]output.File{}
	for _, script := range append([]bundled{p.bundle.Browser}, p.scripts...) {
		if script.File == "" {
			continue
		}
		files[vitrine.AssetPath(script.File)] = outputFile(b.file(script.Code, bundledCode, script.File))
		if script.Style != "" {
			files[vitrine.AssetPath(script.Style)] = outputFile(b.file(script.CSS, bundledCSS, script.Style))
		}
	}
	for _, made := range p.generated {
		for _, file := range made.Files {
			files[vitrine.AssetPath(file.Hashed)] = outputFile(b.file(file.Content, generatedFile, file.Hashed))
		}
	}
	return files
}

// builtPages are the pages of a build, all finished and rendered.
type builtPages struct {
	pages     []output.Page
	byAddress map[string]output.Page
	files     map[string]output.File
}

func (b *Builder) built(pages []*page) *builtPages {
	built := &builtPages{byAddress: map[string]output.Page{}, files: map[string]output.File{}}
	rendered := func(context.Context, *page) error { return nil }
	for _, p := range pages {
		finished := finishedPage{p, b, rendered}
		built.pages = append(built.pages, finished)
		built.byAddress[vitrine.PagePath(p.Path, p.Language)] = finished
		for address, file := range b.filesOf(p) {
			built.files[address] = file
		}
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

func (p *builtPages) Files() (map[string]output.File, error) { return p.files, nil }

func (p *builtPages) File(address string) (output.File, error) {
	if file, ok := p.files[address]; ok {
		return file, nil
	}
	return output.File{}, fs.ErrNotExist
}
