package main

import (
	"encoding/json"
	"strings"

	"vitrine/internal/search"
	"vitrine/internal/server"
)

// openSearch opens the index that a site publishes, for readers without scripts.
func openSearch(read func(name string) ([]byte, error)) (server.Searcher, error) {
	text, err := read("search.json")
	if err != nil {
		return nil, err
	}
	index := &search.Index{}
	return searcher{index}, json.Unmarshal(text, index)
}

// searcher hands queries to the index.
type searcher struct{ index *search.Index }

func (s searcher) Find(q server.SearchQuery) (server.SearchResult, error) {
	found := server.SearchResult{Counts: map[string]int{}, ByProduct: map[string]int{},
		Met: strings.Fields(strings.ToLower(q.Text))}
	for _, hit := range s.index.Find(q.Text, "") {
		page := s.index.Pages[hit.Page]
		found.ByProduct[page.Product]++
		if q.Only != "" && page.Product != q.Only {
			continue
		}
		shown := s.hit(hit)
		found.Counts[shown.Kind]++
		if found.Total++; found.Total <= q.Limit {
			found.Hits = append(found.Hits, shown)
		}
	}
	return found, nil
}

func (s searcher) hit(hit search.Hit) server.SearchHit {
	page := s.index.Pages[hit.Page]
	shown := server.SearchHit{Address: s.index.Address(hit), Title: page.Title, Product: page.Product,
		Excerpt: page.About}
	switch {
	case hit.Heading < 0 && page.Rows != nil:
		shown.Kind = "api"
	case hit.Heading < 0 && len(page.Names) > 0:
		shown.Kind = "page"
	case hit.Heading < 0:
		shown.Kind = "guide"
	default:
		shown.Kind, shown.Title, shown.Page, shown.Excerpt = s.place(hit)
	}
	return shown
}

// place is a heading or a row of a page.
func (s searcher) place(hit search.Hit) (kind, title, page, excerpt string) {
	p := s.index.Pages[hit.Page]
	if hit.Heading < len(p.Headings) {
		return "section", p.Headings[hit.Heading].Text, p.Title, ""
	}
	_, id, _ := strings.Cut(s.index.Address(hit), "#")
	return "prop", strings.TrimPrefix(id, p.Rows.Prefix), p.Title, ""
}
