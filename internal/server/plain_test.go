package server

import (
	"bufio"
	"fmt"
	"io"
	"math/rand/v2"
	"net"
	"net/http"
	"slices"
	"strings"
	"testing"
	"time"
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
	if want, got := library.lines.sorted(), quick.lines.sorted(); len(want) < 1000 || !slices.Equal(want, got) {
		t.Errorf("the log has %d lines, and %d that should be the same", len(want), len(got))
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
