package search

import (
	"maps"
	"testing"
)

// TestOtherProducts: what another product has of the same name is far down, and counted; who narrows the search to that
// product finds as many, and nothing that only sounds like it.
func TestOtherProducts(t *testing.T) {
	x := Index{Products: []Product{{ID: "one", Label: "One", Home: "/one/", Family: "a"},
		{ID: "two", Label: "Two", Home: "/two/", Family: "b"},
		{ID: "three", Label: "Three", Home: "/three/", Family: "c"}}}
	row := func(name, text string) Record {
		return Record{Kind: PropKind, ID: name, Name: name, Type: "number", Text: text}
	}
	for _, product := range x.Products {
		rows := []Record{row("size", "How large it is."), row("limitTags", "How many tags are shown.")}
		if product.ID == "three" {
			rows = []Record{row("size", "How large it is. The limit is 20."), row("count", "Counts tags.")}
		}
		x.Pages = append(x.Pages, Page{Path: product.Home + "api/field/", Product: product.ID, Kind: APIKind,
			Title: "Field API", Names: []string{"Field"}, Records: rows})
	}
	s, err := x.Searcher()
	if err != nil {
		t.Fatal(err)
	}
	want := map[string]int{"one": 1, "two": 1}
	for _, q := range []Query{{Product: "one"}, {Product: "one", Only: "two"}, {Product: "three", Only: "two"},
		{Only: "two"}, {Product: "one", Only: "one"}} {
		q.Text = "limit tags"
		result, err := s.Find(q)
		if err != nil || !maps.Equal(result.ByProduct, want) {
			t.Errorf("%+v counts %v: %v", q, result.ByProduct, err)
		}
		first := "/" + q.Product + "/"
		if q.Only != "" {
			first = "/" + q.Only + "/"
		}
		if len(result.Hits) == 0 || result.Hits[0].Address != first+"api/field/#limitTags" {
			t.Errorf("%+v finds %+v", q, result.Hits)
		}
	}
	if result, err := s.Find(Query{Text: "limitTags", Product: "one", Only: "three"}); err != nil || result.Total > 0 {
		t.Errorf("a product that lacks the name has %+v: %v", result.Hits, err)
	}
}
