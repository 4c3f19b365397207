package agents

import (
	"context"
	"io"
	"io/fs"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"vitrine/internal/vitrine"
)

// slowLibrary answers the facts of an entry when the test allows it.
type slowLibrary struct {
	Library
	begun   atomic.Int64
	release chan struct{}
}

func (l *slowLibrary) Facts(entry vitrine.FactsEntry) (vitrine.Facts, error) {
	l.begun.Add(1)
	<-l.release
	return l.Library.Facts(entry)
}

// crowd asks many questions at once, and counts the answers by status.
type crowd struct {
	handler http.Handler
	mu      sync.Mutex
	answers map[int]int
	waiting sync.WaitGroup
}

func (c *crowd) ask(n int, change func(r *http.Request)) {
	for range n {
		c.waiting.Go(func() {
			status := asked(c.handler, change).Code
			c.mu.Lock()
			defer c.mu.Unlock()
			c.answers[status]++
		})
	}
	synctest.Wait()
}

func crowded(t *testing.T) (*slowLibrary, *crowd) {
	library := &slowLibrary{Library: published(t), release: make(chan struct{})}
	return library, &crowd{handler: Handler(Options{Library: library}, limits()), answers: map[int]int{}}
}

func TestCalls_AreBounded(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		library, crowd := crowded(t)
		most := cap(newCallLimit())
		crowd.ask(most+5, nil)
		if n := library.begun.Load(); n != int64(most) {
			t.Errorf("%d calls were answered at a time, want %d", n, most)
		}
		close(library.release)
		crowd.waiting.Wait()
		if n := crowd.answers[http.StatusOK]; n != most+5 {
			t.Errorf("answers by status: %v", crowd.answers)
		}
	})
}

func TestCalls_DoNotBeginAfterTheCallerHasGone(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		library, crowd := crowded(t)
		most := cap(newCallLimit())
		crowd.ask(most, nil)
		ctx, leave := context.WithCancel(t.Context())
		crowd.ask(5, func(r *http.Request) { *r = *r.WithContext(ctx) })
		leave()
		synctest.Wait()
		close(library.release)
		crowd.waiting.Wait()
		if n := library.begun.Load(); n != int64(most) {
			t.Errorf("%d calls began, want %d", n, most)
		}
	})
}

func TestCalls_DoNotBeginAfterTheTimeLimit(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		library, crowd := crowded(t)
		most := cap(newCallLimit())
		crowd.ask(most+5, nil)
		crowd.waiting.Wait() // until limits().Time has passed
		close(library.release)
		synctest.Wait()
		if n := library.begun.Load(); n != int64(most) || crowd.answers[http.StatusServiceUnavailable] != most+5 {
			t.Errorf("%d calls began, want %d; answers by status: %v", n, most, crowd.answers)
		}
	})
}

func TestCalls_AreRefusedWhenManyWait(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		library, crowd := crowded(t)
		crowd.ask(mostUnderWay+3, nil)
		if crowd.answers[http.StatusServiceUnavailable] != 3 {
			t.Errorf("answers by status: %v", crowd.answers)
		}
		close(library.release)
		crowd.waiting.Wait()
		if crowd.answers[http.StatusOK] != mostUnderWay {
			t.Errorf("answers by status: %v", crowd.answers)
		}
	})
}

// TestCalls_DoNotListen: a call that waits for changes would take the place of others until its time has passed.
func TestCalls_DoNotListen(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		handler, begun := Handler(Options{Library: published(t)}, limits()), time.Now()
		w := asked(handler, func(r *http.Request) {
			r.Header.Set("Mcp-Protocol-Version", "2026-07-28")
			r.Header.Set("Mcp-Method", listen)
			r.Body = io.NopCloser(strings.NewReader(`{"jsonrpc":"2.0","id":1,"method":"` + listen + `","params":{` +
				`"notifications":{"toolsListChanged":true},"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28",` +
				`"io.modelcontextprotocol/clientInfo":{"name":"test","version":"1"},` +
				`"io.modelcontextprotocol/clientCapabilities":{}}}}`))
		})
		if w.Code != http.StatusNotFound || time.Since(begun) > 0 {
			t.Errorf("after %s: %d %s", time.Since(begun), w.Code, w.Body)
		}
	})
}

func TestHandler_RefusesArrays(t *testing.T) {
	library := &slowLibrary{Library: published(t), release: make(chan struct{})}
	close(library.release)
	handler := Handler(Options{Library: library}, limits())
	for _, body := range []string{
		"[" + question + "]", " \r\n\t[" + question + "," + strings.Replace(question, "1", "2", 1) + "]", "[]", "null",
	} {
		for _, version := range []string{"", "2025-03-26", "2025-06-18"} {
			w := asked(handler, func(r *http.Request) {
				r.Header.Set("Mcp-Protocol-Version", version)
				r.Body = httptest.NewRequest(http.MethodPost, "/", strings.NewReader(body)).Body
			})
			if w.Code != http.StatusBadRequest || !strings.Contains(w.Body.String(), "one JSON object") {
				t.Errorf("%.20q in version %q: %d %s", body, version, w.Code, w.Body)
			}
		}
	}
	if n := library.begun.Load(); n != 0 {
		t.Errorf("%d members of arrays were answered", n)
	}
}

func TestPublished_ReadsIndexesOncePerVersion(t *testing.T) {
	files, version, reads := site(t), 1, map[string]int{}
	library := NewPublished(func(name string) ([]byte, error) {
		reads[name]++
		return fs.ReadFile(files, name)
	}, func() any { return version })
	a := &answers{Options{Library: library}}
	entry := vitrine.OutputFile(vitrine.SearchPath(vitrine.DefaultLanguage))
	for version = 1; version <= 2; version++ {
		for range 5 {
			if _, err := a.search(searchInput{Query: "plate"}); err != nil {
				t.Fatal(err)
			}
		}
		for _, name := range []string{vitrine.OutputFile(vitrine.FactsPath), entry} {
			if reads[name] != version {
				t.Errorf("version %d: %s was read %d times", version, name, reads[name])
			}
		}
	}
}
