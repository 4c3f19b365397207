package build

import (
	"maps"
	"strings"

	"vitrine/internal/demo"
	"vitrine/internal/vitrine"
)

// collect puts the finished site together.
func (b *Builder) collect(s *scanned, pages []*page, a *assets) (Files, error) {
	files := Files{}
	for name, content := range a.Files {
		files[name] = content
	}
	for i, p := range pages {
		files[outputOf(vitrine.InLanguage(p.Path, p.Language))] = b.file(p.html.kept, renderedHTML, p.html.key)
		if p.listed != nil {
			files[strings.TrimPrefix(p.Markdown, "/")] = inMemory(overviewMarkdown(p))
		} else if p.Markdown != "" {
			files[strings.TrimPrefix(p.Markdown, "/")] = inMemory(markdownOutput(s, p, s.doc(i)))
		}
		sources, err := b.sourceFiles(p)
		if err != nil {
			return nil, err
		}
		maps.Copy(files, sources)
		if browser := p.bundle.Browser; browser.File != "" {
			files["assets/"+browser.File] = b.file(browser.Code, bundledCode, browser.File)
			if browser.Style != "" {
				files["assets/"+browser.Style] = b.file(browser.CSS, bundledCSS, browser.Style)
			}
		}
	}
	for _, p := range pages {
		maps.Copy(files, b.componentFiles(p))
	}
	for _, file := range s.tree.Files {
		content, err := b.inSite(file.Path)
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
	sandbox, err := b.sandbox(s, a)
	if err != nil {
		return nil, err
	}
	maps.Copy(files, sandbox)
	feeds, err := s.feeds()
	if err != nil {
		return nil, err
	}
	maps.Copy(files, feeds)
	packages, err := b.packagesJSON(s)
	if err != nil {
		return nil, err
	}
	files[packagesPath] = inMemory(packages)
	files["llms.txt"] = inMemory(llms(s.tree.Config, pages))
	cards, err := b.cards(s, pages)
	if err != nil {
		return nil, err
	}
	maps.Copy(files, cards)
	licenses, err := b.licenses()
	if err != nil {
		return nil, err
	}
	files["licenses.txt"] = inMemory(licenses)
	hosting, err := s.hosting(pages)
	if err != nil {
		return nil, err
	}
	maps.Copy(files, hosting)
	files["sw.js"] = serviceWorker(s.tree.Config, files, a)
	return files, nil
}

// componentFiles are what the components of a page load.
func (b *Builder) componentFiles(p *page) Files {
	files := Files{}
	for _, script := range p.scripts {
		files["assets/"+script.File] = b.file(script.Code, bundledCode, script.File)
		if script.Style != "" {
			files["assets/"+script.Style] = b.file(script.CSS, bundledCSS, script.Style)
		}
	}
	for _, made := range p.generated {
		for _, file := range made.Files {
			files["assets/"+file.Hashed] = b.file(file.Content, generatedFile, file.Hashed)
		}
	}
	return files
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
func (b *Builder) sourceFiles(p *page) (Files, error) {
	files := Files{}
	if p.Frame || p.Language != vitrine.DefaultLanguage {
		return files, nil // the page in English has them
	}
	for _, resolved := range p.all() {
		if resolved.Demo.Options.HideToolbar {
			continue // nobody asks for them
		}
		if resolved.Demo.Styling == "css" || resolved.Demo.Styling == "tailwind" {
			css, err := b.stylesheetOf(p, resolved)
			if err != nil {
				return nil, err
			}
			files[strings.TrimPrefix(p.Path, "/")+demo.Folder+resolved.Demo.Name+".css"] = inMemory(css)
		}
		for _, source := range resolved.Demo.Sources {
			name := strings.TrimPrefix(source.Href, "/")
			files[name] = inMemory([]byte(source.Text + "\n"))
			files[strings.TrimSuffix(name, ".txt")+highlightedEnding] = inMemory([]byte(highlightDemo(source.Text)))
		}
	}
	return files, nil
}

// highlightedEnding is the ending of a highlighted source: a part of a page, not a page.
const highlightedEnding = ".html"
