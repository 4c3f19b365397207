package server

import (
	"bufio"
	"fmt"
	"io"
	"log/slog"
	"math/rand/v2"
	"net"
	"net/http"
	"regexp"
	"slices"
	"strings"
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
	site, err := New(Options{Root: root, Memory: 512 << 10, Observe: func(_ int, bytes int64, _ time.Duration) {
		d.seen.Add(1)
		d.bytes.Add(bytes)
	}, Mount: map[string]http.Handler{"/-/mounted": http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, _ := io.ReadAll(r.Body)
		fmt.Fprintf(w, "mounted %s", body)
	})}})
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

// TestBothAnswerTheSame sends every pair of an address and a header, by GET and HEAD, below the HTTP library and to the
// library alone, with another request behind, and compares every byte that comes back.
func TestBothAnswerTheSame(t *testing.T) {
	root := wireSite(t)
	library, quick := opened(t, root, false), opened(t, root, true)
	for _, path := range wirePaths {
		for i, header := range wireHeaders {
			if len(header) > 4000 && (path[0] != '/' || strings.ContainsAny(path, " \\#\x01ä")) {
				continue // what is refused before it is read whole may be answered with nothing but a reset
			}
			both(t, library, quick, asking([]string{"GET", "HEAD"}[i%2], path, header)+asking("GET", "/guide/", ""))
		}
	}
	if n := quick.plain.Load(); n < 1000 {
		t.Errorf("only %d requests were answered below the library", n)
	}
	if library.seen.Load() != quick.seen.Load() || library.bytes.Load() != quick.bytes.Load() {
		t.Errorf("counted: %d answers of %d bytes, and %d of %d", library.seen.Load(), library.bytes.Load(),
			quick.seen.Load(), quick.bytes.Load())
	}
}

// TestBothAnswerOtherBytesTheSame: first lines that are none, what comes before and behind, requests that never end.
func TestBothAnswerOtherBytesTheSame(t *testing.T) {
	root := wireSite(t)
	library, quick := opened(t, root, false), opened(t, root, true)
	const plain = "GET /guide/ HTTP/1.1\r\nHost: a\r\n\r\n"
	for _, text := range []string{"", "0", "G", "GET", "GET /", plain[:20], plain[:len(plain)-2], plain[:len(plain)-1], plain,
		plain + plain + plain, plain + "GET / HT", plain + "\r\n" + plain, "\r\n" + plain, "\n" + plain,
		"GET /guide/\r\n\r\n", "GET /guide/ HTTP/1.0\r\n\r\n", "GET /guide/ HTTP/1.0\r\nConnection: keep-alive\r\n\r\n" + plain,
		"GET /guide/ HTTP/1.2\r\nHost: a\r\n\r\n", "GET /guide/ HTTP/2.0\r\nHost: a\r\n\r\n", "GET  / HTTP/1.1\r\nHost: a\r\n\r\n",
		"GET / HTTP/1.1 \r\nHost: a\r\n\r\n", "get / HTTP/1.1\r\nHost: a\r\n\r\n", "GET\t/ HTTP/1.1\r\nHost: a\r\n\r\n",
		"POST /guide/ HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\nab" + plain,
		"POST /-/mounted HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\nab" + plain,
		"POST /-/mounted HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nab\r\n0\r\n\r\n" + plain,
		"OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n" + plain, "DELETE / HTTP/1.1\r\nHost: a\r\n\r\n" + plain,
		"CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n", "GET / HTTP/1.1\r\n\r\n", "GET / HTTP/1.1\r\nHost:\r\n\r\n",
		"GET / HTTP/1.1\r\nHost: a b\r\n\r\n", "GET / HTTP/1.1\r\nHost: a/b\r\n\r\n", "GET / HTTP/1.1\nHost: a\n\n" + plain,
		"GET / HTTP/1.1\r\nHost: a\r\n\n" + plain, "GET / HTTP/1.1\r\nHost: a\n\r\n" + plain,
		"GET / HTTP/1.1\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\nHost: a\r\n\r\n0\r\n\r\n" + plain,
		"\x16\x03\x01\x00\x05hello\r\n\r\n", strings.Repeat("a", 3000) + "\r\n\r\n",
		"GET /" + strings.Repeat("a", 7000) + " HTTP/1.1\r\nHost: a\r\n\r\n" + plain,
	} {
		both(t, library, quick, text)
		both(t, library, quick, plain+"GET /missing/ HTTP/1.1\r\nHost: a\r\n\r\n"+text)
	}
}

