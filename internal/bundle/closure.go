package bundle

import (
	"fmt"
	"maps"
	"sort"
	"strings"
)

// closures find what modules reach, each once for layers that stand above each other.
type closures struct {
	*Bundler
	target   Target
	known    map[string]closure // by the modules' names
	examined *examined          // modules of the layers that have an interface
}

// closure is what modules reach above the layers that they were asked about first.
type closure struct {
	modules map[string]contribution
	inputs  map[string]bool // files that were read for it
}

// above is the closure of modules above layers, each of which stands above those of the call before. Layers hold all
// that their modules reach, so that what one of them holds is missing from the closure and nothing else. Inputs take in
// the files that were read for it.
func (c *closures) above(names []string, below []*Layer, inputs map[string]bool) (map[string]contribution, error) {
	key := strings.Join(names, "\n")
	found, ok := c.known[key]
	if !ok {
		found.inputs = map[string]bool{}
		var err error
		if found.modules, err = c.closure(c.target, names, below, found.inputs); err != nil {
			return nil, err
		}
		if c.known == nil {
			c.known = map[string]closure{}
		}
		c.known[key] = found
	}
	maps.Copy(inputs, found.inputs)
	modules := maps.Clone(found.modules)
	for _, layer := range below {
		for module := range layer.Exports {
			delete(modules, module)
		}
	}
	return modules, nil
}

// closure finds every file that contributes code when all exports of the named modules are kept, and all exports of
// those files, and so on until nothing new appears. Files that only pass names on (barrels) contribute no code and
// stay outside: above the layer they are read from disk and lead to what the layer holds.
//
// Inputs take in the files that were read for it.
func (b *Bundler) closure(target Target, names []string, below []*Layer, inputs map[string]bool) (
	map[string]contribution, error) {

	known := map[string]contribution{}
	entries := names
	for round := 0; len(entries) > 0; round++ {
		if round == 12 {
			return nil, fmt.Errorf("its modules keep reaching new ones after %d rounds", round)
		}
		meta, err := b.reached(target, entries, below)
		if err != nil {
			return nil, err
		}
		for _, file := range b.files(meta) {
			inputs[file] = true
		}
		entries = entries[:0:0]
		for module, c := range b.contributions(meta) {
			before, again := known[module]
			if !again {
				entries = append(entries, module)
			}
			if !again || len(before.exports) < len(c.exports) { // those of an entry alone are told
				known[module] = c
			}
		}
		sort.Strings(entries)
	}
	return known, nil
}
