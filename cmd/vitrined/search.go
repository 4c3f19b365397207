package main

import (
	"vitrine/internal/search"
	"vitrine/internal/server"
)

// openSearch opens the index that a site publishes, for readers without scripts.
func openSearch(language string, read func(name string) ([]byte, error)) (server.Searcher, error) {
	open := search.Open
	if language != "" {
		open = func(read func(name string) ([]byte, error)) (*search.Searcher, error) {
			return search.OpenIn(language, read)
		}
	}
	index, err := open(read)
	return searcher{index}, err
}

// searcher hands queries to the index.
type searcher struct{ index *search.Searcher }

func (s searcher) Find(q server.SearchQuery) (server.SearchResult, error) {
	query := search.Query{Text: q.Text, Only: q.Only, Limit: q.Limit}
	for _, kind := range q.Kinds {
		query.Kinds = append(query.Kinds, search.Kind(kind))
	}
	result, err := s.index.Find(query)
	found := server.SearchResult{Total: result.Total, Counts: map[string]int{}, ByProduct: result.ByProduct,
		Met: result.Met, Meant: result.Meant}
	for kind, count := range result.Counts {
		found.Counts[string(kind)] = count
	}
	for _, hit := range result.Hits {
		found.Hits = append(found.Hits, server.SearchHit{Address: hit.Address, Kind: string(hit.Kind), Title: hit.Title,
			Page: hit.Page, Product: hit.Product, Group: hit.Group, Type: hit.Type, Default: hit.Default,
			Excerpt: hit.Excerpt})
	}
	return found, err
}
