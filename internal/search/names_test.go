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

// TestFewShards: a query reads the shards of its words, and no more than a first answer needs of what stands for them.
func TestFewShards(t *testing.T) {
	x := generated(100, 3000)
	s, err := x.Searcher()
	if err != nil {
		t.Fatal(err)
	}
	full := 0
	for _, page := range x.Pages {
		ask, err := s.ask(Query{Text: page.About})
		if err != nil {
			t.Fatal(err)
		}
		own, all := map[int]bool{}, map[int]bool{}
		for _, w := range ask.words {
			own[s.shardOf(w.term)], all[s.shardOf(w.term)] = true, true
		}
		for _, alt := range ask.alts {
			for _, term := range alt.terms {
				all[s.shardOf(term)] = true
			}
		}
		if len(all) > max(mostShards, len(own)) {
			t.Errorf("%q reads %d shards, %d of them for its own words", page.About, len(all), len(own))
		}
		if len(own) >= mostShards {
			full++
		}
	}
	if full == 0 {
		t.Error("no query has words in so many shards")
	}
}

// TestWrongFirstLetter: in a query of several words, a word is found whose first letter is wrong, left out, one too
// many or the second, without the whole vocabulary.
func TestWrongFirstLetter(t *testing.T) {
	x := handmade()
	s, err := x.Searcher()
	if err != nil {
		t.Fatal(err)
	}
	for text, meant := range map[string]string{
		"cutton sizes small":               "button sizes small", // a name
		"sizes and zpinner state":          "sizes spinner state",
		"sizes and pinner state":           "sizes spinner state",
		"sizes and xspinner state":         "sizes spinner state",
		"sizes and psinner state":          "sizes spinner state",
		"what xomebody typed in dark mode": "somebody typed dark mode",
		"sizes and zpnner state":           "", // two mistakes
	} {
		r, err := s.Find(Query{Text: text, Product: "acme"})
		if err != nil || r.Meant != meant {
			t.Errorf("%q is taken for %q (%v), not for %q", text, r.Meant, err, meant)
		}
	}
}

// TestNearWords: a mistyped word is one that begins alike; where no word does, any other.
func TestNearWords(t *testing.T) {
	for text, address := range map[string]string{"buton": "/acme/react-button/", "vutton": "/acme/react-button/"} {
		if got := first(t, Query{Text: text, Product: "acme"}); got != address {
			t.Errorf("%q leads to %q, not %q", text, got, address)
		}
	}
}

// TestNamesApart: who types the whole name of an icon is led to it, though texts mention it and its words are in many.
func TestNamesApart(t *testing.T) {
	x := Index{Pages: []Page{
		{Path: "/icons/", Kind: GuideKind, Title: "Icons", Records: []Record{
			{Kind: IconKind, ID: "?selected=AccessAlarm", Name: "AccessAlarm"},
			{Kind: IconKind, ID: "?selected=Access", Name: "Access"},
			{Kind: SectionKind, ID: "pitfalls", Name: "Pitfalls", Text: "Import AccessAlarm from a path of its own."}}},
		{Path: "/access/", Kind: GuideKind, Title: "Access", Records: []Record{
			{Kind: SectionKind, ID: "alarm", Name: "Sound an alarm", Text: "An alarm tells who has no access."}}},
	}}
	s, err := x.Searcher()
	if err != nil {
		t.Fatal(err)
	}
	for text, want := range map[string]string{"AccessAlarm": "/icons/?selected=AccessAlarm", "access": "/access/",
		"access alarm": "/access/#alarm"} {
		result, err := s.Find(Query{Text: text})
		if err != nil || len(result.Hits) == 0 || result.Hits[0].Address != want {
			t.Errorf("%q finds %+v, not %s: %v", text, result.Hits, want, err)
		}
	}
}
