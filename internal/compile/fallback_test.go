package compile

import (
	"path/filepath"
	"strings"
	"testing"
)

// A page that nobody has translated stands in the shell of the language, in English and marked so.
func TestUntranslatedPagesAreShownInEnglish(t *testing.T) {
	t.Parallel()
	w := newWorkshop(t)
	w.furnish()
	w.change("translations/de.yaml", "  Copied: Kopiert\n",
		"  Copied: Kopiert\n  This page is not translated yet. It is shown in English.: Noch nicht übersetzt.\n")
	files, _, err := w.builder.Files(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	read := func(name string) string {
		file, ok := files[name]
		if !ok {
			t.Fatalf("%s is not published", name)
		}
		text, err := file.Content()
		if err != nil {
			t.Fatal(err)
		}
		return string(text)
	}
	page := read("de/lib/react-one/index.html")
	for _, part := range []string{`<html lang="de"`, `<main lang="en"`, `Noch nicht übersetzt.`, `<h1 lang="en">One</h1>`,
		`rel="canonical" href="https://vitrine.example/lib/react-one/"`, `href="/de/lib/guide/">Anleitung`,
		`data-demo="Counter"`, ` ui" lang="de">`} {
		if !strings.Contains(page, part) {
			t.Errorf("the page lacks %s", part)
		}
	}
	if strings.Contains(page, `rel="alternate" hrefLang="de"`) {
		t.Error("the page claims to be a translation")
	}
	if translated := read("de/lib/guide/index.html"); strings.Contains(translated, "Noch nicht übersetzt") ||
		!strings.Contains(translated, `rel="canonical" href="https://vitrine.example/de/lib/guide/"`) {
		t.Error("a page that is translated is marked as if it were not")
	}
	if english := read("lib/react-one/index.html"); strings.Contains(english, "rel=\"alternate\" hrefLang=\"de\"") ||
		!strings.Contains(english, `href="/de/lib/react-one/" lang="de"`) {
		t.Error("the English page has no way to its fallback, or calls it a translation")
	}
	sitemap := read("sitemap.xml")
	if strings.Contains(sitemap, "/de/lib/react-one/") || !strings.Contains(sitemap, "/de/lib/guide/") {
		t.Error("the sitemap has what is no translation, or lacks one")
	}
	for _, name := range []string{"de/404/index.html", "de/404.html", "de/blog/one/index.html",
		"de/lib/react-one/index.md"} {
		if _, published := files[name]; published {
			t.Errorf("%s is published", name)
		}
	}
}

// An edit of a page reaches those that stand for its translations, and nothing else is read again.
func TestEditsReachUntranslatedPages(t *testing.T) {
	w := newWorkshop(t)
	w.furnish()
	live, err := w.builder.Live()
	if err != nil {
		t.Fatal(err)
	}
	const file = one + "index.md"
	if _, known := live.state.Load().site.FileOwner(file); !known {
		t.Error("the page has no owner")
	}
	w.change(file, "# One", "# First")
	if err := live.Edited([]string{filepath.Join(w.folder, "site", file)}); err != nil {
		t.Fatal(err)
	}
	for _, path := range []string{"/lib/react-one/", "/de/lib/react-one/"} {
		answer, err := live.Get(t.Context(), path)
		if err != nil || !strings.Contains(string(answer.Content), "First</h1>") {
			t.Errorf("%s: %v %+v %.300s", path, err, answer.Problems, answer.Content)
		}
	}
}
