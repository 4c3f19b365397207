package bundle

import (
	"bytes"
	"slices"
	"strings"

	"github.com/evanw/esbuild/pkg/api"
)

// Weight is what one entry adds to a bundle that has its peers.
type Weight struct {
	Code  []byte   // minified, whether the bundler is for development or not
	Peers []string // packages among the peers that it needs, sorted
}

// Weigh bundles entries, each by itself, without the packages that their users have anyway. A module that many entries
// use is parsed once. Inputs are the files that they were made of.
func (b *Bundler) Weigh(entries []Entry, peers []string) (weights []Weight, inputs []string, err error) {
	o := b.build(Browser)
	o.MinifyWhitespace, o.MinifyIdentifiers, o.MinifySyntax = true, true, true
	o.Define = map[string]string{"process.env.NODE_ENV": `"production"`}
	if len(entries) > 0 {
		entries[0].Styleless = true
	}
	o.Plugins = []api.Plugin{b.plugin(Browser, entries, nil, peers...)}
	for _, entry := range entries {
		o.EntryPointsAdvanced = append(o.EntryPointsAdvanced, api.EntryPoint{InputPath: entrySpace + ":" + entry.Name,
			OutputPath: entry.Name})
	}
	made, meta, err := built(o)
	if err != nil {
		return nil, nil, err
	}
	list := make([]Weight, len(entries))
	for i, entry := range entries {
		list[i].Code = made[entry.Name+".js"]
		for _, peer := range peers {
			if importsPeer(list[i].Code, peer) {
				list[i].Peers = append(list[i].Peers, peer)
			}
		}
		slices.Sort(list[i].Peers)
	}
	return list, b.files(meta), nil
}

// importsPeer looks for an import of a package, or of a module below it.
func importsPeer(code []byte, peer string) bool {
	return bytes.Contains(code, []byte(`"`+peer+`"`)) || bytes.Contains(code, []byte(`"`+peer+`/`))
}

// isPeer says whether a module belongs to one of some packages.
func isPeer(module string, peers []string) bool {
	return slices.ContainsFunc(peers, func(peer string) bool {
		rest, ok := strings.CutPrefix(module, peer)
		return ok && (rest == "" || rest[0] == '/')
	})
}
