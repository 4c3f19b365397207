package server

import (
	"log/slog"
	"net/http"
	"time"
)

// maxHeader is the most bytes that the headers of a request may have.
const maxHeader = 16 << 10

// NewHTTP returns a server with time limits on everything that a slow or silent peer could hold open. cleartext2 lets a
// proxy in front talk HTTP/2 without TLS. What goes wrong is told to log.
func NewHTTP(handler http.Handler, cleartext2 bool, log *slog.Logger) *http.Server {
	protocols := &http.Protocols{}
	protocols.SetHTTP1(true)
	protocols.SetHTTP2(true)
	protocols.SetUnencryptedHTTP2(cleartext2)
	return &http.Server{
		Handler:           handler,
		Protocols:         protocols,
		ErrorLog:          faultLog(log),
		ReadHeaderTimeout: 5 * time.Second,
		ReadTimeout:       15 * time.Second,
		WriteTimeout:      60 * time.Second,
		IdleTimeout:       90 * time.Second,
		MaxHeaderBytes:    maxHeader,
		HTTP2:             &http.HTTP2Config{MaxConcurrentStreams: 250},
	}
}
