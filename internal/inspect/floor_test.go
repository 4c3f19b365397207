package inspect

import (
	"strings"
	"testing"

	"vitrine/internal/reference"
	"vitrine/internal/source"
)

// TestBelow counts the components of a page together: 17 of 19 props are too few, 18 of 20 are enough,
// and so is all but one.
func TestBelow(t *testing.T) {
	pages := map[string]source.Page{
		"/tabs/": {File: "content/tabs/index.md", Lines: map[string]int{"components": 4}},
	}
	list := []reference.Coverage{
		{Component: "Box", Page: "/box/"},
		{Component: "Link", Page: "/link/", Props: 8, Live: 7, Explained: 1, Still: []string{"noWrap"}},
		{Component: "Tabs", Page: "/tabs/", Props: 12, Live: 11, Shown: 1, Still: []string{"action"}},
		{Component: "Menu", Page: "/menu/", Props: 20, Live: 18, Explained: 2, Still: []string{"open", "dense"}},
		{Component: "Tab", Page: "/tabs/", Props: 7, Live: 6, Still: []string{"wrapped"}, Missing: []string{"wrapped"}},
	}
	found := below(pages, list)
	if len(found) != 1 {
		t.Fatalf("%d problems: %v", len(found), found)
	}
	got := found[0]
	if got.Place() != "content/tabs/index.md:4" || !strings.Contains(got.What, "17 of the 19 props") ||
		!strings.Contains(got.Fix, "Tabs: action; Tab: wrapped.") {
		t.Errorf("%s %s %s", got.Place(), got.What, got.Fix)
	}
}
