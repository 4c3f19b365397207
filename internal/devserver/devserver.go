// Package devserver shows an author the site while it is being written.
//
// In: a site that makes pages when they are asked for, a folder to watch. Out: pages, an event to open pages after each
// edit, problems as an overlay. Never here: how a page is made; publishing.
package devserver

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/fsnotify/fsnotify"

	"vitrine/internal/cache"
	"vitrine/internal/compile"
	"vitrine/internal/diag"
	"vitrine/internal/vitrine"
	"vitrine/internal/workspace"
)

// Options say what is shown where.
type Options struct {
	Builder *compile.Builder
	Site    string // folder to watch, beside those of linked packages
	Address string
	Hosts   []string  // names under which it answers, beside the machine's own and that of Address
	Out     io.Writer // for the author: address, problems
}

// Run serves until the context ends.
func Run(ctx context.Context, options Options) error {
	listener, err := net.Listen("tcp", options.Address)
	if err != nil {
		return err
	}
	defer listener.Close()
	s, err := Start(ctx, options)
	if err != nil {
		return err
	}
	server := &http.Server{Handler: s, ReadHeaderTimeout: 5 * time.Second}
	go func() {
		<-ctx.Done()
		server.Close()
	}()
	fmt.Fprintf(options.Out, "Dev mode: http://%s/ follows every change in %s.\n", listener.Addr(),
		strings.Join(append([]string{options.Site}, s.linked...), ", "))
	if err := server.Serve(listener); !errors.Is(err, http.ErrServerClosed) {
		return err
	}
	return nil
}

// Server answers requests for a site while it is written. Requests wait until the site is read.
type Server struct {
	http.Handler
	site   *site
	linked []string // watched folders of packages that are written beside the site
	ended  chan struct{}
}

// Start reads the site and follows every edit, until the context ends.
func Start(ctx context.Context, options Options) (*Server, error) {
	folder, err := filepath.Abs(options.Site)
	if err != nil {
		return nil, err
	}
	watcher, err := fsnotify.NewWatcher()
	if err != nil {
		return nil, err
	}
	linked := append(cache.NewPlace(folder).Linked(), workspace.Find(folder).Folders()...)
	slices.Sort(linked)
	linked = slices.Compact(linked)
	for _, folder := range append(linked, folder) {
		if err := watchTree(watcher, folder); err != nil {
			watcher.Close()
			return nil, fmt.Errorf("watching %s: %w", folder, err)
		}
	}
	s := &site{options: options, hosts: newHosts(options.Address, options.Hosts), ready: make(chan struct{}),
		ended: ctx.Done(), good: map[string][]byte{}, told: map[diag.Problem]bool{}, listeners: map[chan int]bool{}}
	server := &Server{Handler: s.handler(), site: s, linked: linked, ended: make(chan struct{})}
	go func() {
		defer close(server.ended)
		defer watcher.Close()
		s.start(ctx, watcher)
	}()
	return server, nil
}

// FirstPage waits until the site is read and makes the home page, and with it what all pages share. It reports whether
// the page can be shown.
func (s *Server) FirstPage(ctx context.Context) bool {
	select {
	case <-s.site.ready:
	case <-ctx.Done():
		return false
	}
	home := s.site.view(ctx, vitrine.HomePath)
	return len(home.answer.Content) > 0
}

// Ended is closed when the context of Start has ended and the builder is no longer in use but by requests.
func (s *Server) Ended() <-chan struct{} { return s.ended }

// site is what is shown, and what was wrong at the last look.
type site struct {
	options Options
	hosts   hosts
	ready   chan struct{} // closed when the first look is done
	ended   <-chan struct{}

	mu        sync.RWMutex
	live      *compile.Live
	failed    error // why the site as a whole can't be shown; nil when it can
	version   int   // counts the edits
	good      map[string][]byte
	told      map[diag.Problem]bool // of demos, since the last edit
	listeners map[chan int]bool
}

// start takes the first look, then follows the edits.
func (s *site) start(ctx context.Context, watcher *fsnotify.Watcher) {
	live, err := s.options.Builder.Live()
	s.mu.Lock()
	s.live = live
	s.mu.Unlock()
	live.Types().Notify(s.tell)
	s.look(err)
	close(s.ready)
	s.follow(ctx, watcher)
}

// look keeps what the last edit brought. What was shown before stays until there is better.
func (s *site) look(err error) {
	s.mu.Lock()
	s.failed = err
	s.told = map[diag.Problem]bool{}
	s.mu.Unlock()
	s.tell()
}

// tell has the open pages ask again.
func (s *site) tell() {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.version++
	for listener := range s.listeners {
		select {
		case listener <- s.version:
		default: // it has one to read already, and asks for the newest then
		}
	}
}

// reportDemos prints what is wrong with the demos of an open page, once after each edit.
func (s *site) reportDemos(live *compile.Live, problems []diag.Problem) {
	if len(problems) == 0 {
		return
	}
	known := live.Problems()
	s.mu.Lock()
	problems = slices.DeleteFunc(slices.Clone(problems), func(p diag.Problem) bool {
		isTold := s.told[p] || slices.Contains(known, p)
		s.told[p] = true
		return isTold
	})
	s.mu.Unlock()
	diag.PrintWith(s.options.Out, diag.Brief(diag.Under(s.options.Site, problems)), diag.Counted(problems), false)
}

// report prints what is wrong in the whole site, so that an author learns of pages that are not open.
func (s *site) report() {
	s.mu.RLock()
	live, failed := s.live, s.failed
	s.mu.RUnlock()
	problems, other := problemsOf(failed)
	if failed == nil {
		problems = live.Problems()
	}
	switch {
	case other != "":
		fmt.Fprintln(s.options.Out, other)
	case len(problems) > 0:
		diag.PrintWith(s.options.Out, diag.Brief(diag.Under(s.options.Site, problems)), diag.Closing(problems), false)
	default:
		fmt.Fprintln(s.options.Out,
			"No problems in the texts and their links. Problems of demos are printed when their page is open.")
	}
}

// problemsOf takes an error apart into problems of the site, or the words of another failure.
func problemsOf(err error) (problems []diag.Problem, other string) {
	var failure diag.Failure
	switch {
	case err == nil:
		return nil, ""
	case errors.As(err, &failure):
		return failure.Problems, ""
	}
	return nil, err.Error()
}
