package compile

import (
	"strings"
	"testing"

	"vitrine/internal/history"
	"vitrine/internal/reference"
)

// TestSiteHistories holds the histories that the site keeps against what is installed: each ends with the installed
// release, and what the newest releases brought is in the reference.
func TestSiteHistories(t *testing.T) {
	t.Parallel()
	p := ourProject(t)
	refs := p.refs
	for _, problem := range p.found {
		t.Errorf("%s: %s", problem.File, problem.What) // such as a history that ends before what is installed
	}
	if len(refs.Logs) == 0 {
		t.Fatal("the site has no history")
	}
	for _, log := range refs.Logs {
		shown := map[history.Row]bool{}
		for _, item := range refs.ByProduct[log.Product] {
			shown[history.Row{Kind: item.Kind, Name: item.Name}] = true
			item.EachRow(func(kind string, row *reference.Row) {
				shown[reference.PlaceOf(item.Entry, kind, row.Name)] = true
			})
		}
		for _, p := range log.Told.Packages {
			holdNewest(t, p, shown)
		}
	}
}

// holdNewest wants what the last release with changes brought, and nearly all that the ones before it did: rows may
// have become another component's since.
func holdNewest(t *testing.T, p history.Package, shown map[history.Row]bool) {
	t.Helper()
	all, missing, newest := 0, 0, ""
	for _, release := range p.Releases {
		for _, change := range release.Changes {
			if change.Change != history.Removed {
				newest = release.Version
			}
		}
	}
	spans := p.Spans()
	for _, release := range p.Releases {
		for _, change := range release.Changes {
			if change.Change != history.Added || spans[change.Row()].Since == "" {
				continue // it went again
			}
			all++
			if !shown[change.Row()] {
				missing++
				if release.Version == newest {
					t.Errorf("%s %s brought %+v, which the reference does not show", p.Package, newest, change.Row())
				}
			}
		}
	}
	if missing*10 > all {
		t.Errorf("%s: %d of %d rows that came are not shown", p.Package, missing, all)
	}
	t.Logf("%s: %d rows came, %d of them are not shown", p.Package, all, missing)
}

// TestHistoryIsShown: rows and pages say since when, a page lists the changes, and a history that is written again is
// built again.
func TestHistoryIsShown(t *testing.T) {
	t.Parallel()
	w := newWorkshop(t)
	w.linkPlate()
	w.change("vitrine.yaml", "packages: [plate]}", "packages: [plate], history: [{package: plate, from: 0.1.0}]}")
	told := func(since string) {
		w.write("history/lib.json", `{"packages": [{"package": "plate", "reader": "r", "first": "0.1.0", "releases": [
			{"version": "`+since+`", "changes": [{"change": "added", "kind": "prop", "of": "Plate", "name": "text"}]},
			{"version": "1.0.0"}]}]}`)
	}
	told("0.4.2")
	w.begin()
	if report := w.build(); len(report.Problems) > 0 {
		t.Error(report.Problems)
	}
	const page, changes = "lib/api/plate/index.", "lib/api/changes/index."
	for file, want := range map[string]string{
		page + "html":    `<span class="need">since 0.4.2</span>`,
		page + "md":      "- `text`: `string`, since 0.4.2\n",
		changes + "html": `<a href="/lib/api/plate/#plate-prop-text">`,
		changes + "md": "### 0.4.2\n\n- [`Plate`](https://vitrine.example/lib/api/plate/index.md): " +
			"new prop [`text`](https://vitrine.example/lib/api/plate/index.md#plate-prop-text)",
		page + "html#nav":        `href="/lib/api/changes/"`,
		"sitemap.xml":            "/lib/api/changes/",
		changes + "html#heading": `id="0.4.2"`,
	} {
		name, _, _ := strings.Cut(file, "#")
		if text := w.output(name); !strings.Contains(text, want) {
			t.Errorf("%s lacks %s:\n%s", name, want, text)
		}
	}
	told("0.5.0")
	w.begin()
	w.build()
	if !strings.Contains(w.output(page+"html"), "since 0.5.0") || strings.Contains(w.output(changes+"md"), "0.4.2") {
		t.Error("a history that was written again is not built again")
	}
}
