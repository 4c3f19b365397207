package build

import (
	"maps"
	"strings"

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
			files[strings.TrimPrefix(p.Twin, "/")] = inMemory(overviewTwin(p))
		} else if p.Twin != "" {
			files[strings.TrimPrefix(p.Twin, "/")] = inMemory(twin(p, s.doc(i)))
		}
		if browser := p.bundle.Browser; browser.File != "" {
			files["assets/"+browser.File] = b.file(browser.Code, bundledCode, browser.File)
			if browser.Style != "" {
				files["assets/"+browser.Style] = b.file(browser.CSS, bundledCSS, browser.Style)
			}
		}
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
	files["llms.txt"] = inMemory(llms(s.tree.Config, pages))
	return files, nil
}

// outputOf is the file of a page: /a/b/ is a/b/index.html, and /404/ is the file that static hosts look for.
func outputOf(path string) string {
	if path == "/404/" {
		return "404.html"
	}
	return strings.TrimPrefix(path, "/") + "index.html"
}
