package server

import (
	"bytes"
	"io"
	"io/fs"
	"net/http"
	"net/url"
	"path"
	"strings"
	"time"

	"vitrine/internal/vitrine"
	"vitrine/internal/wire"
)

// ServeHTTP answers a request for a file. What is kept in memory is answered without an allocation of ours.
func (s *site) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	snap, err := s.current()
	if err != nil {
		w.Header().Set("Retry-After", "5")
		refuse(w, "The site is not there at the moment.", http.StatusServiceUnavailable)
		return
	}
	if s.answerSearch(snap, w, r) {
		return
	}
	e, name := snap.kept.get(r.URL.Path), ""
	if e == nil {
		snap, e, name = s.find(snap, r.URL.Path)
	}
	if e != nil {
		if r.Header["Accept"] != nil && s.asMarkdown(w, r, snap, e) {
			return
		}
		snap.send(w, r, name, e, http.StatusOK)
		return
	}
	snap.elsewhere(w, r, name)
}

// find looks for the file of an address in the folder. The entry is nil where there is none.
func (s *site) find(snap *snapshot, address string) (in *snapshot, e *entry, name string) {
	name, clean := nameOf(address)
	if !clean || hidden(name) {
		name = ""
	}
	e = snap.fileOrTwin(address, name)
	// what was read may be half of a folder that is being deleted
	for fresh := s.after(snap); fresh != nil; fresh = s.after(snap) {
		snap = fresh
		e = snap.fileOrTwin(address, name)
	}
	if e != nil && !e.large && !snap.isAsset(name) {
		snap.kept.put(address, e) // the folder stands: an asset that the page names is not there at all
	}
	return snap, e, name
}

// nameOf is the file of an address: that of a folder is its page. It is not clean where the address names nothing that
// a build could have written.
func nameOf(address string) (name string, clean bool) {
	if address == "" || address[0] != '/' || path.Clean(address) != strings.TrimSuffix(address, "/") &&
		address != "/" || strings.IndexByte(address, 0) >= 0 {
		return "", false
	}
	name = address[1:]
	if name == "" || name[len(name)-1] == '/' {
		return name + indexFile, true
	}
	return name, path.Base(name) != indexFile // its address is the folder's
}

// hidden says that a path is not for readers: dot files, the encoded variants, which have no address of their own, and
// what hosts read.
func hidden(name string) bool {
	return name[0] == '.' || strings.Contains(name, "/.") || strings.HasSuffix(name, ".br") || strings.HasSuffix(name,
		".gz") ||
		vitrine.IsSearchAnswer("/"+name) || name == redirectsFile || name == "_headers" || name == "vercel.json"
}

// elsewhere answers for an address that is no file: a page without its slash, an old address, else the page that says
// so.
func (s *snapshot) elsewhere(w http.ResponseWriter, r *http.Request, name string) {
	address := path.Clean("/" + r.URL.Path)
	switch {
	case name != "" && !strings.HasSuffix(r.URL.Path, "/") && s.folder(name):
		s.redirect(w, r, address+"/", http.StatusMovedPermanently)
		return
	case strings.HasSuffix(address, "/"+indexFile) && s.folder(strings.Trim(path.Dir(address), "/")):
		s.redirect(w, r, strings.TrimSuffix(address, indexFile), http.StatusMovedPermanently)
		return
	case address != r.URL.Path && address+"/" != r.URL.Path && s.folder(strings.Trim(address, "/")) &&
		!hidden(strings.Trim(address, "/")+"/"+indexFile):
		s.redirect(w, r, slashed(address), http.StatusMovedPermanently)
		return
	}
	if to, code, ok := s.redirects.target(address); ok {
		s.redirect(w, r, to, code)
		return
	}
	if e := s.file("/"+notFoundFile, notFoundFile); e != nil {
		s.missing(w, r, e)
		return
	}
	refuse(w, "404: there is nothing at this address.", http.StatusNotFound)
}

// redirect keeps the query, and never leads to another host.
func (s *snapshot) redirect(w http.ResponseWriter, r *http.Request, to string, code int) {
	target, hash, _ := strings.Cut(to, "#")
	location := (&url.URL{Path: s.base.Below("/" + strings.TrimLeft(target, "/\\")), RawQuery: r.URL.RawQuery,
		Fragment: hash}).String()
	w.Header().Set("Location", location)
	w.Header().Set("Cache-Control", "no-cache")
	w.WriteHeader(code)
}

var (
	varyEncoding = []string{"Accept-Encoding"}
	byteRanges   = []string{"bytes"}
)

// send answers with one file in the best encoding that the reader takes.
func (s *snapshot) send(w http.ResponseWriter, r *http.Request, name string, e *entry, code int) {
	h := w.Header()
	v := e.variant(r.Header["Accept-Encoding"])
	e.describe(h, v, code)
	if code == http.StatusOK {
		if e.large {
			s.stream(w, r, name)
			return
		}
		if matches(first(r.Header["If-None-Match"]), v.etag[0]) {
			unmodified(h)
			w.WriteHeader(http.StatusNotModified)
			return
		}
		if r.Header["Range"] != nil {
			http.ServeContent(w, r, name, time.Time{}, bytes.NewReader(v.content))
			return
		}
	}
	h["Content-Length"] = v.length
	w.WriteHeader(code)
	if r.Method != http.MethodHead {
		wire.Whole(w, r, v.content)
	}
}

// describe sets the headers of a file in one encoding.
func (e *entry) describe(h http.Header, v *variant, code int) {
	h["Content-Type"], h["Cache-Control"], h["Vary"] = e.kind, e.cache, e.vary
	if e.policy != nil {
		h["Content-Security-Policy"] = e.policy
	}
	if v.coding != nil {
		h["Content-Encoding"] = v.coding
	}
	if code == http.StatusOK {
		h["Etag"], h["Accept-Ranges"] = v.etag, byteRanges
	} else { // the page of errors, which is filled in for readers alone
		h["Cache-Control"], h["Vary"] = notStored, varyMarkdown
	}
}

// unmodified makes the headers of a file those of the answer that the reader has it.
func unmodified(h http.Header) {
	delete(h, "Content-Type")
	delete(h, "Content-Encoding")
}

// stream sends a file that is too large to be kept.
func (s *snapshot) stream(w http.ResponseWriter, r *http.Request, name string) {
	file, err := s.fsys.Open(name)
	if err != nil {
		refuse(w, "404: there is nothing at this address.", http.StatusNotFound)
		return
	}
	defer file.Close()
	if seeker, ok := file.(io.ReadSeeker); ok {
		http.ServeContent(w, r, name, time.Time{}, seeker)
		return
	}
	content, err := fs.ReadFile(s.fsys, name)
	if err == nil {
		http.ServeContent(w, r, name, time.Time{}, bytes.NewReader(content))
	}
}

func first(values []string) string {
	if len(values) == 0 {
		return ""
	}
	return values[0]
}
