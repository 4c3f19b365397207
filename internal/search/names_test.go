package search

import "testing"

// TestNames holds what leads to a name: mistyped in one of its words, shared by products, or beside a heading.
func TestNames(t *testing.T) {
	section := func(id, name string) Record {
		return Record{Kind: SectionKind, ID: id, Name: name, Text: "A field takes what somebody types."}
	}
	x := &Index{
		Products: []Product{{ID: "first", Label: "First", Home: "/first/"}, {ID: "other", Label: "Other", Home: "/other/"}},
		Pages: []Page{
			// in the order of the navigation, which is not that of the products
			{Path: "/other/api/row/", Kind: APIKind, Title: "Row API", Product: "other", Names: []string{"TableRow"},
				Text: "A row of a table, in a table, with rows."},
			{Path: "/first/api/row/", Kind: APIKind, Title: "TableRow API", Product: "first", Names: []string{"TableRow"}},
			{Path: "/first/field/", Kind: PageKind, Title: "Text Field", Product: "first",
				Names: []string{"TextField", "InputAdornment"}, Records: []Record{section("variants", "Variants"),
					section("texts", "Texts in a field"), section("adornments", "Adornments")}},
			{Path: "/first/api/svg/", Kind: APIKind, Title: "SvgMark API", Product: "first", Names: []string{"SvgMark"}},
			{Path: "/first/sv/", Kind: GuideKind, Title: "Languages", Product: "first",
				Records: []Record{{Kind: SectionKind, ID: "mark", Name: "Codes", Text: "The mark of Swedish is sv."}}},
			{Path: "/first/api/paper/", Kind: APIKind, Title: "Paper API", Product: "first", Names: []string{"Paper"}},
			{Path: "/first/api/popper/", Kind: APIKind, Title: "Popper API", Product: "first", Names: []string{"Popper"}},
		},
	}
	s, err := x.Searcher()
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct{ about, query, product, first string }{
		{"of two products, the one that the site names first", "TableRow", "", "/first/api/row/"},
		{"the reader's own before that", "TableRow", "other", "/other/api/row/"},
		{"a name of words that stand somewhere, one of them by mistake", "SvMark", "first", "/first/api/svg/"},
		{"a name with a letter too many", "TextFieeld", "first", "/first/field/"},
		{"a letter that should be doubled, before one that is wrong", "Poper", "first", "/first/api/popper/"},
		{"a heading and its page, of which another name says the heading's word", "Adornments Text Field", "first",
			"/first/field/#adornments"},
	} {
		t.Run(test.about, func(t *testing.T) {
			r, err := s.Find(Query{Text: test.query, Product: test.product})
			if err != nil || len(r.Hits) == 0 || r.Hits[0].Address != test.first {
				t.Errorf("%q leads to %+v (%v), want %s", test.query, r.Hits, err, test.first)
			}
		})
	}
}
