package remote

import (
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
)

// hostile is a server that states any size and any length for contents, and writes zeros below /cas/ until it has
// written a gigabyte or is hung up on.
type hostile struct {
	size     int64 // in results
	length   int64 // of the answer, -1 for none
	contents atomic.Int64
	written  atomic.Int64
}

func (h *hostile) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if strings.HasPrefix(r.URL.Path, "/ac/") {
		w.Write(result{Path: pathOf(" page", "a"), Sum: strings.Repeat("0", 64), Size: h.size}.encode())
		return
	}
	h.contents.Add(1)
	if h.length >= 0 {
		w.Header().Set("Content-Length", strconv.FormatInt(h.length, 10))
	}
	zeros := make([]byte, 1<<16)
	for h.written.Load() < 1<<30 {
		n, err := w.Write(zeros)
		h.written.Add(int64(n))
		if err != nil {
			return
		}
	}
}

func TestContent_IsBounded(t *testing.T) {
	for name, server := range map[string]*hostile{
		"a size that no content has":      {size: 1 << 40, length: -1},
		"a size just above the bound":     {size: maximumContent + 1, length: maximumContent + 1},
		"an answer without a length":      {size: 1 << 29, length: -1},
		"an answer of another length":     {size: 1000, length: 1 << 30},
		"an answer shorter than its size": {size: 1 << 29, length: 1 << 28},
	} {
		t.Run(name, func(t *testing.T) {
			listening := httptest.NewServer(server)
			var warnings []string
			c, err := New(Options{URL: listening.URL, Warn: func(text string) { warnings = append(warnings, text) }})
			if err != nil {
				t.Fatal(err)
			}
			if _, ok := c.Result("page", "a"); ok {
				t.Error("it was taken")
			}
			c.Close()
			listening.Close() // waits until the server has written what the client's side takes
			if n := server.written.Load(); n > 64<<20 {
				t.Errorf("the server wrote %d bytes", n)
			}
			if n := server.contents.Load(); server.size > maximumContent && n > 0 {
				t.Errorf("%d contents were asked for", n)
			}
			if len(warnings) != 1 || !strings.Contains(warnings[0], "damaged") {
				t.Errorf("warned %q", warnings)
			}
		})
	}
}

func TestRedirects_StayOnTheServer(t *testing.T) {
	var others atomic.Int64
	other := httptest.NewServer(http.HandlerFunc(func(http.ResponseWriter, *http.Request) { others.Add(1) }))
	defer other.Close()
	files := &folder{files: map[string][]byte{}}
	var to string // the beginning of addresses that requests are sent on to
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if rest, below := strings.CutPrefix(r.URL.Path, "/docs"); below {
			http.Redirect(w, r, to+rest, http.StatusTemporaryRedirect)
			return
		}
		files.ServeHTTP(w, r)
	}))
	defer server.Close()
	open := func() (*Client, *[]string) {
		var warnings []string
		c, err := New(Options{URL: server.URL + "/docs", Warn: func(text string) { warnings = append(warnings, text) }})
		if err != nil {
			t.Fatal(err)
		}
		return c, &warnings
	}

	to = "/new"
	c, warned := open()
	c.KeepResult("page", "a", []byte("a"))
	c.sending.Wait()
	if content, ok := c.Result("page", "a"); !ok || string(content) != "a" || len(*warned) > 0 {
		t.Errorf("on the same host: %q %v, warned %q", content, ok, *warned)
	}

	to = other.URL
	c, warned = open()
	c.KeepResult("page", "b", []byte("b"))
	c.sending.Wait()
	if _, ok := c.Result("page", "a"); ok || others.Load() > 0 {
		t.Errorf("taken %v, %d requests on another host", ok, others.Load())
	}
	if len(*warned) != 1 || !strings.Contains((*warned)[0], "redirects to "+other.URL) {
		t.Errorf("warned %q", *warned)
	}

	to = "/docs/again"
	c, warned = open()
	if _, ok := c.Result("page", "a"); ok || len(*warned) != 1 {
		t.Errorf("taken %v, warned %q", ok, *warned)
	}
}

func TestConnections_AreBounded(t *testing.T) {
	var opened atomic.Int64
	var mu sync.Mutex
	waiting, release := 0, make(chan struct{})
	server := httptest.NewUnstartedServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		mu.Lock()
		if waiting++; waiting == connectionsAtMost {
			close(release)
		}
		mu.Unlock()
		<-release
		io.Copy(io.Discard, r.Body)
		http.NotFound(w, r)
	}))
	server.Config.ConnState = func(_ net.Conn, state http.ConnState) {
		if state == http.StateNew {
			opened.Add(1)
		}
	}
	server.Start()
	defer server.Close()
	c, err := New(Options{URL: server.URL, Warn: func(text string) { t.Error(text) }})
	if err != nil {
		t.Fatal(err)
	}
	var asking sync.WaitGroup
	for i := range 4 * connectionsAtMost {
		asking.Go(func() { c.Result("page", strconv.Itoa(i)) })
	}
	asking.Wait()
	c.Close()
	if n := opened.Load(); n != connectionsAtMost {
		t.Errorf("%d connections were opened, want %d", n, connectionsAtMost)
	}
}
