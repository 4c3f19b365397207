package compile

import "testing"

// TestGroupsOfHits: hits name the group of the navigation that their page is in, but not one that is called like the
// product, which they name already.
func TestGroupsOfHits(t *testing.T) {
	t.Parallel()
	w := newWorkshop(t)
	w.write("nav/lib.yaml", `- pathname: /lib/start
  title: Library
  children: [/lib/guide]
- pathname: /lib/components
  title: Components
  children: [/lib/react-one]
`)
	s, _, err := w.builder.Site()
	if err != nil {
		t.Fatal(err)
	}
	index, err := s.SearchIndex("en", nil)
	if err != nil {
		t.Fatal(err)
	}
	groups := map[string]string{"/lib/guide/": "", "/lib/react-one/": "Components"}
	for _, page := range index.Pages {
		if group, ok := groups[page.Path]; ok && group != page.Group {
			t.Errorf("%s is in the group %q, not %q", page.Path, page.Group, group)
		}
	}
}
