package main

import (
	"flag"
	"fmt"
	"io"
	"os"

	"vitrine/internal/compile"
	"vitrine/internal/prerender"
	"vitrine/internal/remote"
)

// remoteURL is where the address of a remote cache may stand, since a password is not for the list of processes.
const remoteURL = "VITRINE_CACHE_URL"

// remoteCache are the flags of commands that share their work with other machines.
type remoteCache struct {
	url      string
	readOnly bool
}

func (s *remoteCache) define(set *flag.FlagSet) {
	set.StringVar(&s.url, "cache-url", "", "the `address` of a server with Bazel's HTTP cache protocol, which shares "+
		"finished work between machines (default $"+remoteURL+")")
	set.BoolVar(&s.readOnly, "cache-read-only", false, "take work from that server, and send none")
}

// open connects a build with the server, if there is one. What close returns says what came of it.
func (s *remoteCache) open(o *compile.Options, errs io.Writer) (closing func() string, err error) {
	address := s.url
	if address == "" {
		address = os.Getenv(remoteURL)
	}
	if address == "" {
		return func() string { return "" }, nil
	}
	node, err := prerender.Version()
	if err != nil {
		return nil, err
	}
	client, err := remote.New(remote.Options{URL: address, Machine: node, ReadOnly: s.readOnly,
		Warn: func(text string) { fmt.Fprintln(errs, text) }})
	if err != nil {
		return nil, err
	}
	o.Remote = client
	return func() string {
		stats := client.Close()
		return fmt.Sprintf(" From the remote cache came %d results, to it went %d.", stats.Taken, stats.Given)
	}, nil
}
