package page

import (
	"fmt"
	"net/url"
	"os"
	"path"
	"path/filepath"
	"strings"

	"vitrine/internal/diag"
	"vitrine/internal/markdown"
	"vitrine/internal/picture"
	"vitrine/internal/source"
)

// pictureOn answers what a page asks of the pictures that it shows: they lie beside it, or in public/.
func (m *Maker) pictureOn(p source.Page) func(address string) markdown.Picture {
	return func(address string) markdown.Picture {
		if strings.Contains(address, ":") || strings.HasPrefix(address, "//") {
			return markdown.Picture{Address: address}
		}
		plain, _, _ := strings.Cut(address, "?")
		file, known := m.fileOn(p, plain)
		if unescaped, err := url.PathUnescape(plain); !known && err == nil { // a blank is %20
			file, known = m.fileOn(p, unescaped)
		}
		if !known {
			return markdown.Picture{Address: address, Wrong: fmt.Sprintf("The picture %s does not exist.",
				diag.Quote(address)), Fix: m.nearestPicture(p, plain)}
		}
		shown := markdown.Picture{Address: file.URL}
		content, err := os.ReadFile(filepath.Join(m.Folder, filepath.FromSlash(file.Path)))
		size, ok := picture.SizeOf(file.Path, content)
		if err != nil || !ok {
			shown.Wrong = fmt.Sprintf("The size of the picture %s can't be read.", diag.Quote(address))
			shown.Fix = "Give an SVG a width and a height or a viewBox; save others as PNG, JPEG, WebP, AVIF or GIF."
		}
		shown.Width, shown.Height = size.Width, size.Height
		return shown
	}
}

// fileOn is the published file that a page names, from its folder or from the root of the site.
func (m *Maker) fileOn(p source.Page, name string) (source.File, bool) {
	if !strings.HasPrefix(name, "/") {
		name = path.Join(p.Dir, name)
	}
	file, known := m.published()[name]
	return file, known
}

// nearestPicture says what was most likely meant.
func (m *Maker) nearestPicture(p source.Page, address string) string {
	var names []string
	for _, file := range m.site.Tree.Files {
		if path.Dir(file.Path) == path.Dir(path.Join(p.Dir, address)) {
			names = append(names, path.Base(file.Path))
		}
	}
	if near := diag.DidYouMean(path.Base(address), names); near != "" {
		return near
	}
	return "Put the file beside the page, or correct its name."
}

// byPlace are the files that a site publishes, by their place below the site folder and by their address.
func byPlace(files []source.File) map[string]source.File {
	known := make(map[string]source.File, 2*len(files))
	for _, file := range files {
		known[file.Path], known[file.URL] = file, file
	}
	return known
}
