package server

import (
	"bytes"
	"fmt"
	"net/http"
	"net/http/httptest"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"
	"time"
)

func testSite(t testing.TB) string {
	t.Helper()
	root := t.TempDir()
	for name, text := range map[string]string{
		"site/index.html":            "home",
		"site/404.html":              "nothing here",
		"site/guide/index.html":      "guide",
		"site/guide/index.html.br":   "brotli",
		"site/guide/index.html.gz":   "gzip",
		"site/guide/index.md":        "# Guide",
		"site/assets/shell-abc.js":   "let a",
		"site/assets/empty/note.txt": "note",
		"site/.secret":               "secret",
		"site/_redirects": "/old/ /guide/ 301\n/api/* /reference/:splat 301\n/api/kept/ /guide/#kept " +
			"302\n/proxied/* https://elsewhere.example/:splat 200\n",
		"site/whole.html": `<meta http-equiv="Content-Security-Policy" content="default-src 'self'">`,
		"outside.txt":     "outside",
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
	handler := handlerOf(t, Options{Root: testSite(t)})
	tests := []struct {
		name, method, path, accept string
		code                       int
		body, header, value        string
	}{
		{"home", "GET", "/", "", 200, "home", "Content-Type", "text/html; charset=utf-8"},
		{"page", "GET", "/guide/", "", 200, "guide", "Cache-Control", "no-cache"},
		{"brotli when taken", "GET", "/guide/", "gzip, br", 200, "brotli", "Content-Encoding", "br"},
		{"gzip when brotli is refused", "GET", "/guide/", "br;q=0, gzip", 200, "gzip", "Content-Encoding", "gzip"},
		{"a weight of zero in any form", "GET", "/guide/", "br; Q=0.000 , gzip", 200, "gzip", "Content-Encoding", "gzip"},
		{"the higher weight", "GET", "/guide/", "br;q=0.5, gzip;q=0.8", 200, "gzip", "Content-Encoding", "gzip"},
		{"the better of equal weights", "GET", "/guide/", "gzip;q=0.8, br;q=0.8", 200, "brotli", "Content-Encoding", "br"},
		{"the file as it is, preferred", "GET", "/guide/", "br;q=0.5, identity", 200, "guide", "Content-Encoding", ""},
		{"a coding beside the refused star", "GET", "/guide/", "*;q=0, gzip", 200, "gzip", "Content-Encoding", "gzip"},
		{"nothing but the file", "GET", "/guide/", "*;q=0", 200, "guide", "Content-Encoding", ""},
		{"a weight that is none", "GET", "/guide/", "br;q=NaN, gzip;q=2", 200, "guide", "Content-Encoding", ""},
		{"codings in several lines", "GET", "/guide/", "deflate\nbr", 200, "brotli", "Content-Encoding", "br"},
		{"a refusal in another line", "GET", "/guide/", "gzip\nbr;q=0", 200, "gzip", "Content-Encoding", "gzip"},
		{"markdown", "GET", "/guide/index.md", "", 200, "# Guide", "Content-Type", "text/markdown; charset=utf-8"},
		{"for pages of this origin", "GET", "/", "", 200, "home", "Cross-Origin-Resource-Policy", "same-origin"},
		{"any coding", "GET", "/guide/", "*", 200, "brotli", "Vary", "Accept-Encoding, Accept"},
		{"page without slash", "GET", "/guide?a=1", "", 301, "", "Location", "/guide/?a=1"},
		{"asset for ever", "GET", "/assets/shell-abc.js", "", 200, "let a", "Cache-Control",
			"public, max-age=31536000, immutable"},
		{"script type", "GET", "/assets/shell-abc.js", "", 200, "let a", "Content-Type",
			"text/javascript; charset=utf-8"},
		{"head", "HEAD", "/guide/", "", 200, "", "Content-Length", "5"},
		{"missing", "GET", "/no/", "", 404, "nothing here", "Content-Type", "text/html; charset=utf-8"},
		{"missing, in a browser or not", "GET", "/no/", "", 404, "nothing here", "Vary", "Accept-Encoding, Accept"},
		{"file with a slash behind it", "GET", "/assets/shell-abc.js/", "", 404, "nothing here", "", ""},
		{"no listing", "GET", "/assets/", "", 404, "", "", ""},
		{"folder without a page", "GET", "/assets", "", 404, "nothing here", "", ""},
		{"dot file", "GET", "/.secret", "", 404, "nothing here", "", ""},
		{"encoded variant", "GET", "/guide/index.html.br", "", 404, "nothing here", "", ""},
		{"traversal", "GET", "/../outside.txt", "", 404, "nothing here", "", ""},
		{"encoded traversal", "GET", "/%2e%2e/outside.txt", "", 404, "nothing here", "", ""},
		{"link out of the folder", "GET", "/link.txt", "", 404, "", "", ""},
		{"old address", "GET", "/old/", "", 301, "", "Location", "/guide/"},
		{"old address without slash, with a query", "GET", "/old?a=1", "", 301, "", "Location", "/guide/?a=1"},
		{"old address with a star", "GET", "/api/button/", "", 301, "", "Location", "/reference/button/"},
		{"its exception", "GET", "/api/kept/", "", 302, "", "Location", "/guide/#kept"},
		{"no way to another host", "GET", "/api//evil.example/", "", 301, "", "Location", "/reference/evil.example/"},
		{"rewriting is left to others", "GET", "/proxied/a", "", 404, "nothing here", "", ""},
		{"what hosts read", "GET", "/_redirects", "", 404, "nothing here", "", ""},
		{"file of a page", "GET", "/guide/index.html", "", 301, "", "Location", "/guide/"},
		{"doubled slash", "GET", "//guide//", "", 301, "", "Location", "/guide/"},
		{"strict where the page says nothing", "GET", "/guide/", "", 200, "guide", "Content-Security-Policy",
			"default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors " +
				"'self'"},
		{"the page's own policy", "GET", "/whole.html", "", 200, "", "Content-Security-Policy",
			"frame-ancestors 'self'"},
		{"bytes", "GET", "/assets/shell-abc.js", "", 200, "let a", "Accept-Ranges", "bytes"},
		{"post", "POST", "/guide/", "", 405, "This address can only be read.\n", "Allow", "GET, HEAD"},
		{"no sniffing", "GET", "/", "", 200, "home", "X-Content-Type-Options", "nosniff"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			request := httptest.NewRequest(test.method, test.path, nil)
			request.Header["Accept-Encoding"] = strings.Split(test.accept, "\n")
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
			if cache := answer.Header().Get("Cache-Control"); answer.Code >= 400 && cache != "no-store" {
				t.Errorf("Cache-Control of an error: %q", cache)
			}
			if strings.Contains(answer.Body.String(), "outside") || strings.Contains(answer.Body.String(), "secret") {
				t.Error("it gave away what is not published")
			}
		})
	}
}

