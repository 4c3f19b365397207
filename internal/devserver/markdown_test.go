package devserver

import (
	"io"
	"net/http"
	"strings"
	"testing"
)

// TestMarkdownIsAnsweredAsPublished: by the address that programs guess, and for who prefers it.
func TestMarkdownIsAnsweredAsPublished(t *testing.T) {
	t.Parallel()
	d := newDesk(t, nil)
	_, want := d.get("/lib/guide/index.md")
	for _, test := range []struct {
		path, accept string
		markdown     bool
	}{
		{"/lib/guide.md", "", true},
		{"/lib/guide/", "text/markdown, text/html;q=0.5", true},
		{"/lib/guide/", "text/html, text/markdown;q=0.5", false},
		{"/lib/guide/", "text/html,*/*;q=0.8", false},
		{"/nowhere.md", "", false},
		{"/nowhere/", "text/markdown", false},
	} {
		request, err := http.NewRequest("GET", d.address+test.path, nil)
		if err != nil {
			t.Fatal(err)
		}
		request.Header.Set("Accept", test.accept)
		answer, err := http.DefaultTransport.RoundTrip(request)
		if err != nil {
			t.Fatal(err)
		}
		body, err := io.ReadAll(answer.Body)
		answer.Body.Close()
		if err != nil {
			t.Fatal(err)
		}
		kind := answer.Header.Get("Content-Type")
		if got := strings.HasPrefix(kind, "text/markdown") && string(body) == want && want != ""; got != test.markdown {
			t.Errorf("%s for %q is sent as %s:\n%.80s", test.path, test.accept, kind, body)
		}
	}
}
