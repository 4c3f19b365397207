package compile

import (
	"bytes"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"vitrine/internal/block"
	"vitrine/internal/block/demo"
	"vitrine/internal/block/kinds"
	"vitrine/internal/site"
	"vitrine/internal/source"
	"vitrine/internal/vitrine"
)

// TestDocumentation reads our own documentation where it stands: it takes in texts that stand beside it. Each kind of
// block, each option of demos and each key is on a page, read by the engine and not just named, and links into the
// repository lead to files. TestMakeDocs builds it.
func TestDocumentation(t *testing.T) {
	t.Parallel()
	folder := t.TempDir()
	builder, err := New(Options{Site: filepath.Join("..", "..", "docs-site"), Out: filepath.Join(folder, "out"),
		Cache: filepath.Join(folder, "cache")})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(builder.Close)
	s, _, err := builder.Site()
	if err != nil {
		t.Fatal(err)
	}
	checkShown(t, s)
	keys, ok := s.PageAt("/guide/keys/")
	if !ok || !bytes.Contains(s.Tree.Pages[keys].Body, []byte(strings.TrimSpace(source.SchemaMarkdown()))) {
		t.Error("the page of keys lacks some")
	}
}

// checkShown looks for each kind of block, and for each option of demos.
func checkShown(t *testing.T, s *site.Site) {
	t.Helper()
	shown := map[string]bool{}
	options := map[string]bool{}
	for i := range s.Tree.Pages {
		for _, b := range s.Doc(i).Blocks {
			shown[b.Kind] = true
			if d, ok := b.Value.(demo.Directive); ok {
				noteOptions(d.Options, options)
			}
		}
	}
	for _, name := range block.Names(kinds.Of(nil)...) {
		if !shown[name] {
			t.Errorf("no page of docs-site shows a block of the kind %s", name)
		}
	}
	for _, field := range reflect.VisibleFields(reflect.TypeFor[vitrine.DemoOptions]()) {
		if field.Name != "Themed" && !options[field.Name] { // which is a key of walls
			t.Errorf("no demo of docs-site has the option %s", field.Name)
		}
	}
}

// noteOptions notes which options of a demo are others than those of one without any.
func noteOptions(o vitrine.DemoOptions, noted map[string]bool) {
	standard := reflect.ValueOf(vitrine.DemoOptions{Background: "outlined", Hydrate: vitrine.HydrateVisible})
	value := reflect.ValueOf(o)
	for i := range value.NumField() {
		if !reflect.DeepEqual(value.Field(i).Interface(), standard.Field(i).Interface()) {
			noted[value.Type().Field(i).Name] = true
		}
	}
}

// TestLinksOutOfTheSite: a link to a file beside the site leads into the repository, from a page and from a text that
// it takes in; one that leads out of the repository stays as it is, and is refused.
func TestLinksOutOfTheSite(t *testing.T) {
	t.Parallel()
	w := newWorkshop(t)
	w.change("vitrine.yaml", "products:",
		"repository: {url: 'https://git.example/acme', branch: main, folder: docs}\nproducts:")
	w.write("part.md", "See [the license](../LICENSE#terms).\n")
	w.change("content/lib/guide/index.md", "# Guide",
		"# Guide\n\n<!--@include: @/part.md-->\n\nSee [the source](../../../../src/one.ts).\n")
	w.build()
	page := w.output("lib/guide/index.html")
	for _, address := range []string{"LICENSE#terms", "src/one.ts"} {
		if !strings.Contains(page, `href="https://git.example/acme/blob/main/`+address+`"`) {
			t.Errorf("no link leads to %s", address)
		}
	}
	w.change("content/lib/guide/index.md", "../../../../src/", "../../../../../src/")
	_, err := w.builder.Build(t.Context())
	if found := failureOf(t, err); len(found) != 1 || !strings.Contains(found[0].What, "is relative") {
		t.Errorf("told are %+v", found)
	}
}

// TestLinksOutOfTheSite_WithoutRepository: without a repository, the words of a link to a file outside of the site
// stay, and a link to one that doesn't exist is refused.
func TestLinksOutOfTheSite_WithoutRepository(t *testing.T) {
	t.Parallel()
	w := newWorkshop(t)
	w.change("content/lib/guide/index.md", "# Guide", "# Guide\n\nSee [the *source*](../../../../one.ts#L3), please.\n")
	source := filepath.Join(w.builder.options.Site, "..", "one.ts")
	_, err := w.builder.Build(t.Context())
	if found := failureOf(t, err); len(found) != 1 || !strings.Contains(found[0].What, "is relative") {
		t.Errorf("told are %+v", found)
	}
	if err := os.WriteFile(source, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	w.build()
	if page := w.output("lib/guide/index.html"); !strings.Contains(page, "<p>See the <em>source</em>, please.</p>") {
		t.Errorf("%s", page)
	}
	w.change("content/lib/guide/index.md", "See [the *source*](../../../../one.ts#L3), please.",
		`{{"features": [{"title": "One", "text": "Its source.", "href": "../../../../one.ts"}]}}`)
	_, err = w.builder.Build(t.Context())
	if found := failureOf(t, err); len(found) != 1 || !strings.Contains(found[0].What, "is relative") {
		t.Errorf("told of a block are %+v", found)
	}
}
