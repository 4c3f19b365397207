package compile

import (
	"path"
	"slices"
	"strings"

	"vitrine/internal/markdown"
	"vitrine/internal/reference"
	"vitrine/internal/source"
	"vitrine/internal/typescript"
	"vitrine/internal/vitrine"
)

// Coverage measures every component that a page is about, in the order of the pages.
func (b *Builder) Coverage() ([]reference.Coverage, error) {
	s := b.read(false)
	if len(s.tree.Pages) == 0 {
		return nil, failure(listOf(s.Loading))
	}
	var pages []source.Page
	for _, p := range s.tree.Pages {
		if taught(p) {
			pages = append(pages, p)
		}
	}
	return s.refs.Coverage(pages, s.productFor, s.usedProps(pages)), nil
}

// taught says whether a page teaches: somebody wrote it, in English, for readers.
func taught(p source.Page) bool {
	return !p.Made && p.Language == vitrine.DefaultLanguage && !strings.HasPrefix(p.Path, experiments)
}

// usedProps reads all demos and blocks of code.
func (s *scanned) usedProps(pages []source.Page) reference.Used {
	used := reference.Used{}
	for _, p := range pages {
		note := func(file, code string) {
			var uses []reference.Use
			for _, use := range typescript.Uses(file, code) {
				uses = append(uses, reference.Use(use))
			}
			used.Note(s.refs, s.productFor(p).ID, uses)
		}
		for _, d := range p.Demos {
			if path.Ext(d.Name) == ".tsx" {
				note(d.Name, string(d.Text))
			}
		}
		for _, fence := range markdown.Fences(p.Body) {
			if slices.Contains([]string{"tsx", "jsx", "ts", "js"}, fence.Language) {
				note("fence."+fence.Language, fence.Code)
			}
		}
	}
	return used
}
