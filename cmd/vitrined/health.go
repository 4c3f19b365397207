package main

import (
	"context"
	"net/http"
	"time"

	"vitrine/internal/feedback"
	"vitrine/internal/server"
)

// Addresses for those who watch over the server.
const (
	alivePath = "/healthz" // the process answers
	readyPath = "/readyz"  // there is a site to serve, and feedback can be stored where it is taken
)

// healthHandler answers both.
func healthHandler(site *server.Server, store *feedback.Store) http.Handler {
	mux := http.NewServeMux()
	mux.HandleFunc("GET "+alivePath, func(w http.ResponseWriter, _ *http.Request) { say(w, http.StatusOK, "alive") })
	mux.HandleFunc("GET "+readyPath, func(w http.ResponseWriter, r *http.Request) {
		if err := site.Ready(); err != nil {
			say(w, http.StatusServiceUnavailable, "no site: "+err.Error())
			return
		}
		if store != nil {
			ctx, cancel := context.WithTimeout(r.Context(), 2*time.Second)
			defer cancel()
			if err := store.CheckWritable(ctx); err != nil {
				say(w, http.StatusServiceUnavailable, "feedback can't be stored at the moment")
				return
			}
		}
		say(w, http.StatusOK, "ready")
	})
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Cache-Control", "no-store")
		mux.ServeHTTP(w, r)
	})
}

func say(w http.ResponseWriter, code int, text string) {
	w.Header().Set("Content-Type", "text/plain; charset=utf-8")
	w.WriteHeader(code)
	w.Write([]byte(text + "\n"))
}

// withHealth answers the two addresses before the site.
func withHealth(site, health http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path == alivePath || r.URL.Path == readyPath {
			health.ServeHTTP(w, r)
			return
		}
		site.ServeHTTP(w, r)
	})
}
