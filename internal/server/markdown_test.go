package server

import (
	"net/http"
	"net/http/httptest"
	"testing"
	"testing/fstest"

	"vitrine/internal/vitrine"
)

func markdownSite(t *testing.T) *Server {
	t.Helper()
	s, err := New(Options{Embedded: fstest.MapFS{
		"index.html":            {Data: []byte("<p>home")},
		"lib/button/index.html": {Data: []byte("<p>button")},
		"lib/button/index.md":   {Data: []byte("# Button\n")},
		"lib/plain/index.html":  {Data: []byte("<p>plain")},
		"notes.md":              {Data: []byte("# Notes\n")},
		"notes/index.md":        {Data: []byte("# Others\n")},
	}})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func TestMarkdownByAcceptAndByAddress(t *testing.T) {
	s := markdownSite(t)
	for _, c := range []struct {
		path, accept string
		status       int
		body, vary   string
	}{
		{"/lib/button/", "", 200, "<p>button", "Accept-Encoding, Accept"},
		{"/lib/button/", "text/html,application/xhtml+xml,*/*;q=0.8", 200, "<p>button", "Accept-Encoding, Accept"},
		{"/lib/button/", "text/markdown, text/html, */*", 200, "# Button\n", "Accept-Encoding, Accept"},
		{"/lib/button/", "TEXT/Markdown", 200, "# Button\n", "Accept-Encoding, Accept"},
		{"/lib/button/", "text/html;q=0.9, text/markdown;q=0.8", 200, "<p>button", "Accept-Encoding, Accept"},
		{"/lib/button/", "text/html;q=0.1, text/markdown;q=0.5, */*", 200, "# Button\n", "Accept-Encoding, Accept"},
		{"/lib/button/", "text/*, text/markdown;q=0.5", 200, "<p>button", "Accept-Encoding, Accept"},
		{"/lib/button/", "text/markdown;q=0, */*", 200, "<p>button", "Accept-Encoding, Accept"},
		{"/lib/button/", "text/markdown;q=x", 200, "<p>button", "Accept-Encoding, Accept"},
		{"/lib/button/", "*/*", 200, "<p>button", "Accept-Encoding, Accept"},
		{"/lib/plain/", "text/markdown", 200, "<p>plain", "Accept-Encoding"},
		{"/lib/button.md", "", 200, "# Button\n", "Accept-Encoding, Accept"},
		{"/lib/button/index.md", "", 200, "# Button\n", "Accept-Encoding, Accept"},
		{"/notes.md", "", 200, "# Notes\n", "Accept-Encoding"},
		{"/lib/plain.md", "", 404, "", ""},
		{"/.md", "", 404, "", ""},
		{"/lib/.md", "", 404, "", ""},
		{"/lib/button", "text/markdown", 301, "", ""},
	} {
		r := httptest.NewRequest(http.MethodGet, c.path, nil)
		if c.accept != "" {
			r.Header.Set("Accept", c.accept)
		}
		w := httptest.NewRecorder()
		s.ServeHTTP(w, r)
		if w.Code != c.status || c.status == 200 && (w.Body.String() != c.body || w.Header().Get("Vary") != c.vary) {
			t.Errorf("%s %q: %d %q, Vary %q", c.path, c.accept, w.Code, w.Body, w.Header().Get("Vary"))
		}
	}
}

// TestMarkdownIsAskedForTheSameWayBelow: requests that never reach the HTTP library prefer what those prefer that do.
func TestMarkdownIsAskedForTheSameWayBelow(t *testing.T) {
	for _, accept := range []string{"text/markdown", "a, Text/MARKDOWN;q=1"} {
		if !vitrine.PrefersMarkdown([]string{accept}) || !mayPreferMarkdown([]byte(accept)) {
			t.Error(accept)
		}
	}
	if mayPreferMarkdown([]byte("text/html, */*")) || mayPreferMarkdown(nil) {
		t.Error("a browser's header is looked at twice")
	}
}

func FuzzPrefersMarkdown(f *testing.F) {
	f.Add("text/markdown, text/html;q=0.3")
	f.Fuzz(func(t *testing.T, accept string) {
		if vitrine.PrefersMarkdown([]string{accept}) && !mayPreferMarkdown([]byte(accept)) {
			t.Errorf("%q is answered in two ways", accept)
		}
	})
}
