package wire

import (
	"net/http"
	"sync/atomic"
	"time"
)

// joined is the length up to which a body is copied behind its headers: one piece is sent faster than two.
const joined = 8 << 10

// slack is by how much a time limit may be too short. Setting one costs a part of an answer, so it is only done when so
// much of it is over.
const slack = time.Second

// limitReading sets how long to wait for bytes: long for the next request, briefly for the rest of one.
func (c *lane) limitReading(first bool) {
	limits := c.all.http
	by := c.headBy
	if by.IsZero() && !first {
		by = time.Now().Add(limits.ReadHeaderTimeout)
		c.headBy = by
	} else if by.IsZero() {
		by = c.now.Add(limits.IdleTimeout)
		if by.Sub(c.readBy) <= slack {
			return
		}
	}
	if by != c.readBy {
		c.readBy = by
		c.SetReadDeadline(by)
	}
}

// answer sends an answer, with the date as the HTTP library sets it.
func (c *lane) answer(r *Request, a Answer) error {
	if !c.headBy.IsZero() {
		c.headBy, c.readBy = time.Time{}, time.Time{}
	}
	if by := c.now.Add(c.all.http.WriteTimeout); by.Sub(c.sendBy) > slack {
		c.sendBy = by
		c.SetWriteDeadline(by)
	}
	out := buffers.Get().(*[]byte)
	head := append(append((*out)[:0], a.Head...), "Date: "...)
	head = append(appendDate(head, c.now), "\r\n"...)
	if c.all.closing.Load() {
		head = append(head, "Connection: close\r\n"...)
	}
	head = append(head, "\r\n"...)
	body := a.Body
	if r.Head {
		body = nil
	}
	sent, err := c.put(out, head, body)
	done := time.Now()
	c.all.site.Answered(r, a.Status, max(0, sent-int64(len(head))), done.Sub(c.now))
	c.now = done
	return err
}

// put sends headers and body with one call of the system, and gives the buffer back that the headers stand in.
func (c *lane) put(out *[]byte, head, body []byte) (int64, error) {
	if len(body) > joined {
		*out = head
		c.held = out
		return c.send(body)
	}
	*out = append(head, body...)
	n, err := c.TCPConn.Write(*out)
	buffers.Put(out)
	return int64(n), err
}

// stamp is a second as headers name it.
type stamp struct {
	second int64
	text   []byte
}

var lastStamp atomic.Pointer[stamp]

func appendDate(to []byte, now time.Time) []byte {
	second := now.Unix()
	s := lastStamp.Load()
	if s == nil || s.second != second {
		s = &stamp{second: second, text: now.UTC().AppendFormat(nil, http.TimeFormat)}
		lastStamp.Store(s)
	}
	return append(to, s.text...)
}
