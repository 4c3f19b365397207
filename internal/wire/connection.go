package wire

import (
	"context"
	"net"
	"net/http"
	"sync"
)

// connection is one of a reader's. It gives back what the bound on connections hides: closing one direction, so that a
// refusal reaches a reader who is still sending, and sending a file without copying it.
type connection struct {
	*net.TCPConn
	bounded net.Conn // whose end makes room for another one

	gathering bool
	held      *[]byte // what was written first while gathering; nil for nothing
	pieces    [2][]byte
	sending   net.Buffers // pieces, while they are sent
}

func (c *connection) Close() error { return c.bounded.Close() }

// Whole sends a body with the headers before it as one piece. The HTTP library writes its own buffer, which has the
// headers and the beginning of the body, and then the rest: twice the work for the system, and for the reader's.
func Whole(w http.ResponseWriter, r *http.Request, body []byte) {
	c, ok := r.Context().Value(connectionKey{}).(*connection)
	if !ok || r.ProtoMajor != 1 || len(body) < smallest {
		w.Write(body)
		return
	}
	c.gathering = true
	defer c.release()
	w.Write(body)
	http.NewResponseController(w).Flush() // or the library would keep a short end for later
}

// smallest is the length from which a body may not fit into the library's buffers.
const smallest = 2048

type connectionKey struct{}

// Context is for the HTTP library's server: it makes a request's connection known to Whole.
func Context(ctx context.Context, conn net.Conn) context.Context {
	switch c := conn.(type) {
	case *connection:
		return context.WithValue(ctx, connectionKey{}, c)
	case *guest:
		return context.WithValue(ctx, connectionKey{}, c.connection)
	case *stray:
		return context.WithValue(ctx, connectionKey{}, c.connection)
	}
	return ctx
}

// buffers hold beginnings while the rest comes.
var buffers = sync.Pool{New: func() any { return new([]byte) }}

// Write keeps the first piece while gathering, and sends it with the second one.
func (c *connection) Write(piece []byte) (int, error) {
	if c.gathering && c.held == nil {
		c.held = buffers.Get().(*[]byte)
		*c.held = append((*c.held)[:0], piece...)
		return len(piece), nil
	}
	if c.held == nil {
		return c.TCPConn.Write(piece)
	}
	if _, err := c.send(piece); err != nil {
		return 0, err
	}
	return len(piece), nil
}

// send sends what is held, and a piece behind it. It says how many bytes went.
func (c *connection) send(piece []byte) (int64, error) {
	c.pieces = [2][]byte{*c.held, piece}
	c.sending = c.pieces[:]
	n, err := c.sending.WriteTo(c.TCPConn)
	c.pieces = [2][]byte{}
	buffers.Put(c.held)
	c.held = nil
	return n, err
}

// release ends gathering. What could not be sent is half an answer: nothing may follow it.
func (c *connection) release() {
	c.gathering = false
	if c.held != nil {
		if _, err := c.send(nil); err != nil {
			c.TCPConn.Close()
		}
	}
}