// TestPiecesAreTheSameRequests, be they letters.
func TestPiecesAreTheSameRequests(t *testing.T) {
	root := wireSite(t)
	library, quick := opened(t, root, false), opened(t, root, true)
	for i, header := range wireHeaders[:25] { // those that don't end the connection while letters are on their way
		text := asking("GET", wirePaths[i%20], header)
		both(t, library, quick, strings.Split(text, "")...)
		for _, at := range []int{1, 4, 5, len(text) / 2, len(text) - 3, len(text) - 1} {
			both(t, library, quick, text[:at], text[at:]+text[:at], text[at:])
		}
	}
}

// asking is a request in bytes.
func asking(method, path, header string) string {
	if header != "" {
		header += "\r\n"
	}
	return fmt.Sprintf("%s %s HTTP/1.1\r\nHost: a\r\n%s\r\n", method, path, header)
}

// TestAConnectionComesBack from the HTTP library behind a request that it answered, unless more than that was sent.
func TestAConnectionComesBack(t *testing.T) {
	root := wireSite(t)
	library, quick := opened(t, root, false), opened(t, root, true)
	steps := []struct {
		text  string
		plain int64
	}{
		{asking("GET", "/guide/", ""), 1}, {asking("GET", "/missing/", ""), 0}, {asking("GET", "/guide/", ""), 1},
		{asking("GET", "/guide/", "Range: bytes=1-2"), 0}, {asking("HEAD", "/guide", ""), 0}, {asking("HEAD", "/guide/", ""), 1},
		{asking("GET", "/too-large.bin", ""), 0}, {asking("GET", "/big/", "Accept-Encoding: gzip"), 1},
		{asking("GET", "/guide/", "If-None-Match: *"), 1}, {asking("GET", "/-/mounted", ""), 0},
		{asking("GET", "/health", ""), 0}, {asking("GET", "/empty.txt", ""), 1},
		{"POST /-/mounted HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\nab", 0}, {asking("GET", "/guide/", ""), 0},
	}
	var answers [2]string
	for i, d := range []*door{library, quick} {
		conn, err := net.Dial("tcp", d.address)
		if err != nil {
			t.Fatal(err)
		}
		defer conn.Close()
		conn.SetDeadline(time.Now().Add(time.Minute))
		read := bufio.NewReader(conn)
		for n, step := range steps {
			before := d.plain.Load()
			io.WriteString(conn, step.text)
			answer, err := http.ReadResponse(read, &http.Request{Method: step.text[:strings.Index(step.text, " ")]})
			if err != nil {
				t.Fatalf("step %d: %v", n, err)
			}
			body, err := io.ReadAll(answer.Body)
			answer.Header.Del("Date")
			answers[i] += fmt.Sprintln(answer.Status, answer.Header, string(body), err)
			if got := d.plain.Load() - before; d == quick && got != step.plain {
				t.Errorf("step %d, %q: %d answers below the library", n, step.text, got)
			}
		}
	}
	if answers[0] != answers[1] {
		t.Errorf("the HTTP library answers\n%s\nand below it\n%s", answers[0], answers[1])
	}
}

// TestBothAnswerBrokenRequestsTheSame breaks requests in one to three places, the same ones in every run. Connections
// are too dear to fuzz with: each one takes a port of the machine for a minute.
func TestBothAnswerBrokenRequestsTheSame(t *testing.T) {
	root := wireSite(t)
	library, quick := opened(t, root, false), opened(t, root, true)
	random := rand.New(rand.NewPCG(1, 2))
	const odd = "\r\n :/?\t\x00\x80aG0,;"
	for range 500 {
		text := []byte(asking([]string{"GET", "HEAD", "POST"}[random.IntN(3)], wirePaths[random.IntN(len(wirePaths))],
			wireHeaders[random.IntN(50)]) + asking("GET", "/guide/", ""))
		for range 1 + random.IntN(3) {
			at := random.IntN(len(text))
			switch b := odd[random.IntN(len(odd))]; random.IntN(3) {
			case 0:
				text[at] = b
			case 1:
				text = slices.Insert(text, at, b)
			case 2:
				text = slices.Delete(text, at, min(len(text), at+1+random.IntN(4)))
			}
		}
		both(t, library, quick, string(text))
	}
}
