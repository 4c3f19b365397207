package compile

import (
	"os"
	"slices"
	"strings"
	"testing"
)

// TestKnownAnchors: links to places on pages of the documentation that the site follows stand all over the web. Nearly
// all lead to a place on the page that the site has at that address; whatever else they name leads to the page.
func TestKnownAnchors(t *testing.T) {
	t.Parallel()
	site := ourProject(t).site
	text, err := os.ReadFile("testdata/known-anchors.txt")
	if err != nil {
		t.Fatal(err)
	}
	resolved, all, pages := 0, 0, 0
	for line := range strings.Lines(string(text)) {
		words := strings.Fields(line)
		i, ok := site.PageAt(words[0])
		if !ok || site.Tree.Pages[i].Generated {
			continue // the addresses test holds that it leads somewhere
		}
		pages++
		here := site.Anchors(i)
		for _, alias := range site.Tree.Pages[i].Matter.Aliases {
			here = append(here, alias.From)
		}
		for _, id := range words[1:] {
			all++
			if slices.Contains(here, id) {
				resolved++
			} else {
				t.Logf("%s#%s leads to the page alone", words[0], id)
			}
		}
	}
	const least = 0.99
	if pages < 100 || float64(resolved) < least*float64(all) {
		t.Errorf("%d of %d anchors of %d pages resolve", resolved, all, pages)
	}
}
