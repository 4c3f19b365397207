package compile

import (
	"strings"
	"testing"
)

// TestSearchPage: the search is a page, which nobody lists; beside it stands the template in which a server answers,
// and browsers are told how the site is searched.
func TestSearchPage(t *testing.T) {
	t.Parallel()
	w := newWorkshop(t)
	w.build()
	page, template := w.output("search/index.html"), w.output("search/answer.html")
	for _, want := range []string{`<meta name="robots" content="noindex,nofollow"/>`, `data-search-page=""`,
		`href="/search/"`, `/assets/search-page-`, `href="/opensearch.xml"`, "Searching on this host needs scripts",
		`<a href="/lib/`} {
		if !strings.Contains(page, want) {
			t.Errorf("the page lacks %s", want)
		}
	}
	if strings.ContainsAny(page, "⟦⟧") {
		t.Error("the page has places for answers, which no static host fills in")
	}
	_, rest, begins := strings.Cut(template, "⟦begin⟧")
	place, _, ends := strings.Cut(rest, "⟦finish⟧")
	if !begins || !ends || !strings.Contains(place, `value="⟦.Query⟧"`) || !strings.Contains(place, "⟦index .ByProduct `lib`⟧") {
		t.Errorf("no place for answers: %.500s", place)
	}
	if want := `template="https://vitrine.example/search/?q={searchTerms}"`; !strings.Contains(w.output("opensearch.xml"), want) {
		t.Errorf("%s lacks %s", w.output("opensearch.xml"), want)
	}
	for _, name := range []string{"sitemap.xml", "llms.txt", "search/core.json"} {
		if strings.Contains(w.output(name), "/search/") {
			t.Errorf("%s lists the search", name)
		}
	}
	if home := w.output("lib/guide/index.html"); !strings.Contains(home, `<a class="field" href="/search/"`) {
		t.Error("pages don't lead to the search without scripts")
	}
}

// TestOwnSearchPage: what an author puts at the address of the search stands there.
func TestOwnSearchPage(t *testing.T) {
	t.Parallel()
	w := newWorkshop(t)
	w.write("content/search/index.md", "---\ndescription: Where to look.\n---\n\n# Look around\n\nText.\n")
	w.build()
	if page := w.output("search/index.html"); !strings.Contains(page, "Look around") || strings.Contains(page, "data-search-page") {
		t.Errorf("%.300s", page)
	}
}
