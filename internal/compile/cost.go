package compile

import (
	"encoding/json"
	"fmt"
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

// costs measure every import of the reference by bundling it. They depend on the lock file, and are made once for it;
// the writing mode does not wait for them.
func (b *Builder) costs(config source.Config, all [][]reference.Entry, wait bool) (map[string]reference.Cost, error) {
	costs := map[string]reference.Cost{}
	for i, from := range config.References {
		statements := reference.Weighed(all[i])
		key := cache.Key("cost", b.lock, config.Bundle, statements)
		var made map[string]reference.Cost
		if !b.cache.Lookup("cost", key, &made) && wait {
			b.options.Progress("costs", 0, len(statements))
			var err error
			if made, err = b.weigh(config, from, statements); err != nil {
				return nil, err
			}
			b.cache.Count("cost")
			if err := b.cache.Keep("cost", key, made); err != nil {
				return nil, err
			}
		}
		for statement, c := range made {
			costs[statement] = c
		}
	}
	return costs, nil
}

func (b *Builder) weigh(config source.Config, from source.Reference, statements []string) (map[string]reference.Cost,
	error) {
	peers := b.peersOf(from.Packages)
	options := b.maker(config).BundleOptions("cost")
	options.Repairs = nil // what the packages weigh as they are
	bundler := bundle.New(options)
	made := map[string]reference.Cost{}
	for batch := range slices.Chunk(statements, weighedAtOnce) {
		entries := make([]bundle.Entry, len(batch))
		for i, statement := range batch {
			entries[i] = bundle.Entry{Name: fmt.Sprint("e", i), Code: strings.Replace(reference.ExportOf(statement), ";", "", 1)}
		}
		weighed, err := bundler.Weigh(entries, peers)
		if err != nil {
			return nil, err
		}
		sizes := make([]int, len(batch))
		failed := make([]error, len(batch))
		b.parallel(len(batch), func(i int) {
			var small []byte
			small, failed[i] = publish.Brotli(weighed[i].Code)
			sizes[i] = len(small)
		})
		for i, statement := range batch {
			if failed[i] != nil {
				return nil, failed[i]
			}
			made[statement] = reference.Cost{Bytes: sizes[i], Peers: weighed[i].Peers}
		}
	}
	return made, nil
}

// peersOf are the packages that the users of some packages install themselves.
func (b *Builder) peersOf(packages []string) []string {
	var peers []string
	for _, name := range packages {
		var manifest struct {
			PeerDependencies map[string]string `json:"peerDependencies"`
		}
		for dir := b.options.Site; dir != filepath.Dir(dir); dir = filepath.Dir(dir) {
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
