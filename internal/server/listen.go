package server

import (
	"log/slog"
	"net"
	"net/http"
	"sync"
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
	below := &recordingListener{Listener: listener}
	return &limitListener{Listener: netutil.LimitListener(below, connections), below: below}
}

// limitListener makes connections of our own of those that the bound hands out.
type limitListener struct {
	net.Listener
	below *recordingListener
	mu    sync.Mutex // one connection at a time: the last one below is the one in hand
}

func (l *limitListener) Accept() (net.Conn, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	bounded, err := l.Listener.Accept()
	if err != nil || l.below.last == nil {
		return bounded, err
	}
	return &connection{TCPConn: l.below.last, bounded: bounded}, nil
}

// recordingListener remembers the connection itself, which the bound hides.
type recordingListener struct {
	net.Listener
	last *net.TCPConn
}

func (a *recordingListener) Accept() (net.Conn, error) {
	conn, err := a.Listener.Accept()
	a.last, _ = conn.(*net.TCPConn)
	return conn, err
}

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
		ConnContext:       withConnection,
		ReadHeaderTimeout: 5 * time.Second,
		ReadTimeout:       15 * time.Second,
		WriteTimeout:      60 * time.Second,
		IdleTimeout:       90 * time.Second,
		MaxHeaderBytes:    maxHeader,
		HTTP2:             &http.HTTP2Config{MaxConcurrentStreams: 250},
	}
}
