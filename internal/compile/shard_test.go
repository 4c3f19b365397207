package compile

import (
	"maps"
	"net/http/httptest"
	"os"
	"slices"
	"testing"

	"vitrine/internal/remote"
	"vitrine/internal/shard"
)

// siteWide are the steps that need all pages, or that no page has for itself; compression of such files is one.
var siteWide = []string{"brotli", "licenses", "navigation", "sandbox"}

// TestShardsThenOneThatPublishes: three machines with empty caches make the pages, and a fourth one makes the site of
// them as if it had built it alone.
func TestShardsThenOneThatPublishes(t *testing.T) {
	t.Parallel()
	plain := newColdWorkshop(t)
	plain.furnish()
	want := plain.at(plain.folder, Options{})
	alone := plain.published()

	held := &results{files: map[string][]byte{}}
	server := httptest.NewServer(held)
	defer server.Close()
	run := func(part shard.Part) (*workshop, Report) {
		t.Helper()
		client, err := remote.New(remote.Options{URL: server.URL, Warn: func(text string) { t.Error(text) }})
		if err != nil {
			t.Fatal(err)
		}
		w := newColdWorkshop(t)
		w.furnish()
		report := w.at(w.folder, Options{Remote: client, Shard: part})
		client.Close()
		return w, report
	}
	pages, demos, made := 0, 0, map[string]int{}
	for number := 1; number <= 3; number++ {
		w, report := run(shard.Part{Number: number, Count: 3})
		if report.Pages == 0 || report.Pages == want.Pages {
			t.Errorf("shard %d made %d of %d pages", number, report.Pages, want.Pages)
		}
		if _, err := os.Stat(w.builder.options.Out); !os.IsNotExist(err) {
			t.Errorf("shard %d published: %v", number, err)
		}
		pages, demos = pages+report.Pages, demos+report.Demos
		for kind, n := range report.Kinds {
			made[kind] += n
		}
	}
	if pages != want.Pages || demos != want.Demos {
		t.Errorf("the shards made %d pages with %d demos, want %d with %d", pages, demos, want.Pages, want.Demos)
	}
	for _, kind := range []string{"page", "demos", "bundle", "types", "javascript", "card"} {
		if made[kind] != want.Kinds[kind] {
			t.Errorf("the shards executed %d steps %q, a build alone %d", made[kind], kind, want.Kinds[kind])
		}
	}
	w, last := run(shard.Part{})
	alike(t, "after three shards", w.published(), alone)
	for _, kind := range slices.Sorted(maps.Keys(last.Kinds)) {
		if !slices.Contains(siteWide, kind) {
			t.Errorf("the last run executed %d steps %q", last.Kinds[kind], kind)
		}
	}
	if n := last.Kinds["brotli"]; made["brotli"] == 0 || n+made["brotli"] != want.Kinds["brotli"] {
		t.Errorf("the last run compressed %d files, the shards %d, a build alone %d", n, made["brotli"],
			want.Kinds["brotli"])
	}
	if last.Pages != want.Pages || last.Demos != want.Demos {
		t.Errorf("the last run published %d pages with %d demos", last.Pages, last.Demos)
	}
}
