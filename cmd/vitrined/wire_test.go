package main

import (
	"bufio"
	"io"
	"net"
	"net/http"
	"testing"
	"time"
)

// rawClient is a connection on which a test says what no proper client would.
type rawClient struct {
	t    *testing.T
	conn net.Conn
	read *bufio.Reader
}

// timeout is how long a test waits for an answer; no test cares for how long it took.
const timeout = time.Minute

func dial(t *testing.T, address string) *rawClient {
	t.Helper()
	conn, err := net.Dial("tcp", address)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { conn.Close() })
	conn.SetDeadline(time.Now().Add(timeout))
	return &rawClient{t: t, conn: conn, read: bufio.NewReader(conn)}
}

func (w *rawClient) close() { w.conn.Close() }

// send says something. A server that hung up before is no failure here: the answer tells.
func (w *rawClient) send(text string) { io.WriteString(w.conn, text) }

// answer reads one answer to its end.
func (w *rawClient) answer() (*http.Response, string) {
	w.t.Helper()
	answer, err := http.ReadResponse(w.read, nil)
	if err != nil {
		w.t.Fatalf("no answer: %v", err)
	}
	defer answer.Body.Close()
	body, err := io.ReadAll(answer.Body)
	if err != nil {
		w.t.Fatalf("half an answer: %v", err)
	}
	return answer, string(body)
}

func (w *rawClient) wantStatus(code int) {
	w.t.Helper()
	if answer, body := w.answer(); answer.StatusCode != code {
		w.t.Errorf("status %d, want %d: %s", answer.StatusCode, code, body)
	}
}

// wantClosed waits for the server to hang up.
func (w *rawClient) wantClosed() {
	w.t.Helper()
	if _, err := io.Copy(io.Discard, w.read); isTimeout(err) {
		w.t.Error("the server keeps the connection")
	}
}

func isTimeout(err error) bool {
	network, ok := err.(net.Error)
	return ok && network.Timeout()
}
