package wire

import (
	"errors"
	"log"
	"net"
	"runtime/debug"
	"sync/atomic"
	"time"
)

// States of a connection.
const (
	waiting int32 = iota // for the first byte of a request
	busy
	dead // closed while it was waiting
)

// Sizes of what is read at a time. A request that is longer is left to the HTTP library, and so is one that comes in
// many pieces: each of them means to parse it from the beginning. The first size is that of the library, so that what
// refuses a request early leaves no bytes unread: they would take the refusal with them.
const (
	firstBuffer = 4 << 10
	lastBuffer  = 8 << 10
	mostPieces  = 16
)

// lane is a connection whose plain requests are answered at once.
type lane struct {
	*connection
	all    *Server
	state  atomic.Int32
	buffer []byte
	begin  int // of what was read and not answered
	end    int
	again  bool // a request was answered on the connection, here or by the HTTP library

	now    time.Time // a moment ago
	headBy time.Time // until then a request has to be there; zero while the next one may take its time
	readBy time.Time // the limits that are set; zero for none
	sendBy time.Time
}

// serve answers until the connection ends or is given away.
func (c *lane) serve() {
	given := false
	defer func() {
		if fault := recover(); fault != nil {
			c.complain(fault)
		}
		if !given {
			c.Close()
		}
		c.all.leave(c)
	}()
	var request Request
	for !c.all.closing.Load() {
		length, v := c.next(&request)
		if v == incomplete {
			return
		}
		if v == plain {
			c.now = time.Now()
			if answer, ok := c.all.site.Answer(&request); ok {
				if c.answer(&request, answer) != nil {
					return
				}
				c.begin += length
				c.again = true
				continue
			}
		}
		given = c.giveAway(length, v)
		return
	}
}

// complain tells of a fault of ours, which is the end of one connection and no more.
func (c *lane) complain(fault any) {
	say := log.Printf
	if c.all.http.ErrorLog != nil {
		say = c.all.http.ErrorLog.Printf
	}
	say("panic while a plain request was answered: %v\n%s", fault, debug.Stack())
}

// next reads a request. It is incomplete when the connection has ended; half of one is left to the HTTP library, which
// has something to say to that.
func (c *lane) next(request *Request) (int, verdict) {
	for pieces := 0; ; pieces++ {
		if c.end-c.begin >= c.fewest() {
			length, v := request.parse(c.buffer[c.begin:c.end])
			if v != incomplete {
				return length, v
			}
			if pieces >= mostPieces {
				return 0, doubtful
			}
		}
		if !c.makeRoom() {
			return 0, doubtful
		}
		if c.read() != nil {
			if c.end-c.begin >= c.fewest() {
				return 0, doubtful
			}
			return 0, incomplete
		}
	}
}

// fewest is how many bytes the HTTP library takes for the beginning of a request. Behind the first one, fewer say
// nothing.
func (c *lane) fewest() int {
	if c.again {
		return 4
	}
	return 1
}

// makeRoom makes room behind the beginning of a request, unless that is too long already.
func (c *lane) makeRoom() bool {
	if c.begin > 0 {
		c.end = copy(c.buffer, c.buffer[c.begin:c.end])
		c.begin = 0
	}
	switch {
	case c.end == lastBuffer:
		return false
	case c.buffer == nil:
		c.buffer = make([]byte, firstBuffer)
	case c.end == len(c.buffer):
		c.buffer = append(make([]byte, 0, lastBuffer), c.buffer...)[:lastBuffer]
	}
	return true
}

// errDead says that the connection was closed from elsewhere.
var errDead = errors.New("the connection was closed")

// read waits for bytes. As long as none of a request has come, whoever closes the server may end the connection.
func (c *lane) read() error {
	first := c.begin == c.end
	if first {
		c.state.Store(waiting)
		if c.all.closing.Load() {
			return errDead
		}
	}
	c.limitReading(first)
	n, err := c.TCPConn.Read(c.buffer[c.end:])
	if first && !c.state.CompareAndSwap(waiting, busy) {
		return errDead
	}
	c.end += n
	return err
}

// giveAway leaves a connection to the HTTP library: for one request, or for good with what is doubtful. It is false
// where the library takes no more.
func (c *lane) giveAway(length int, v verdict) bool {
	var conn net.Conn
	if v == doubtful {
		conn = &stray{connection: c.connection, given: c.buffer[c.begin:c.end], headBy: c.headBy}
	} else {
		home := &lane{connection: c.connection, all: c.all, again: true, now: time.Now(), buffer: c.buffer,
			begin: c.begin + length, end: c.end}
		conn = newGuest(c.buffer[c.begin:home.begin], home)
	}
	select {
	case c.all.handed <- conn:
		return true
	case <-c.all.closed:
		return false
	}
}
