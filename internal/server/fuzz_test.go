package server

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"unicode/utf8"
)

// FuzzEncoding: whatever a reader accepts, the answer is one of the three forms of the file, and never one that the
// reader refused by name.
func FuzzEncoding(f *testing.F) {
	for _, seed := range []string{"", "br", "gzip, br;q=0", "*;q=0.1,identity;q=1", "br;q=1;q=0", ";;,=,q", "br;q=1e-9"} {
		f.Add(seed)
	}
	e := &entry{}
	e.variants[0].fill("br", []byte("brotli"))
	e.variants[1].fill("gzip", []byte("gzip"))
	e.variants[2].fill("", []byte("plain"))
	f.Fuzz(func(t *testing.T, header string) {
		v := e.variant(strings.Split(header, "\n"))
		if v.etag == nil {
			t.Fatalf("%q is answered with nothing", header)
		}
		if v.coding != nil && weightOf(strings.Split(header, "\n"), v.coding[0]) <= 0 {
			t.Errorf("%q is answered with %s, which it refuses", header, v.coding[0])
		}
	})
}

// FuzzConditions: conditional and range requests get a part of the file, the file, or a refusal, and nothing crashes.
func FuzzConditions(f *testing.F) {
	for _, seed := range [][2]string{{`"a"`, "bytes=0-1"}, {`W/"a", *`, "bytes=-3"}, {"*", "bytes=0-0,1-1"},
		{`"`, "bytes=9-1"}, {",,", "lines=1"}, {"", "bytes=99999999999999999999-"}} {
		f.Add(seed[0], seed[1])
	}
	handler, err := New(Options{Root: testSite(f)})
	if err != nil {
		f.Fatal(err)
	}
	f.Fuzz(func(t *testing.T, match, ranges string) {
		request := httptest.NewRequest("GET", "/guide/", nil)
		request.Header["If-None-Match"], request.Header["Range"] = []string{match}, []string{ranges}
		answer := httptest.NewRecorder()
		handler.ServeHTTP(answer, request)
		switch body := answer.Body.String(); answer.Code {
		case http.StatusOK:
			if body != "guide" {
				t.Errorf("the whole file is %q", body)
			}
		case http.StatusNotModified:
			if body != "" {
				t.Errorf("not modified, and %q", body)
			}
		case http.StatusPartialContent:
			if !strings.Contains(answer.Header().Get("Content-Type"), "multipart") && !strings.Contains("guide", body) {
				t.Errorf("%q is no part of the file", body)
			}
		case http.StatusRequestedRangeNotSatisfiable:
		default:
			t.Errorf("status %d with %q", answer.Code, body)
		}
		if !utf8.ValidString(answer.Header().Get("Content-Type")) {
			t.Error("the type is no text")
		}
	})
}
