package server

// Searcher answers queries over the index that a site publishes. Who starts the server brings it along: the server
// itself knows files alone.
type Searcher interface {
	Find(q SearchQuery) (SearchResult, error)
}

// OpenSearcher opens the index of one language, "" for the site's first. Names are those of files below the published
// folder.
type OpenSearcher func(language string, read func(name string) ([]byte, error)) (Searcher, error)

// SearchQuery is what a reader asks.
type SearchQuery struct {
	Text  string
	Only  string   // a product to stay in; "" for all
	Kinds []string // kinds of hits; nil for all
	Limit int      // hits
}

// SearchHit is one answer.
type SearchHit struct {
	Address       string
	Kind          string // page, guide, section, api, prop, slot, event, class, error, theme, icon
	Title         string
	Page          string // title of the page, or name of the component, that holds a section or a row
	Product       string // id
	Group         string
	Type, Default string // of rows
	Excerpt       string
}

// SearchResult are the hits of a query, the best one first.
type SearchResult struct {
	Hits      []SearchHit
	Total     int
	Counts    map[string]int // by kind, of all hits, before kinds narrow them
	ByProduct map[string]int // of all hits, before one product narrows them
	Met       []string       // terms that words of the query met
	Meant     string         // the query that is answered instead
}
