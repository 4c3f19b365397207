package render

import (
	"bytes"
	"cmp"
	"io/fs"
	"strings"

	"vitrine/internal/diag"
	"vitrine/internal/page"
	"vitrine/internal/publish"
	"vitrine/internal/vitrine"
)

// Loaded is what some page loads. Most were made with their page; else their page is known by the name of the file. All
// is as for LoadedByComponents.
func (s *Shared) Loaded(address string, pages *page.Maker, files *Files, all bool) (publish.File, error) {
	if file, ok := files.Get(address); ok {
		return file, nil
	}
	if vitrine.IsDiagram(address) {
		s.diagrams(pages, files)
	}
	err := s.LoadedAt(address, pages, files)
	if _, ok := files.Get(address); !ok && err == nil {
		s.components.Do(func() { s.LoadedByComponents(pages, files, all) })
	}
	if file, ok := files.Get(address); ok {
		return file, nil
	}
	return publish.File{}, cmp.Or(err, fs.ErrNotExist)
}

// LoadedAt makes the files of the pages that may load what stands at an address: its name begins with the page's.
func (r *Renderer) LoadedAt(address string, pages *page.Maker, files *Files) error {
	name, _ := vitrine.AssetName(address)
	for i, src := range r.Site.Tree.Pages {
		if len(src.Demos) == 0 || !strings.HasPrefix(name, page.Slug(src.Path)+"-") {
			continue
		}
		p, _ := pages.Page(i)
		for _, p := range Pages(append(p.Frames(), p)...) {
			if err := r.Bundle([]*Page{p}, &diag.List{}); err != nil {
				return err
			}
			files.Add(r.Files(p))
		}
	}
	return nil
}

// LoadedByComponents makes the files of all components of the site: their names do not say on which pages they stand.
// All asks every page, since the caller's blocks may show a component under another key.
func (r *Renderer) LoadedByComponents(pages *page.Maker, files *Files, all bool) {
	for i, src := range r.Site.Tree.Pages {
		if !all && !bytes.Contains(src.Body, []byte(`"component"`)) {
			continue
		}
		finished, _ := pages.Page(i)
		p := Pages(finished)[0]
		if _, err := r.FillComponents(p, &diag.List{}); err == nil {
			files.Add(r.Files(p))
		}
	}
}

// diagrams makes the pictures of all diagrams of the site: their names do not say on which pages they stand.
func (r *Renderer) diagrams(pages *page.Maker, files *Files) {
	for i, src := range r.Site.Tree.Pages {
		if bytes.Contains(src.Body, []byte("mermaid")) {
			finished, _ := pages.Page(i)
			files.Add(diagramsOf(finished))
		}
	}
}
