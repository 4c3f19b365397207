// Package search makes the index that readers, the server and programs search, and answers queries over it.
//
// In: pages with the places in them, as the site tells them. Out: the published files of an index; and, over such
// files, the hits of a query in their order. Never here: files (a function reads them), HTML, the network. The
// browser's half is web/engine/search; testdata/cases.json holds the two equal, so all arithmetic is of integers.
package search

// Kind is what a hit leads to.
type Kind string

// The kinds of hits.
const (
	PageKind    Kind = "page"  // a guide of components or hooks
	GuideKind   Kind = "guide" // any other page that somebody wrote
	APIKind     Kind = "api"   // a page of the reference
	SectionKind Kind = "section"
	PropKind    Kind = "prop" // also parameters and results of hooks
	SlotKind    Kind = "slot"
	ClassKind   Kind = "class"
	EventKind   Kind = "event"
	ErrorKind   Kind = "error"
	ThemeKind   Kind = "theme"
	IconKind    Kind = "icon"
)

// Kinds are all of them, in the order in which files number them.
var Kinds = []Kind{PageKind, GuideKind, APIKind, SectionKind, PropKind, SlotKind, ClassKind, EventKind, ErrorKind,
	ThemeKind, IconKind}

// Index is all that can be found in a language, in the order of the navigation.
type Index struct {
	Products []Product
	Pages    []Page
	Synonyms []Synonym // those of the site
}

// Product is what a hit says of its place.
type Product struct {
	ID     string   `json:"id"`
	Label  string   `json:"label"`
	Home   string   `json:"home"`
	Family string   `json:"family,omitempty"` // products of the same one come before the others
	Words  []string `json:"words,omitempty"`  // other words that name it in a query
}

// Page is a page with the places in it.
type Page struct {
	Path    string
	Kind    Kind
	Title   string
	Product string // id
	Group   string // of the navigation
	About   string
	Text    string   // found, not shown
	Asked   []string // what readers ask that it answers: found, not shown
	Names   []string // components and hooks that it documents
	Former  []string // names that it had once
	Behind  bool     // it is found behind pages that say the same
	Records []Record
}

// Record is a place in a page.
type Record struct {
	Kind          Kind
	ID            string // fragment; where it begins with a question mark, a query
	Name          string // heading, or name of a row
	Type, Default string
	Text          string   // prose
	Code          string   // found, not shown
	Also          string   // other words for it
	Asked         []string // what readers ask that it answers: found, not shown
}

// Query is what somebody asks.
type Query struct {
	Text    string `json:"text"`
	Product string `json:"product,omitempty"` // the reader's own: ranked first
	Only    string `json:"only,omitempty"`    // a product to stay in; "" for all
	Kinds   []Kind `json:"kinds,omitempty"`   // nil for all
	Limit   int    `json:"limit,omitempty"`   // hits; 0 for 20
}

// Hit is one answer.
type Hit struct {
	Address string `json:"address"` // path, with a fragment for places in pages
	Kind    Kind   `json:"kind"`
	Title   string `json:"title"`          // of the page, the heading, or the name of the row
	Page    string `json:"page,omitempty"` // what holds a place: the title of the page, or the name that it documents
	Product string `json:"product,omitempty"`
	Group   string `json:"group,omitempty"`
	Type    string `json:"type,omitempty"`
	Default string `json:"default,omitempty"`
	Excerpt string `json:"excerpt,omitempty"` // plain text around what was met, or the description
	Score   int    `json:"score"`
}

// Result is the answer to a query.
type Result struct {
	Hits      []Hit          `json:"hits"`
	Total     int            `json:"total"`
	Counts    map[Kind]int   `json:"counts"`          // before kinds narrow the hits
	ByProduct map[string]int `json:"byProduct"`       // before a product narrows them
	Met       []string       `json:"met"`             // terms of the index that were met: what is marked
	Meant     string         `json:"meant,omitempty"` // the query that is answered instead
}
