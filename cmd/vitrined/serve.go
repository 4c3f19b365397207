package main

import (
	"context"
	"crypto/tls"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net"
	"net/http"
	"os"
	"os/signal"
	"syscall"
	"time"

	"golang.org/x/crypto/acme/autocert"

	"vitrine/internal/agents"
	"vitrine/internal/feedback"
	"vitrine/internal/server"
	"vitrine/internal/wire"
)

// runServe serves until the context ends or a listener fails.
func runServe(ctx context.Context, arguments []string, out, errs io.Writer) error {
	var s settings
	embedded := embeddedSite()
	if err := s.read("vitrined", arguments, errs, embedded != nil); err != nil {
		return err
	}
	if s.root != "" {
		embedded = nil
	}
	s.limitMemory()
	hangups := make(chan os.Signal, 1)
	signal.Notify(hangups, syscall.SIGHUP) // from here on: it would end the process otherwise
	defer signal.Stop(hangups)
	log := s.logger(errs)
	counts := newMetrics()
	options := server.Options{Root: s.root, Embedded: embedded, Memory: int64(s.memory) << 20, TLS: s.tls(),
		Observe: counts.request, Mount: map[string]http.Handler{}, Search: openSearch}
	if !s.quiet {
		options.Log = log
	}
	var site *server.Server // made below; nobody asks before it listens
	var store *feedback.Store
	if s.feedback != "" {
		var err error
		if store, err = feedback.Open(s.feedback); err != nil {
			return err
		}
		defer store.Close()
		options.Mount[feedback.Path] = s.feedbackHandler(store, log, counts,
			func(page, language string) bool { return site.HasPage(page, language) })
		go s.forget(ctx, store, log)
	}
	if s.mcp {
		options.Mount[agents.Path] = s.agentsHandler(agents.NewPublished(
			func(name string) ([]byte, error) { return site.ReadFile(name) },
			func() any { return site.Version() }))
	}
	var err error
	if site, err = server.New(options); err != nil {
		return fmt.Errorf("%w; build one, or name the output of a build with -root", err)
	}
	counts.memory(site.MemoryUsed)
	files := &certificate{chain: s.tlsCert, key: s.tlsKey}
	if s.tlsCert != "" {
		if err := files.load(); err != nil {
			return err
		}
	}
	go reload(ctx, hangups, site, files, log)
	return s.listen(ctx, doors{
		readers:  server.NewHTTP(withHealth(site, healthHandler(site, store)), s.cleartext2, log),
		plain:    site.Plain(alivePath, readyPath, agents.Path),
		files:    files,
		watchers: server.NewHTTP(counts.handler(healthHandler(site, store)), false, log),
	}, out)
}

// feedbackHandler takes feedback on pages that exist.
func (s *settings) feedbackHandler(store *feedback.Store, log *slog.Logger, counts *metrics,
	exists func(page, language string) bool) http.Handler {
	proxies, _ := s.networks() // checked
	if s.anyPage {
		exists = nil
	}
	return feedback.Handler(feedback.Options{Store: store, Limit: s.limit(), Origins: list(s.origins), Proxies: proxies,
		Exists: exists, Log: log, Stored: counts.submission})
}

// agentsHandler answers programs from the published files.
func (s *settings) agentsHandler(library agents.Library) http.Handler {
	proxies, _ := s.networks() // checked
	return agents.Handler(agents.Options{Library: library}, agents.Limits{
		Bytes: int64(s.mcpSize) << 10, Time: s.mcpTime, Rate: s.mcpRate,
		Hosts: list(s.mcpHosts), Origins: list(s.mcpOrigins), Proxies: proxies})
}

func (s *settings) limit() feedback.Limit {
	return feedback.Limit{Count: s.feedbackRate, Total: s.totalRate, Window: time.Hour,
		Bytes: int64(s.feedbackSize) << 20}
}

