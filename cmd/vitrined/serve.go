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

	"vitrine/internal/feedback"
	"vitrine/internal/server"
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
	log := s.logger(errs)
	counts := newMetrics()
	options := server.Options{Root: s.root, Embedded: embedded, Memory: int64(s.memory) << 20, TLS: s.tls(), Observe: counts.request}
	if !s.quiet {
		options.Log = log
	}
	var store *feedback.Store
	if s.feedback != "" {
		var err error
		if store, err = feedback.Open(s.feedback); err != nil {
			return err
		}
		defer store.Close()
		proxies, _ := s.networks() // checked
		options.Mount = map[string]http.Handler{feedback.Path: feedback.Handler(feedback.Options{
			Store: store, Limit: feedback.Limit{Count: s.feedbackRate, Window: time.Hour},
			Origins: list(s.origins), Proxies: proxies, Log: log, Stored: counts.submission,
		})}
	}
	site, err := server.New(options)
	if err != nil {
		return fmt.Errorf("%w. Name the output of a build with -root", err)
	}
	counts.memory(site.MemoryUsed)
	health := healthHandler(site, store)
	go reload(ctx, site, log)

	listener, err := net.Listen("tcp", s.address)
	if err != nil {
		return err
	}
	servers := []*http.Server{server.NewHTTP(withHealth(site, health), s.cleartext2)}
	serve := []func() error{s.secure(servers[0], server.Limit(listener, s.connections))}
	if s.metrics != "" {
		own, err := net.Listen("tcp", s.metrics)
		if err != nil {
			return err
		}
		servers = append(servers, server.NewHTTP(counts.handler(health), false))
		serve = append(serve, func() error { return servers[1].Serve(own) })
		fmt.Fprintf(out, "Metrics at http://%s/metrics\n", own.Addr())
	}
	scheme, what := "http", s.root
	if s.tls() {
		scheme = "https"
	}
	if embedded != nil {
		what = "the site inside the program"
	}
	fmt.Fprintf(out, "Serving %s at %s://%s/\n", what, scheme, listener.Addr())
	return until(ctx, servers, serve, s.grace)
}

// secure puts TLS on a listener, by files or by ACME.
func (s *settings) secure(srv *http.Server, listener net.Listener) func() error {
	switch {
	case s.tlsCert != "":
		return func() error { return srv.ServeTLS(listener, s.tlsCert, s.tlsKey) }
	case s.acmeHosts != "":
		manager := &autocert.Manager{Prompt: autocert.AcceptTOS, Cache: autocert.DirCache(s.acmeFolder), HostPolicy: autocert.HostWhitelist(list(s.acmeHosts)...), Email: s.acmeMail}
		srv.TLSConfig = manager.TLSConfig()
		srv.TLSConfig.MinVersion = tls.VersionTLS12
		return func() error { return srv.ServeTLS(listener, "", "") }
	}
	return func() error { return srv.Serve(listener) }
}

// until serves until the context ends; then requests under way may finish.
func until(ctx context.Context, servers []*http.Server, serve []func() error, grace time.Duration) error {
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

// reload looks at the folder anew on a hangup signal.
func reload(ctx context.Context, site *server.Server, log *slog.Logger) {
	hangups := make(chan os.Signal, 1)
	signal.Notify(hangups, syscall.SIGHUP)
	defer signal.Stop(hangups)
	for {
		select {
		case <-ctx.Done():
			return
		case <-hangups:
			site.Reload()
			log.Info("looking at the folder anew")
		}
	}
}

func (s *settings) logger(w io.Writer) *slog.Logger {
	if s.logFormat == "json" {
		return slog.New(slog.NewJSONHandler(w, nil))
	}
	return slog.New(slog.NewTextHandler(w, nil))
}
