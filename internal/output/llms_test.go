package output

import (
	"fmt"
	"strings"
	"testing"

	"vitrine/internal/site"
	"vitrine/internal/source"
)

// TestMapKeepsDescriptionsOfGuides: where there is no room for all descriptions, pages about components lose theirs
// first.
func TestMapKeepsDescriptionsOfGuides(t *testing.T) {
	for _, test := range []struct {
		pages              int
		guides, components string // the ends of their lines
	}{
		{10, " work, and what else to do.\n", " work, and what else to do.\n"},
		{80, "\n", "/index.md)\n"},
		{900, "/index.md)\n", "/index.md)\n"},
	} {
		m := &siteMap{Source: &Source{Site: &site.Site{Config: source.Config{Name: "Acme", URL: "https://acme.example"}}}}
		about := strings.Repeat("What it takes to make things that ", 3) + "work, and what else to do."
		for i := range test.pages {
			guide := llmsPage{title: "Guide", path: fmt.Sprintf("/lib/a-guide-%d/", i), description: about}
			part := llmsPage{title: "Part", path: fmt.Sprintf("/lib/react-part-%d/", i), description: about, components: true}
			m.pages = append(m.pages, guide, part)
		}
		text := m.fitting()
		if tokens(text) > LLMsTokens {
			t.Errorf("%d pages: %d tokens", test.pages, tokens(text))
		}
		for line := range strings.Lines(text) {
			end := test.components
			if strings.HasPrefix(line, "- [Guide]") {
				end = test.guides
			} else if !strings.HasPrefix(line, "- [Part]") {
				continue
			}
			isCut := test.pages == 80 && strings.HasPrefix(line, "- [Guide]")
			if !strings.HasSuffix(line, end) || isCut != strings.HasSuffix(line, " …\n") {
				t.Errorf("%d pages: %s", test.pages, line)
			}
		}
	}
}