// forget deletes what is known of senders in time, and submissions that are old enough, once an hour.
func (s *settings) forget(ctx context.Context, store *feedback.Store, log *slog.Logger) {
	hours := time.NewTicker(time.Hour)
	defer hours.Stop()
	for {
		if err := store.Forget(ctx, s.limit(), time.Duration(s.retention)*24*time.Hour); err != nil &&
			ctx.Err() == nil {
			log.Warn("old submissions and what is known of senders could not be deleted now", "error", err)
		}
		select {
		case <-ctx.Done():
			return
		case <-hours.C:
		}
	}
}

// doors are what is served on the addresses.
type doors struct {
	readers  *http.Server
	plain    wire.Site // what readers without TLS get in front of it
	files    *certificate
	watchers *http.Server
}

// served is a server that can be told to end.
type served interface {
	Shutdown(context.Context) error
	Close() error
}

// listen opens all addresses, says which they are, and serves on them.
func (s *settings) listen(ctx context.Context, d doors, out io.Writer) error {
	listener, err := listenOn(s.address)
	if err != nil {
		return err
	}
	first, begin := s.open(d, wire.Limit(listener, s.connections))
	servers, serve := []served{first}, []func() error{begin}
	if s.metrics != "" {
		own, err := net.Listen("tcp", s.metrics)
		if err != nil {
			return err
		}
		servers = append(servers, d.watchers)
		serve = append(serve, func() error { return d.watchers.Serve(own) })
		fmt.Fprintf(out, "Metrics at http://%s/metrics\n", own.Addr())
	}
	scheme, what := "http", s.root
	if s.tls() {
		scheme = "https"
	}
	if what == "" {
		what = "the site inside the program"
	}
	fmt.Fprintf(out, "Serving %s at %s://%s/\n", what, scheme, listener.Addr())
	return until(ctx, servers, serve, s.grace)
}

// open serves readers on a listener: with TLS by files or by ACME, or without.
func (s *settings) open(d doors, listener net.Listener) (served, func() error) {
	srv := d.readers
	switch {
	case s.tlsCert != "":
		srv.TLSConfig = d.files.config()
	case s.acmeHosts != "":
		manager := &autocert.Manager{Prompt: autocert.AcceptTOS, Cache: autocert.DirCache(s.acmeFolder),
			HostPolicy: autocert.HostWhitelist(list(s.acmeHosts)...), Email: s.acmeMail}
		srv.TLSConfig = manager.TLSConfig()
		srv.TLSConfig.MinVersion = tls.VersionTLS12
	default:
		quick := wire.NewServer(srv, d.plain)
		return quick, func() error { return quick.Serve(listener) }
	}
	return srv, func() error { return srv.ServeTLS(listener, "", "") }
}

// until serves until the context ends; then requests under way may finish.
func until(ctx context.Context, servers []served, serve []func() error, grace time.Duration) error {
	failed := make(chan error, len(serve))
	for _, one := range serve {
		go func() { failed <- one() }()
	}
	var err error
	select {
	case err = <-failed:
	case <-ctx.Done():
	}
	closing, cancel := context.WithTimeout(context.Background(), grace)
	defer cancel()
	for _, srv := range servers {
		if shutdown := srv.Shutdown(closing); shutdown != nil {
			srv.Close()
		}
	}
	if errors.Is(err, http.ErrServerClosed) {
		return nil
	}
	return err
}

// reload looks at the folder and at the certificate's files anew on a hangup signal.
func reload(ctx context.Context, hangups <-chan os.Signal, site *server.Server, files *certificate, log *slog.Logger) {
	for {
		select {
		case <-ctx.Done():
			return
		case <-hangups:
			log.Info("looking at the folder anew")
			site.Reload()
			if files.chain == "" {
				continue
			}
			if err := files.load(); err != nil {
				log.Error("the certificate stays as it was", "error", err)
			}
		}
	}
}

func (s *settings) logger(w io.Writer) *slog.Logger {
	if s.logFormat == "json" {
		return slog.New(slog.NewJSONHandler(w, nil))
	}
	return slog.New(slog.NewTextHandler(w, nil))
}
