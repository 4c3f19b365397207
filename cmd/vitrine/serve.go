package main

import (
	"cmp"
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"runtime/debug"
	"slices"
	"sync"
	"time"

	"vitrine/internal/compile"
	"vitrine/internal/diag"
	"vitrine/internal/server"
	"vitrine/internal/sites"
)

// serving is what build --serve asks for.
type serving struct {
	address string   // to listen on; "" serves nothing
	command []string // serves the output folder in place of this program; nil for none
}

func (s *serving) define(set *flag.FlagSet) {
	set.StringVar(&s.address, "serve", "", "answer at an `address`: make pages on demand while the site is built, then "+
		"serve the output folder. A command after -- replaces vitrine then and inherits the socket (LISTEN_FDS), as "+
		"vitrined can")
}

// cut takes the command after “--” off the arguments.
func (s *serving) cut(arguments []string) []string {
	if at := slices.Index(arguments, "--"); at >= 0 {
		s.command = arguments[at+1:]
		return arguments[:at]
	}
	return arguments
}

// servable returns an error if other flags exclude --serve.
func (b *building) servable() error {
	switch {
	case b.serving.address == "" && len(b.serving.command) > 0:
		return errors.New("a command after -- needs --serve with an address")
	case b.serving.address == "":
		return nil
	case len(b.sites.list()) > 1:
		return errors.New("only one site can be served; name one --site")
	case !b.Shard.IsWhole() || b.Untrusted:
		return errors.New("a build with --shard or --untrusted can't be served; leave that flag out")
	case len(b.serving.command) > 0:
		return inheritable()
	}
	return nil
}

// serve builds the site while pages are made on demand, then serves what was published. If the build fails, pages are
// made on demand until the context ends. If a command is to serve the output folder, serve returns the socket for it.
func (b *building) serve(ctx context.Context, out, errs io.Writer) (socket *os.File, err error) {
	listener, err := net.Listen("tcp", b.serving.address)
	if err != nil {
		return nil, err
	}
	b.Shared = &sites.Shared{}
	s := &session{building: b, listener: listener, address: fmt.Sprintf("http://%s/", listener.Addr()),
		front: front{requests: &sync.WaitGroup{}}, out: out, errs: errs}
	s.server = &http.Server{Handler: &s.front, ReadHeaderTimeout: 5 * time.Second, ConnState: s.count}
	defer s.close()
	if b.isBuilt() {
		err = b.run(ctx, out, errs)
	} else {
		err = s.buildBehind(ctx)
	}
	if err != nil && !errors.Is(err, errPartial) {
		return nil, err
	}
	if len(b.serving.command) > 0 {
		return s.handOver(ctx)
	}
	return nil, cmp.Or(s.serveFolder(ctx), err)
}

// isBuilt reports whether the output folder holds what a build would publish.
func (b *building) isBuilt() bool {
	o := b.Options
	o.Site, o.Out = b.sites.list()[0], b.sites.into(0)
	builder, err := compile.New(o)
	if err != nil {
		return false
	}
	defer builder.Close()
	return builder.IsBuilt()
}

// session is a build that is served.
type session struct {
	*building
	listener  net.Listener
	address   string // for readers
	server    *http.Server
	front     front
	answering sync.Once // the server has begun to accept connections
	accepting sync.WaitGroup
	open      sync.WaitGroup // connections
	pages     *onDemand      // nil where the output folder was up to date
	releasing sync.Once
	out, errs io.Writer
}

func (s *session) close() {
	s.server.Close()
	s.listener.Close()
	s.release()
}

// release ends what makes pages. Requests for them must have ended, or their answers no longer matter.
func (s *session) release() {
	s.releasing.Do(func() {
		s.pages.close()
		s.Shared.Close()
		s.Shared = nil
	})
}

// answer passes requests to a handler, and returns those that the one before still answers.
func (s *session) answer(handler http.Handler) (before *sync.WaitGroup) {
	before = s.front.swap(handler)
	s.answering.Do(func() {
		s.accepting.Go(func() {
			err := s.server.Serve(s.listener)
			if !errors.Is(err, http.ErrServerClosed) && !errors.Is(err, net.ErrClosed) {
				fmt.Fprintln(s.errs, "vitrine:", err)
			}
		})
	})
	return before
}

// count counts open connections.
func (s *session) count(_ net.Conn, state http.ConnState) {
	switch state {
	case http.StateNew:
		s.open.Add(1)
	case http.StateClosed, http.StateHijacked:
		s.open.Done()
	}
}

// buildBehind makes pages on demand, the home page first, and then builds the site. If the build fails, it returns when
// the context ends.
func (s *session) buildBehind(ctx context.Context) (err error) {
	if s.pages, err = s.startOnDemand(ctx, s.errs); err != nil {
		return err
	}
	s.answer(s.pages)
	fmt.Fprintf(s.out, "%s answers as soon as the site is read.\n", s.address)
	if s.pages.first(ctx) {
		fmt.Fprintf(s.out, "Ready: %s makes pages on demand while the site is built.\n", s.address)
	}
	err = s.run(ctx, s.out, s.errs)
	if err == nil || errors.Is(err, errPartial) || ctx.Err() != nil {
		return err
	}
	if !errors.As(err, new(diag.Failure)) { // problems of the site were printed
		fmt.Fprintln(s.errs, "vitrine:", err)
	}
	fmt.Fprintf(s.errs, "Nothing was published. %s still makes pages on demand; to publish the site, run the command "+
		"again.\n", s.address)
	<-ctx.Done()
	return err
}

// serveFolder serves the output folder until the context ends.
func (s *session) serveFolder(ctx context.Context) error {
	folder := s.sites.into(0)
	built, err := server.New(server.Options{Root: folder})
	if err != nil {
		return err
	}
	before := s.answer(built)
	s.pages.stopEvents()
	go func() {
		before.Wait()
		s.release()
		debug.FreeOSMemory()
	}()
	fmt.Fprintf(s.out, "Serving %s at %s\n", folder, s.address)
	<-ctx.Done()
	return nil
}

// drainTime is how long requests under way may take before another program serves the folder.
const drainTime = 15 * time.Second

// handOver answers the requests under way and returns the socket, which stays open: connections that are made meanwhile
// wait in its queue for the program that inherits it. Shutdown of the server would drop requests that have just
// arrived.
func (s *session) handOver(ctx context.Context) (*os.File, error) {
	socket, err := s.listener.(*net.TCPListener).File()
	if err != nil {
		return nil, err
	}
	s.pages.stopEvents()
	s.listener.Close()
	s.accepting.Wait()
	s.server.SetKeepAlivesEnabled(false)
	closed := make(chan struct{})
	go func() {
		s.open.Wait()
		close(closed)
	}()
	select {
	case <-closed:
	case <-time.After(drainTime):
	case <-ctx.Done():
	}
	return socket, ctx.Err()
}
