package compile

import (
	"io"
	"net/http"
	"net/http/httptest"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"vitrine/internal/cache"
	"vitrine/internal/remote"
)

// results is a remote cache in memory.
type results struct {
	mu    sync.Mutex
	files map[string][]byte
	puts  int
}

func (r *results) ServeHTTP(w http.ResponseWriter, request *http.Request) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if request.Method == http.MethodPut {
		r.files[request.URL.Path], _ = io.ReadAll(request.Body)
		r.puts++
		return
	}
	content, ok := r.files[request.URL.Path]
	if !ok {
		http.NotFound(w, request)
		return
	}
	w.Header().Set("Content-Length", strconv.Itoa(len(content)))
	w.Write(content)
}

// gathering answers requests for results of steps when a number of them is under way.
type gathering struct {
	cache.Remote
	want  int
	begun atomic.Int64
	there chan struct{}
	once  sync.Once
	late  bool // they did not come
}

func (g *gathering) Result(kind, key string) ([]byte, bool) {
	if kind == "results" { // the lists, without which nothing is known
		return g.Remote.Result(kind, key)
	}
	if g.begun.Add(1) == int64(g.want) {
		g.once.Do(func() { close(g.there) })
	}
	select {
	case <-g.there:
	case <-time.After(10 * time.Second):
		g.once.Do(func() {
			g.late = true
			close(g.there)
		})
	}
	return g.Remote.Result(kind, key)
}

// TestRemoteCache: a machine that has nothing publishes what another one made, wherever its copy of the site lies.
func TestRemoteCache(t *testing.T) {
	t.Parallel()
	held := &results{files: map[string][]byte{}}
	server := httptest.NewServer(held)
	defer server.Close()
	var gather *gathering // nil for none
	build := func(w *workshop, options Options) Report {
		t.Helper()
		client, err := remote.New(remote.Options{URL: server.URL, Warn: func(text string) { t.Error(text) }})
		if err != nil {
			t.Fatal(err)
		}
		options.Remote = client
		if gather != nil {
			gather.Remote, options.Remote = client, gather
		}
		report := w.at(w.folder, options)
		client.Close()
		return report
	}
	one := newColdWorkshop(t)
	if report := build(one, Options{}); report.Steps == 0 {
		t.Error("no step ran")
	}
	want := one.published()
	other := newColdWorkshop(t)
	before := held.puts
	report := build(other, Options{})
	if report.Steps != 0 {
		t.Errorf("%d steps ran on the second machine: %v", report.Steps, report.Kinds)
	}
	if held.puts != before {
		t.Errorf("%d results were sent that were there", held.puts-before)
	}
	alike(t, "with what another machine made", other.published(), want)

	t.Run("many results are asked for at once", func(t *testing.T) {
		gather = &gathering{want: 20, there: make(chan struct{})}
		w := newColdWorkshop(t)
		if report := build(w, Options{}); report.Steps != 0 {
			t.Errorf("%d steps ran: %v", report.Steps, report.Kinds)
		}
		if gather.late {
			t.Errorf("%d results were never asked for at a time", gather.want)
		}
		gather = nil
		alike(t, "with results that were fetched ahead", w.published(), want)
	})
	t.Run("an edit runs what it changes", func(t *testing.T) {
		other.change("content/lib/guide/index.md", "Words", "Better words")
		if report := build(other, Options{}); report.Steps == 0 || report.Kinds["demos"] != 0 {
			t.Errorf("steps %v", report.Kinds)
		}
	})
	t.Run("parts that the server has lost are made again", func(t *testing.T) {
		held.mu.Lock()
		lost := 0
		for name := range held.files {
			if strings.HasPrefix(name, "/cas/") {
				delete(held.files, name)
				lost++
			}
		}
		held.mu.Unlock()
		third := newColdWorkshop(t)
		if report := build(third, Options{}); report.Steps == 0 || lost == 0 {
			t.Errorf("%d steps, %d contents were lost", report.Steps, lost)
		}
		alike(t, "with half of what another machine made", third.published(), want)
	})
	t.Run("who is not trusted sends nothing", func(t *testing.T) {
		stranger := newColdWorkshop(t)
		stranger.change("content/lib/guide/index.md", "Words", "Other words")
		before := held.puts
		client, err := remote.New(remote.Options{URL: server.URL})
		if err != nil {
			t.Fatal(err)
		}
		builder, err := New(Options{Site: filepath.Join(stranger.folder, "site"), Out: filepath.Join(stranger.folder, "out"),
			Untrusted: true, Remote: client})
		if err != nil {
			t.Fatal(err)
		}
		defer builder.Close()
		if _, err := builder.Build(t.Context()); err != nil {
			t.Fatal(err)
		}
		client.Close()
		if held.puts != before {
			t.Errorf("%d results were sent", held.puts-before)
		}
	})
}
