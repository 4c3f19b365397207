// Package inspect measures what the pages of a site teach, and how they are written.
//
// In: a site, the reference of its packages. Out: numbers and places. Never here: problems that keep a site from being
// published.
package inspect

import (
	"path"
	"slices"

	"vitrine/internal/markdown"
	"vitrine/internal/reference"
	"vitrine/internal/site"
	"vitrine/internal/source"
	"vitrine/internal/typescript"
)

// Coverage measures every component that a page is about, in the order of the pages.
func Coverage(s *site.Site, index *reference.Index) []reference.Coverage {
	var pages []source.Page
	for _, p := range s.Tree.Pages {
		if site.IsTaught(p) {
			pages = append(pages, p)
		}
	}
	used := reference.Used{}
	for _, p := range pages {
		used.Note(index, s.ProductFor(p).ID, uses(p))
	}
	return index.Coverage(pages, s.ProductFor, used)
}

// uses are what the demos and blocks of code of a page use of packages.
func uses(p source.Page) []reference.Use {
	var list []reference.Use
	note := func(file, code string) {
		for _, use := range typescript.Uses(file, code) {
			list = append(list, reference.Use(use))
		}
	}
	for _, d := range p.Demos {
		if path.Ext(d.Name) == ".tsx" {
			note(d.Name, string(d.Text))
		}
	}
	fences, _ := markdown.Fences(p.Body)
	for _, fence := range fences {
		if slices.Contains([]string{"tsx", "jsx", "ts", "js"}, fence.Language) {
			note("fence."+fence.Language, fence.Code.Text)
		}
	}
	return list
}
