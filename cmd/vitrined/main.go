// Command vitrined serves a published site. It links neither the bundler nor the compiler.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"log/slog"
	"net"
	"net/http"
	"os"
	"os/signal"
	"syscall"
	"time"

	"vitrine/internal/server"
)

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, "vitrined:", err)
		os.Exit(1)
	}
}

func run() error {
	root := flag.String("root", "dist", "the output folder of a build")
	address := flag.String("addr", "127.0.0.1:8080", "address to listen on")
	quiet := flag.Bool("quiet", false, "write no line a request")
	flag.Parse()
	if info, err := os.Stat(*root); err != nil || !info.IsDir() {
		return fmt.Errorf("there is no folder %q to serve: build the site first, or name its output with --root", *root)
	}
	log := slog.New(slog.NewTextHandler(os.Stderr, nil))
	options := server.Options{Root: *root}
	if !*quiet {
		options.Log = log
	}
	listener, err := net.Listen("tcp", *address)
	if err != nil {
		return err
	}
	srv := server.New(*address, server.Handler(options))
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	go func() {
		<-ctx.Done()
		closing, cancel := context.WithTimeout(context.Background(), 10*time.Second)
		defer cancel()
		srv.Shutdown(closing)
	}()
	fmt.Printf("Serving %s at http://%s/\n", *root, listener.Addr())
	if err := srv.Serve(listener); !errors.Is(err, http.ErrServerClosed) {
		return err
	}
	return nil
}
