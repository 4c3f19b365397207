package build

import (
	"maps"
	"strings"

	"vitrine/internal/assets"
	"vitrine/internal/publish"
	"vitrine/internal/vitrine"
)

// collect puts the finished site together.
func (b *Builder) collect(s *scanned, pages []*page, a *assets.Set) (publish.Files, error) {
	files := publish.Files{}
	for name, content := range a.Files {
		files[name] = content
	}
	for i, p := range pages {
		files[outputOf(vitrine.InLanguage(p.Path, p.Language))] = b.cached(p.html)
		if p.listed != nil {
			files[strings.TrimPrefix(p.Twin, "/")] = publish.InMemory(overviewTwin(p))
		} else if p.Twin != "" {
			files[strings.TrimPrefix(p.Twin, "/")] = publish.InMemory(twin(p, s.doc(i)))
		}
		sources, err := sourceFiles(p, a)
		if err != nil {
			return nil, err
		}
		maps.Copy(files, sources)
		maps.Copy(files, a.ChunkFiles(p.bundle.Browser))
	}
	for _, p := range pages {
		for _, component := range p.shown {
			maps.Copy(files, a.ComponentFiles(component))
		}
	}
	for _, file := range s.tree.Files {
		content, err := publish.FromFS(b.fsys, file.Path)
		if err != nil {
			return nil, err
		}
		files[strings.TrimPrefix(file.URL, "/")] = content
	}
	trees, err := b.trees(s, a)
	if err != nil {
		return nil, err
	}
	maps.Copy(files, trees)
	maps.Copy(files, s.searched())
	sandbox, err := s.sandboxFiles(a)
	if err != nil {
		return nil, err
	}
	maps.Copy(files, sandbox)
	feeds, err := s.feeds()
	if err != nil {
		return nil, err
	}
	maps.Copy(files, feeds)
	maker := b.maker(s.tree.Config)
	packages, err := maker.PackagesFile()
	if err != nil {
		return nil, err
	}
	files[assets.PackagesPath] = publish.InMemory(packages)
	files["llms.txt"] = publish.InMemory(llms(s.tree.Config, pages))
	cards, err := b.cards(s, pages)
	if err != nil {
		return nil, err
	}
	maps.Copy(files, cards)
	licenses, err := maker.Licenses()
	if err != nil {
		return nil, err
	}
	files["licenses.txt"] = publish.InMemory(licenses)
	hosting, err := s.hosting(pages)
	if err != nil {
		return nil, err
	}
	maps.Copy(files, hosting)
	files["sw.js"] = serviceWorker(s.tree.Config, files, a)
	return files, nil
}

// outputOf is the file of a page: /a/b/ is a/b/index.html, and /404/ is the file that static hosts look for.
func outputOf(path string) string {
	if path == "/404/" {
		return "404.html"
	}
	return strings.TrimPrefix(path, "/") + "index.html"
}

// sourceFiles are the sources of a page's demos: the text, for programs and for readers without scripts, and the same
// highlighted, which the page asks for when a reader opens it; and the stylesheets of demos in a styling that has them.
func sourceFiles(p *page, a *assets.Set) (publish.Files, error) {
	files := publish.Files{}
	if p.Frame || p.Language != vitrine.DefaultLanguage {
		return files, nil // the page in English has them
	}
	for _, resolved := range p.all() {
		if resolved.Demo.Options.HideToolbar {
			continue // nobody asks for them
		}
		if resolved.Demo.Styling == "css" || resolved.Demo.Styling == "tailwind" {
			css, err := a.Stylesheet(p.sources, assetDemo(resolved))
			if err != nil {
				return nil, err
			}
			files[strings.TrimPrefix(p.Path, "/")+framesFolder+resolved.Demo.Name+".css"] = publish.InMemory(css)
		}
		for _, source := range resolved.Demo.Sources {
			name := strings.TrimPrefix(source.Href, "/")
			files[name] = publish.InMemory([]byte(source.Text + "\n"))
			files[strings.TrimSuffix(name, ".txt")+highlightedEnding] = publish.InMemory([]byte(highlightDemo(source.Text)))
		}
	}
	return files, nil
}

// highlightedEnding is the ending of a highlighted source: a part of a page, not a page.
const highlightedEnding = ".html"
