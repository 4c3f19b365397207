// Package server answers readers with a finished output folder.
//
// In: a folder that a build published, or one that was embedded; HTTP requests. Out: its files in the best encoding
// that the reader takes, with headers that let caches keep what never changes and ask about the rest; the redirects
// that the build wrote. Never here: building, rendering, a path that leaves the folder, anything that is remembered of
// a reader.
package server

import (
	"io/fs"
	"log/slog"
	"net/http"
	"strings"
	"time"
)

// Options say what is served and how.
type Options struct {
	// the output folder; it may be replaced while the server runs
	Root     string
	Embedded fs.FS // the site itself, instead of Root
	Memory   int64 // bytes of files kept in memory; 0 for 128 MiB
	// how long a replaced folder may go unnoticed; 0 for a quarter of a second
	Recheck time.Duration
	// readers come over TLS: they are told to come back that way
	TLS     bool
	Log     *slog.Logger                                      // a line a request; nil for none
	Observe func(status int, bytes int64, took time.Duration) // called after each request; nil for nobody
	Mount   map[string]http.Handler                           // other things that are answered here, by path
	Search  OpenSearcher                                      // answers searches without scripts; nil for nobody
}

// Server is a handler that knows whether it can serve.
type Server struct {
	http.Handler
	site *site
}

// New makes the handler: middleware outside, files inside. The error says that there is no site yet; the handler works
// all the same, and serves as soon as there is one.
func New(options Options) (*Server, error) {
	files, err := newSite(options)
	var handler http.Handler = onlyReading(files)
	if len(options.Mount) > 0 {
		handler = mounted(handler, options.Mount)
	}
	handler = secured(based(handler, files), options.TLS)
	if options.Log != nil || options.Observe != nil {
		handler = observed(handler, &options)
	}
	return &Server{Handler: handler, site: files}, err
}

// Ready is nil while there is a site to serve.
func (s *Server) Ready() error { return s.site.ready() }

// HasPage says whether the site has a page, given by its path without a language, in that language or in English.
func (s *Server) HasPage(path, language string) bool {
	snap, err := s.site.current()
	if err != nil {
		return false
	}
	for _, address := range []string{path, "/" + language + path} {
		if name, clean := nameOf(slashed(address)); clean && !hidden(name) &&
			snap.folder(strings.TrimSuffix(name, "/"+indexFile)) {
			return true
		}
	}
	return false
}

// ReadFile reads a file of the site, by its path in the folder.
func (s *Server) ReadFile(name string) ([]byte, error) {
	snap, err := s.site.current()
	if err != nil {
		return nil, err
	}
	return fs.ReadFile(snap.fsys, name)
}

// Version numbers what is served: it is another number after the folder was replaced, and 0 before there was one.
func (s *Server) Version() int {
	snap, err := s.site.current()
	if err != nil {
		return 0
	}
	return snap.number
}

// Reload looks at the folder anew, whether it seems changed or not.
func (s *Server) Reload() { s.site.forget() }

// MemoryUsed is how many bytes of files are kept in memory.
func (s *Server) MemoryUsed() int64 { return s.site.memoryUsed() }
