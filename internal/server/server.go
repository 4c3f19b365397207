// Package server answers readers with a finished output folder.
//
// In: a folder that a build published, HTTP requests. Out: its files, the best encoding that the reader takes, with
// headers that let caches keep what never changes and ask about the rest. Never here: building, rendering, a path that
// leaves the folder.
package server

import (
	"log/slog"
	"net/http"
	"time"
)

// Options say what is served and how.
type Options struct {
	Root string       // the output folder; it may be replaced while the server runs
	Log  *slog.Logger // nil for none
}

// Handler serves the folder: middleware outside, files inside.
func Handler(options Options) http.Handler {
	var handler http.Handler = &files{root: options.Root}
	handler = onlyReading(handler)
	handler = secured(handler)
	if options.Log != nil {
		handler = logged(handler, options.Log)
	}
	return handler
}

// New returns a server with time limits on everything that a slow or silent peer could hold open.
func New(address string, handler http.Handler) *http.Server {
	return &http.Server{
		Addr:              address,
		Handler:           handler,
		ReadHeaderTimeout: 5 * time.Second,
		ReadTimeout:       15 * time.Second,
		WriteTimeout:      60 * time.Second,
		IdleTimeout:       90 * time.Second,
		MaxHeaderBytes:    16 << 10,
	}
}
