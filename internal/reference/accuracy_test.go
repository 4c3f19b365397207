package reference_test

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/microsoft/typescript-go/vitrine/facts"

	"vitrine/internal/diag"
	"vitrine/internal/reference"
	"vitrine/internal/source"
	"vitrine/internal/typescript"
)

// known is what is known of Material UI from elsewhere; testdata/material-ui.json holds it.
type known struct {
	Props map[string]struct {
		Required bool    `json:"required"`
		Default  *string `json:"default"`
	} `json:"props"`
	Slots   []string `json:"slots"`
	Classes []struct {
		Rule      string `json:"rule"`
		ClassName string `json:"className"`
		Global    bool   `json:"global"`
	} `json:"classes"`
	Inheritance   *string  `json:"inheritance"`
	ForwardsRefTo *string  `json:"forwardsRefTo"`
	Imports       []string `json:"imports"`
}

var material = reference.Policy{StatePrefix: "Mui-", System: "@mui/system", Open: []string{"OverridableStringUnion"}}

// extracted are the facts of the packages that the site documents, the first ones those of Material UI.
var extracted = sync.OnceValues(func() ([]facts.Package, error) {
	root, err := filepath.Abs("../..")
	if err != nil {
		return nil, err
	}
	config := source.LoadConfig(os.DirFS(filepath.Join(root, "site")), &diag.List{})
	packages, interfaces, values := reference.Wanted(config.References)
	return typescript.Facts(typescript.FactsRequest{Folder: root, Packages: packages, Interfaces: interfaces,
		Values: values})
})

// score counts what both say, and what only one of the two says.
type score struct{ both, missing, extra int }

func (s *score) compare(ours, theirs []string) (missing, extra []string) {
	for _, one := range theirs {
		if slices.Contains(ours, one) {
			s.both++
		} else {
			s.missing++
			missing = append(missing, one)
		}
	}
	for _, one := range ours {
		if !slices.Contains(theirs, one) {
			s.extra++
			extra = append(extra, one)
		}
	}
	return missing, extra
}

func (s score) String() string {
	return fmt.Sprintf("recall %.2f %%, precision %.2f %% (%d agree)", 100*float64(s.both)/float64(max(1,
		s.both+s.missing)), 100*float64(s.both)/float64(max(1, s.both+s.extra)), s.both)
}

// TestAccuracy holds the whole road, from declarations to rows, to what is known of 136 components from elsewhere.
// Where the two differ, faults lists why the other side is wrong, and proves it.
func TestAccuracy(t *testing.T) {
	all, err := extracted()
	if err != nil {
		t.Fatal(err)
	}
	facts := all[:2] // @mui/material and @mui/lab
	entries := map[string]reference.Entry{}
	for _, entry := range reference.Read(facts, material) {
		entries[entry.Name] = entry
	}
	a := accuracy{t: t, facts: facts, scores: map[string]*score{}, excused: map[string]int{}}
	for name, want := range readKnown(t) {
		entry, ok := entries[name]
		if !ok {
			t.Errorf("%s is not found", name)
			continue
		}
		a.component(entry, want)
	}
	kinds := []string{"props", "required", "defaults", "slots", "classes", "state classes", "inheritance", "imports",
		"ref"}
	for _, kind := range kinds {
		t.Logf("%-14s %v", kind, a.scores[kind])
	}
	for reason, n := range map[string]int{inheritedClass: 214, undocumentedDefault: 6, undocumentedClass: 1,
		hiddenParent: 1, wantedByTypes: 6} {
		if a.excused[reason] != n {
			t.Errorf("%d differences are explained with %q, not %d: does it still hold?", a.excused[reason], reason, n)
		}
	}
	if ref := a.scores["ref"]; ref.both*100 < 80*(ref.both+ref.missing) {
		t.Errorf("ref: %v", ref)
	}
}

func readKnown(t *testing.T) map[string]known {
	t.Helper()
	text, err := os.ReadFile("testdata/material-ui.json")
	if err != nil {
		t.Fatal(err)
	}
	var all map[string]known
	if err := json.Unmarshal(text, &all); err != nil {
		t.Fatal(err)
	}
	if len(all) != 136 {
		t.Fatalf("%d components are known", len(all))
	}
	return all
}

type accuracy struct {
	t       *testing.T
	facts   []facts.Package
	scores  map[string]*score
	excused map[string]int
}

// Why the other side is wrong.
const (
	inheritedClass = "the class comes with another component's keys, and no script ever writes it with this " +
		"component's name"
	undocumentedDefault = "the declaration documents this default"
	undocumentedClass   = "the declaration documents this class"
	wantedByTypes       = "an element without the prop is no TypeScript, though nothing is among its values"
	hiddenParent        = "the types accept every prop that this component documents"
)

func (a *accuracy) check(kind, component string, ours, theirs []string, explain func(difference string) string) {
	s := a.scores[kind]
	if s == nil {
		s = &score{}
		a.scores[kind] = s
	}
	missing, extra := s.compare(ours, theirs)
	for _, difference := range append(missing, extra...) {
		if reason := explain(difference); reason != "" {
			a.excused[reason]++
		} else if kind != "ref" {
			a.t.Errorf("%s, %s: %s (ours: %v, theirs: %v)", component, kind, difference, slices.Contains(ours,
				difference), slices.Contains(theirs, difference))
		}
	}
}

