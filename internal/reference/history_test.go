package reference

import (
	"encoding/json"
	"strings"
	"testing"

	"vitrine/internal/diag"
	"vitrine/internal/history"
	"vitrine/internal/source"
	"vitrine/internal/vitrine"
)

// acmeHistory tells of a component that came, of props that came later, and of what is no longer there.
func acmeHistory() history.Product {
	of := func(change, kind, of, name string) history.Change {
		return history.Change{Change: change, Kind: kind, Of: of, Name: name}
	}
	gone := of(history.Removed, history.Prop, "Button", "raised")
	gone.Breaking = true
	wider := of(history.Widened, history.Prop, "Button", "color")
	wider.Now = "'{{' | `x`"
	return history.Product{Packages: []history.Package{{Package: "@acme/ui", First: "1.0.0", Releases: []history.Release{
		{Version: "1.0.1"},
		{Version: "1.1.2", Changes: []history.Change{of(history.Added, history.Component, "", "Button")}},
		{Version: "1.4.7", Unread: 3, Changes: []history.Change{of(history.Added, history.Prop, "Button", "size"),
			of(history.Added, history.Prop, "Button", "gone"), gone}},
		{Version: "2.0.1", Changes: []history.Change{of(history.Deprecated, history.Prop, "Button", "size"), wider,
			of(history.Added, history.Value, "", "rowSelector")}},
	}}}}
}

func acmeEntries() []Entry {
	return []Entry{
		{Kind: Component, Name: "Button", Package: "@acme/ui", Version: "2.0.1",
			Props: []Row{{Name: "color"}, {Name: "size", IsDeprecated: true}}},
		{Kind: Component, Name: "Button", Package: "@acme/other", Props: []Row{{Name: "size"}}},
		{Kind: Values, Name: "Selectors", Package: "@acme/ui", Version: "2.0.1", Members: []Row{{Name: "rowSelector"}}},
	}
}

func TestRemember(t *testing.T) {
	entries := acmeEntries()
	Remember(entries, acmeHistory())
	button := entries[0]
	if button.Since != "1.1.2" || button.Props[0].Since != "" || len(button.Props[0].Changed) != 1 {
		t.Errorf("%+v", button)
	}
	if size := button.Props[1]; size.Since != "1.4" || size.DeprecatedSince != "2.0.1" {
		t.Errorf("%+v", size)
	}
	if other := entries[1]; other.Since != "" || other.Props[0].Since != "" {
		t.Errorf("of another package: %+v", other)
	}
	if entries[2].Members[0].Since != "2.0.1" {
		t.Errorf("a value: %+v", entries[2])
	}
	text, err := json.Marshal(button.Props[1])
	if err != nil || !strings.Contains(string(text), `"since":"1.4","deprecatedSince":"2.0.1"`) {
		t.Errorf("for programs: %s, %v", text, err)
	}
}

func acmeIndex(t *testing.T) (*Index, *source.Tree) {
	t.Helper()
	tree := &source.Tree{Config: source.Config{
		Products:   []source.Product{{ID: "acme", Label: "Acme UI"}},
		References: []source.Reference{{Product: "acme", Path: "/acme/api/"}},
	}, Nav: []source.NavFile{{Items: []vitrine.NavItem{{Pathname: "/acme/api"}}}}}
	entries := acmeEntries()
	problems := &diag.List{}
	index := Add(tree, Options{Entries: [][]Entry{{entries[0], entries[2]}},
		Told:     map[string]history.Product{"acme": acmeHistory()},
		Describe: func(text string, _ []string) string { return text }}, problems)
	if found := problems.Problems(); len(found) > 0 {
		t.Fatal(found)
	}
	return index, tree
}

func TestChangesByRelease(t *testing.T) {
	index, tree := acmeIndex(t)
	if first := tree.Nav[0].Items[0].Children[0]; first.Pathname != "/acme/api/changes" {
		t.Errorf("the navigation: %+v", tree.Nav[0].Items[0].Children)
	}
	found := false
	for _, p := range tree.Pages {
		found = found || p.Path == "/acme/api/changes/" && p.Generated && p.Matter.Title == "Acme UI API changes"
	}
	if !found {
		t.Error("there is no page")
	}
	text := index.Logs["/acme/api/changes/"].Write(index)
	_, got, _ := strings.Cut(text.Markdown, "left out.\n\n")
	const want = "## 2.0\n\n### 2.0.1\n\n" +
		"- [`Button`](/acme/api/button/): prop [`size`](/acme/api/button/#button-prop-size) deprecated; " +
		"prop [`color`](/acme/api/button/#button-prop-color) accepts `` '{ {' | `x` `` as well\n" +
		"- [`rowSelector`](/acme/api/selectors/): new value\n\n" +
		"## 1.4\n\n### 1.4.7\n\nWith the 3 before it, which were not read.\n\n" +
		"- [`Button`](/acme/api/button/): **breaking:** prop `raised` removed; " +
		"new props [`size`](/acme/api/button/#button-prop-size), `gone`\n\n" +
		"## 1.1\n\n### 1.1.2\n\n- [`Button`](/acme/api/button/): new component\n\n"
	if got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
	if ids := strings.Join(text.IDs, " "); ids != "2.0 2.0.1 1.4 1.4.7 1.1 1.1.2" {
		t.Error(ids)
	}
}

func TestCodeInHeadingsOfChanges(t *testing.T) {
	one := history.Package{Package: "@acme/ui", First: "1.0.0", Releases: []history.Release{{Version: "1.0.0-beta.2",
		Changes: []history.Change{{Change: history.Added, Kind: history.Component, Name: "Button"}}}}}
	two := one
	two.Package = "@acme/lab"
	log := &Log{Label: "Acme UI", Told: history.Product{Packages: []history.Package{one, two}}}
	text := log.Write(Empty())
	for _, want := range []string{"## `@acme/ui` 1.0\n", "## `@acme/lab` 1.0\n", "### `1.0.0-beta.2`\n"} {
		if !strings.Contains(text.Markdown, want) {
			t.Errorf("%q is missing in\n%s", want, text.Markdown)
		}
	}
}

func TestRowsSaySinceWhen(t *testing.T) {
	index, _ := acmeIndex(t)
	item := index.Entry("acme", "Button")
	prose := func(text string) vitrine.Prose { return vitrine.Prose{HTML: text} }
	list := Lister{Index: index, Item: item, Prose: prose, Page: func(string) bool { return false }}.List(PropsSection)
	if list.Rows[0].Since != "" || list.Rows[1].Since != "1.4" || list.Rows[1].DeprecatedSince != "2.0.1" {
		t.Errorf("%+v", list.Rows)
	}
	text := item.Write(2, Site{Page: func(string) string { return "" }, Cost: func(string) string { return "" }})
	if !strings.Contains(text.Markdown, "Since @acme/ui 1.1.2.") {
		t.Error(text.Markdown)
	}
}
