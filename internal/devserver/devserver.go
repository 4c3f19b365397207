// Package devserver shows an author the site while it is being written.
//
// In: a builder, a folder to watch. Out: pages from memory, an event to open pages after each build, problems as an
// overlay. Never here: how a page is made; publishing.
package devserver

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"mime"
	"net"
	"net/http"
	"path"
	"path/filepath"
	"strings"
	"sync"
	"time"

	"github.com/fsnotify/fsnotify"

	"vitrine/internal/build"
	"vitrine/internal/diag"
)

// Options say what is shown where.
type Options struct {
	Builder *build.Builder
	Site    string // folder to watch
	Address string
	Out     io.Writer // for the author: address, builds, problems
}

// Run serves until the context ends.
func Run(ctx context.Context, options Options) error {
	listener, err := net.Listen("tcp", options.Address)
	if err != nil {
		return err
	}
	watcher, err := fsnotify.NewWatcher()
	if err != nil {
		return err
	}
	defer watcher.Close()
	if err := watchTree(watcher, options.Site); err != nil {
		return err
	}
	s := &site{listeners: map[chan string]bool{}}
	server := &http.Server{Handler: s, ReadHeaderTimeout: 5 * time.Second}
	go func() {
		<-ctx.Done()
		server.Close()
	}()
	go s.follow(ctx, options, watcher)
	fmt.Fprintf(options.Out, "Writing mode: http://%s/ follows every change in %s.\n", listener.Addr(), options.Site)
	if err := server.Serve(listener); !errors.Is(err, http.ErrServerClosed) {
		return err
	}
	return nil
}

// watchTree watches a folder and all folders below it.
func watchTree(watcher *fsnotify.Watcher, folder string) error {
	return filepath.WalkDir(folder, func(path string, entry fs.DirEntry, err error) error {
		if err != nil || !entry.IsDir() {
			return err
		}
		return watcher.Add(path)
	})
}

// site is what is shown: the last good build, and the problems of the newest one.
type site struct {
	mu        sync.RWMutex
	files     build.Files
	problems  []diag.Problem
	failed    string
	listeners map[chan string]bool
}

// follow builds once, and again after each change; changes that come together are one.
func (s *site) follow(ctx context.Context, options Options, watcher *fsnotify.Watcher) {
	const settle = 15 * time.Millisecond
	s.build(ctx, options)
	for {
		select {
		case <-ctx.Done():
			return
		case event := <-watcher.Events:
			watchTree(watcher, event.Name) // a new folder; anything else is no folder
			timer := time.NewTimer(settle)
			for waiting := true; waiting; {
				select {
				case event := <-watcher.Events:
					watchTree(watcher, event.Name)
					timer.Reset(settle)
				case <-timer.C:
					waiting = false
				}
			}
			s.build(ctx, options)
		}
	}
}

func (s *site) build(ctx context.Context, options Options) {
	started := time.Now()
	files, _, err := options.Builder.Files(ctx)
	var failure diag.Failure
	s.mu.Lock()
	s.problems, s.failed = nil, ""
	switch {
	case errors.As(err, &failure):
		s.problems = diag.Under(options.Site, failure.Problems)
		diag.Print(options.Out, s.problems, false)
	case err != nil:
		s.failed = err.Error()
		fmt.Fprintln(options.Out, err)
	default:
		s.files = files
		fmt.Fprintf(options.Out, "Built in %s.\n", time.Since(started).Round(time.Millisecond))
	}
	state := s.state()
	for listener := range s.listeners {
		select {
		case listener <- state:
		default: // it has one to read already, and reloads then
		}
	}
	s.mu.Unlock()
}

// state is what open pages are told; the caller holds the lock.
func (s *site) state() string {
	text, _ := json.Marshal(map[string]any{"problems": s.problems, "failed": s.failed})
	return string(text)
}

func (s *site) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Cache-Control", "no-store")
	switch r.URL.Path {
	case "/@vitrine/events":
		s.events(w, r)
		return
	case "/@vitrine/client.js":
		w.Header().Set("Content-Type", "text/javascript; charset=utf-8")
		io.WriteString(w, client)
		return
	}
	name := strings.TrimPrefix(path.Clean("/"+r.URL.Path), "/")
	if strings.HasSuffix(r.URL.Path, "/") {
		name = strings.TrimPrefix(name+"/index.html", "/")
	}
	s.mu.RLock()
	file, found := s.files[name]
	if !found {
		file, _ = s.files["404.html"]
	}
	s.mu.RUnlock()
	var content []byte
	if file.Sum != "" {
		content, _ = file.Content()
	}
	kind := mime.TypeByExtension(path.Ext(name))
	if !found {
		kind = "text/html; charset=utf-8"
	}
	w.Header().Set("Content-Type", kind)
	if strings.HasPrefix(kind, "text/html") {
		content = []byte(strings.Replace(string(content), "</body>", `<script src="/@vitrine/client.js"></script></body>`, 1))
		if len(content) == 0 {
			content = []byte(`<!doctype html><title>Vitrine</title><script src="/@vitrine/client.js"></script>`)
		}
	}
	if !found {
		w.WriteHeader(http.StatusNotFound)
	}
	w.Write(content)
}

// events tells an open page of each build, the newest state first.
func (s *site) events(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Content-Type", "text/event-stream")
	news := make(chan string, 1)
	s.mu.Lock()
	s.listeners[news] = true
	if state := s.state(); len(s.problems) > 0 || s.failed != "" {
		news <- state
	}
	s.mu.Unlock()
	defer func() {
		s.mu.Lock()
		delete(s.listeners, news)
		s.mu.Unlock()
	}()
	control := http.NewResponseController(w)
	fmt.Fprint(w, ": open\n\n")
	control.Flush()
	for {
		select {
		case <-r.Context().Done():
			return
		case state := <-news:
			fmt.Fprintf(w, "data: %s\n\n", state)
			if control.Flush() != nil {
				return
			}
		}
	}
}
