package main

import (
	"io"
	"net"
	"net/http"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"

	"vitrine/internal/testkit"
)

// slowSubmission sends half of a submission. It comes back when the server has begun to read it.
func slowSubmission(t *testing.T, p *program) (w *rawClient, rest string) {
	t.Helper()
	body := `{"id":"slow","page":"/guide/","comment":"It took a while."}`
	w = dial(t, p.address)
	w.send(
		"POST /-/feedback HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nExpect: 100-continue\r\n" +
			"Content-Length: " + strconv.Itoa(len(body)) + "\r\n\r\n")
	w.wantStatus(http.StatusContinue)
	w.send(body[:20])
	return w, body[20:]
}

func wantRefused(t *testing.T, address string) {
	t.Helper()
	testkit.Eventually(t, "new connections are refused", func() bool {
		conn, err := net.Dial("tcp", address)
		if err == nil {
			conn.Close()
		}
		return err != nil
	})
}

// TestWhatIsUnderWayIsFinished when the server is told to end: a submission, a download. Nobody else is let in.
func TestWhatIsUnderWayIsFinished(t *testing.T) {
	t.Parallel()
	site := smallSite(t)
	size := largeFile(t, filepath.Join(site, "large.bin"))
	file := filepath.Join(t.TempDir(), "feedback.db")
	p := start(t, "-root", site, "-quiet", "-feedback", file, "-grace", "1m", "-memory", "8", "-metrics-addr",
		"127.0.0.1:0")
	submission, rest := slowSubmission(t, p)
	download, err := p.client.Get("http://" + p.address + "/large.bin")
	if err != nil {
		t.Fatal(err)
	}
	defer download.Body.Close()
	idle := dial(t, p.address)
	idle.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
	idle.wantStatus(200)

	p.signal(t, syscall.SIGTERM)
	wantRefused(t, p.address)
	idle.wantClosed()
	if p.hasEnded() {
		t.Fatal("it ended with requests under way")
	}
	submission.send(rest)
	submission.wantStatus(http.StatusCreated)
	if read, err := io.Copy(io.Discard, download.Body); err != nil || read != size {
		t.Errorf("%d of %d bytes, %v", read, size, err)
	}
	if code := p.wait(t); code != 0 {
		t.Errorf("exit code %d:\n%s", code, p.errs.String())
	}
	if _, out, errs := run(t, "feedback", "export", "-feedback", file); !strings.Contains(out, "It took a while.") {
		t.Errorf("what was acknowledged is not stored: %s%s", out, errs)
	}
}

// TestWhoTakesTooLongIsLeft: the time for requests under way has an end.
func TestWhoTakesTooLongIsLeft(t *testing.T) {
	t.Parallel()
	p := start(t, "-root", smallSite(t), "-quiet", "-feedback", filepath.Join(t.TempDir(), "feedback.db"), "-grace",
		"100ms")
	submission, _ := slowSubmission(t, p)
	p.signal(t, syscall.SIGINT)
	submission.wantClosed()
	if code := p.wait(t); code != 0 {
		t.Errorf("exit code %d:\n%s", code, p.errs.String())
	}
}

// TestAFileEditedInPlaceIsServedAnew after a hangup signal.
func TestAFileEditedInPlaceIsServedAnew(t *testing.T) {
	t.Parallel()
	site := smallSite(t)
	p := start(t, "-root", site, "-quiet")
	before, _ := p.get(t, "/guide/")
	writeFile(t, filepath.Join(site, "guide", "index.html"), "edited")
	p.signal(t, syscall.SIGHUP)
	testkit.Eventually(t, "the edited page is served", func() bool {
		answer, body := p.get(t, "/guide/", "If-None-Match", before.Header.Get("ETag"))
		return answer.StatusCode == 200 && body == "edited"
	})
}
