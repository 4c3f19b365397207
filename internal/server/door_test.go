package server

import (
	"fmt"
	"io"
	"log/slog"
	"net"
	"net/http"
	"regexp"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"vitrine/internal/wire"
)

// door is a server over a site that tests talk to in bytes.
type door struct {
	address string
	plain   atomic.Int64 // answers below the HTTP library
	library atomic.Int64 // requests that it got
	seen    atomic.Int64 // answers that were counted, of both
	bytes   atomic.Int64
	lines   lines
}

// lines are what the log says, without times.
type lines struct {
	mu  sync.Mutex
	all []string
}

func (l *lines) Write(line []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.all = append(l.all, string(line))
	return len(line), nil
}

func (l *lines) sorted() []string {
	l.mu.Lock()
	defer l.mu.Unlock()
	return slices.Sorted(slices.Values(l.all))
}

func (l *lines) log() *slog.Logger {
	return slog.New(slog.NewTextHandler(l, &slog.HandlerOptions{ReplaceAttr: func(_ []string, a slog.Attr) slog.Attr {
		if a.Key == slog.TimeKey || a.Key == "took" {
			return slog.Attr{}
		}
		return a
	}}))
}

// counting counts what a site answers.
type counting struct {
	wire.Site
	plain *atomic.Int64
}

func (c counting) Answer(r *wire.Request) (wire.Answer, bool) {
	answer, ok := c.Site.Answer(r)
	if ok {
		c.plain.Add(1)
	}
	return answer, ok
}

// opened serves a folder as the program does, or with the HTTP library alone.
func opened(t testing.TB, root string, quick bool) *door {
	t.Helper()
	d := &door{}
	observe := func(_ int, bytes int64, _ time.Duration) {
		d.seen.Add(1)
		d.bytes.Add(bytes)
	}
	mounted := func(w http.ResponseWriter, r *http.Request) {
		body, _ := io.ReadAll(r.Body)
		fmt.Fprintf(w, "mounted %s", body)
	}
	site, err := New(Options{Root: root, Memory: 512 << 10, Log: d.lines.log(), Observe: observe,
		Mount: map[string]http.Handler{"/-/mounted": http.HandlerFunc(mounted)}})
	if err != nil {
		t.Fatal(err)
	}
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	d.address = listener.Addr().String()
	library := NewHTTP(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		d.library.Add(1)
		if r.URL.Path == "/health" {
			io.WriteString(w, "healthy")
			return
		}
		site.ServeHTTP(w, r)
	}), false, slog.New(slog.DiscardHandler))
	if !quick {
		go library.Serve(wire.Limit(listener, 0))
		t.Cleanup(func() { library.Close() })
		return d
	}
	srv := wire.NewServer(library, counting{site.Plain("/health"), &d.plain})
	go srv.Serve(wire.Limit(listener, 0))
	t.Cleanup(func() { srv.Close() })
	return d
}

var dates = regexp.MustCompile(`\r\nDate: ([^\r]*)\r\n`)

// said sends pieces, says that there are no more, and reads all that comes back, with every date as X.
func (d *door) said(t testing.TB, pieces ...string) string {
	t.Helper()
	conn, err := net.Dial("tcp", d.address)
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	conn.SetDeadline(time.Now().Add(time.Minute))
	for _, piece := range pieces {
		io.WriteString(conn, piece)
	}
	conn.(*net.TCPConn).CloseWrite()
	text, err := io.ReadAll(conn)
	if err != nil {
		t.Fatalf("%q: after %q: %v", pieces, text, err)
	}
	for _, date := range dates.FindAllStringSubmatch(string(text), -1) {
		if at, err := http.ParseTime(date[1]); err != nil || time.Since(at).Abs() > time.Hour {
			t.Errorf("%q: the date is %q", pieces, date[1])
		}
	}
	return dates.ReplaceAllString(string(text), "\r\nDate: X\r\n")
}

// both compares what two servers answer to the same bytes.
func both(t *testing.T, library, quick *door, pieces ...string) {
	t.Helper()
	want, got := library.said(t, pieces...), quick.said(t, pieces...)
	if got != want {
		t.Errorf("to %.2000q\nthe HTTP library answers %q\nand below it %q", pieces, want, got)
	}
}

// wireSite has files of all kinds, and of lengths around all buffers.
func wireSite(t testing.TB) string {
	root := testSite(t)
	files := map[string]string{"empty.txt": "", "big/index.html": strings.Repeat("big ", 10_000),
		"too-large.bin": strings.Repeat("large ", 20_000), "health": "a file", "-/mounted/file": "a file"}
	for _, length := range []int{8191, 8192, 8193} {
		files[fmt.Sprint("of-", length, ".txt")] = strings.Repeat("a", length)
	}
	writeFiles(t, root, files)
	return root
}

var (
	wirePaths = []string{"/", "/guide/", "/guide", "/guide/?a=b&c=%20", "/guide/index.html", "/guide/index.md", "/empty.txt",
		"/big/", "/too-large.bin", "/of-8191.txt", "/of-8192.txt", "/of-8193.txt", "/assets/shell-abc.js", "/whole.html",
		"/missing/", "/old/", "/old?a=b", "/api/x/", "//guide/", "/guide/../guide/", "/./", "/.secret", "/link.txt",
		"/guide/index.html.br", "/_redirects", "/health", "/-/mounted", "/-/mounted/file", "/-/other", "/%67uide/", "/guide/?",
		"/guide/#a", "/gu ide/", "http://a/guide/", "*", "/guide/\x01", "/gu\\ide/", "/\xc3\xa4/", "guide/"}
	wireHeaders = []string{"", "Accept-Encoding: gzip", "Accept-Encoding: gzip, deflate, br, zstd",
		"Accept-Encoding: br;q=0, gzip;q=0.5", "Accept-Encoding:", "Accept-Encoding: \r\nAccept-Encoding: gzip",
		"Accept-Encoding: *;q=0.5, identity", "ACCEPT-ENCODING:br", "Accept-Encoding: br\r\nAccept-Encoding: br;q=0",
		"If-None-Match: *", "If-None-Match: W/\"a\", *", "If-None-Match: \"nothing\"", "If-None-Match:",
		"If-None-Match:\r\nIf-None-Match: *", "If-None-Match: *\r\nAccept-Encoding: br", "Range: bytes=1-2",
		"Range: bytes=900000-", "Range: nonsense", "If-Range: \"a\"", "If-Match: \"a\"", "If-Match: \"a\"\r\nRange: bytes=0-0",
		"If-Modified-Since: Sun, 06 Nov 1994 08:49:37 GMT", "If-Unmodified-Since: Sun, 06 Nov 1994 08:49:37 GMT",
		"Connection: keep-alive", "Connection: Keep-Alive", "Connection: close", "Connection: upgrade\r\nUpgrade: h2c",
		"Connection: keep-alive, close", "Connection: x", "Keep-Alive: 5", "Content-Length: 0", "Content-Length: 1\r\n\r\na",
		"Transfer-Encoding: chunked\r\n\r\n0", "Transfer-Encoding: identity", "Transfer_Encoding: chunked", "TE: trailers",
		"Expect: 100-continue", "Expect: else", "Trailer: A", "Host: b", "Cookie: a=b; c=d\r\nReferer: http://a/", "X: a\tb",
		"X: \xc3\xa4", "X: a\r\n b", "X : a", ": a", "X(: a", "X", "X: a\rb", "X: a\x00b", "X: a\nY: b",
		"X: " + strings.Repeat("a", 3000), "X: " + strings.Repeat("a", 9000), strings.Repeat("X: a\r\n", 400) + "Y: b"}
)
