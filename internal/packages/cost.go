package packages

import (
	"encoding/json"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"vitrine/internal/bundle"
	"vitrine/internal/cache"
	"vitrine/internal/publish"
	"vitrine/internal/reference"
	"vitrine/internal/source"
)

// weighedAtOnce bounds the memory of one run of the bundler.
const weighedAtOnce = 48

// costs measure every import of the reference by bundling it. They depend on the lock file, and are measured once for
// it; dev mode does not wait for them.
func (r *Reader) costs(config source.Config, all [][]reference.Entry, wait bool) (map[string]reference.Cost, error) {
	costs := map[string]reference.Cost{}
	for i, from := range config.References {
		statements := reference.Weighed(all[i])
		key := cache.Key("cost", r.Lock, config.Bundle, statements)
		var weights map[string]reference.Cost
		if !r.Steps.Lookup("cost", key, &weights) && wait {
			r.Progress("costs", 0, len(statements))
			var err error
			if weights, err = r.weigh(config, from, statements); err != nil {
				return nil, err
			}
			r.Steps.Count("cost")
			if err := r.Steps.Keep("cost", key, weights); err != nil {
				return nil, err
			}
		}
		for statement, c := range weights {
			costs[statement] = c
		}
	}
	return costs, nil
}

func (r *Reader) weigh(config source.Config, from source.Reference, statements []string) (map[string]reference.Cost,
	error) {
	peers := r.peersOf(from.Packages)
	options := r.Bundling(config)
	options.Repairs = nil // what the packages weigh as they are
	bundler := bundle.New(options)
	weights := map[string]reference.Cost{}
	for batch := range slices.Chunk(statements, weighedAtOnce) {
		entries := make([]bundle.Entry, len(batch))
		for i, statement := range batch {
			entries[i] = bundle.Entry{Name: fmt.Sprint("e", i),
				Code: strings.Replace(reference.ExportOf(statement), ";", "", 1)}
		}
		weighed, err := bundler.Weigh(entries, peers)
		if err != nil {
			return nil, err
		}
		sizes := make([]int, len(batch))
		failed := make([]error, len(batch))
		r.Parallel(len(batch), func(i int) {
			var small []byte
			small, failed[i] = publish.Brotli(weighed[i].Code)
			sizes[i] = len(small)
		})
		for i, statement := range batch {
			if failed[i] != nil {
				return nil, failed[i]
			}
			weights[statement] = reference.Cost{Bytes: sizes[i], Peers: weighed[i].Peers}
		}
	}
	return weights, nil
}

// peersOf are the packages that the users of some packages install themselves.
func (r *Reader) peersOf(packages []string) []string {
	var peers []string
	for _, name := range packages {
		var manifest struct {
			PeerDependencies map[string]string `json:"peerDependencies"`
		}
		for dir := r.Site; fs.ValidPath(name) && dir != filepath.Dir(dir); dir = filepath.Dir(dir) {
			text, err := os.ReadFile(filepath.Join(dir, "node_modules", filepath.FromSlash(name), "package.json"))
			if err == nil && json.Unmarshal(text, &manifest) == nil {
				break
			}
		}
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
