package main

import (
	"context"
	"io"
	"net/http"
	"sync"
	"sync/atomic"

	"vitrine/internal/browser"
	"vitrine/internal/compile"
	"vitrine/internal/devserver"
)

// onDemand makes pages of a site on demand while the site is built. It shares finished steps, Node and the browser with
// the build; its builder is its own, since edits change the state of a builder.
type onDemand struct {
	*devserver.Server
	builder *compile.Builder
	ready   atomic.Bool // the first page was made
	stop    func()
}

// startOnDemand starts to read the site. Progress is printed until the first page is made.
func (b *building) startOnDemand(ctx context.Context, errs io.Writer) (*onDemand, error) {
	d := &onDemand{}
	line := &progress{out: errs, terminal: isTerminal(errs)}
	o := b.Options
	o.Site, o.Browser, o.FindBrowser = b.sites.list()[0], nil, func() *browser.Browser { return b.Browser }
	o.Progress = func(stage string, done, total int) {
		if !d.ready.Load() {
			line.show(stage, done, total)
		}
	}
	var err error
	if d.builder, err = compile.New(o); err != nil {
		return nil, err
	}
	ctx, d.stop = context.WithCancel(ctx)
	d.Server, err = devserver.Start(ctx, devserver.Options{Builder: d.builder, Site: o.Site, Address: b.serving.address,
		Out: io.Discard}) // the build prints the problems of the site
	if err != nil {
		d.stop()
		d.builder.Close()
		return nil, err
	}
	return d, nil
}

// first makes the home page, and with it what all pages share. It reports whether the page can be shown.
func (d *onDemand) first(ctx context.Context) bool {
	defer d.ready.Store(true)
	return d.FirstPage(ctx)
}

// stopEvents ends the streams of events that pages have open, and stops following edits.
func (d *onDemand) stopEvents() {
	if d != nil {
		d.stop()
	}
}

// close ends the builder.
func (d *onDemand) close() {
	if d == nil {
		return
	}
	d.stop()
	<-d.Ended()
	d.builder.Close()
}

// front passes requests to a handler that can be exchanged.
type front struct {
	mu       sync.Mutex
	handler  http.Handler
	requests *sync.WaitGroup // under way in the handler
}

// ServeHTTP implements http.Handler.
func (f *front) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	f.mu.Lock()
	handler, requests := f.handler, f.requests
	requests.Add(1)
	f.mu.Unlock()
	defer requests.Done()
	handler.ServeHTTP(w, r)
}

// swap passes further requests to another handler, and returns those that the one before still answers.
func (f *front) swap(next http.Handler) *sync.WaitGroup {
	f.mu.Lock()
	defer f.mu.Unlock()
	before := f.requests
	f.handler, f.requests = next, &sync.WaitGroup{}
	return before
}
