package wire

import (
	"context"
	"net"
	"net/http"
	"sync"
	"sync/atomic"
	"time"
)

// Server answers plain requests by a site, and all others by the HTTP library's server, whose time limits hold for
// both.
type Server struct {
	http *http.Server
	site Site

	handed  chan net.Conn // to the HTTP library
	failed  chan error    // of listening
	closing atomic.Bool
	closed  chan struct{} // closing has begun

	mu    sync.Mutex
	lanes map[*lane]struct{} // connections that the HTTP library does not have
	empty chan struct{}      // closed when there are none any more, and closing has begun
}

// NewServer puts a site in front of a server for plain connections. A server for TLS has no use of it.
func NewServer(below *http.Server, site Site) *Server {
	below.ConnContext = Context
	below.ConnState = func(conn net.Conn, state http.ConnState) {
		if g, ok := conn.(*guest); ok && state == http.StateIdle {
			g.rest()
		}
	}
	return &Server{http: below, site: site, handed: make(chan net.Conn), failed: make(chan error),
		closed: make(chan struct{}), lanes: map[*lane]struct{}{}, empty: make(chan struct{})}
}

// Serve serves until it is told to end, or the listener fails for good.
func (s *Server) Serve(listener net.Listener) error {
	go s.accept(listener)
	return s.http.Serve(handover{s, listener})
}

// accept begins with each connection here. The HTTP library hears of errors: it waits and tries again, or gives up.
func (s *Server) accept(listener net.Listener) {
	for {
		conn, err := listener.Accept()
		if err != nil {
			select {
			case s.failed <- err:
				continue
			case <-s.closed:
				return
			}
		}
		if c, ok := conn.(*connection); ok {
			now := time.Now()
			s.enter(&lane{connection: c, all: s, now: now, headBy: now.Add(s.http.ReadHeaderTimeout)})
			continue
		}
		select {
		case s.handed <- conn:
		case <-s.closed:
			conn.Close()
		}
	}
}

// handover is the listener of the HTTP library.
type handover struct {
	*Server
	below net.Listener
}

func (h handover) Accept() (net.Conn, error) {
	select {
	case conn := <-h.handed:
		return conn, nil
	case err := <-h.failed:
		return nil, err
	case <-h.closed:
		return nil, net.ErrClosed
	}
}

func (h handover) Addr() net.Addr { return h.below.Addr() }

// Close lets nobody in any more, and ends connections on which no request is under way.
func (h handover) Close() error {
	err := h.below.Close()
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.closing.Swap(true) {
		return err
	}
	close(h.closed)
	for c := range h.lanes {
		if c.state.CompareAndSwap(waiting, dead) {
			c.Close()
		}
	}
	if len(h.lanes) == 0 {
		close(h.empty)
	}
	return err
}

// enter begins or goes on to answer plain requests of a connection.
func (s *Server) enter(c *lane) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.closing.Load() {
		c.Close()
		return
	}
	s.lanes[c] = struct{}{}
	go c.serve()
}

// leave is the end of enter.
func (s *Server) leave(c *lane) {
	s.mu.Lock()
	defer s.mu.Unlock()
	delete(s.lanes, c)
	if s.closing.Load() && len(s.lanes) == 0 {
		close(s.empty)
	}
}

// Shutdown lets nobody in any more and waits for the requests under way.
func (s *Server) Shutdown(ctx context.Context) error {
	if err := s.http.Shutdown(ctx); err != nil {
		return err
	}
	select {
	case <-s.empty:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}

// Close ends everything at once.
func (s *Server) Close() error {
	err := s.http.Close()
	s.mu.Lock()
	defer s.mu.Unlock()
	for c := range s.lanes {
		c.Close()
	}
	return err
}
