package compile

import (
	"strings"
	"testing"
)

const wallPage = "---\ndescription: All of them.\n---\n\n# All\n\n<p class=\"description\">All.</p>\n\n"

// TestWall: exhibits are demos that wait for a touch; captions lead to pages, also in the text of the page.
func TestWall(t *testing.T) {
	t.Parallel()
	w := newWorkshop(t)
	w.write("content/lib/all/index.md", wallPage+`{{"wall": [{"demo": "One.tsx", "title": "The one", `+
		`"href": "/lib/react-one/", "product": "lib", "note": "Of the lib", "columns": 2}]}}`+"\n")
	w.write("content/lib/all/demos/One.tsx", picture)
	w.change("nav/lib.yaml", "- ", "- /lib/all\n- ")
	w.build()
	page := w.output("lib/all/index.html")
	for _, part := range []string{"<b>A picture of one</b>", `href="/lib/react-one/"`, `data-hydrate="interaction"`,
		`data-columns="2"`, "Of the lib"} {
		if !strings.Contains(page, part) {
			t.Errorf("the wall lacks %s", part)
		}
	}
	const link = "- [The one](https://vitrine.example/lib/react-one/index.md) (Of the lib)"
	if text := w.output("lib/all/index.md"); !strings.Contains(text, link) {
		t.Errorf("the wall as text: %s", text)
	}
}

// TestWallsThatLeadNowhere: each exhibit that is wrong is told of, all at once.
func TestWallsThatLeadNowhere(t *testing.T) {
	t.Parallel()
	w := newWorkshop(t)
	w.write("content/lib/all/index.md", wallPage+
		`{{"wall": [{"demo": "One.tsx", "title": "One", "href": "/lib/nowhere/"}]}}`+"\n\n"+
		`{{"wall": [{"demo": "One.tsx", "title": "One", "href": "/lib/react-one/", "product": "lob"}]}}`+"\n\n"+
		`{{"wall": [{"demo": "Two.tsx", "title": "Two", "href": "/lib/react-one/"}]}}`+"\n\n"+
		`{{"wall": [{"demo": "One.tsx", "href": "/lib/react-one/"}]}}`+"\n\n"+
		`{{"wall": [{"demo": "One.tsx", "title": "One", "href": "/lib/react-one/"}], "columns": 4}}`+"\n")
	w.write("content/lib/all/demos/One.tsx", picture)
	w.change("nav/lib.yaml", "- ", "- /lib/all\n- ")
	w.refuses("leads to “/lib/nowhere/”, where there is no page", "is of “lob”, no product with a library family",
		`There is no demo "Two.tsx"`, "lacks its demo, title or href", "A wall can't have “columns: 4”")
}
