package main

import (
	"net"
	"path/filepath"
	"testing"

	"vitrine/internal/testkit"
)

func TestAPublishedFolderIsServed(t *testing.T) {
	t.Parallel()
	p := start(t, "-root", smallSite(t), "-quiet")
	tests := []struct {
		name, path, accept string
		code               int
		body               string
		header, value      string
	}{
		{"a page", "/", "", 200, "<!doctype html><title>Version one", "Content-Type", "text/html; charset=utf-8"},
		{"its brotli variant", "/", "gzip, br", 200, "brotli <!doctype", "Content-Encoding", "br"},
		{"its gzip variant", "/", "gzip", 200, "gzip <!doctype", "Content-Encoding", "gzip"},
		{"an asset, for ever", "/assets/app-one.js", "", 200, "let version = 'one'", "Cache-Control",
			"public, max-age=31536000, immutable"},
		{"nothing there", "/no/such/page/", "", 404, "nothing here", "Content-Type", "text/html; charset=utf-8"},
		{"a page without its slash", "/guide?a=1", "", 301, "", "Location", "/guide/?a=1"},
		{"an old address", "/old/", "", 301, "", "Location", "/guide/"},
		{"an old address with a star", "/api/button/", "", 301, "", "Location", "/reference/button/"},
		{"no metrics for readers", "/metrics", "", 404, "nothing here", "", ""},
		{"no feedback where none is taken", "/-/feedback", "", 404, "nothing here", "", ""},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			answer, body := p.get(t, test.path, "Accept-Encoding", test.accept)
			if answer.StatusCode != test.code {
				t.Errorf("status %d, want %d", answer.StatusCode, test.code)
			}
			wantPart(t, "the body", body, test.body)
			if test.header != "" && answer.Header.Get(test.header) != test.value {
				t.Errorf("%s: %q, want %q", test.header, answer.Header.Get(test.header), test.value)
			}
			if answer.Header.Get("X-Content-Type-Options") != "nosniff" {
				t.Error("the headers of safety are missing")
			}
		})
	}
	if said := p.errs.String(); said != "" {
		t.Errorf("-quiet wrote lines:\n%s", said)
	}
}

// TestLinesNameNoReader: a line a request, without address, query, or the name that feedback knows a reader by.
func TestLinesNameNoReader(t *testing.T) {
	t.Parallel()
	p := start(t, "-root", smallSite(t), "-feedback", filepath.Join(t.TempDir(), "feedback.db"), "-log", "json")
	p.get(t, "/guide/?word=secret", "X-Forwarded-For", "203.0.113.7", "User-Agent", "agent-of-mine", "Referer",
		"https://from.example/")
	p.get(t, "/-/feedback/reader-of-mine")
	testkit.Eventually(t, "both requests are logged", func() bool {
		said := p.errs.String()
		return len(said) > 0 && said[len(said)-1] == '\n' && countLines(said) == 2
	})
	said := p.errs.String()
	wantPart(t, "the log", said, `"path":"/guide/"`, `"status":200`, `"method":"GET"`, `"path":"/-/feedback/…"`)
	for _, private := range []string{"secret", "127.0.0.1", "203.0.113.7", "agent-of-mine", "from.example",
		"reader-of-mine"} {
		wantNoPart(t, "the log", said, private)
	}
}

func TestABusyAddressIsAnError(t *testing.T) {
	t.Parallel()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer listener.Close()
	code, out, errs := run(t, "-root", smallSite(t), "-addr", listener.Addr().String())
	if code != 1 || out != "" {
		t.Errorf("exit code %d, out %q", code, out)
	}
	wantPart(t, "the error", errs, "address already in use")
}

// TestFurtherConnectionsWait for one of those that are open to end.
func TestFurtherConnectionsWait(t *testing.T) {
	t.Parallel()
	p := start(t, "-root", smallSite(t), "-quiet", "-connections", "2")
	open := []*rawClient{dial(t, p.address), dial(t, p.address)}
	for _, w := range open {
		w.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
		w.wantStatus(200)
	}
	third := dial(t, p.address)
	third.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
	open[1].close()
	third.wantStatus(200)
}
