package agents

import "vitrine/internal/search"

// Searcher finds what words mean.
type Searcher interface {
	Find(q Query) (Result, error)
}

// Query is what is looked for.
type Query struct {
	Text    string
	Product string // whose hits come first
	Only    string // a product to stay in, "" for all
	Limit   int    // hits, 0 for 20
}

// Hit is a place that was found.
type Hit struct {
	Address string // path, with fragment for places in pages
	Kind    string
	Title   string // of the page, the heading, or the name of the row
	Page    string // title of the page that holds a section or row, "" for pages
	Product string
	Type    string // of a row
	Default string
	Excerpt string
}

// Result is what was found.
type Result struct {
	Hits  []Hit
	Total int
	Meant string // the query that is answered instead
}

// indexSearcher finds in the index that readers fetch.
type indexSearcher struct{ *search.Searcher }

// Find implements Searcher.
func (s indexSearcher) Find(q Query) (Result, error) {
	found, err := s.Searcher.Find(search.Query{Text: q.Text, Product: q.Product, Only: q.Only, Limit: q.Limit})
	result := Result{Total: found.Total, Meant: found.Meant}
	for _, hit := range found.Hits {
		result.Hits = append(result.Hits, Hit{Address: hit.Address, Kind: string(hit.Kind), Title: hit.Title,
			Page: hit.Page, Product: hit.Product, Type: hit.Type, Default: hit.Default, Excerpt: hit.Excerpt})
	}
	return result, err
}
