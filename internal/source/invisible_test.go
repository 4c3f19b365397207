package source

import (
	"regexp"
	"strings"
	"testing"
	"testing/fstest"

	"golang.org/x/tools/txtar"

	"vitrine/internal/diag"
	"vitrine/internal/invisible"
	"vitrine/internal/testkit"
)

// filled is a text with the characters in their places.
func filled(t *testing.T, text string) string {
	return placeholder.ReplaceAllStringFunc(text, func(place string) string {
		r, ok := invisible.Parse(strings.Trim(place, "<>"))
		if !ok {
			t.Errorf("%s is no character", place)
		}
		return string(r)
	})
}

var placeholder = regexp.MustCompile(`<(U\+[0-9A-F]+)>`)

// TestInvisible holds what is said of characters that nobody sees, and which are let through.
func TestInvisible(t *testing.T) {
	testkit.Archives(t, "testdata/invisible/*.txtar", func(t *testing.T, archive *txtar.Archive) *txtar.Archive {
		site := fstest.MapFS{}
		for _, f := range archive.Files {
			if !strings.HasPrefix(f.Name, testkit.Wanted) {
				site[filled(t, f.Name)] = &fstest.MapFile{Data: []byte(filled(t, string(f.Data)))}
			}
		}
		var problems diag.List
		Load(site, &problems)
		var report strings.Builder
		diag.Print(&report, problems.Problems(), false)
		return testkit.Renewed(archive, map[string]string{"want/problems": report.String()})
	})
}

// TestAnEditedPageIsLookedAtAgain is how dev mode reads a page.
func TestAnEditedPageIsLookedAtAgain(t *testing.T) {
	page := "---\ndescription: A page.\n---\n\n# One\n\na\u200Bb\n"
	demo := "export default () => 'a\u202Eb';\n"
	site := fstest.MapFS{"content/one/index.md": {Data: []byte(page)}, "content/one/demos/One.tsx": {Data: []byte(demo)}}
	var problems diag.List
	LoadPage(site, "content/one/index.md", &problems)
	var places []string
	for _, p := range problems.Problems() {
		places = append(places, p.Place())
	}
	if got := strings.Join(places, " "); got != "content/one/demos/One.tsx:1:24 content/one/index.md:7:2" {
		t.Errorf("problems at %s", got)
	}
}
