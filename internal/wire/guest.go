package wire

import (
	"io"
	"sync"
	"sync/atomic"
	"time"
)

// guest is a connection in the HTTP library's hands. It comes back when the one request for which it was given away is
// answered and not a byte beyond that request was read: then it is certain where the next one begins. From the library's
// side the reader has hung up.
type guest struct {
	*connection
	home   *Server     // nil where it stays with the library
	given  []byte      // what was read before it was given away, as far as the library has not read it
	headBy time.Time   // until then the headers have to be there; zero behind the library's first limit
	idle   atomic.Bool // the library waits for another request
	beyond atomic.Bool // more was read than what was given
	end    sync.Once
}

// isBack says whether the connection is about to come back.
func (g *guest) isBack() bool { return g.home != nil && g.idle.Load() && !g.beyond.Load() }

func (g *guest) Read(into []byte) (int, error) {
	if len(g.given) > 0 {
		n := copy(into, g.given)
		g.given = g.given[n:]
		return n, nil
	}
	if g.isBack() {
		return 0, io.EOF
	}
	n, err := g.connection.Read(into)
	if n > 0 {
		g.beyond.Store(true)
	}
	return n, err
}

// SetReadDeadline gives a reader who is slow with headers no more time than there was in the beginning.
func (g *guest) SetReadDeadline(at time.Time) error {
	if !g.headBy.IsZero() && g.headBy.Before(at) {
		at = g.headBy
	}
	g.headBy = time.Time{}
	return g.connection.SetReadDeadline(at)
}

func (g *guest) Close() (err error) {
	g.end.Do(func() {
		if g.isBack() {
			g.home.enter(&lane{connection: g.connection, all: g.home, now: time.Now()})
			return
		}
		err = g.connection.Close()
	})
	return err
}
