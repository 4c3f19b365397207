package compile

import (
	"bytes"
	"cmp"
	"encoding/json"
	"flag"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"vitrine/internal/testkit"
)

var (
	updateMoved = flag.Bool("update-moved", false,
		"move the controls of components that are not as they were when that was recorded, and record what was noticed")
	onlyMoved = flag.String("only", "", "the product whose controls -update-moved moves, all that have a record if empty")
)

// recordsOfMoves has a file for each product whose controls have been moved, with a line for each documented component.
const recordsOfMoves = "testdata/controls"

// moves is what a browser saw of a component's controls (see web/engine/trial/controls.tsx), and of which component:
// the key sums up its packages, its controls, its specimen, and the code that moves them.
type moves struct {
	Name   string            `json:"name"`
	Key    string            `json:"key"`
	Failed string            `json:"failed,omitempty"`
	Moved  map[string]string `json:"moved"`
	Missed []string          `json:"missed"`
}

// TestControlsMove: moving a control changes markup, looks or what a callback is told. The record says so of each
// component as it is now, the golden how many do, and a few are moved again.
func TestControlsMove(t *testing.T) {
	t.Parallel()
	m := newMover(t)
	var again []component
	records, byProduct := map[string]map[string]moves{}, map[string][]component{}
	for _, c := range m.components(t) {
		byProduct[c.from.Product] = append(byProduct[c.from.Product], c)
	}
	for product, all := range byProduct {
		known := readMoves(t, product)
		if *updateMoved && (*onlyMoved == product || *onlyMoved == "" && known != nil) {
			known = m.update(t, product, all, known)
		}
		if known == nil {
			continue
		}
		records[product] = known
		for _, c := range all {
			if known[c.item.Name].Key == c.key {
				again = append(again, c)
			} else {
				t.Errorf("%s is not as it was when its controls were moved: run make controls ONLY=%s.", c.id(), product)
			}
		}
	}
	text, share := shares(byProduct, records)
	testkit.File(t, filepath.Join(recordsOfMoves, "shares.txt"), text)
	if share < leastMoved {
		t.Errorf("%.1f %% of all scalar props do something when their control is moved, %.0f %% should", share, leastMoved)
	}
	some := sample(again)
	moved := map[string]moves{}
	m.moveAll(t, some, func(found map[string]moves) { maps.Copy(moved, found) })
	for _, c := range some {
		now, was := moved[c.id()], records[c.from.Product][c.item.Name]
		if !maps.Equal(now.Moved, was.Moved) {
			t.Errorf("%s: %v was noticed, the record says %v", c.id(), now.Moved, was.Moved)
		}
	}
}

// leastMoved is the share, in percent, of all own scalar props whose control does something.
const leastMoved = 90.0

// shares says of each product how many of its own scalar props do something, and which don't. Children that are
// elements belong to the specimen. The number is the share of all products together, in percent.
func shares(byProduct map[string][]component, records map[string]map[string]moves) (string, float64) {
	var text strings.Builder
	var moved, sought int
	for _, product := range slices.Sorted(maps.Keys(byProduct)) {
		known, tried := records[product]
		if !tried {
			fmt.Fprintf(&text, "%s: nobody has moved the controls of its %d components\n", product, len(byProduct[product]))
			continue
		}
		var alone, with, all int
		var missed strings.Builder
		for _, c := range byProduct[product] {
			one := known[c.item.Name]
			all += len(one.Moved) + len(one.Missed)
			for _, way := range one.Moved {
				if strings.HasPrefix(way, "with") {
					with++
				} else {
					alone++
				}
			}
			if len(one.Missed) > 0 {
				fmt.Fprintf(&missed, "\t%s: %s\n", one.Name, strings.Join(one.Missed, ", "))
			}
		}
		moved, sought = moved+alone+with, sought+all
		fmt.Fprintf(&text, "%s: of %d, %d do something alone and %d where another one is set or not, %.1f %%\n%s",
			product, all, alone, with, 100*float64(alone+with)/float64(all), &missed)
	}
	share := 100 * float64(moved) / float64(max(sought, 1))
	return text.String() + fmt.Sprintf("all: of %d, %d do something, %.1f %%\n", sought, moved, share), share
}

// update moves the controls of what has changed since it was recorded, and writes the record as it goes: a run that is
// broken off goes on from there.
func (m *mover) update(t *testing.T, product string, all []component, known map[string]moves) map[string]moves {
	t.Helper()
	current := map[string]moves{}
	stale := slices.Clone(all)
	for _, c := range all {
		if one := known[c.item.Name]; one.Key == c.key {
			current[one.Name] = one
			stale = slices.DeleteFunc(stale, func(other component) bool { return other.key == c.key })
		}
	}
	m.moveAll(t, stale, func(found map[string]moves) {
		for _, one := range found {
			current[one.Name] = one
		}
		writeMoves(t, product, current)
	})
	writeMoves(t, product, current)
	return current
}

func recordFile(product string) string { return filepath.Join(recordsOfMoves, product+".jsonl") }

func writeMoves(t *testing.T, product string, known map[string]moves) {
	t.Helper()
	var text bytes.Buffer
	for _, name := range slices.Sorted(maps.Keys(known)) {
		fmt.Fprintf(&text, "%s\n", plainJSON(t, known[name]))
	}
	if err := os.WriteFile(recordFile(product), text.Bytes(), 0o644); err != nil {
		t.Fatal(err)
	}
}

// readMoves is the record of a product, nil where there is none.
func readMoves(t *testing.T, product string) map[string]moves {
	t.Helper()
	text, err := os.ReadFile(recordFile(product))
	if os.IsNotExist(err) {
		return nil
	} else if err != nil {
		t.Fatal(err)
	}
	known := map[string]moves{}
	for line := range strings.Lines(string(text)) {
		var one moves
		if err := json.Unmarshal([]byte(line), &one); err != nil {
			t.Fatalf("%s: %v", recordFile(product), err)
		}
		known[one.Name] = one
	}
	return known
}

// sample are components that are moved in each run of the tests: some that take little time, by their sums, so that
// nobody has chosen them.
func sample(all []component) []component {
	const size, mostProps = 3, 5
	quick := slices.DeleteFunc(slices.Clone(all), func(c component) bool {
		return len(c.sought) == 0 || len(c.sought) > mostProps
	})
	slices.SortFunc(quick, func(a, b component) int { return cmp.Compare(a.key, b.key) })
	return quick[:min(size, len(quick))]
}
