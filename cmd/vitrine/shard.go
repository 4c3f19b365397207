package main

import (
	"errors"
	"os"

	"vitrine/internal/compile"
	"vitrine/internal/shard"
)

// shardOf is the part of the pages that a build makes. What a part comes to is of use only where another machine finds
// it: a build that would lose it does not begin.
func shardOf(text string, o compile.Options, shared remoteCache, proven bool) (shard.Part, error) {
	part, err := shard.Parse(text)
	switch {
	case err != nil || text == "":
		return part, err
	case o.Untrusted:
		return part, errors.New("a build with --untrusted keeps no work, so that nobody could publish this part")
	case shared.readOnly:
		return part, errors.New("with --cache-read-only this part's work would stay on this machine, where no other " +
			"finds it; leave one of both out")
	case shared.url == "" && os.Getenv(remoteURL) == "":
		return part, errors.New("a part publishes nothing: a last build takes the work of all parts from the server of " +
			"--cache-url, and without one this work would stay here. Name the server with --cache-url or $" + remoteURL)
	case proven:
		return part, errors.New("a part publishes nothing that --verify could compare; give it to the last build")
	}
	return part, nil
}
