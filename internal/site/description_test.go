package site

import (
	"os"
	"strings"
	"testing"

	"vitrine/internal/diag"
	"vitrine/internal/nav"
	"vitrine/internal/source"
	"vitrine/internal/vitrine"
)

func TestDescriptionThatSaysTooLittle(t *testing.T) {
	page := func(description string) source.Page {
		raw := "---\ntitle: A\ndescription: " + description + "\n---\n\n# A\n"
		return source.Page{File: "content/a/index.md", Raw: []byte(raw), Lines: map[string]int{"description": 3},
			Matter: source.Matter{Description: description}}
	}
	found := checkDescription(page("Größe und Maß."))
	if len(found) != 1 {
		t.Fatalf("problems: %+v", found)
	}
	p := found[0]
	if p.File != "content/a/index.md" || p.Line != 3 || p.Excerpt != "description: Größe und Maß." ||
		p.Severity != diag.Warning || !strings.Contains(p.What, "is 14 characters long") ||
		!strings.Contains(p.Fix, "70 to 160") {
		t.Errorf("%+v", p)
	}
	generated := page("Short.")
	generated.Generated = true
	for _, good := range []source.Page{generated, page(strings.Repeat("ß", vitrine.MinDescription))} {
		if found := checkDescription(good); len(found) != 0 {
			t.Errorf("%q: %+v", good.Matter.Description, found)
		}
	}
}

// TestDescriptionsOfOverviews: however few and short the names are, the sentence fits.
func TestDescriptionsOfOverviews(t *testing.T) {
	for _, product := range []string{"", "L", "Date and Time Pickers of a library with a long name"} {
		for _, n := range []int{0, 1, 2, 40} {
			o := nav.Overview{Title: "A"}
			for range n {
				o.Entries = append(o.Entries, vitrine.NavEntry{Title: "Name"})
			}
			got := overviewDescription(o, product, "Site")
			if length := len([]rune(got)); length < vitrine.MinDescription || length > vitrine.MaxDescription {
				t.Errorf("%q, %d entries: %d characters: %s", product, n, length, got)
			}
		}
	}
}

// TestDescriptionsOfTheSite holds every page that somebody wrote.
func TestDescriptionsOfTheSite(t *testing.T) {
	problems := &diag.List{}
	tree := source.Load(os.DirFS("../../site"), problems)
	for _, p := range tree.Pages {
		if found := checkDescription(p); len(found) > 0 || p.Matter.Description == "" {
			t.Errorf("%s: %q", p.File, p.Matter.Description)
		}
	}
	if len(tree.Pages) < 100 || problems.Errors() > 0 {
		t.Errorf("%d pages, %v", len(tree.Pages), problems.Err())
	}
}
