// Package sharing decides which modules of libraries the pages of a product keep in files of their own, so that a
// reader who goes from page to page fetches them once.
//
// In: for each page, how many bytes every module puts into its file. Out: lists of modules, one a file. Never here:
// bundling, and knowledge of any library.
package sharing

import (
	"cmp"
	"fmt"
	"maps"
	"math/bits"
	"slices"
)

// What a plan is weighed with, in bytes before compression. A file more costs a request and what compression can't see
// beyond its end; a reader's first page counts as often as a journey of several pages does.
const (
	request = 1500 // what a file more costs
	journey = 6    // pages that a reader opens
	first   = 2    // how much more the first page counts
)

// Page is how many bytes each module puts into the file of a page.
type Page map[string]int

// Above are pages as a plan finds them when some of them load none of its layers: such a page brings all by itself.
func Above(pages []Page, alone []int) []Page {
	found := slices.Clone(pages)
	for _, i := range alone {
		found[i] = Page{}
		for module, size := range pages[i] {
			found[i][fmt.Sprintf("%s of page %d", module, i)] = size
		}
	}
	return found
}

// Layer is the modules of one file, sorted.
type Layer []string

// Plan divides modules that at least two pages use into layers. A module that is not inert does something when it is
// loaded: it comes into a layer only if every page that loads the layer uses it. Layers come in the order in which they
// are built: what most pages use first.
func Plan(pages []Page, inert func(module string) bool) []Layer {
	m := measure(pages)
	groups := m.signatures()
	for {
		a, b, gain := m.bestMerge(groups)
		if gain <= 0 {
			break
		}
		groups[a] = groups[a].with(groups[b])
		groups = slices.Delete(groups, b, b+1)
	}
	groups = slices.DeleteFunc(groups, func(g group) bool { return m.asLayer(g.pages, g.bytes) >= m.inPages(g) })
	slices.SortFunc(groups, func(a, b group) int {
		return cmp.Or(cmp.Compare(b.pages.len(), a.pages.len()), cmp.Compare(a.modules[0], b.modules[0]))
	})
	var layers []Layer
	for _, g := range groups {
		layer := slices.DeleteFunc(slices.Clone(g.modules),
			func(module string) bool { return !inert(module) && m.users[module].len() < g.pages.len() })
		if len(layer) > 0 {
			layers = append(layers, layer)
		}
	}
	return layers
}

// Ordered puts each layer behind those whose modules it needs, else in the order given. Needs has for each layer the
// numbers of others; layers that need each other stay in their order.
func Ordered(layers []Layer, needs [][]int) []Layer {
	var ordered []Layer
	placed := make([]bool, len(layers))
	waits := func(i int) bool {
		return slices.ContainsFunc(needs[i], func(other int) bool { return other != i && !placed[other] })
	}
	for len(ordered) < len(layers) {
		next := -1
		for i := range layers {
			if !placed[i] && (next < 0 || waits(next)) && (next < 0 || !waits(i)) {
				next = i
			}
		}
		placed[next] = true
		ordered = append(ordered, layers[next])
	}
	return ordered
}

// Cost is what layers cost the readers of these pages; less is better. Two plans for the same pages can be compared.
func Cost(pages []Page, layers []Layer) float64 {
	m := measure(pages)
	held := map[string]bool{}
	total := 0.0
	for _, layer := range layers {
		g := group{pages: newSet(len(pages))}
		for _, module := range layer {
			if !held[module] && m.bytes[module] > 0 {
				held[module] = true
				g = g.with(group{pages: m.users[module], modules: []string{module}, bytes: m.bytes[module]})
			}
		}
		if g.bytes > 0 {
			total += m.asLayer(g.pages, g.bytes)
		}
	}
	for _, module := range slices.Sorted(maps.Keys(m.bytes)) { // sums of fractions depend on their order
		if !held[module] {
			total += m.inPages(group{modules: []string{module}})
		}
	}
	return total
}

// measured are pages with what their modules weigh and who uses them.
type measured struct {
	count int
	bytes map[string]int
	users map[string]set
}

func measure(pages []Page) measured {
	m := measured{count: len(pages), bytes: map[string]int{}, users: map[string]set{}}
	for i, page := range pages {
		for module, size := range page {
			m.bytes[module] = max(m.bytes[module], size)
			if m.users[module] == nil {
				m.users[module] = newSet(len(pages))
			}
			m.users[module].add(i)
		}
	}
	return m
}

// group is modules that would share a file, with the pages that load it.
type group struct {
	pages   set
	modules []string // sorted
	bytes   int
}

func (g group) with(other group) group {
	modules := append(slices.Clone(g.modules), other.modules...)
	slices.Sort(modules)
	return group{pages: g.pages.union(other.pages), modules: modules, bytes: g.bytes + other.bytes}
}

// signatures are the groups of modules that the very same pages use, of two pages at least.
func (m measured) signatures() []group {
	byUsers := map[string]group{}
	for _, module := range slices.Sorted(maps.Keys(m.users)) {
		if users := m.users[module]; users.len() > 1 {
			g := byUsers[users.key()]
			g.pages, g.bytes = users, g.bytes+m.bytes[module]
			g.modules = append(g.modules, module)
			byUsers[users.key()] = g
		}
	}
	return slices.SortedFunc(maps.Values(byUsers),
		func(a, b group) int { return cmp.Compare(a.modules[0], b.modules[0]) })
}

// bestMerge finds the two groups whose union saves most.
func (m measured) bestMerge(groups []group) (a, b int, gain float64) {
	alone := make([]float64, len(groups))
	for i, g := range groups {
		alone[i] = m.asLayer(g.pages, g.bytes)
	}
	for i := range groups {
		for j := i + 1; j < len(groups); j++ {
			together := m.asLayer(groups[i].pages.union(groups[j].pages), groups[i].bytes+groups[j].bytes)
			if saved := alone[i] + alone[j] - together; saved > gain {
				a, b, gain = i, j, saved
			}
		}
	}
	return a, b, gain
}

// asLayer is what a layer costs that some pages load: on a first page, and once in a journey that touches one of them.
func (m measured) asLayer(pages set, size int) float64 {
	users := pages.len()
	return float64(size+request) * (first*float64(users)/float64(m.count) + m.touched(users))
}

// inPages is what modules cost that every page brings by itself.
func (m measured) inPages(g group) float64 {
	steps := float64(min(journey, m.count))
	total := 0.0
	for _, module := range g.modules {
		total += float64(m.bytes[module]) * (first + steps) * float64(m.users[module].len()) / float64(m.count)
	}
	return total
}

// touched is the probability that a journey of different pages meets one of some.
func (m measured) touched(users int) float64 {
	missed := 1.0
	for i := range min(journey, m.count) {
		missed *= float64(max(0, m.count-users-i)) / float64(m.count-i)
	}
	return 1 - missed
}

// set is numbers of pages, a bit each.
type set []uint64

func newSet(size int) set { return make(set, (size+63)/64) }

func (s set) add(i int) { s[i/64] |= 1 << (i % 64) }

func (s set) len() int {
	n := 0
	for _, word := range s {
		n += bits.OnesCount64(word)
	}
	return n
}

func (s set) union(other set) set {
	both := slices.Clone(s)
	for i, word := range other {
		both[i] |= word
	}
	return both
}

func (s set) key() string {
	text := make([]byte, 0, 8*len(s))
	for _, word := range s {
		for range 8 {
			text, word = append(text, byte(word)), word>>8
		}
	}
	return string(text)
}