func TestRevalidation(t *testing.T) {
	handler := handlerOf(t, Options{Root: testSite(t)})
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

func handlerOf(t testing.TB, options Options) http.Handler {
	t.Helper()
	handler, err := New(options)
	if err != nil {
		t.Fatal(err)
	}
	return handler
}

func get(handler http.Handler, path string, headers ...string) *httptest.ResponseRecorder {
	request := httptest.NewRequest("GET", path, nil)
	for i := 0; i < len(headers); i += 2 {
		request.Header.Set(headers[i], headers[i+1])
	}
	answer := httptest.NewRecorder()
	handler.ServeHTTP(answer, request)
	return answer
}

func TestRanges(t *testing.T) {
	handler := handlerOf(t, Options{Root: testSite(t)})
	part := get(handler, "/guide/", "Range", "bytes=1-3")
	if part.Code != http.StatusPartialContent || part.Body.String() != "uid" ||
		part.Header().Get("Content-Range") != "bytes 1-3/5" {
		t.Errorf("%d %q %s", part.Code, part.Body, part.Header().Get("Content-Range"))
	}
	packed := get(handler, "/guide/", "Range", "bytes=-3", "Accept-Encoding", "br")
	if packed.Body.String() != "tli" || packed.Header().Get("Content-Encoding") != "br" {
		t.Errorf("of the packed file: %q", packed.Body)
	}
	if past := get(handler, "/guide/", "Range", "bytes=90-"); past.Code != http.StatusRequestedRangeNotSatisfiable {
		t.Errorf("past the end: %d", past.Code)
	}
	if changed := get(handler, "/guide/", "Range", "bytes=1-3", "If-Range",
		`"another"`); changed.Code != http.StatusOK {
		t.Errorf("of another version: %d", changed.Code)
	}
}

// TestNothingIsAllocated holds for what a reader's request costs beyond the HTTP library's own work.
func TestNothingIsAllocated(t *testing.T) {
	handler := handlerOf(t, Options{Root: testSite(t), Observe: func(int, int64, time.Duration) {}})
	request := httptest.NewRequest("GET", "/guide/", nil)
	request.Header.Set("Accept-Encoding", "gzip, deflate, br")
	again := httptest.NewRequest("GET", "/guide/", nil)
	again.Header.Set("If-None-Match", get(handler, "/guide/").Header().Get("ETag"))
	for name, request := range map[string]*http.Request{"whole": request, "not modified": again} {
		answer := &discardWriter{header: http.Header{}}
		handler.ServeHTTP(answer, request)
		if allocated := testing.AllocsPerRun(200, func() { handler.ServeHTTP(answer, request) }); allocated != 0 {
			t.Errorf("%s: %v allocations", name, allocated)
		}
	}
}

type discardWriter struct{ header http.Header }

func (d *discardWriter) Header() http.Header            { return d.header }
func (d *discardWriter) Write(text []byte) (int, error) { return len(text), nil }
func (d *discardWriter) WriteHeader(int)                {}

// TestMemoryIsBounded asks for more files than there is room for, and for one that is never kept.
func TestMemoryIsBounded(t *testing.T) {
	root := t.TempDir()
	for i := range 100 {
		os.WriteFile(filepath.Join(root, fmt.Sprint(i, ".txt")), bytes.Repeat([]byte{'a'}, 1000), 0o644)
	}
	os.WriteFile(filepath.Join(root, "large.txt"), bytes.Repeat([]byte{'b'}, 9000), 0o644)
	server, err := New(Options{Root: root, Memory: 16000})
	if err != nil {
		t.Fatal(err)
	}
	for range 3 {
		for i := range 100 {
			get(server, "/0.txt") // often asked for: stays
			if answer := get(server, fmt.Sprintf("/%d.txt", i)); answer.Code != 200 || answer.Body.Len() != 1000 {
				t.Fatalf("file %d: %d", i, answer.Code)
			}
			if server.MemoryUsed() > 16000 {
				t.Fatalf("%d bytes are kept", server.MemoryUsed())
			}
		}
	}
	if server.site.state.Load().kept.get("/0.txt") == nil {
		t.Error("the file that is asked for most was thrown out")
	}
	for _, part := range []string{"", "bytes=8990-"} {
		answer := get(server, "/large.txt", "Range", part)
		if want := map[string]int{"": 9000, "bytes=8990-": 10}[part]; answer.Body.Len() != want {
			t.Errorf("%q of the large file: %d bytes", part, answer.Body.Len())
		}
	}
	if server.site.state.Load().kept.get("/large.txt") != nil {
		t.Error("the large file is kept")
	}
}

// TestFolderReplaced replaces the folder in one move, as a build does, and takes it away.
func TestFolderReplaced(t *testing.T) {
	root := testSite(t)
	handler := handlerOf(t, Options{Root: root, Recheck: time.Nanosecond})
	get(handler, "/assets/shell-abc.js")
	if err := os.Rename(root, root+"-old"); err != nil {
		t.Fatal(err)
	}
	if gone := get(handler, "/guide/"); gone.Body.String() != "guide" {
		t.Errorf("between two folders: %d %q", gone.Code, gone.Body)
	}
	os.MkdirAll(root, 0o755)
	os.WriteFile(filepath.Join(root, "index.html"), []byte("new"), 0o644)
	if back := get(handler, "/"); back.Body.String() != "new" {
		t.Errorf("got %q, want the new page", back.Body)
	}
	if old := get(handler, "/assets/shell-abc.js"); old.Body.String() != "let a" {
		t.Error("an open page does not get its script any more")
	}
	if old := get(handler, "/guide/"); old.Code != http.StatusNotFound {
		t.Error("an old page is still there")
	}
	server, err := New(Options{Root: filepath.Join(root, "nowhere")})
	if err == nil || get(server, "/").Code != http.StatusServiceUnavailable || server.Ready() == nil {
		t.Error("a folder that never was is served")
	}
}

func TestEmbedded(t *testing.T) {
	handler := handlerOf(t, Options{Embedded: fstest.MapFS{"index.html": {Data: []byte("home")},
		"a/index.html": {Data: []byte("a")}}})
	if answer := get(handler, "/"); answer.Body.String() != "home" {
		t.Errorf("%d %q", answer.Code, answer.Body)
	}
	if answer := get(handler, "/a"); answer.Header().Get("Location") != "/a/" {
		t.Errorf("%d %v", answer.Code, answer.Header())
	}
}

// FuzzFiles asks for anything: nothing crashes, nothing outside is given away, nobody is sent elsewhere.
func FuzzFiles(f *testing.F) {
	for _, seed := range []string{"/", "/guide", "/../outside.txt", "/link.txt", "/.secret", "//evil", "/old/..//",
		"/guide/\x00", "/api/\\evil.example", "/a/%2e%2e/", "*", ""} {
		f.Add(seed, "gzip", "bytes=0-1")
	}
	root := f.TempDir()
	os.WriteFile(filepath.Join(root, "outside.txt"), []byte("outside"), 0o644)
	os.MkdirAll(filepath.Join(root, "site", "guide"), 0o755)
	os.WriteFile(filepath.Join(root, "site", "guide", "index.html"), []byte("guide"), 0o644)
	os.WriteFile(filepath.Join(root, "site", ".secret"), []byte("secret"), 0o644)
	os.WriteFile(filepath.Join(root, "site", "_redirects"), []byte("/api/* /reference/:splat 301\n"), 0o644)
	os.Symlink(filepath.Join(root, "outside.txt"), filepath.Join(root, "site", "link.txt"))
	handler, err := New(Options{Root: filepath.Join(root, "site")})
	if err != nil {
		f.Fatal(err)
	}
	f.Fuzz(func(t *testing.T, path, accept, ranges string) {
		request := httptest.NewRequest("GET", "/", nil)
		request.URL.Path = path
		request.Header.Set("Accept-Encoding", accept)
		request.Header.Set("Range", ranges)
		answer := httptest.NewRecorder()
		handler.ServeHTTP(answer, request)
		if body := answer.Body.String(); strings.Contains(body, "outside") || strings.Contains(body, "secret") {
			t.Errorf("%q gave %q away", path, body)
		}
		if to := answer.Header().Get("Location"); answer.Code >= 300 && answer.Code < 304 {
			if parsed, err := url.Parse(to); err != nil || parsed.Host != "" || !strings.HasPrefix(to, "/") ||
				strings.HasPrefix(to, "//") || strings.HasPrefix(to, "/\\") {
				t.Errorf("%q leads to %q", path, to)
			}
		}
	})
}
