package server

import (
	"net"
	"net/http"
	"time"

	"golang.org/x/net/netutil"
)

// Limits of a server that strangers talk to.
const (
	// MaxConnections at a time; further ones wait until one ends.
	MaxConnections = 16384
	// maxHeader is the most bytes that the headers of a request may have.
	maxHeader = 16 << 10
)

// Limit bounds the connections that are open at a time.
func Limit(listener net.Listener, connections int) net.Listener {
	if connections <= 0 {
		connections = MaxConnections
	}
	return netutil.LimitListener(listener, connections)
}

// NewHTTP returns a server with time limits on everything that a slow or silent peer could hold open. cleartext2 lets a
// proxy in front talk HTTP/2 without TLS.
func NewHTTP(handler http.Handler, cleartext2 bool) *http.Server {
	protocols := &http.Protocols{}
	protocols.SetHTTP1(true)
	protocols.SetHTTP2(true)
	protocols.SetUnencryptedHTTP2(cleartext2)
	return &http.Server{
		Handler:           handler,
		Protocols:         protocols,
		ReadHeaderTimeout: 5 * time.Second,
		ReadTimeout:       15 * time.Second,
		WriteTimeout:      60 * time.Second,
		IdleTimeout:       90 * time.Second,
		MaxHeaderBytes:    maxHeader,
		HTTP2:             &http.HTTP2Config{MaxConcurrentStreams: 250},
	}
}
