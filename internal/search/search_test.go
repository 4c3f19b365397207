package search

import (
	"encoding/json"
	"os"
	"slices"
	"testing"
)

// ranking is what the browser's half must answer as well: web/engine/search/find.test.ts reads the same file.
type ranking struct {
	Index   Index
	Queries []struct {
		Query, Product string
		Hits           []string // the first ones, in order; none when the list is empty
	}
}

func (x *Index) addresses(hits []Hit) []string {
	var list []string
	for _, hit := range hits {
		list = append(list, x.Address(hit))
	}
	return list
}

func TestRanking(t *testing.T) {
	text, err := os.ReadFile("testdata/ranking.json")
	if err != nil {
		t.Fatal(err)
	}
	var r ranking
	if err := json.Unmarshal(text, &r); err != nil {
		t.Fatal(err)
	}
	for _, q := range r.Queries {
		got := r.Index.addresses(r.Index.Find(q.Query, q.Product))
		if len(q.Hits) == 0 && len(got) > 0 || len(got) < len(q.Hits) || !slices.Equal(got[:len(q.Hits)], q.Hits) {
			t.Errorf("%q in %q finds %v, want %v first", q.Query, q.Product, got, q.Hits)
		}
	}
}

func TestNear(t *testing.T) {
	for _, test := range []struct {
		a, b string
		near bool
	}{
		{"button", "button", true}, {"buton", "button", true}, {"buttton", "button", true}, {"botton", "button", true},
		{"butotn", "button", true}, {"bottun", "button", false}, {"", "b", true}, {"", "bu", false}, {"größe", "grösse",
			false}, {"größe", "große", true},
	} {
		if got := near([]rune(test.a), []rune(test.b)); got != test.near {
			t.Errorf("%q and %q: %v", test.a, test.b, got)
		}
	}
}

func FuzzFind(f *testing.F) {
	f.Add("Text Field", "textfield")
	f.Add("a\xffb", "\u0130 x")
	f.Fuzz(func(t *testing.T, title, query string) {
		x := Index{Pages: []Page{{Path: "/", Title: title, Names: []string{query}, Headings: []Heading{{Text: title +
			query}}}}}
		if hits := x.Find(query, ""); len(words(query)) > 0 && (len(hits) == 0 || hits[0].Heading != -1) {
			t.Errorf("%q does not find the page that is named so: %v", query, hits)
		}
	})
}
