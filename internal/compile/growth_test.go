package compile

import (
	"fmt"
	"regexp"
	"strings"
	"testing"
)

// grow writes a site of many pages in a few groups. No page knows how many others there are.
func (w *workshop) grow(pages int) {
	var nav strings.Builder
	nav.WriteString("- /lib/guide\n- /lib/react-one\n")
	for group := range 4 {
		fmt.Fprintf(&nav, "- pathname: /lib/group-%d\n  title: Group %d\n  children:\n", group, group)
		for i := group; i < pages; i += 4 {
			fmt.Fprintf(&nav, "    - /lib/many-%d\n", i)
			w.write(fmt.Sprintf("content/lib/many-%d/index.md", i),
				fmt.Sprintf("---\ndescription: Page %d.\n---\n\n# Page %d\n\nWords.\n\n## Part\n\nMore words.\n", i, i))
		}
	}
	w.write("nav/lib.yaml", nav.String())
}

var scripts = regexp.MustCompile(`/assets/[^"]+\.(?:js|css)`)

// TestClientCostDoesNotGrowWithTheSite: a page is the same bytes and loads the same files however many others there
// are, but for its neighbours in the navigation.
func TestClientCostDoesNotGrowWithTheSite(t *testing.T) {
	t.Parallel()
	w := newWorkshop(t)
	const alone, demo = "lib/guide/index.html", "lib/react-one/index.html"
	w.grow(8)
	w.build()
	before := map[string]string{alone: w.output(alone), demo: w.output(demo)}
	w.grow(1008)
	report := w.build()
	if report.Pages != 1011 {
		t.Fatalf("%d pages", report.Pages)
	}
	for name, page := range before {
		now := w.output(name)
		if now != page {
			t.Errorf("%s: %d bytes with 8 others, %d with 1,008", name, len(page), len(now))
		}
		if old, new := scripts.FindAllString(page, -1), scripts.FindAllString(now, -1); fmt.Sprint(old) != fmt.Sprint(
			new) {
			t.Errorf("%s loads %v, then %v", name, old, new)
		}
	}
	if rendered := report.Kinds["page"]; rendered != 1000+8+4 {
		t.Errorf("%d pages were rendered: want 1,000 new ones, 8 in groups that grew, 4 overviews", rendered)
	}
}
