package main

import (
	"bytes"
	"io"
	"math/rand/v2"
	"net/http"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"
)

// TestStrangersBreakNothing: whatever they send, they get an answer or are hung up on, and the server serves on.
func TestStrangersBreakNothing(t *testing.T) {
	t.Parallel()
	site := smallSite(t)
	largeFile(t, filepath.Join(site, "large.bin"))
	p := start(t, "-root", site, "-quiet", "-memory", "8", "-feedback", filepath.Join(t.TempDir(), "feedback.db"))
	feedback := "POST /-/feedback HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n"
	tests := []struct {
		name, sent string
		code       int // 0 for nothing but an end
	}{
		{"nothing of HTTP", "hello\r\n\r\n", 400},
		{"no host", "GET / HTTP/1.1\r\n\r\n", 400},
		{"two hosts", "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", 400},
		{"a header without a name", "GET / HTTP/1.1\r\nHost: a\r\n: b\r\n\r\n", 400},
		{"a header over two lines", "GET / HTTP/1.1\r\nHost: a\r\nX: b\r\n c\r\n\r\n", 200},
		{"a zero byte", "GET /\x00 HTTP/1.1\r\nHost: a\r\n\r\n", 400},
		{"a method that is none", "G(T / HTTP/1.1\r\nHost: a\r\n\r\n", 400},
		{"a version of tomorrow", "GET / HTTP/9.9\r\nHost: a\r\n\r\n", 505},
		{"huge headers", "GET / HTTP/1.1\r\nHost: a\r\nX: " + strings.Repeat("a", 40<<10) + "\r\n\r\n", 431},
		{"many headers", "GET / HTTP/1.1\r\nHost: a\r\n" + strings.Repeat("X: a\r\n", 8<<10) + "\r\n", 431},
		{"an endless address", "GET /" + strings.Repeat("a", 40<<10) + " HTTP/1.1\r\nHost: a\r\n\r\n", 431},
		{"a length that is no number", feedback + "Content-Length: many\r\n\r\n{}", 400},
		{"a length below zero", feedback + "Content-Length: -1\r\n\r\n{}", 400},
		{"two lengths", feedback + "Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}", 400},
		{"a piece that is no piece", feedback + "Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n", 400},
		{"a coding that nobody knows", feedback + "Transfer-Encoding: sealed\r\n\r\n{}", 501},
		{"more than feedback may have", feedback + "Content-Length: 40000\r\n\r\n{\"comment\":\"" + strings.Repeat("a",
			40_000-len(`{"comment":"`)), 413},
		{"the greeting of TLS", "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n", 400},
		{"the greeting of HTTP/2", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 0},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			w := dial(t, p.address)
			w.send(test.sent)
			if test.code != 0 {
				w.wantStatus(test.code)
			}
			if test.code != 200 && test.code != 413 { // what was understood may be followed by another request
				w.wantClosed()
			}
			wantServing(t, p)
		})
	}
}

func wantServing(t *testing.T, p *program) {
	t.Helper()
	if p.hasEnded() {
		t.Fatalf("the server has crashed:\n%s", p.errs.String())
	}
	if answer, body := p.get(t, "/"); answer.StatusCode != 200 || !strings.Contains(body, "Version one") {
		t.Errorf("afterwards it answers %d %q", answer.StatusCode, body)
	}
}

// TestTwoLengthsEndTheConnection: what stands behind such a request is never taken for another one.
func TestTwoLengthsEndTheConnection(t *testing.T) {
	t.Parallel()
	p := start(t, "-root", smallSite(t), "-quiet")
	w := dial(t, p.address)
	w.send("GET /guide/ HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n" +
		"GET / HTTP/1.1\r\nHost: a\r\n\r\n")
	if answer, _ := w.answer(); answer.StatusCode != 200 || !answer.Close {
		t.Errorf("status %d, closing %v", answer.StatusCode, answer.Close)
	}
	if rest, _ := io.ReadAll(w.read); len(rest) > 0 {
		t.Errorf("another answer follows: %q", rest)
	}
}

// TestGarbageBreaksNothing sends bytes without any sense, the same ones in every run.
func TestGarbageBreaksNothing(t *testing.T) {
	t.Parallel()
	p := start(t, "-root", smallSite(t), "-quiet")
	random := rand.New(rand.NewPCG(1, 2))
	for range 200 {
		garbage := make([]byte, 1+random.IntN(4000))
		for i := range garbage {
			garbage[i] = byte(random.Uint32())
		}
		w := dial(t, p.address)
		w.send(string(garbage) + "\r\n\r\n")
		w.wantClosed()
	}
	wantServing(t, p)
}

// TestWhoIsSlowIsCutOff, before the headers are there and behind them.
func TestWhoIsSlowIsCutOff(t *testing.T) {
	t.Parallel()
	p := start(t, "-root", smallSite(t), "-quiet", "-feedback", filepath.Join(t.TempDir(), "feedback.db"))
	var wait sync.WaitGroup
	for name, begin := range map[string]string{
		"silent":               "",
		"silent in the middle": "GET / HTTP/1.1\r\nHost: a\r\n",
		"a letter at a time":   "GET / HTTP/1.1\r\nHost: a\r\nX: ",
		"half a submission": "POST /-/feedback HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n" +
			"Content-Length: 100\r\n\r\n{",
	} {
		w := dial(t, p.address)
		w.send(begin)
		closed := make(chan struct{})
		wait.Go(func() {
			if _, err := io.Copy(io.Discard, w.read); isTimeout(err) {
				t.Errorf("%s: the server keeps the connection", name)
			}
			close(closed)
		})
		if name == "a letter at a time" {
			wait.Go(func() { drip(w, closed) })
		}
	}
	wait.Wait()
	wantServing(t, p)
}

// drip sends a letter now and then, until the other side has hung up.
func drip(w *rawClient, closed <-chan struct{}) {
	tick := time.NewTicker(200 * time.Millisecond)
	defer tick.Stop()
	for {
		select {
		case <-closed:
			return
		case <-tick.C:
			w.send("a")
		}
	}
}

// TestWhoHangsUpBreaksNothing: in the middle of a download, of a submission, of a line.
func TestWhoHangsUpBreaksNothing(t *testing.T) {
	t.Parallel()
	site := smallSite(t)
	size := largeFile(t, filepath.Join(site, "large.bin"))
	p := start(t, "-root", site, "-quiet", "-memory", "8", "-feedback", filepath.Join(t.TempDir(), "feedback.db"),
		"-metrics-addr", "127.0.0.1:0")
	for range 20 {
		w := dial(t, p.address)
		w.send("GET /large.bin HTTP/1.1\r\nHost: a\r\n\r\n")
		io.CopyN(io.Discard, w.read, 100_000)
		w.close()
		submission, _ := slowSubmission(t, p)
		submission.close()
		line := dial(t, p.address)
		line.send("GET / HT")
		line.close()
	}
	wantServing(t, p)
	answer, err := p.client.Get("http://" + p.address + "/large.bin")
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	begin := make([]byte, 5)
	io.ReadFull(answer.Body, begin)
	rest, err := io.Copy(io.Discard, answer.Body)
	if answer.StatusCode != http.StatusOK || !bytes.Equal(begin, []byte("large")) || rest+5 != size || err != nil {
		t.Errorf("afterwards the download has %d bytes, %v; want %d", rest+5, err, size)
	}
}
