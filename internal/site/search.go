package site

import (
	"fmt"

	"vitrine/internal/diag"
	"vitrine/internal/search"
	"vitrine/internal/vitrine"
)

// SearchIndex is what readers find in a language, in the order of the navigation.
func (s *Site) SearchIndex(language string) *search.Index {
	index := &search.Index{Products: []search.Product{}, Pages: []search.Page{}}
	byPath := map[string]int{}
	for i, p := range s.Tree.Pages {
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
	for _, product := range s.Config.Products {
		index.Products = append(index.Products, search.Product{ID: product.ID, Label: product.Label,
			Home: product.Home})
		for _, leaf := range leaves(s.Nav.Listing(product.ID)) {
			add(vitrine.CleanPath(leaf.Pathname))
		}
	}
	for _, p := range s.Tree.Pages {
		add(p.Path)
	}
	return index
}

func (s *Site) searchPage(i int) search.Page {
	p, doc := s.Tree.Pages[i], s.Doc(i)
	_, product := ProductOf(s.Config, p.Path)
	page := search.Page{Path: Address(p), Title: s.Title(i), Product: product,
		About: p.Matter.Description}
	found := s.Blocks.Search(s.BlockPage(p), doc)
	if p.Generated {
		page.Title, page.Rows = p.Matter.Title, found.Rows
		return page
	}
	page.Names = append(append(page.Names, p.Matter.Components...), p.Matter.Hooks...)
	page.Headings = found.Headings
	return page
}

// checkQueries holds the index to the queries that the site promises to answer.
func (s *Site) checkQueries() []diag.Problem {
	if len(s.Tree.Queries) == 0 {
		return nil
	}
	index := s.SearchIndex(vitrine.DefaultLanguage)
	var problems []diag.Problem
	for _, e := range s.Tree.Queries {
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
