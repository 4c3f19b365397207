package torture

import (
	"fmt"
	"strings"
)

// pick is one of some texts.
func (t *try) pick(texts ...string) string { return texts[t.random.IntN(len(texts))] }

// some is a text several times over.
func (t *try) some(most int, texts ...string) string {
	var out strings.Builder
	for range 1 + t.random.IntN(most) {
		out.WriteString(t.pick(texts...))
	}
	return out.String()
}

// address is one that the site has.
func (t *try) address() string {
	names := sorted(t.states[0].files)
	return "/" + strings.TrimSuffix(names[t.random.IntN(len(names))], "index.html")
}

// get is a request without a body.
func get(target, headers string) shot {
	return shot{text: "GET " + target + " HTTP/1.1\r\nHost: a\r\nConnection: close\r\n" + headers + "\r\n"}
}

func traversal(t *try) shot {
	up := t.some(12, "../", "..%2f", "..%2F", "%2e%2e/", "%2e%2e%2f", "..\\", "..%5c", ".%2e/", "....//", "..;/",
		"%252e%252e%252f", "..%c0%af", "%c0%ae%c0%ae/", "..%00/", "..//", "./../", "..%u2215")
	start := t.pick("/", "//", t.address(), t.address()+"/", "/assets/", "/.", "", "http://a/", "///")
	end := t.pick("secret.txt", "private/", "private/index.html", "etc/passwd", ".vitrine", "site/.hidden", "",
		"proc/self/environ")
	return get(start+up+end, "")
}

func percent(t *try) shot {
	middle := t.some(6, "%", "%2", "%zz", "%00", "%0d%0aX: 1", "%2f", "%5c", "%ff%fe", "%c0%80", "%25", "%3f", "%23",
		"?", "#", ";", "\\", "//", "/./", "%20", "+", "*", "|", "<script>", "%e2%80%ae", "\xff\xfe", "%2e",
		"%F0%9F%8E%84", ":", "@", "//evil.example/")
	start := t.pick("/", "//", "//evil.example", "/\\evil.example", "/%2fevil.example", t.address(), "/.%00")
	return get(start+middle+t.pick("", "/", ".html", ".br", ".gz", "/index.html"), "")
}

func links(t *try) shot {
	target := t.pick("/link.txt", "/absolute.txt", "/linked/", "/linked", "/linked/index.html", "/above/secret.txt",
		"/above/private/", "/above/site/.hidden", "/.hidden", "/.vitrine", "/%2ehidden", "/above/site/guide/../.hidden")
	return get(target+t.pick("", "/", "?", "#", "/.", "%00", ".br"),
		t.pick("", "Accept-Encoding: br\r\n", "Accept: text/markdown\r\n"))
}

func ranges(t *try) shot {
	number := func() string {
		return t.pick("0", "1", "-1", "", "9223372036854775807", "9223372036854775808", "18446744073709551616", "00",
			"1e3", " 5", "0x10", "499", "99999")
	}
	var parts []string
	for range 1 + t.random.IntN(t.pickNumber(1, 3, 300)) {
		parts = append(parts, number()+"-"+number())
	}
	header := t.pick("Range: bytes=", "Range: bytes =", "Range: items=", "Range: ", "Range:bytes=0-0,") +
		strings.Join(parts, t.pick(",", ", ", ";", ",,")) + "\r\n"
	header += t.pick("", "If-Range: \"x\"\r\n", "If-Range: Thu, 01 Jan 1970 00:00:00 GMT\r\n", "If-None-Match: *\r\n",
		"If-None-Match: \"\x01\", W/\r\n", "If-Modified-Since: Fri, 99 Feb 9999 99:99:99 GMT\r\n", "If-Match: \"a\r\n",
		"Accept-Encoding: "+t.some(9, "br", ";q=", "0", "1.5", ",", "gzip", "*", "identity", " ", "q")+"\r\n")
	return get(t.address(), header)
}

