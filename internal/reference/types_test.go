package reference_test

import (
	"maps"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/microsoft/typescript-go/vitrine/facts"
	"github.com/microsoft/typescript-go/vitrine/typetree"

	"vitrine/internal/diag"
	"vitrine/internal/reference"
	"vitrine/internal/source"
	"vitrine/internal/typescript"
)

// census counts printed types by what the compiler says of them.
type census struct {
	same    int
	reasons map[string]int
	listed  map[string]bool         // those that differ, except what stands for a type parameter
	parsed  map[string]bool         // texts
	trees   map[*typetree.Type]bool // that were printed
}

func (c *census) count(at string, t *typetree.Type) {
	if t == nil {
		return
	}
	c.trees[t], c.parsed[typetree.Print(t)] = true, true
	if t.Differs == "" {
		c.same++
		return
	}
	kind, _, _ := strings.Cut(t.Differs, ":")
	if strings.HasPrefix(kind, "stands for the type parameter") {
		kind = "stands for a type parameter, whose constraint it is"
	} else {
		c.listed[at+": "+typetree.Print(t)+" ("+t.Differs+")"] = true
	}
	c.reasons[kind]++
}

func (c *census) members(at string, members []facts.Member) {
	for _, m := range members {
		c.count(at+"."+m.Name, m.Type)
		if m.Signature == nil {
			continue
		}
		for _, p := range m.Signature.Parameters {
			c.count(at+"."+m.Name+"("+p.Name+")", p.Type)
		}
		c.count(at+"."+m.Name+"()", m.Signature.Returns)
	}
}

// counted is the census of all facts.
func counted(packages []facts.Package) *census {
	c := &census{reasons: map[string]int{}, listed: map[string]bool{}, parsed: map[string]bool{},
		trees: map[*typetree.Type]bool{}}
	for _, p := range packages {
		for _, one := range p.Components {
			c.members(p.Name+" "+one.Name, slices.Concat(one.Props, one.Classes, one.Slots))
		}
		for _, one := range p.Hooks {
			c.members(p.Name+" "+one.Name, slices.Concat(one.Parameters, one.Returns))
			c.count(p.Name+" "+one.Name+"()", one.ReturnType)
		}
		for _, one := range p.Interfaces {
			c.members(p.Name+" "+one.Name, one.Members)
		}
		for _, one := range p.Values {
			c.members(p.Name, []facts.Member{one.Member})
		}
	}
	return c
}

// maxDiffering is how many types may be others than the declared ones, beside those that stand for type parameters.
const maxDiffering = 12

// TestPrintedTypes holds every type that the site's packages bring to what the compiler says: it is TypeScript, and
// assignable both ways to the declared type, or it carries the reason why it is not.
func TestPrintedTypes(t *testing.T) {
	packages, err := extracted()
	if err != nil {
		t.Fatal(err)
	}
	c := counted(packages)
	for text := range c.parsed {
		if _, broken := typescript.Parse("type.ts", []byte("type Printed = "+text+";")); len(broken) > 0 {
			t.Errorf("no TypeScript: %s", text)
		}
	}
	t.Logf("%d printed types, %d different ones; %d are assignable both ways to the declared type", len(c.trees),
		len(c.parsed), c.same)
	for _, reason := range slices.Sorted(maps.Keys(c.reasons)) {
		t.Logf("%d: %s", c.reasons[reason], reason)
	}
	for _, one := range slices.Sorted(maps.Keys(c.listed)) {
		t.Log(one[:min(len(one), 300)])
	}
	if c.same < 15000 || len(c.listed) > maxDiffering {
		t.Errorf("%d types are the declared ones, %d are others: look at what is listed", c.same, len(c.listed))
	}
	for reason := range c.reasons {
		if strings.HasPrefix(reason, "it is no TypeScript") || strings.HasPrefix(reason, "the compiler can't") {
			t.Errorf("%d types: %s", c.reasons[reason], reason)
		}
	}
}

// TestPublishedTypes holds what pages say to the same: policy may widen a type, and says so.
func TestPublishedTypes(t *testing.T) {
	packages, err := extracted()
	if err != nil {
		t.Fatal(err)
	}
	printed := counted(packages).trees
	rows, opened := 0, 0
	check := func(at string, tree *typetree.Type) {
		switch {
		case tree == nil:
			return
		case !printed[tree] && tree.Differs == "":
			t.Errorf("%s: %s is not what the compiler was asked about", at, typetree.Print(tree))
		case !printed[tree]:
			opened++
		}
		rows++
	}
	for _, entries := range reference.ReadAll(siteConfig(t).References, packages) {
		for _, e := range entries {
			lists := [][]reference.Row{e.Props, e.Slots, e.Classes, e.Parameters, e.Returns, e.Members}
			for _, g := range e.Inherited {
				lists = append(lists, g.Rows)
			}
			for _, row := range slices.Concat(lists...) {
				check(e.Name+" "+row.Name, row.Type)
			}
			check(e.Name+"()", e.ReturnType)
		}
	}
	t.Logf("%d types on pages, %d of them open unions", rows, opened)
	if rows < 5000 {
		t.Errorf("only %d types are published", rows)
	}
}

func siteConfig(t *testing.T) source.Config {
	t.Helper()
	return source.LoadConfig(os.DirFS("../../site"), &diag.List{})
}
