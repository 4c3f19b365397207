package wire

import (
	"net"
	"sync"

	"golang.org/x/net/netutil"
)

// MaxConnections at a time, where nothing else is asked for; further ones wait until one ends.
const MaxConnections = 16384

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
