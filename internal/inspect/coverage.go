// Package inspect measures what the pages of a site teach, and how they are written.
//
// In: a site, the reference of its packages. Out: numbers and places. Never here: problems that keep a site from being
// published.
package inspect

import (
	"path"
	"regexp"
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
	taught := reference.Taught{
		Demos: map[string]reference.Used{}, Code: map[string]reference.Used{}, Prose: map[string]map[string]bool{},
	}
	for i, p := range s.Tree.Pages {
		if !site.IsTaught(p) {
			continue
		}
		pages = append(pages, p)
		product := s.ProductFor(p).ID
		demos, code := reference.Used{}, reference.Used{}
		demos.Note(index, product, demoUses(p))
		code.Note(index, product, fenceUses(p))
		taught.Demos[p.Path], taught.Code[p.Path] = demos, code
		taught.Prose[p.Path] = named(s.Doc(i).Statements())
	}
	return index.Coverage(pages, s.ProductFor, taught)
}

// demoUses are what the demos of a page use of packages.
func demoUses(p source.Page) []reference.Use {
	var list []reference.Use
	for _, d := range p.Demos {
		if path.Ext(d.Name) == ".tsx" {
			list = append(list, uses(d.Name, string(d.Text))...)
		}
	}
	return list
}

// fenceUses are what its blocks of code use of them.
func fenceUses(p source.Page) []reference.Use {
	var list []reference.Use
	for _, fence := range markdown.Fences(p.Body) {
		if slices.Contains([]string{"tsx", "jsx", "ts", "js"}, fence.Language) {
			list = append(list, uses("fence."+fence.Language, fence.Compiled())...)
		}
	}
	return list
}

func uses(file, code string) []reference.Use {
	var list []reference.Use
	for _, use := range typescript.Uses(file, code) {
		list = append(list, reference.Use(use))
	}
	return list
}

// codeName is a name at the start of code in prose: `open`, `open={true}`.
var codeName = regexp.MustCompile("`([A-Za-z][\\w-]*)")

// named are the names that prose has as code.
func named(sentences []markdown.Sentence) map[string]bool {
	names := map[string]bool{}
	for _, sentence := range sentences {
		for _, match := range codeName.FindAllStringSubmatch(sentence.Text, -1) {
			names[match[1]] = true
		}
	}
	return names
}
