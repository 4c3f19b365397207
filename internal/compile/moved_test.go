package compile

import (
	"bytes"
	"encoding/json"
	"flag"
	"fmt"
	"maps"
	"os"
	"slices"
	"strings"
	"testing"

	"vitrine/internal/reference"
)

var updateMoved = flag.Bool("update-moved", false,
	"move the controls of components that are not as they were when they were moved, and record what was noticed")

// recordOfMoves holds a line for each documented component: how each of its controls is noticed. The first line says of
// how many nobody has moved the controls yet.
const recordOfMoves = "testdata/controls.jsonl"

// moves is what a browser saw of a component's controls (see web/engine/trial/controls.tsx), and of which component:
// the key sums up its packages, its controls, its specimen, and the code that moves them.
type moves struct {
	Product string            `json:"product"`
	Name    string            `json:"name"`
	Key     string            `json:"key"`
	Failed  string            `json:"failed,omitempty"`
	Moved   map[string]string `json:"moved"`
}

// scalarShare is the part of the own scalar props of all documented components whose controls must do something.
const scalarShare = 0.9

// mostAgain is how many components a run of the tests moves because they are not as they were.
const mostAgain = 12

// TestControlsMove: moving a control changes markup, looks or what a callback is told. The record says so of each
// component as it is now. What has changed since is moved again, as are a few that have not; make controls records it.
func TestControlsMove(t *testing.T) {
	m := newMover(t)
	all := m.components(t)
	known, untried := readMoves(t)
	if *updateMoved {
		m.update(t, all, known)
		untried = 0
	}
	tried := slices.DeleteFunc(slices.Clone(all), func(c component) bool { return known[c.id()].Key == "" })
	if n := len(all) - len(tried); n != untried {
		t.Errorf("%d components have no line in %s, which says %d: run make controls.", n, recordOfMoves, untried)
	}
	again := stale(tried, known)
	if len(again) > mostAgain {
		t.Fatalf("%d components are not as they were when their controls were moved: run make controls.", len(again))
	}
	if !*updateMoved {
		m.compare(t, tried, again, known)
	}
	judge(t, tried, known)
}

// compare moves the controls of components that have changed, and of a sample: all does what it did.
func (m *mover) compare(t *testing.T, tried, changed []component, known map[string]moves) {
	t.Helper()
	for id, now := range m.move(t, slices.Concat(changed, sample(stillAs(tried, known)))) {
		was := known[id]
		if now.Key == was.Key && !maps.Equal(now.Moved, was.Moved) {
			t.Errorf("%s: %v was noticed, the record says %v", id, now.Moved, was.Moved)
		}
		for prop := range was.Moved {
			if _, ok := now.Moved[prop]; !ok && now.Key != was.Key {
				t.Logf("%s: nobody notices %s any more", id, prop)
			}
		}
		known[id] = now
	}
}

// judge counts the scalar props whose controls do something. Children that are elements belong to the specimen.
func judge(t *testing.T, all []component, known map[string]moves) {
	t.Helper()
	type count struct{ all, alone, with int }
	counts, total := map[string]*count{}, &count{}
	for _, c := range all {
		if counts[c.from.Product] == nil {
			counts[c.from.Product] = &count{}
		}
		var nothing []string
		for _, row := range c.item.Props {
			if !reference.IsScalar(row) || c.isGiven(row.Name) {
				continue
			}
			way := known[c.id()].Moved[row.Name]
			for _, n := range []*count{counts[c.from.Product], total} {
				n.all++
				switch {
				case strings.HasPrefix(way, "with "):
					n.with++
				case way != "":
					n.alone++
				}
			}
			if way == "" {
				nothing = append(nothing, row.Name)
			}
		}
		if len(nothing) > 0 {
			t.Logf("%s: nobody notices %s %s", c.id(), strings.Join(nothing, ", "), known[c.id()].Failed)
		}
	}
	for _, product := range slices.Sorted(maps.Keys(counts)) {
		n := counts[product]
		t.Logf("%s: %d alone and %d with another one, of %d (%.1f %%)", product, n.alone, n.with, n.all,
			100*float64(n.alone+n.with)/float64(n.all))
	}
	t.Logf("%d alone and %d with another one, of %d (%.1f and %.1f %%)", total.alone, total.with, total.all,
		100*float64(total.alone)/float64(total.all), 100*float64(total.alone+total.with)/float64(total.all))
	if float64(total.alone+total.with) < scalarShare*float64(total.all) {
		t.Errorf("Of %d own scalar props, the controls of %d do something.", total.all, total.alone+total.with)
	}
}

// batch is how many components are moved before they are recorded: a run that is broken off goes on from there.
const batch = 8

// update moves the controls of what has changed since it was recorded, and writes the record.
func (m *mover) update(t *testing.T, all []component, known map[string]moves) {
	t.Helper()
	for changed := range slices.Chunk(stale(all, known), batch) {
		maps.Copy(known, m.move(t, changed))
		writeMoves(t, all, known)
	}
	current := map[string]bool{}
	for _, c := range all {
		current[c.id()] = true
	}
	maps.DeleteFunc(known, func(id string, _ moves) bool { return !current[id] })
	writeMoves(t, all, known)
}

// stillAs are the components of which the record speaks as they are now.
func stillAs(all []component, known map[string]moves) []component {
	return slices.DeleteFunc(slices.Clone(all), func(c component) bool { return known[c.id()].Key != c.key })
}

// stale are the others.
func stale(all []component, known map[string]moves) []component {
	return slices.DeleteFunc(slices.Clone(all), func(c component) bool { return known[c.id()].Key == c.key })
}

func writeMoves(t *testing.T, all []component, known map[string]moves) {
	t.Helper()
	untried := slices.DeleteFunc(slices.Clone(all), func(c component) bool { return known[c.id()].Key != "" })
	var text bytes.Buffer
	fmt.Fprintf(&text, "{\"untried\":%d}\n", len(untried))
	for _, c := range all {
		one, ok := known[c.id()]
		if !ok {
			continue
		}
		line, err := json.Marshal(one)
		if err != nil {
			t.Fatal(err)
		}
		fmt.Fprintf(&text, "%s\n", line)
	}
	if err := os.WriteFile(recordOfMoves, text.Bytes(), 0o644); err != nil {
		t.Fatal(err)
	}
}

func readMoves(t *testing.T) (known map[string]moves, untried int) {
	t.Helper()
	text, err := os.ReadFile(recordOfMoves)
	if err != nil && !(os.IsNotExist(err) && *updateMoved) {
		t.Fatal(err)
	}
	known = map[string]moves{}
	for line := range strings.Lines(string(text)) {
		var one struct {
			moves
			Untried *int
		}
		if err := json.Unmarshal([]byte(line), &one); err != nil {
			t.Fatalf("%s: %v", recordOfMoves, err)
		}
		if one.Untried != nil {
			untried = *one.Untried
		} else {
			known[one.Product+" "+one.Name] = one.moves
		}
	}
	return known, untried
}

// sample are components that are moved in each run of the tests: one of each product, by their sums, so that nobody
// has chosen them.
func sample(all []component) []component {
	first := map[string]component{}
	for _, c := range all {
		if best, ok := first[c.from.Product]; !ok || c.key < best.key {
			first[c.from.Product] = c
		}
	}
	return slices.Collect(maps.Values(first))
}
