package server

import (
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func testSite(t *testing.T) string {
	t.Helper()
	root := t.TempDir()
	for name, text := range map[string]string{
		"site/index.html":            "home",
		"site/404.html":              "nothing here",
		"site/guide/index.html":      "guide",
		"site/guide/index.html.br":   "brotli",
		"site/guide/index.html.gz":   "gzip",
		"site/assets/shell-abc.js":   "let a",
		"site/assets/empty/note.txt": "note",
		"site/.secret":               "secret",
		"outside.txt":                "outside",
	} {
		file := filepath.Join(root, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Symlink(filepath.Join(root, "outside.txt"), filepath.Join(root, "site", "link.txt")); err != nil {
		t.Fatal(err)
	}
	return filepath.Join(root, "site")
}

func TestFiles(t *testing.T) {
	handler := Handler(Options{Root: testSite(t)})
	tests := []struct {
		name, method, path, accept string
		code                       int
		body, header, value        string
	}{
		{"home", "GET", "/", "", 200, "home", "Content-Type", "text/html; charset=utf-8"},
		{"page", "GET", "/guide/", "", 200, "guide", "Cache-Control", "no-cache"},
		{"brotli when taken", "GET", "/guide/", "gzip, br", 200, "brotli", "Content-Encoding", "br"},
		{"gzip when brotli is refused", "GET", "/guide/", "br;q=0, gzip", 200, "gzip", "Content-Encoding", "gzip"},
		{"any coding", "GET", "/guide/", "*", 200, "brotli", "Vary", "Accept-Encoding"},
		{"page without slash", "GET", "/guide?a=1", "", 301, "", "Location", "/guide/?a=1"},
		{"asset for ever", "GET", "/assets/shell-abc.js", "", 200, "let a", "Cache-Control", "public, max-age=31536000, immutable"},
		{"script type", "GET", "/assets/shell-abc.js", "", 200, "let a", "Content-Type", "text/javascript; charset=utf-8"},
		{"head", "HEAD", "/guide/", "", 200, "", "Content-Length", "5"},
		{"missing", "GET", "/no/", "", 404, "nothing here", "Content-Type", "text/html; charset=utf-8"},
		{"file with a slash behind it", "GET", "/assets/shell-abc.js/", "", 404, "nothing here", "", ""},
		{"no listing", "GET", "/assets/", "", 404, "", "", ""},
		{"folder without a page", "GET", "/assets", "", 404, "nothing here", "", ""},
		{"dot file", "GET", "/.secret", "", 404, "nothing here", "", ""},
		{"encoded twin", "GET", "/guide/index.html.br", "", 404, "nothing here", "", ""},
		{"traversal", "GET", "/../outside.txt", "", 404, "nothing here", "", ""},
		{"encoded traversal", "GET", "/%2e%2e/outside.txt", "", 404, "nothing here", "", ""},
		{"link out of the folder", "GET", "/link.txt", "", 404, "", "", ""},
		{"post", "POST", "/guide/", "", 405, "This address can only be read.\n", "Allow", "GET, HEAD"},
		{"no sniffing", "GET", "/", "", 200, "home", "X-Content-Type-Options", "nosniff"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			request := httptest.NewRequest(test.method, test.path, nil)
			request.Header.Set("Accept-Encoding", test.accept)
			answer := httptest.NewRecorder()
			handler.ServeHTTP(answer, request)
			if answer.Code != test.code {
				t.Errorf("status %d, want %d", answer.Code, test.code)
			}
			if test.body != "" && answer.Body.String() != test.body {
				t.Errorf("body %q, want %q", answer.Body.String(), test.body)
			}
			if test.header != "" && answer.Header().Get(test.header) != test.value {
				t.Errorf("%s: %q, want %q", test.header, answer.Header().Get(test.header), test.value)
			}
			if strings.Contains(answer.Body.String(), "outside") || strings.Contains(answer.Body.String(), "secret") {
				t.Error("it gave away what is not published")
			}
		})
	}
}

func TestRevalidation(t *testing.T) {
	handler := Handler(Options{Root: testSite(t)})
	first := httptest.NewRecorder()
	handler.ServeHTTP(first, httptest.NewRequest("GET", "/guide/", nil))
	request := httptest.NewRequest("GET", "/guide/", nil)
	request.Header.Set("If-None-Match", first.Header().Get("ETag"))
	second := httptest.NewRecorder()
	handler.ServeHTTP(second, request)
	if second.Code != http.StatusNotModified || second.Body.Len() != 0 {
		t.Errorf("status %d with %d bytes, want 304 with none", second.Code, second.Body.Len())
	}
}

func TestFolderReplacedWhileServing(t *testing.T) {
	root := testSite(t)
	handler := Handler(Options{Root: root})
	if err := os.Rename(root, root+"-old"); err != nil {
		t.Fatal(err)
	}
	gone := httptest.NewRecorder()
	handler.ServeHTTP(gone, httptest.NewRequest("GET", "/", nil))
	if gone.Code != http.StatusServiceUnavailable {
		t.Errorf("without a folder: status %d", gone.Code)
	}
	os.MkdirAll(root, 0o755)
	os.WriteFile(filepath.Join(root, "index.html"), []byte("new"), 0o644)
	back := httptest.NewRecorder()
	handler.ServeHTTP(back, httptest.NewRequest("GET", "/", nil))
	if back.Body.String() != "new" {
		t.Errorf("got %q, want the new page", back.Body.String())
	}
}
