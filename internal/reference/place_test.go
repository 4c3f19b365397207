package reference

import (
	"testing"

	"vitrine/internal/diag"
	"vitrine/internal/source"
	"vitrine/internal/vitrine"
)

// TestAdd_GivesEachEntryAnAddress: names that differ by their dots alone.
func TestAdd_GivesEachEntryAnAddress(t *testing.T) {
	config := source.Config{References: []source.Reference{{Product: "kit", Path: "/kit/api/"}}}
	tree := &source.Tree{Config: config, Nav: []source.NavFile{{Items: []vitrine.NavItem{{Pathname: "/kit/api"}}}}}
	entries := []Entry{{Name: "ListBox.ItemIndicator"}, {Name: "ListBoxItem.Indicator"}}
	refs := Add(tree, Options{Entries: [][]Entry{entries}}, &diag.List{})
	first, second := "/kit/api/list-box-item-indicator/", "/kit/api/list-box-item-indicator-2/"
	var items []string
	for _, item := range tree.Nav[0].Items[0].Children {
		items = append(items, item.Pathname+"/")
	}
	if len(items) != 2 || items[0] != first || items[1] != second {
		t.Errorf("navigation %v", items)
	}
	for i, page := range []string{first, second} {
		if item := refs.Entry("kit", entries[i].Name); item.Href() != page || item.FactsFolder() != page {
			t.Errorf("%s has %s and %s", item.Name, item.Href(), item.FactsFolder())
		}
	}
	if len(tree.Pages) != 2 || len(refs.FactsList()) != 2 {
		t.Errorf("%d pages, %d entries", len(tree.Pages), len(refs.FactsList()))
	}
}
