package search

import (
	"slices"
	"testing"
)

// first is what a query over the index made by hand leads to.
func first(t *testing.T, q Query) string {
	t.Helper()
	x := handmade()
	s, err := x.Searcher()
	if err != nil {
		t.Fatal(err)
	}
	result, err := s.Find(q)
	if err != nil {
		t.Fatal(err)
	}
	if len(result.Hits) == 0 {
		return ""
	}
	return result.Hits[0].Address
}

// TestWhatReadersType: mistakes, phrases, messages and sentences lead where the right words do.
func TestWhatReadersType(t *testing.T) {
	for text, address := range map[string]string{
		"butttonn":         "/acme/react-button/", // letters that are doubled are one mistake
		"uselonghovrename": "/acme/api/use-long-hover-name/",
		"dtagrdi":          "/acme-x/react-data-grid/",
		"data gird":        "/acme-x/react-data-grid/",
		"type box":         "/acme/react-text-field/#validation", // the first meaning of the phrase
		"Uncaught Error: value of `teal` color is not supported": "/errors/#pitfalls",
		"limit rows":                             "/acme/api/button/#button-prop-limitRows", // the words of a prop, as prose
		"limit shown tags":                       "/acme/api/button/#button-prop-limitShownTags",
		"unread count":                           "/acme/api/tally/",       // no guide is called so
		"scoreboard":                             "/acme/api/tally/",       // words that others join
		"first paint":                            "/acme/dark-mode/#flash", // the other page is found behind it
		"press thing":                            "/acme/react-button/",    // a guide by another word for its name
		"how do I make the flash simply go away": "/acme/dark-mode/#flash",
		"useDialFace":                            "/acme/api/dials/#use-dial-face",        // one of several on its page
		"one two":                                "/acme/one-to-two/",                     // all of the words, not what they mean
		"color of the dial needle":               "/acme/react-dial/#colors",              // what the phrase means is said beside it
		"dial page":                              "/acme/react-dial/#pages",               // the page has it in a longer name
		"div.AcmeButton-root":                    "/acme/api/button/#button-classes-root", // as browsers show an element
		"buttonClasses root":                     "/acme/api/button/#button-classes-root", // the kind that was asked for
	} {
		if got := first(t, Query{Text: text, Product: "acme"}); got != address {
			t.Errorf("%q leads to %q, not %q", text, got, address)
		}
	}
}

// rowScore is what the first row of props for a query is worth.
func rowScore(t *testing.T, text string) int {
	t.Helper()
	x := handmade()
	s, err := x.Searcher()
	if err != nil {
		t.Fatal(err)
	}
	result, err := s.Find(Query{Text: text, Kinds: []Kind{PropKind}})
	if err != nil || len(result.Hits) == 0 {
		t.Fatal(text, err)
	}
	return result.Hits[0].Score
}

// TestQuestionsAreNoNames: a sentence that happens to hold the name of a row doesn't ask for the row alone.
func TestQuestionsAreNoNames(t *testing.T) {
	if name, sentence := rowScore(t, "size"), rowScore(t, "how do I get the size"); name <= sentence {
		t.Errorf("the name is worth %d, the sentence %d", name, sentence)
	}
}

// TestMeaningsByWords: the shard of the first word of a phrase has what the phrase means.
func TestMeaningsByWords(t *testing.T) {
	for _, count := range []int{1, 4, 64, 1024} {
		for _, said := range []string{"button", "ui", "box"} {
			for _, key := range []string{wholeMark + said, saidMark + said, saidMark + said + " kit", pairOf(said, "kit")} {
				for _, crowded := range []map[string]bool{nil, {"but": true}} {
					if termBucket(key, count, crowded) != termBucket(said, count, crowded) {
						t.Errorf("%q is not in the shard of %q of %d", key, said, count)
					}
				}
			}
		}
	}
}

// TestRowsOfNamedPages: a query names the row of a page only where its other words name that page.
func TestRowsOfNamedPages(t *testing.T) {
	if whole, part := rowScore(t, "useLongHoverName size"), rowScore(t, "hover size"); whole <= 2*part {
		t.Errorf("the whole name is worth %d, a word of it %d", whole, part)
	}
}

// TestOtherPagesBetween: from the third section of a page on, other pages come first.
func TestOtherPagesBetween(t *testing.T) {
	x := handmade()
	s, err := x.Searcher()
	if err != nil {
		t.Fatal(err)
	}
	result, err := s.Find(Query{Text: "keep quartz", Product: "acme"})
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, hit := range result.Hits {
		got = append(got, hit.Address)
	}
	want := []string{"/acme/react-dial/#quartz", "/acme/react-dial/#more", "/acme/quartz/#clear", "/acme/react-dial/#most"}
	if !slices.Equal(got[:min(len(want), len(got))], want) {
		t.Errorf("found %q first, not %q", got, want)
	}
}
