package server

import (
	"bytes"
	"fmt"
	"net/http"
	"slices"
	"time"

	"vitrine/internal/vitrine"
	"vitrine/internal/wire"
)

// Plain answers plain requests for files as the handler does, byte for byte, on connections without TLS. Addresses that
// other handlers answer are named.
func (s *Server) Plain(except ...string) wire.Site { return &plainly{site: s.site, except: except} }

type plainly struct {
	site   *site
	except []string
}

// searchPage ends the address of the search as a page, in every language.
var searchPage = []byte(vitrine.SearchPagePath(""))

// heads are the two beginnings of answers with a variant.
type heads struct{ whole, unmodified []byte }

// Answer leaves to the handler whatever is no file: redirects, pages for what is missing, files that are too large to
// be kept, and the place of things that are no files.
func (p *plainly) Answer(r *wire.Request) (wire.Answer, bool) {
	if p.site.options.Search != nil && bytes.HasSuffix(r.Path, searchPage) {
		return wire.Answer{}, false
	}
	snap, err := p.site.current()
	if err != nil {
		return wire.Answer{}, false
	}
	path, below := bytes.CutPrefix(r.Path, snap.prefix)
	if !below || len(path) > 1 && path[1] == '-' || slices.ContainsFunc(p.except, func(other string) bool {
		return string(path) == other
	}) {
		return wire.Answer{}, false
	}
	e := snap.kept.getBytes(path)
	if e == nil {
		if _, e, _ = p.site.find(snap, string(path)); e == nil || e.large {
			return wire.Answer{}, false
		}
	}
	if mayPreferMarkdown(r.Accept) && e.vary[0] == varyMarkdown[0] &&
		vitrine.PrefersMarkdown([]string{string(r.Accept)}) {
		return wire.Answer{}, false
	}
	v := &e.variants[len(encodings)]
	if r.AcceptEncoding != nil {
		v = e.variant([]string{string(r.AcceptEncoding)})
	}
	h := v.heads.Load()
	if h == nil {
		h = p.headsOf(e, v)
	}
	if r.IfNoneMatch != nil && matches(string(r.IfNoneMatch), v.etag[0]) {
		return wire.Answer{Status: http.StatusNotModified, Head: h.unmodified}, true
	}
	return wire.Answer{Status: http.StatusOK, Head: h.whole, Body: v.content}, true
}

// headsOf makes them as the handler and the HTTP library do. Two who make them at a time make the same.
func (p *plainly) headsOf(e *entry, v *variant) *heads {
	h := http.Header{}
	secure(h, p.site.options.TLS)
	e.describe(h, v, http.StatusOK)
	made := &heads{}
	h["Content-Length"] = v.length
	made.whole = head(http.StatusOK, h)
	delete(h, "Content-Length")
	unmodified(h)
	made.unmodified = head(http.StatusNotModified, h)
	v.heads.Store(made)
	return made
}

func head(code int, h http.Header) []byte {
	var text bytes.Buffer
	fmt.Fprintf(&text, "HTTP/1.1 %d %s\r\n", code, http.StatusText(code))
	h.Write(&text)
	return text.Bytes()
}

func (p *plainly) Answered(r *wire.Request, status int, sent int64, took time.Duration) {
	options := &p.site.options
	if options.Log == nil {
		if options.Observe != nil {
			options.Observe(status, sent, took)
		}
		return
	}
	method := http.MethodGet
	if r.Head {
		method = http.MethodHead
	}
	options.report(method, string(r.Path), status, sent, took)
}
