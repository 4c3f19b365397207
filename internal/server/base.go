package server

import (
	"bytes"
	"io/fs"
	"net/http"
	"net/url"
	"strings"

	"vitrine/internal/vitrine"
)

// readBase is the path below which a folder says that its site stands.
func readBase(fsys fs.FS) vitrine.Base {
	text, err := fs.ReadFile(fsys, strings.TrimPrefix(vitrine.BasePath, "/"))
	if err != nil {
		return ""
	}
	return vitrine.Base(strings.TrimSuffix(string(bytes.TrimSpace(text)), "/"))
}

// outside begins the path of a request for what is not below the base: no file has such a name.
const outside = "/\x00"

// based takes the base of the site off addresses, so that nothing behind it knows one. What is mounted is answered at
// the root of the host as well. Everything else outside of the base is not there, and the root leads to the site.
func based(next http.Handler, s *site) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		snap, err := s.current()
		if err != nil || snap.base == "" {
			next.ServeHTTP(w, r)
			return
		}
		within, ok := snap.base.Within(r.URL.Path)
		switch {
		case ok:
			next.ServeHTTP(w, at(r, within))
		case r.URL.Path == vitrine.HomePath || r.URL.Path == string(snap.base):
			snap.redirect(w, r, vitrine.HomePath, http.StatusFound)
		case s.options.mounts(r.URL.Path):
			next.ServeHTTP(w, r)
		default:
			next.ServeHTTP(w, at(r, outside+r.URL.Path))
		}
	})
}

// at is a request for another path.
func at(r *http.Request, path string) *http.Request {
	moved := new(http.Request)
	*moved = *r
	moved.URL = new(url.URL)
	*moved.URL = *r.URL
	moved.URL.Path, moved.URL.RawPath = path, ""
	return moved
}

// mounts says whether another handler answers a path.
func (o *Options) mounts(path string) bool {
	for mount := range o.Mount {
		if path == mount || strings.HasPrefix(path, mount+"/") {
			return true
		}
	}
	return false
}
