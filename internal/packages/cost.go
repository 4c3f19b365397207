package packages

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"vitrine/internal/assets"
	"vitrine/internal/bundle"
	"vitrine/internal/cache"
	"vitrine/internal/publish"
	"vitrine/internal/reference"
	"vitrine/internal/source"
)

// weighedAtOnce bounds the memory of one run of the bundler.
const weighedAtOnce = 48

// costs measure every import of the reference by bundling it, which takes long; dev mode does not wait for them.
func (r *Reader) costs(config source.Config, all [][]reference.Entry, wait bool) (map[string]reference.Cost, error) {
	costs := map[string]reference.Cost{}
	for i, from := range config.References {
		statements := reference.Weighed(all[i])
		weights, _, err := cache.Traced(r.Steps, "cost", cache.Key("cost", r.Lock, config.Bundle, statements),
			func() (map[string]reference.Cost, []string, error) {
				if !wait {
					return nil, nil, errNotKnown
				}
				r.Progress("costs", 0, len(statements))
				return r.weigh(config, from, statements)
			})
		if err != nil && !errors.Is(err, errNotKnown) {
			return nil, err
		}
		for statement, c := range weights {
			costs[statement] = c
		}
	}
	return costs, nil
}

// errNotKnown says that costs have not been measured.
var errNotKnown = errors.New("not measured")

// weigh is the step that measures. Inputs are the files that it read.
func (r *Reader) weigh(config source.Config, from source.Reference, statements []string) (
	weights map[string]reference.Cost, inputs []string, err error) {
	peers := r.peersOf(from.Packages)
	options := r.Bundling(config)
	options.Repairs = nil // what the packages weigh as they are
	bundler := bundle.New(options)
	weights = map[string]reference.Cost{}
	for batch := range slices.Chunk(statements, weighedAtOnce) {
		entries := make([]bundle.Entry, len(batch))
		for i, statement := range batch {
			entries[i] = bundle.Entry{Name: fmt.Sprint("e", i),
				Code: strings.Replace(reference.ExportOf(statement), ";", "", 1)}
		}
		weighed, files, err := bundler.Weigh(entries, peers)
		if failure := (*bundle.Failure)(nil); errors.As(err, &failure) {
			entries, batch = weighable(bundler, entries, batch, peers)
			weighed, files, err = bundler.Weigh(entries, peers)
		}
		if err != nil {
			return nil, nil, err
		}
		inputs = append(inputs, files...)
		sizes := make([]int, len(batch))
		failed := make([]error, len(batch))
		r.Parallel(len(batch), func(i int) {
			var small []byte
			small, failed[i] = publish.Brotli(weighed[i].Code)
			sizes[i] = len(small)
		})
		for i, statement := range batch {
			if failed[i] != nil {
				return nil, nil, failed[i]
			}
			weights[statement] = reference.Cost{Bytes: sizes[i], Peers: weighed[i].Peers}
		}
	}
	return weights, inputs, nil
}

// weighable leaves out what can't be bundled, such as an export that a package declares and does not have. Its page is
// silent about its cost.
func weighable(bundler *bundle.Bundler, entries []bundle.Entry, statements []string, peers []string) (
	[]bundle.Entry, []string) {
	var failure *bundle.Failure
	var good []bundle.Entry
	var kept []string
	for i, entry := range entries {
		if _, _, err := bundler.Weigh([]bundle.Entry{entry}, peers); !errors.As(err, &failure) {
			good, kept = append(good, entry), append(kept, statements[i])
		}
	}
	return good, kept
}

// peersOf are the packages that the users of some packages install themselves.
func (r *Reader) peersOf(packages []string) []string {
	var peers []string
	for _, name := range packages {
		manifest, _ := assets.InstalledManifest(r.Site, name)
		for peer := range manifest.PeerDependencies {
			if !strings.HasPrefix(peer, "@types/") && !slices.Contains(packages, peer) && !slices.Contains(peers,
				peer) {
				peers = append(peers, peer)
			}
		}
	}
	slices.Sort(peers)
	return peers
}
