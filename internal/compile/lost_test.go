package compile

import (
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"path/filepath"
	"strings"
	"testing"

	"vitrine/internal/server"
)

// TestPageOfErrors: the built page has all places that the server fills, and its script where no server does, whether
// an author wrote it or not.
func TestPageOfErrors(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ name, written, title string }{
		{"without a page of its own", "", "No page at this address"},
		{"with one", "---\ndescription: Nothing.\nnoIndex: true\n---\n\n# Nothing here\n\nWords.\n", "Nothing here"},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			w := newWorkshop(t)
			w.change("vitrine.yaml", "products:", "repository: {url: 'https://git.example/a', branch: main}\nproducts:")
			if c.written != "" {
				w.write("content/404/index.md", c.written)
			}
			w.build()
			w.pageOfErrors(c.title)
		})
	}
}

// pageOfErrors checks the built page, and what the server makes of it.
func (w *workshop) pageOfErrors(title string) {
	t := w.t
	t.Helper()
	page := w.output("404.html")
	if !strings.Contains(page, "<h1>"+title+"</h1>") {
		t.Errorf("the title is not %q", title)
	}
	if strings.Contains(page, "Edit this page") || !strings.Contains(w.output("lib/guide/index.html"), "Edit this page") {
		t.Error("the page of errors can be edited, or no other page")
	}
	for _, part := range []string{`id="lost" src="/assets/`, `data-pages="/pages.json"`, `id="lost-near" aria-labelledby`,
		`role="search" action="/search/"`} {
		if !strings.Contains(page, part) {
			t.Errorf("the page of errors lacks %s", part)
		}
	}
	var rows [][4]string
	if err := json.Unmarshal([]byte(w.output("pages.json")), &rows); err != nil || len(rows) != 3 ||
		rows[1][0] != "/lib/guide/" || rows[1][1] != "Guide" || rows[1][2] != "Library" || rows[1][3] == "" {
		t.Errorf("%v %v", rows, err)
	}
	serving, err := server.New(server.Options{Root: filepath.Join(w.folder, "out")})
	if err != nil {
		t.Fatal(err)
	}
	request := httptest.NewRequest(http.MethodGet, "/lib/react-oen/", nil)
	request.Header.Set("Accept", "text/html")
	answer := httptest.NewRecorder()
	serving.ServeHTTP(answer, request)
	for _, part := range []string{`/lib/react-<mark>oen</mark>/`, `value="lib react oen"`,
		`<a href="/lib/react-one/"><strong>One</strong></a>`} {
		if body := answer.Body.String(); answer.Code != http.StatusNotFound || !strings.Contains(body, part) {
			t.Errorf("%d, no %s in %s", answer.Code, part, body[strings.Index(body, "<main"):])
		}
	}
	if body := answer.Body.String(); strings.Contains(strings.SplitN(body, "<main", 2)[1], `hidden=""`) {
		t.Error("what was filled is still hidden")
	}
}