func (t *try) pickNumber(numbers ...int) int { return numbers[t.random.IntN(len(numbers))] }

func headers(t *try) shot {
	size := t.pickNumber(100, 4<<10, 16<<10, 17<<10, 200<<10)
	switch t.random.IntN(4) {
	case 0:
		return get("/", "X: "+strings.Repeat("a", size)+"\r\n")
	case 1:
		return get("/", strings.Repeat("X: a\r\n", size/6))
	case 2:
		return get("/"+strings.Repeat(t.pick("a", "a/", "%41", "../"), size/4), "")
	}
	return get("/", t.pick("Cookie", "Accept-Encoding", "Range", "If-None-Match", "Accept", "Referer")+": "+
		strings.Repeat(t.pick("br,", "\"a\",", "bytes=0-1,", "a;", "*/*,"), size/4)+"\r\n")
}

// smuggled are requests of which two servers in a row could think differently: where the first ends, and whether there
// is another one behind it.
func smuggled(t *try) shot {
	inner := "GET /inner HTTP/1.1\r\nHost: a\r\n\r\n"
	lengths := t.pick(
		"Content-Length: 5\r\nTransfer-Encoding: chunked\r\n",
		"Transfer-Encoding: chunked\r\nContent-Length: 5\r\n",
		"Content-Length: 5\r\nContent-Length: 6\r\n",
		"Content-Length: 5, 6\r\n",
		"Content-Length: +5\r\n",
		"Content-Length: 0x5\r\n",
		"Transfer-Encoding: chunked, identity\r\n",
		"Transfer-Encoding: \x0bchunked\r\n",
		"Transfer-Encoding: xchunked\r\n",
		"Transfer-Encoding : chunked\r\n",
		"Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n",
		"Content-Length: 5\r\n Transfer-Encoding: chunked\r\nTransfer-Encoding: x\r\n",
		"X: a\r\n\tTransfer-Encoding: chunked\r\nContent-Length: 99999999999999999999\r\n")
	body := t.pick("0\r\n\r\n", "5;ext\r\n0\r\n\r\n", "-1\r\n\r\n", "ffffffffffffffff\r\n", "5\r\n", "0\n\n")
	return shot{text: t.pick("GET", "POST", "HEAD") + " / HTTP/1.1\r\nHost: a\r\n" + lengths + "\r\n" + body + inner,
		answers: 1}
}

func methods(t *try) shot {
	method := t.pick("POST", "PUT", "DELETE", "TRACE", "CONNECT", "OPTIONS", "PATCH", "PROPFIND", "get", "G\x00T", "",
		"GET GET", strings.Repeat("A", 5000), "PRI", "🎄")
	version := t.pick("HTTP/1.1", "HTTP/1.0", "HTTP/0.9", "HTTP/2.0", "HTTP/9.9", "HTTP/1.1 ", "http/1.1", "",
		"HTTP/1.1\r\n\r\n")
	target := t.pick("/", "*", "a:80", "http://evil.example/", "//", "", "/index.html", "/-/feedback", "/readyz", "?",
		"#")
	host := t.pick("Host: a", "Host: a\r\nHost: b", "Host:", "X: y", "Host: a/../b", "Host: a\x00b", "Host: [::1",
		": x", "Host a")
	return shot{text: fmt.Sprintf("%s %s %s\r\n%s\r\nConnection: close\r\n\r\n", method, target, version, host)}
}

func garbage(t *try) shot {
	bytes := make([]byte, 1+t.random.IntN(5000))
	for i := range bytes {
		bytes[i] = byte(t.random.Uint32())
	}
	begin := t.pick("", "GET /", "GET / HTTP/1.1\r\n", "GET / HTTP/1.1\r\nHost: a\r\n", "\x16\x03\x01\x02",
		"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n")
	return shot{text: begin + string(bytes) + "\r\n\r\n"}
}
