package bundle

import (
	"fmt"
	"path/filepath"

	"github.com/evanw/esbuild/pkg/api"
)

// Usage says how many bytes each module puts into the output of an entry, by module key. What layers hold is not in it.
type Usage map[string]int

// Usages bundles entries for the browser above the layers and counts, entry by entry, what their outputs consist of.
func (b *Bundler) Usages(entries []Entry, layers []*Layer) ([]Usage, error) {
	o := b.build(Browser)
	o.Plugins = []api.Plugin{b.plugin(Browser, entries, layers)}
	for i, entry := range entries {
		o.EntryPointsAdvanced = append(o.EntryPointsAdvanced, api.EntryPoint{
			InputPath: entrySpace + ":" + entry.Name, OutputPath: fmt.Sprintf("e%d", i),
		})
	}
	_, meta, err := built(o)
	if err != nil {
		return nil, err
	}
	list := make([]Usage, len(entries))
	for i := range entries {
		list[i] = b.usage(meta, fmt.Sprintf("e%d.js", i))
	}
	return list, nil
}

// usage counts the bytes of the modules in one output.
func (b *Bundler) usage(m *metafile, name string) Usage {
	used := Usage{}
	for path, output := range m.Outputs {
		if filepath.Base(path) != name {
			continue
		}
		for input, part := range output.Inputs {
			if key, ok := b.inputKey(input); ok && part.Bytes > 0 {
				used[key] += part.Bytes
			}
		}
	}
	return used
}
