package sharing

import (
	"fmt"
	"reflect"
	"slices"
	"testing"
)

func inert(string) bool { return true }

func TestWhatPagesShareIsInOneFile(t *testing.T) {
	pages := make([]Page, 8)
	for i := range pages {
		pages[i] = Page{"core/a.js": 90_000, "core/b.js": 10_000, fmt.Sprintf("own/%d.js", i): 20_000}
	}
	pages[0]["pair.js"], pages[1]["pair.js"] = 40_000, 40_000
	pages[2]["tiny.js"], pages[3]["tiny.js"] = 50, 50
	want := []Layer{{"core/a.js", "core/b.js", "tiny.js"}, {"pair.js"}}
	if got := Plan(pages, inert); !reflect.DeepEqual(got, want) {
		t.Errorf("layers %v, want %v: what is used once stays on its page, and what weighs nothing costs no file", got, want)
	}
}

// TestPlansAreStable: a plan depends on what pages use alone, and a page more that uses the same changes nothing.
func TestPlansAreStable(t *testing.T) {
	var pages []Page
	for i := range 40 {
		page := Page{}
		for m := range 60 {
			if (i*7+m*13)%11 < 3 {
				page[fmt.Sprintf("m%02d.js", m)] = 500 + 37*m
			}
		}
		pages = append(pages, page)
	}
	first := Plan(pages, inert)
	if again := Plan(pages, inert); !reflect.DeepEqual(again, first) {
		t.Errorf("%v, then %v", first, again)
	}
	held := map[string]bool{}
	for _, layer := range first {
		if !slices.IsSorted(layer) {
			t.Errorf("%v is not sorted", layer)
		}
		for _, module := range layer {
			if held[module] {
				t.Errorf("%s is in two layers", module)
			}
			held[module] = true
		}
	}
	if none, planned := Cost(pages, nil), Cost(pages, first); len(first) == 0 || planned >= none {
		t.Errorf("%d layers cost %.0f, and none %.0f", len(first), planned, none)
	}
}

func TestModulesThatDoSomethingAreLoadedWhereTheyAreUsedOnly(t *testing.T) {
	pages := []Page{{"a.js": 9000, "effect.js": 9000}, {"a.js": 9000, "effect.js": 9000}, {"a.js": 9000}}
	for _, layer := range Plan(pages, func(module string) bool { return module != "effect.js" }) {
		if slices.Contains(layer, "effect.js") && len(layer) > 1 {
			t.Errorf("a page that doesn't use effect.js would load %v", layer)
		}
	}
	everywhere := []Page{{"effect.js": 9000}, {"effect.js": 9000}}
	if got := Plan(everywhere, func(string) bool { return false }); len(got) != 1 {
		t.Errorf("layers %v: every page that loads it uses it", got)
	}
}

func TestLayersStandBehindThoseThatTheyNeed(t *testing.T) {
	layers := []Layer{{"field.js", "search.js"}, {"card.js"}, {"icon.js"}}
	for _, c := range []struct {
		about string
		needs [][]int
		want  []Layer
	}{
		{"nothing needs another", [][]int{nil, nil, nil}, layers},
		{"the first needs the last", [][]int{{2}, nil, nil}, []Layer{layers[1], layers[2], layers[0]}},
		{"each needs the one behind", [][]int{{1}, {2}, nil}, []Layer{layers[2], layers[1], layers[0]}},
		{"two need each other", [][]int{{1}, {0}, nil}, []Layer{layers[2], layers[0], layers[1]}},
	} {
		if got := Ordered(layers, c.needs); !reflect.DeepEqual(got, c.want) {
			t.Errorf("%s: %v, want %v", c.about, got, c.want)
		}
	}
}

// TestPageAloneCosts: a page that loads no layer brings what they hold once more.
func TestPageAloneCosts(t *testing.T) {
	pages := []Page{{"a.js": 90_000}, {"a.js": 90_000}, {"a.js": 90_000}, {"a.js": 90_000}}
	plan := Plan(pages, inert)
	planned, alone := Cost(pages, plan), Cost(Above(pages, []int{2}), plan)
	if alone < planned*1.2 || alone >= Cost(pages, nil) {
		t.Errorf("with one of four pages alone the plan costs %.0f, and %.0f without", alone, planned)
	}
	if len(pages[2]) != 1 || pages[2]["a.js"] != 90_000 {
		t.Errorf("the pages themselves have changed: %v", pages)
	}
}
