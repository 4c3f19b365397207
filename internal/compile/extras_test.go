package compile

import (
	"fmt"
	"strings"
	"testing"

	"vitrine/internal/assets"
)

func TestExtrasAreOnlyWhereTheyAreAskedFor(t *testing.T) {
	t.Parallel()
	w := newWorkshop(t)
	w.build()
	page := w.output("lib/guide/index.html")
	for _, id := range []string{assets.AnalyticsScript, assets.OfflineScript, assets.IconFontScript,
		assets.MessagesScript, assets.LanguageScript} {
		if strings.Contains(page, `id="`+id+`"`) {
			t.Errorf("a site that configures nothing carries the script %q", id)
		}
	}
	retired := w.output("sw.js")
	if strings.Contains(retired, "// Release") || !strings.Contains(retired, "unregister") {
		t.Errorf("without a production host an earlier worker must go: %s", retired)
	}
	w.change("vitrine.yaml", "products:",
		"analytics: {id: 'A&1', script: 'https://tags.example/tag.js?id={id}', respect_dnt: false}\nhosts: "+
			"{production: docs.example}\nfonts: {icons: 'https://fonts.example/icons.css'}\nproducts:")
	w.change(home, "description:", "icons: true\ndescription:")
	w.build()
	page = w.output("index.html")
	for _, part := range []string{
		`data-id="A&amp;1"`, `data-tag="https://tags.example/tag.js?id=A%261"`, `data-respect="false"`,
		`data-host="docs.example"`,
		`id="offline"`, `data-href="https://fonts.example/icons.css"`, `&#x27; https://tags.example;`, `https://fonts.example;`,
	} {
		if !strings.Contains(page, part) {
			t.Errorf("the page lacks %s", part)
		}
	}
	if strings.Contains(w.output("lib/guide/index.html"), `id="icon-font"`) {
		t.Error("a page without icons loads their font")
	}
}

// TestIconFontOfAPackage: a font that is installed is published with the site, under the hash of its content.
func TestIconFontOfAPackage(t *testing.T) {
	t.Parallel()
	w := newWorkshop(t)
	w.change("vitrine.yaml", "products:", "fonts: {icons: marks/font/marks.css}\nproducts:")
	w.change(home, "description:", "icons: true\ndescription:")
	w.file("node_modules/marks/package.json", `{"name": "marks", "version": "1.0.0"}`)
	w.file("node_modules/marks/font/marks.css", "@font-face{font-family:Marks;src:url('./marks.woff2') format(\"woff2\"),"+
		"url(data:font/woff;base64,AA) format('woff')}")
	w.file("node_modules/marks/font/marks.woff2", "first")
	style := func() string {
		w.build()
		_, rest, _ := strings.Cut(w.output("index.html"), `data-href="/assets/`)
		name, _, _ := strings.Cut(rest, `"`)
		if !strings.HasPrefix(name, "icons-") {
			t.Fatalf("the page names no stylesheet of icons: %q", name)
		}
		return w.output("assets/" + name)
	}
	first := style()
	_, rest, _ := strings.Cut(first, "url(/")
	font, _, _ := strings.Cut(rest, ")")
	if got := w.output(font); got != "first" || !strings.Contains(first, "url(data:font/woff;base64,AA)") {
		t.Errorf("the stylesheet is %s, and its font holds %q", first, got)
	}
	w.file("node_modules/marks/font/marks.woff2", "second, and longer")
	if second := style(); second == first {
		t.Error("another font stands at the address of the first")
	}
	w.change("vitrine.yaml", "marks/font/marks.css", "mark/font/marks.css")
	if _, err := w.builder.Build(t.Context()); !strings.Contains(fmt.Sprint(err), `no package "mark" is installed`) {
		t.Errorf("a package that is not installed: %v", err)
	}
}

func TestServiceWorkerNamesTheRelease(t *testing.T) {
	t.Parallel()
	w := newWorkshop(t)
	w.change("vitrine.yaml", "products:", "hosts: {production: docs.example}\nproducts:")
	w.build()
	first := w.output("sw.js")
	w.build()
	if w.output("sw.js") != first {
		t.Error("the same release has another worker")
	}
	w.change("content/lib/guide/index.md", "Words", "Other words")
	w.build()
	if w.output("sw.js") == first {
		t.Error("another release has the same worker: nobody would notice it")
	}
}

func TestAuthorsAreNoReaders(t *testing.T) {
	w := newWorkshop(t)
	w.change("vitrine.yaml", "products:", "hosts: {production: localhost}\nproducts:")
	live, err := w.builder.Live()
	if err != nil {
		t.Fatal(err)
	}
	answer, err := live.Get(t.Context(), "/lib/guide/")
	if err != nil || strings.Contains(string(answer.Content), `id="offline"`) {
		t.Errorf("dev mode keeps pages for later: %v", err)
	}
}
