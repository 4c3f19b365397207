package agents

import (
	"encoding/json"
	"strings"

	"vitrine/internal/search"
)

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
	Excerpt string
}

// Result is what was found.
type Result struct {
	Hits  []Hit
	Total int
	Meant string // the query that is answered instead
}

const defaultHits = 20

// indexSearcher finds in the index that readers fetch as a whole.
type indexSearcher struct{ index *search.Index }

func newSearcher(text []byte) (indexSearcher, error) {
	s := indexSearcher{&search.Index{}}
	err := json.Unmarshal(text, s.index)
	return s, err
}

// Find implements Searcher.
func (s indexSearcher) Find(q Query) (Result, error) {
	result := Result{}
	limit := q.Limit
	if limit == 0 {
		limit = defaultHits
	}
	for _, hit := range s.index.Find(q.Text, q.Product) {
		page := s.index.Pages[hit.Page]
		if q.Only != "" && page.Product != q.Only {
			continue
		}
		result.Total++
		if len(result.Hits) == limit {
			continue
		}
		found := Hit{Address: s.index.Address(hit), Kind: "page", Title: page.Title, Product: page.Product,
			Excerpt: page.About}
		if hit.Heading >= 0 {
			found.Kind, found.Page, found.Excerpt = "section", page.Title, ""
			found.Title = s.title(page, hit.Heading)
		}
		result.Hits = append(result.Hits, found)
	}
	return result, nil
}

// title is that of a place in a page: a heading, or a row.
func (s indexSearcher) title(page search.Page, place int) string {
	if place < len(page.Headings) {
		return page.Headings[place].Text
	}
	return strings.Fields(page.Rows.Names)[place-len(page.Headings)]
}
