package compile

import (
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"vitrine/internal/block"
	"vitrine/internal/block/playground"
	"vitrine/internal/browser"
	"vitrine/internal/bundle"
	"vitrine/internal/diag"
	"vitrine/internal/page"
	"vitrine/internal/reference"
	"vitrine/internal/site"
	"vitrine/internal/source"
	"vitrine/internal/vitrine"
)

var updateMoved = flag.Bool("update-moved", false, "write which controls nobody notices instead of comparing it")

// moved is what a browser saw of a component's controls (see web/engine/trial/controls.tsx).
type moved struct {
	Name    string   `json:"name"`
	Failed  string   `json:"failed"`
	Unmoved []string `json:"unmoved"`
}

// scalarShare is the part of the own scalar props of all documented components whose controls must do something.
const scalarShare = 0.9

// TestControlsMove moves each control of each documented component in a browser: markup, looks or what a callback is
// told must change. What does not is listed, so that the list can't grow unseen.
func TestControlsMove(t *testing.T) {
	executable, err := browser.Find("")
	if err != nil || executable == nil {
		t.Fatalf("Tests need an installed browser: make test installs one (%v).", err)
	}
	tries := browser.New(*executable, 10*time.Minute)
	defer tries.Close()
	m := newMover(t, tries)
	var list []string
	scalar, doing := 0, 0
	for _, from := range m.tree.Config.References {
		all, still, lines := m.product(t, from)
		t.Logf("%s: %d of %d own scalar props", from.Product, all-still, all)
		scalar, doing, list = scalar+all, doing+all-still, append(list, lines...)
	}
	t.Logf("%d of %d (%.1f %%)", doing, scalar, 100*float64(doing)/float64(scalar))
	if float64(doing) < scalarShare*float64(scalar) {
		t.Errorf("Of %d own scalar props, the controls of %d do something.", scalar, doing)
	}
	const golden = "testdata/unmoved.txt"
	text := strings.Join(list, "\n") + "\n"
	if *updateMoved {
		if err := os.WriteFile(golden, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	known, err := os.ReadFile(golden)
	if err != nil {
		t.Fatal(err)
	}
	for _, line := range list {
		if !slices.Contains(strings.Split(string(known), "\n"), line) {
			t.Errorf("Nobody notices %s; see %s, and -update-moved where that has a reason.", line, golden)
		}
	}
}

// mover moves the controls of the site of the project.
type mover struct {
	*Builder
	tree  *source.Tree
	refs  *reference.Index
	maker *page.Maker
	tries *browser.Browser
}

func newMover(t *testing.T, tries *browser.Browser) *mover {
	t.Helper()
	folder, err := filepath.Abs("../../site")
	if err != nil {
		t.Fatal(err)
	}
	b, err := New(Options{Site: folder, Out: t.TempDir(), Cache: filepath.Join("..", "..", ".cache", "test", "anchors"),
		Experiments: true})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(b.Close)
	problems := &diag.List{}
	tree := source.Load(os.DirFS(folder), problems)
	refs, found := b.packages().AddReference(tree, false)
	problems.Add(found...)
	return &mover{b, tree, refs, page.NewMaker(&site.Site{Tree: tree, Config: tree.Config}, page.Options{Reference: refs,
		Folder: folder, Cache: b.options.Cache}), tries}
}

// product moves the controls of a product's components. It returns how many own scalar props they have, how many of
// them do nothing, and all controls that do nothing.
func (m *mover) product(t *testing.T, from source.Reference) (scalar, still int, lines []string) {
	t.Helper()
	var list []*reference.Item
	names := m.refs.ByProduct[from.Product]
	for _, name := range slices.Sorted(maps.Keys(names)) {
		if r := names[name]; r.Kind == reference.Component && len(r.Imports) > 0 && r.Of == "" {
			list = append(list, r)
		}
	}
	if len(list) == 0 {
		return 0, 0, nil
	}
	results := map[string]moved{}
	for _, one := range m.run(t, from, list) {
		results[one.Name] = one
	}
	for _, r := range list {
		result := results[r.Name]
		for _, row := range r.Props {
			if !reference.IsScalar(row) {
				continue
			}
			scalar++
			if slices.Contains(result.Unmoved, row.Name) {
				still++
			}
		}
		for _, prop := range result.Unmoved {
			lines = append(lines, fmt.Sprintf("%s %s.%s %s", from.Product, r.Name, prop, result.Failed))
		}
	}
	return scalar, still, lines
}

// run moves the controls of some components in one page.
func (m *mover) run(t *testing.T, from source.Reference, list []*reference.Item) (all []moved) {
	t.Helper()
	code, family := m.program(t, from, list)
	outputs, err := bundle.New(m.packages().Bundling(m.tree.Config)).Bundle(bundle.Browser,
		[]bundle.Entry{{Name: "moved", Code: code}}, nil)
	if err != nil {
		t.Fatal(err)
	}
	style := outputs[0].CSS
	for _, name := range family.CSS {
		text, err := os.ReadFile(filepath.Join(m.options.Site, name))
		if err != nil {
			t.Fatal(err)
		}
		style = append(append(text, '\n'), style...)
	}
	text, err := m.tries.Run(context.Background(), browser.Page{Script: outputs[0].Code, Style: style},
		"globalThis.vitrineMoved")
	if err != nil {
		t.Fatalf("%s: %v", from.Product, err)
	}
	if err := json.Unmarshal(text, &all); err != nil {
		t.Fatal(err)
	}
	return all
}

// program is what the browser runs.
func (m *mover) program(t *testing.T, from source.Reference, list []*reference.Item) (string, source.Family) {
	t.Helper()
	imports, subjects := &strings.Builder{}, &strings.Builder{}
	imports.WriteString("import { moveAll } from 'vitrine/engine/trial/controls';\n")
	for i, r := range list {
		m.movable(t, i, r, imports, subjects)
	}
	around, provider := m.family(from.Product), "undefined"
	if around.Provider != "" {
		fmt.Fprintf(imports, "import family from %q;\n", filepath.Join(m.options.Site, around.Provider))
		provider = "family"
	}
	return fmt.Sprintf("%sglobalThis.vitrineMoved = moveAll([\n%s], %s);\n", imports, subjects, provider), around
}

// movable writes one component.
func (m *mover) movable(t *testing.T, i int, r *reference.Item, imports, subjects *strings.Builder) {
	t.Helper()
	subject, ok := m.maker.Playground(block.Page{Product: r.Config.Product}, r.Name)
	if !ok {
		t.Fatalf("%s has no playground.", r.Name)
	}
	playground.Begin(&subject.Playground)
	module, path := reference.Imported(r.Name, subject.Import)
	name := fmt.Sprintf("M%d", i)
	fmt.Fprintf(imports, "import * as %s from %q;\n", name, module)
	for _, part := range path {
		name += fmt.Sprintf("[%q]", part)
	}
	specimen, extra := playground.Inline(subject), ""
	if subject.Specimen != "" {
		file := filepath.Join(m.options.Cache, page.PlaygroundFolder, filepath.FromSlash(subject.Specimen))
		fmt.Fprintf(imports, "import * as S%d from %q;\n", i, file)
		if subject.Around {
			extra = fmt.Sprintf(", Around: S%d.Around", i)
		} else {
			specimen = fmt.Sprintf("S%d.%s", i, r.Name)
		}
	}
	callbacks := []string{}
	for _, row := range r.Props {
		if strings.HasPrefix(row.Name, "on") && row.Type.HasFunction() {
			callbacks = append(callbacks, row.Name)
		}
	}
	spec, err := json.Marshal(map[string]any{"name": r.Name, "contain": subject.Contain, "callbacks": callbacks,
		"controls": bare(subject.Controls)})
	if err != nil {
		t.Fatal(err)
	}
	fmt.Fprintf(subjects, "  { ...%s, Component: %s, specimen: %s%s },\n", spec, name, specimen, extra)
}

// bare are controls without what only readers need.
func bare(controls []vitrine.Control) []vitrine.Control {
	list := slices.Clone(controls)
	for i := range list {
		list[i].Text, list[i].Href, list[i].Type = "", "", ""
	}
	return list
}

// family is the one of a product.
func (m *mover) family(product string) source.Family {
	for _, p := range m.tree.Config.Products {
		for _, family := range m.tree.Config.Families {
			if p.ID == product && p.Family == family.ID {
				return family
			}
		}
	}
	return source.Family{}
}
