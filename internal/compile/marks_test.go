package compile

import (
	"strings"
	"testing"
)

// TestMarks: flags of a page and of its entry are one, and stand in the navigation and at the page's head.
func TestMarks(t *testing.T) {
	t.Parallel()
	w := newWorkshop(t)
	w.write("nav/lib.yaml",
		"- pathname: /lib/guide\n  newFeature: true\n  linkProps: {data-kind: guide}\n- /lib/react-one\n- "+
			"{pathname: 'https://elsewhere.example/', title: Elsewhere, legacy: true}\n")
	w.change("content/lib/guide/index.md", "description:",
		"plan: pro\nunstable: true\nfilename: docs/guide.md\ndescription:")
	w.change("vitrine.yaml", "products:", "repository: {url: 'https://git.example/lib', folder: site}\nproducts:")
	w.build()
	page := w.output("lib/guide/index.html")
	nav, main, _ := strings.Cut(page, "<main")
	for _, part := range []string{`<span class="vh">Pro plan</span>`, ">New</span>", ">Preview</span>"} {
		if !strings.Contains(nav, part) || !strings.Contains(main, part) {
			t.Errorf("%s stands in the navigation: %v, at the head: %v", part, strings.Contains(nav, part),
				strings.Contains(main, part))
		}
	}
	for _, part := range []string{`data-kind="guide"`, `href="https://elsewhere.example/"`, ">Legacy</span>"} {
		if !strings.Contains(nav, part) {
			t.Errorf("the navigation lacks %s", part)
		}
	}
	if strings.Contains(main, ">Legacy</span>") {
		t.Error("a page has another's mark")
	}
	if !strings.Contains(page, "https://git.example/lib/edit/main/docs/guide.md") {
		t.Error("the edit link leads to another file")
	}
	if other := w.output("lib/react-one/index.html"); !strings.Contains(other,
		"https://git.example/lib/edit/main/site/content/lib/react-one/index.md") ||
		strings.Contains(other[strings.Index(other, "<main"):], `class="marks"`) {
		t.Error("the other page has a mark or another edit link")
	}
}
