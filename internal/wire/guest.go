package wire

import (
	"io"
	"net"
	"os"
	"sync"
	"time"
)

// guest is a connection in the HTTP library's hands for one request, whose end is certain. The library reads that
// request and not a byte behind it; when it has answered, and would wait for another one, the reader seems to have hung
// up, and the connection is back.
type guest struct {
	*connection
	home  *lane  // that goes on
	given []byte // of the request, as far as the library has not read it

	mu      sync.Mutex
	changed sync.Cond
	late    bool // what reads behind the request shall end
	idle    bool // the library would wait for another request
	closed  bool
}

func newGuest(request []byte, home *lane) *guest {
	g := &guest{connection: home.connection, home: home, given: request}
	g.changed.L = &g.mu
	return g
}

// Read gives the request. What the library reads behind it is meant to notice that the reader is gone: it waits until
// the library gives up.
func (g *guest) Read(into []byte) (int, error) {
	if len(g.given) > 0 {
		n := copy(into, g.given)
		g.given = g.given[n:]
		return n, nil
	}
	g.mu.Lock()
	defer g.mu.Unlock()
	for {
		switch {
		case g.closed:
			return 0, net.ErrClosed
		case g.idle:
			return 0, io.EOF
		case g.late:
			return 0, os.ErrDeadlineExceeded
		}
		g.changed.Wait()
	}
}

// SetReadDeadline limits nothing: the request is here. A time in the past is how the library gives up.
func (g *guest) SetReadDeadline(at time.Time) error {
	g.change(func() { g.late = !at.IsZero() && at.Before(time.Now()) })
	return nil
}

// rest says that the library would wait for another request.
func (g *guest) rest() { g.change(func() { g.idle = true }) }

func (g *guest) change(set func()) {
	g.mu.Lock()
	defer g.mu.Unlock()
	set()
	g.changed.Broadcast()
}

// Close is the way back, or the end.
func (g *guest) Close() error {
	g.mu.Lock()
	again, first := g.idle, !g.closed
	g.closed = true
	g.changed.Broadcast()
	g.mu.Unlock()
	switch {
	case !first:
		return nil
	case again:
		g.home.all.enter(g.home)
		return nil
	}
	return g.connection.Close()
}

// stray is a connection that stays with the HTTP library.
type stray struct {
	*connection
	given  []byte    // what was read before, as far as the library has not read it
	headBy time.Time // until then the headers have to be there; zero behind the library's first limit
}

func (s *stray) Read(into []byte) (int, error) {
	if len(s.given) > 0 {
		n := copy(into, s.given)
		s.given = s.given[n:]
		return n, nil
	}
	return s.connection.Read(into)
}

// SetReadDeadline gives a reader who is slow with headers no more time than there was in the beginning.
func (s *stray) SetReadDeadline(at time.Time) error {
	if !s.headBy.IsZero() && s.headBy.Before(at) {
		at = s.headBy
	}
	s.headBy = time.Time{}
	return s.connection.SetReadDeadline(at)
}