func (a *accuracy) component(entry reference.Entry, want known) {
	nothing := func(string) string { return "" }
	var props, required, defaults [2][]string
	for _, row := range entry.Props {
		props[0] = append(props[0], row.Name)
		if row.Required {
			required[0] = append(required[0], row.Name)
		}
		if row.Default != "" {
			defaults[0] = append(defaults[0], row.Name+" = "+row.Default)
		}
	}
	for name, p := range want.Props {
		props[1] = append(props[1], name)
		if p.Required {
			required[1] = append(required[1], name)
		}
		if p.Default != nil {
			defaults[1] = append(defaults[1], name+" = "+*p.Default)
		}
	}
	a.check("props", entry.Name, props[0], props[1], nothing)
	a.check("required", entry.Name, required[0], required[1], func(difference string) string {
		if slices.Contains(required[0], difference) && a.isWanted(entry.Name, difference) {
			return wantedByTypes
		}
		return ""
	})
	a.check("defaults", entry.Name, defaults[0], defaults[1], func(difference string) string {
		if slices.Contains(defaults[0], difference) && a.documentsDefault(entry.Name) {
			return undocumentedDefault
		}
		return ""
	})
	var slots []string
	for _, row := range entry.Slots {
		// elsewhere slots are only told where an interface {Name}Slots is exported
		if len(want.Slots) > 0 {
			slots = append(slots, row.Name)
		}
	}
	a.check("slots", entry.Name, slots, want.Slots, nothing)
	a.classes(entry, want)
	a.check("inheritance", entry.Name, named(entry.Inherits), optional(want.Inheritance),
		func(difference string) string {
			if a.acceptsAll(entry.Name, difference) {
				return hiddenParent
			}
			return ""
		})
	a.check("imports", entry.Name, entry.Imports, want.Imports, nothing)
	if entry.Ref != "" || want.ForwardsRefTo != nil {
		a.check("ref", entry.Name, []string{entry.Ref}, optional(want.ForwardsRefTo), nothing)
	}
}

func (a *accuracy) classes(entry reference.Entry, want known) {
	var classes, states [2][]string
	for _, row := range append(slices.Clone(entry.Classes), entry.Slots...) {
		switch {
		case row.State:
			states[0] = append(states[0], row.Class)
		case row.Class != "" && !slices.Contains(want.Slots, row.Name):
			classes[0] = append(classes[0], row.Class)
		}
	}
	for _, k := range want.Classes {
		if k.Global {
			states[1] = append(states[1], k.ClassName)
		} else {
			classes[1] = append(classes[1], k.ClassName)
		}
	}
	a.check("classes", entry.Name, classes[0], classes[1], func(difference string) string {
		if a.inheritedKey(entry.Name, difference) {
			return inheritedClass
		}
		if slices.Contains(classes[0], difference) {
			return undocumentedClass
		}
		return ""
	})
	a.check("state classes", entry.Name, states[0], states[1], func(string) string { return "" })
}

func named(parent *reference.Parent) []string {
	if parent == nil {
		return nil
	}
	return []string{parent.Name}
}

func optional(name *string) []string {
	if name == nil {
		return nil
	}
	return []string{*name}
}

func (a *accuracy) fact(name string) facts.Component {
	for _, p := range a.facts {
		for _, c := range p.Components {
			if c.Name == name {
				return c
			}
		}
	}
	return facts.Component{}
}

// documentsDefault: the JSDoc of a prop carries @default.
func (a *accuracy) documentsDefault(name string) bool {
	return slices.ContainsFunc(a.fact(name).Props, func(m facts.Member) bool {
		_,
			ok := m.Doc.Tag("default")
		return ok
	})
}

// isWanted: the declaration of a prop lets null stand for it, but not its absence. Probes hold that against a compiler.
func (a *accuracy) isWanted(name, prop string) bool {
	return slices.ContainsFunc(a.fact(name).Props, func(m facts.Member) bool {
		return m.Name == prop && !m.Optional && (m.Nullable || m.Type.Names("React.ReactNode"))
	})
}

// inheritedKey: the key of a class is declared by another component, under whose name the class is generated.
func (a *accuracy) inheritedKey(name, class string) bool {
	_, key, _ := strings.Cut(class, "-")
	return slices.ContainsFunc(a.fact(name).Classes, func(m facts.Member) bool {
		return m.Name == key && m.Prefix != "" && m.Prefix != "Mui"+name
	})
}

// acceptsAll: every prop that the parent's propTypes document is among the props of the component.
func (a *accuracy) acceptsAll(name, parent string) bool {
	accepted := a.fact(name).Props
	for _, prop := range a.fact(parent).Published.Props {
		if !slices.ContainsFunc(accepted, func(m facts.Member) bool { return m.Name == prop }) {
			return false
		}
	}
	return len(a.fact(parent).Published.Props) > 0
}
