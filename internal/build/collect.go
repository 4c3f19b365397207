package build

import (
	"io/fs"
	"strings"

	"vitrine/internal/bundle"
)

// collect puts the finished site together.
func (b *Builder) collect(s *scanned, pages []*page, a *assets) (Files, error) {
	files := Files{}
	for name, content := range a.Files {
		files[name] = content
	}
	for i, p := range pages {
		files[outputOf(p.Path)] = p.html
		if p.Twin != "" {
			files[strings.TrimPrefix(p.Twin, "/")] = twin(p, s.docs[i])
		}
		if browser := p.bundle.Browser; browser.File != "" {
			files["assets/"+browser.File] = browser.Code
			if name := cssName(browser.Name, browser.CSS); name != "" {
				files["assets/"+name] = browser.CSS
			}
		}
	}
	for _, file := range s.tree.Files {
		content, err := fs.ReadFile(b.fsys, file.Path)
		if err != nil {
			return nil, err
		}
		files[strings.TrimPrefix(file.URL, "/")] = content
	}
	files["llms.txt"] = b.llms(pages)
	return files, nil
}

// outputOf is the file of a page: /a/b/ is a/b/index.html, and /404/ is the file that static hosts look for.
func outputOf(path string) string {
	if path == "/404/" {
		return "404.html"
	}
	return strings.TrimPrefix(path, "/") + "index.html"
}

// cssName names the stylesheet of a page's demos, "" for none.
func cssName(name string, css []byte) string {
	if len(css) == 0 {
		return ""
	}
	return bundle.Hashed(name, ".css", css)
}
