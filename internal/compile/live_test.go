package compile

import (
	"context"
	"path/filepath"
	"strings"
	"testing"
)

// TestLiveMakesWhatIsAskedFor: neither the start nor an edit makes a page that nobody looks at.
func TestLiveMakesWhatIsAskedFor(t *testing.T) {
	t.Parallel()
	w := newWorkshop(t)
	live, err := w.builder.Live()
	if err != nil {
		t.Fatal(err)
	}
	ctx := context.Background()
	expect := func(when string, pages, bundles int) {
		t.Helper()
		if _, kinds := w.builder.cache.Executed(); kinds["page"] != pages || kinds["bundle"] != bundles ||
			kinds["brotli"] != 0 {
			t.Errorf("%s: steps %v, want %d pages and %d bundles", when, kinds, pages, bundles)
		}
		w.builder.cache.Reset()
	}
	show := func(path, want string) {
		t.Helper()
		answer, err := live.Get(ctx, path)
		if err != nil || len(answer.Problems) > 0 || !strings.Contains(string(answer.Content), want) {
			t.Errorf("%s: %v %+v %.200s", path, err, answer.Problems, answer.Content)
		}
	}
	expect("start", 0, 0)
	show("/lib/guide/", "Words, and")
	expect("a page of prose", 1, 0)
	show("/lib/react-one/", "Pressed")
	expect("a page with a demo", 1, 1)
	w.change("content/lib/guide/index.md", "Words", "Other words")
	if err := live.Edited([]string{filepath.Join(w.folder, "site/content/lib/guide/index.md")}); err != nil {
		t.Fatal(err)
	}
	expect("an edit", 0, 0)
	show("/lib/guide/", "Other words, and")
	show("/lib/guide/", "Other words, and")
	show("/lib/react-one/", "Pressed")
	expect("after an edit of prose", 1, 0)
	w.change(one+"demos/Counter.tsx", "Pressed", "Counted")
	if err := live.Edited([]string{filepath.Join(w.folder, "site", one, "demos/Counter.tsx")}); err != nil {
		t.Fatal(err)
	}
	show("/lib/react-one/", "Counted")
	expect("after an edit of a demo", 1, 1)
}

// TestBuildAfterLive: what dev mode made is what a build would have made.
func TestBuildAfterLive(t *testing.T) {
	t.Parallel()
	w := newColdWorkshop(t)
	live, err := w.builder.Live()
	if err != nil {
		t.Fatal(err)
	}
	answer, err := live.Get(context.Background(), "/lib/react-one/")
	if err != nil {
		t.Fatal(err)
	}
	const unwritten = 3 // the search, the template of its answers, the page of errors
	if report := w.build(); report.Kinds["page"] != report.Pages-1+unwritten || report.Kinds["bundle"] != 0 {
		t.Errorf("%d pages, steps %v", report.Pages, report.Kinds)
	}
	if w.output("lib/react-one/index.html") != string(answer.Content) {
		t.Error("the two pages differ")
	}
}
