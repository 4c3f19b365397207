package build

import (
	"fmt"
	"strings"

	"vitrine/internal/diag"
	"vitrine/internal/markdown"
	"vitrine/internal/search"
	"vitrine/internal/vitrine"
)

// searchPath is where the index of a language stands. The address does not change with the content: no page has to be
// made anew because another has a new heading.
func searchPath(language string) string { return vitrine.InLanguage("/search.json", language) }

// searchIndex is what readers find in a language, in the order of the navigation.
func (s *scanned) searchIndex(language string) *search.Index {
	index := &search.Index{Products: []search.Product{}, Pages: []search.Page{}}
	byPath := map[string]int{}
	for i, p := range s.tree.Pages {
		if p.Language == language && !p.Matter.NoIndex && !p.Broken {
			byPath[p.Path] = i
		}
	}
	add := func(path string) {
		if i, ok := byPath[path]; ok {
			delete(byPath, path)
			index.Pages = append(index.Pages, s.searchPage(i))
		}
	}
	for _, product := range s.tree.Config.Products {
		index.Products = append(index.Products, search.Product{ID: product.ID, Label: product.Label,
			Home: product.Home})
		for _, leaf := range leaves(s.nav.Listing(product.ID)) {
			add(vitrine.CleanPath(leaf.Pathname))
		}
	}
	for _, p := range s.tree.Pages {
		add(p.Path)
	}
	return index
}

func (s *scanned) searchPage(i int) search.Page {
	p, doc := s.tree.Pages[i], s.doc(i)
	_, product := productOf(s.tree.Config, p.Path)
	page := search.Page{Path: address(p), Title: titleOf(doc, p.Matter.Title), Product: product,
		About: p.Matter.Description}
	if p.Made {
		page.Title = p.Matter.Title
		if prefix, names := s.refs.Searched(p.Path); names != "" {
			page.Rows = &search.Rows{Prefix: prefix, Names: names}
		}
		return page
	}
	page.Names = append(append(page.Names, p.Matter.Components...), p.Matter.Hooks...)
	for _, h2 := range doc.Headings {
		page.Headings = append(page.Headings, search.Heading{ID: h2.ID, Text: h2.Text})
		for _, h3 := range h2.Children {
			page.Headings = append(page.Headings, search.Heading{ID: h3.ID, Text: h3.Text})
		}
	}
	return page
}

func titleOf(doc *markdown.Doc, otherwise string) string {
	if doc.Title != "" {
		return doc.Title
	}
	return otherwise
}

// searched are the indexes of all languages, by address.
func (s *scanned) searched() Files {
	files := Files{}
	for language := range s.navs {
		files[strings.TrimPrefix(searchPath(language), "/")] = inMemory(s.searchIndex(language).JSON())
	}
	return files
}

// expected holds the index to the queries that the site promises to answer.
func (s *scanned) expected() []diag.Problem {
	if len(s.tree.Queries) == 0 {
		return nil
	}
	index := s.searchIndex(vitrine.DefaultLanguage)
	var problems []diag.Problem
	for _, e := range s.tree.Queries {
		hits := index.Find(e.Query, e.Product)
		if len(hits) > 0 && index.Address(hits[0]) == e.Page {
			continue
		}
		found := "nothing is found"
		if len(hits) > 0 {
			found = index.Address(hits[0]) + " comes first"
		}
		problems = append(problems, diag.Problem{File: e.File, Line: e.Line, Column: e.Column, Excerpt: e.Excerpt,
			What: fmt.Sprintf("The query %s misses the page %s: %s.", diag.Quote(e.Query), e.Page, found),
			Why:  "Readers who type it would not find what they look for.",
			Fix:  "Name it in the page's title, in a heading, or among its components; or correct the list."})
	}
	return problems
}
