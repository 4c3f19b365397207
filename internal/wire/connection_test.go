package wire

import (
	"net"
	"testing"
	"time"
)

// TestHalfAnAnswerIsFollowedByNothing: what could not be sent whole ends the connection.
func TestHalfAnAnswerIsFollowedByNothing(t *testing.T) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer listener.Close()
	own, err := net.Dial("tcp", listener.Addr().String())
	if err != nil {
		t.Fatal(err)
	}
	defer own.Close()
	c := &connection{TCPConn: own.(*net.TCPConn), bounded: own, gathering: true}
	if n, err := c.Write([]byte("begin")); n != 5 || err != nil {
		t.Errorf("held: %d, %v", n, err)
	}
	c.SetWriteDeadline(time.Unix(1, 0))
	c.release()
	c.SetWriteDeadline(time.Time{})
	if _, err := c.Write([]byte("next answer")); err == nil {
		t.Error("the next answer follows half of one")
	}
}
