package wire

import (
	"bufio"
	"bytes"
	"fmt"
	"net/http"
	"strings"
	"testing"
)

// verdicts are requests and what is thought of them.
var verdicts = []struct {
	name, text string
	want       verdict
}{
	{"a browser's", "GET /a/b-c_d.html HTTP/1.1\r\nHost: docs.example:8080\r\nUser-Agent: A/1.0 (b; c)\r\nAccept: */*\r\n" +
		"Accept-Encoding: gzip, br\r\nConnection: keep-alive\r\nCookie: a=b\r\nSec-Fetch-Mode: navigate\r\n\r\n", plain},
	{"names in any case", "HEAD / HTTP/1.1\r\nhOST: a\r\nACCEPT-encoding:gzip\r\nif-none-match:  \"a\"  \r\n\r\n", plain},
	{"a query", "GET /?utm_source=a&b=%20 HTTP/1.1\r\nHost: a\r\n\r\n", plain},
	{"upgrades of another kind", "GET / HTTP/1.1\r\nHost: a\r\nUpgrade-Insecure-Requests: 1\r\n\r\n", plain},
	{"an empty value", "GET / HTTP/1.1\r\nHost: a\r\nX:\r\n\r\n", plain},
	{"what follows is another one", "GET / HTTP/1.1\r\nHost: a\r\n\r\nGET / HTTP/1.1", plain},
	{"a range", "GET / HTTP/1.1\r\nHost: a\r\nRange: bytes=0-1\r\n\r\n", foreign},
	{"two lines of codings", "GET / HTTP/1.1\r\nHost: a\r\nAccept-Encoding: a\r\nAccept-Encoding: b\r\n\r\n", foreign},
	{"two conditions", "GET / HTTP/1.1\r\nHost: a\r\nIf-None-Match: a\r\nIf-None-Match: b\r\n\r\n", foreign},
	{"two conditions, one empty", "GET / HTTP/1.1\r\nHost: a\r\nIf-None-Match:\r\nIf-None-Match: b\r\n\r\n", foreign},
	{"nothing", "", incomplete},
	{"half a method", "HEA", incomplete},
	{"half a line", "GET /a", incomplete},
	{"half a header", "GET / HTTP/1.1\r\nHo", incomplete},
	{"no last line", "GET / HTTP/1.1\r\nHost: a\r\n", incomplete},
	{"half a last line", "GET / HTTP/1.1\r\nHost: a\r\n\r", incomplete},
	{"another method", "POST /", doubtful},
	{"a method in small letters", "get /", doubtful},
	{"HTTP/2", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", doubtful},
	{"TLS", "\x16\x03\x01", doubtful},
	{"a line before", "\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\n", doubtful},
	{"HTTP/1.0", "GET / HTTP/1.0\r\nHost: a\r\n", doubtful},
	{"no version", "GET /\r\n", doubtful},
	{"two spaces", "GET  / HTTP/1.1\r\n", doubtful},
	{"a space behind", "GET / HTTP/1.1 \r\n", doubtful},
	{"a tab", "GET\t/ HTTP/1.1\r\n", doubtful},
	{"an address in whole", "GET http://a/ HTTP/1.1\r\nHost: a\r\n", doubtful},
	{"no address", "GET * HTTP/1.1\r\n", doubtful},
	{"an encoded address", "GET /%61 HTTP/1.1\r\n", doubtful},
	{"a fragment", "GET /#a HTTP/1.1\r\n", doubtful},
	{"an empty query", "GET /? HTTP/1.1\r\n", doubtful},
	{"a backslash", "GET /\\a HTTP/1.1\r\n", doubtful},
	{"an address that is not ASCII", "GET /\xc3\xa4 HTTP/1.1\r\n", doubtful},
	{"a line feed alone, first line", "GET / HTTP/1.1\n", doubtful},
	{"a line feed alone, header", "GET / HTTP/1.1\r\nHost: a\n", doubtful},
	{"a line feed alone, end", "GET / HTTP/1.1\r\nHost: a\r\n\n", doubtful},
	{"a return in a value", "GET / HTTP/1.1\r\nHost: a\r\nX: a\rb\r\n", doubtful},
	{"a zero byte", "GET / HTTP/1.1\r\nX: a\x00\r\n", doubtful},
	{"a tab in a value", "GET / HTTP/1.1\r\nX: a\tb\r\n", doubtful},
	{"a value that is not ASCII", "GET / HTTP/1.1\r\nX: 12345678\x80\r\n", doubtful},
	{"a delete", "GET / HTTP/1.1\r\nX: 1234567\x7f\r\n", doubtful},
	{"no host", "GET / HTTP/1.1\r\n\r\n", doubtful},
	{"an empty host", "GET / HTTP/1.1\r\nHost:\r\n", doubtful},
	{"two hosts", "GET / HTTP/1.1\r\nHost: a\r\nHost: a\r\n", doubtful},
	{"a host with a path", "GET / HTTP/1.1\r\nHost: a/b\r\n", doubtful},
	{"a host with a user", "GET / HTTP/1.1\r\nHost: a@b\r\n", doubtful},
	{"a space before the colon", "GET / HTTP/1.1\r\nHost : a\r\n", doubtful},
	{"no name", "GET / HTTP/1.1\r\n: a\r\n", doubtful},
	{"no colon", "GET / HTTP/1.1\r\nHost\r\n", doubtful},
	{"a line that goes on", "GET / HTTP/1.1\r\nX: a\r\n b: c\r\n", doubtful},
	{"a name with an underscore", "GET / HTTP/1.1\r\nTransfer_Encoding: chunked\r\n", doubtful},
	{"a name that is no token", "GET / HTTP/1.1\r\nX(: a\r\n", doubtful},
	{"a name without an end", "GET / HTTP/1.1\r\n" + strings.Repeat("a", 65) + ": a\r\n", doubtful},
	{"a length", "GET / HTTP/1.1\r\nContent-Length: 0\r\n", doubtful},
	{"a type", "GET / HTTP/1.1\r\nContent-Type: a\r\n", doubtful},
	{"pieces", "GET / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n", doubtful},
	{"a coding of no name", "GET / HTTP/1.1\r\nTransfer-X: chunked\r\n", doubtful},
	{"an upgrade", "GET / HTTP/1.1\r\nUpgrade: h2c\r\n", doubtful},
	{"an expectation", "GET / HTTP/1.1\r\nExpect: 100-continue\r\n", doubtful},
	{"trailers", "GET / HTTP/1.1\r\nTE: trailers\r\n", doubtful},
	{"an end", "GET / HTTP/1.1\r\nConnection: close\r\n", doubtful},
	{"hop by hop", "GET / HTTP/1.1\r\nConnection: keep-alive, X\r\n", doubtful},
	{"two connections", "GET / HTTP/1.1\r\nConnection: keep-alive\r\nConnection: keep-alive\r\n", doubtful},
}

func TestVerdicts(t *testing.T) {
	for _, test := range verdicts {
		t.Run(test.name, func(t *testing.T) {
			var r Request
			length, v := r.parse([]byte(test.text))
			if v != test.want {
				t.Errorf("verdict %d, want %d", v, test.want)
			}
			if end := strings.Index(test.text, "\r\n\r\n") + 4; (v == plain || v == foreign) && length != end {
				t.Errorf("it ends at %d, want %d", length, end)
			}
			if v == plain || v == foreign {
				for i := range length {
					if _, v := r.parse([]byte(test.text[:i])); v != incomplete {
						t.Fatalf("of %q it is thought %d", test.text[:i], v)
					}
				}
			}
		})
	}
}

// FuzzParse: what is understood here is the same request to the HTTP library, to the last byte, and asks for nothing
// else: no request can be smuggled behind one that is answered here.
func FuzzParse(f *testing.F) {
	for _, test := range verdicts {
		f.Add([]byte(test.text))
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		var r Request
		length, v := r.parse(text)
		if v != plain && v != foreign {
			return
		}
		const behind = "\r\n\x00 behind"
		read := bufio.NewReaderSize(strings.NewReader(string(text[:length])+behind), len(text)+100)
		theirs, err := http.ReadRequest(read)
		if err != nil {
			t.Fatalf("to the library %q is no request: %v", text[:length], err)
		}
		if rest, _ := read.Peek(read.Buffered()); string(rest) != behind {
			t.Errorf("the library stops before %q", rest)
		}
		if problem := differs(&r, theirs, v); problem != "" {
			t.Errorf("%q: %s", text[:length], problem)
		}
	})
}

