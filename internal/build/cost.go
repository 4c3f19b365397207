package build

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"vitrine/internal/bundle"
	"vitrine/internal/cache"
	"vitrine/internal/reference"
	"vitrine/internal/source"
)

// cost is what an import adds to a bundle.
type cost struct {
	Bytes int      // minified and compressed with brotli, level 5
	Peers []string // packages that it expects to be there
}

// words say what an import costs; "" where it is not known.
func (c cost) words() string {
	if c.Bytes == 0 {
		return ""
	}
	return fmt.Sprintf(
		"Alone, this import adds **%s** to a bundle%s: minified and compressed with Brotli. What other imports of "+
			"the bundle use as well is not added twice.", kilobytes(c.Bytes), besides(c.Peers))
}

func besides(peers []string) string {
	if len(peers) == 0 {
		return ""
	}
	quoted := make([]string, len(peers))
	for i, peer := range peers {
		quoted[i] = "`" + peer + "`"
	}
	last := len(quoted) - 1
	if last == 0 {
		return " that has " + quoted[0]
	}
	return " that has " + strings.Join(quoted[:last], ", ") + " and " + quoted[last]
}

// kilobytes writes a size as readers know it.
func kilobytes(bytes int) string {
	if bytes < 1000 {
		return fmt.Sprintf("%d bytes", bytes)
	}
	return fmt.Sprintf("%.1f kB", float64(bytes)/1000)
}

// weighedAtOnce bounds the memory of one run of the bundler.
const weighedAtOnce = 48

// costs measure every import of the reference by bundling it. They depend on the lock file, and are made once for it;
// the writing mode does not wait for them.
func (b *Builder) costs(config source.Config, all [][]reference.Entry, wait bool) (map[string]cost, error) {
	costs := map[string]cost{}
	for i, from := range config.References {
		var statements []string
		for _, entry := range all[i] {
			if (entry.Kind == reference.Component || entry.Kind == reference.Hook) && len(entry.Imports) > 0 {
				statements = append(statements, entry.Imports[0])
			}
		}
		key := cache.Key("cost", b.lock, config.Bundle, statements)
		var made map[string]cost
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

func (b *Builder) weigh(config source.Config, from source.Reference, statements []string) (map[string]cost,
	error) {
	peers := b.peersOf(from.Packages)
	options := b.bundling(config, "cost")
	options.Repairs = nil // what the packages weigh as they are
	bundler := bundle.New(options)
	made := map[string]cost{}
	for batch := range slices.Chunk(statements, weighedAtOnce) {
		entries := make([]bundle.Entry, len(batch))
		for i, statement := range batch {
			entries[i] = bundle.Entry{Name: fmt.Sprint("e", i), Code: strings.Replace(exportOf(statement), ";", "", 1)}
		}
		weighed, err := bundler.Weigh(entries, peers)
		if err != nil {
			return nil, err
		}
		sizes := make([]int, len(batch))
		failed := make([]error, len(batch))
		b.parallel(len(batch), func(i int) {
			var small []byte
			small, failed[i] = brotliBytes(weighed[i].Code, brotliBuild)
			sizes[i] = len(small)
		})
		for i, statement := range batch {
			if failed[i] != nil {
				return nil, failed[i]
			}
			made[statement] = cost{Bytes: sizes[i], Peers: weighed[i].Peers}
		}
	}
	return made, nil
}

// exportOf turns an import into an export of the same, so that nothing of it is left out.
func exportOf(statement string) string {
	rest := strings.TrimPrefix(statement, "import ")
	if strings.HasPrefix(rest, "{") {
		return "export " + rest
	}
	_, from, _ := strings.Cut(rest, " from ")
	return "export { default } from " + from
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
