// Package search makes the index that readers search, and answers queries over it as the browser does.
//
// In: pages with their headings and names, taken from the parsed structure. Out: the index as JSON, and for a query the
// hits in their order. Never here: files, HTML, the network. The browser's half is web/engine/search;
// testdata/ranking.json holds the two equal.
package search

import (
	"cmp"
	"encoding/json"
	"slices"
	"strings"
)

// Index is all that a reader can find, in the order of the navigation.
type Index struct {
	Products []Product `json:"products"`
	Pages    []Page    `json:"pages"`
}

// Product is what a hit says of its place.
type Product struct {
	ID    string `json:"id"`
	Label string `json:"label"`
	Home  string `json:"home"`
}

// Page is one page that can be found, with the places in it.
type Page struct {
	Path     string    `json:"path"`
	Title    string    `json:"title"`
	Product  string    `json:"product,omitempty"` // id
	About    string    `json:"about,omitempty"`   // said below the title; not searched
	Names    []string  `json:"names,omitempty"`   // components and hooks that the page documents
	Headings []Heading `json:"headings,omitempty"`
	Rows     *Rows     `json:"rows,omitempty"`
}

// Rows are the props and the like of a reference page. There are thousands: an id is the prefix and the name.
type Rows struct {
	Prefix string `json:"prefix"`
	Names  string `json:"names"` // separated by spaces
}

// Heading is a place in a page.
type Heading struct {
	ID   string `json:"id"`
	Text string `json:"text"`
}

// Hit is one answer.
type Hit struct {
	Page    int // index in Pages
	Heading int // index in its Headings and Rows, in this order; -1 for the page itself
	Score   int
}

// JSON is the index as readers fetch it.
func (x *Index) JSON() []byte {
	text, err := json.Marshal(x)
	if err != nil {
		panic("search: " + err.Error()) // a programming error: the index is plain data
	}
	return text
}

// Address is where a hit leads.
func (x *Index) Address(hit Hit) string {
	page := x.Pages[hit.Page]
	if hit.Heading < 0 {
		return page.Path
	}
	if hit.Heading >= len(page.Headings) {
		return page.Path + "#" + page.Rows.Prefix + page.Rows.names()[hit.Heading-len(page.Headings)]
	}
	return page.Path + "#" + page.Headings[hit.Heading].ID
}

func (r *Rows) names() []string {
	if r == nil {
		return nil
	}
	return strings.Fields(r.Names)
}

// The weights of a word by where it stands, in tenths, and what is added to a whole hit. A component's page comes
// before its mentions, and the reader's product before the others.
const (
	inTitle, inName, inHeading, inRow, aroundHeading, inProduct, aroundProduct = 10, 9, 8, 6, 4, 4, 2

	wholeTitle, wholeName, wholeHeading, ofPage, ofProduct = 60, 40, 15, 20, 15
	wordTooMany, wordsTooMany                              = 2, 10
)

// Find answers a query, the best hit first. All words of it must be met. The product is that of the page shown.
func (x *Index) Find(query, product string) []Hit {
	asked := words(query)
	if len(asked) == 0 {
		return nil
	}
	labels := map[string][]string{}
	for _, p := range x.Products {
		labels[p.ID] = forms(p.Label)
	}
	var hits []Hit
	for i, page := range x.Pages {
		bonus := 0
		if page.Product != "" && page.Product == product {
			bonus = ofProduct
		}
		label := labels[page.Product]
		if score := pageScore(asked, page, label); score > 0 {
			hits = append(hits, Hit{Page: i, Heading: -1, Score: score + bonus})
		}
		for j, heading := range page.Headings {
			if score := headingScore(asked, heading.Text, page.Title, label, inHeading); score > 0 {
				hits = append(hits, Hit{Page: i, Heading: j, Score: score + bonus})
			}
		}
		for j, name := range page.Rows.names() {
			if score := headingScore(asked, name, page.Title, label, inRow); score > 0 {
				hits = append(hits, Hit{Page: i, Heading: len(page.Headings) + j, Score: score + bonus})
			}
		}
	}
	slices.SortStableFunc(hits, func(a, b Hit) int { return cmp.Compare(b.Score, a.Score) })
	return hits
}

func pageScore(asked []string, page Page, label []string) int {
	title := forms(page.Title)
	var names []string
	for _, name := range page.Names {
		names = append(names, forms(name)...)
	}
	score := total(asked, field{title, inTitle}, field{names, inName}, field{label, inProduct})
	if score == 0 {
		return 0
	}
	query := strings.Join(asked, "")
	switch {
	case query == joined(page.Title):
		score += wholeTitle
	case slices.ContainsFunc(page.Names, func(name string) bool { return joined(name) == query }):
		score += wholeName
	}
	return score + ofPage - tooMany(page.Title, asked)
}

func headingScore(asked []string, text, title string, label []string, weight int) int {
	own := forms(text)
	if !slices.ContainsFunc(asked, func(word string) bool { return best(word, own) > 0 }) {
		return 0
	}
	score := total(asked, field{own, weight}, field{forms(title), aroundHeading}, field{label, aroundProduct})
	if score == 0 {
		return 0
	}
	if strings.Join(asked, "") == joined(text) {
		score += wholeHeading
	}
	return score - tooMany(text, asked)
}

// tooMany lets a short title come before a long one with the same words.
func tooMany(text string, asked []string) int {
	return min(wordsTooMany, wordTooMany*max(0, len(words(text))-len(asked)))
}

// field is the words of one part of a record, with their weight in tenths.
type field struct {
	words  []string
	weight int
}

// total is the mean over the words of a query of what each is worth where it is worth most; 0 when one is not met.
func total(asked []string, fields ...field) int {
	sum := 0
	for _, word := range asked {
		most := 0
		for _, f := range fields {
			most = max(most, best(word, f.words)*f.weight/10)
		}
		if most == 0 {
			return 0
		}
		sum += most
	}
	return sum / len(asked)
}

func best(word string, list []string) int {
	most := 0
	for _, other := range list {
		most = max(most, match(word, other))
	}
	return most
}