// differs says where a request is another one to the HTTP library.
func differs(r *Request, theirs *http.Request, v verdict) string {
	method := map[bool]string{false: "GET", true: "HEAD"}[r.Head]
	for _, part := range [][3]string{
		{"method", method, theirs.Method},
		{"path", string(r.Path), theirs.URL.Path},
		{"query", string(r.Query), theirs.URL.RawQuery},
		{"host", string(r.Host), theirs.Host},
		{"version", "HTTP/1.1", theirs.Proto},
		{"rest of the address", "", theirs.URL.Scheme + theirs.URL.Host + theirs.URL.Fragment + theirs.URL.RawPath},
	} {
		if part[1] != part[2] {
			return fmt.Sprintf("%s: %q, to the library %q", part[0], part[1], part[2])
		}
	}
	if theirs.ContentLength != 0 || theirs.TransferEncoding != nil || theirs.Trailer != nil || theirs.Close {
		return "to the library it has a body, or is the last one"
	}
	for _, name := range []string{"Expect", "Upgrade", "Content-Length", "Transfer-Encoding", "Trailer", "Te"} {
		if theirs.Header[name] != nil {
			return "it has the header " + name
		}
	}
	if v == foreign {
		return ""
	}
	for name, ours := range map[string][]byte{"Accept-Encoding": r.AcceptEncoding, "If-None-Match": r.IfNoneMatch,
		"Accept": r.Accept,
		"Range":  nil} {
		values, there := theirs.Header[name]
		if there != (ours != nil) || there && (len(values) != 1 || values[0] != string(ours)) {
			return fmt.Sprintf("%s: %q, to the library %q", name, ours, values)
		}
	}
	return ""
}

func FuzzPrintable(f *testing.F) {
	f.Add([]byte("12345678 and more"))
	f.Fuzz(func(t *testing.T, text []byte) {
		want := !bytes.ContainsFunc(text, func(r rune) bool { return r < ' ' || r > '~' })
		if printable(text) != want {
			t.Errorf("%q: %v", text, !want)
		}
	})
}

// TestEveryByteIsJudged at every place of eight.
func TestEveryByteIsJudged(t *testing.T) {
	for b := range 256 {
		for place := range 17 {
			text := bytes.Repeat([]byte("a"), 17)
			text[place] = byte(b)
			if want := b >= ' ' && b <= '~'; printable(text) != want {
				t.Errorf("%#x in place %d: %v", b, place, !want)
			}
		}
	}
}
