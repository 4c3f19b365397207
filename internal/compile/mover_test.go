package compile

import (
	"context"
	"encoding/json"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"vitrine/internal/block"
	"vitrine/internal/block/playground"
	"vitrine/internal/browser"
	"vitrine/internal/bundle"
	"vitrine/internal/cache"
	"vitrine/internal/claim"
	"vitrine/internal/page"
	"vitrine/internal/reference"
	"vitrine/internal/site"
	"vitrine/internal/source"
	"vitrine/internal/vitrine"
)

// component is a documented component with its playground.
type component struct {
	from      source.Reference
	item      *reference.Item
	subject   playground.Subject
	callbacks []string
	sought    []string // own scalar props that have a control
	key       string
}

func (c component) id() string { return c.from.Product + " " + c.item.Name }

// isGiven says whether a prop is the component's children and its specimen gives elements for them.
func (c component) isGiven(prop string) bool {
	return prop == "children" && c.subject.Element.Children != ""
}

// mover moves the controls of the site of the project.
type mover struct {
	*Builder
	tree  *source.Tree
	refs  *reference.Index
	maker *page.Maker

	bundling sync.Mutex
}

func newMover(t *testing.T) *mover {
	t.Helper()
	p := ourProject(t)
	maker := page.NewMaker(&site.Site{Tree: p.tree, Config: p.tree.Config}, page.Options{Reference: p.refs,
		Folder: p.builder.options.Site, Cache: p.builder.options.Cache})
	return &mover{Builder: p.builder, tree: p.tree, refs: p.refs, maker: maker}
}

// components are all that are documented.
func (m *mover) components(t *testing.T) (all []component) {
	t.Helper()
	engine := sum(t, os.DirFS("../../web/engine"), moving)
	lock := claim.ReadLock(m.options.Site)
	for _, from := range m.tree.Config.References {
		specimens := m.text(t, from.Specimens)
		provider := m.text(t, m.tree.Config.FamilyOf(from.Product).Provider)
		packages := slices.Concat(from.Packages, importedPackages(specimens), importedPackages(provider),
			[]string{"react", "react-dom"})
		shared := cache.Key([]any{engine, lock.Digest(packages), provider})
		names := m.refs.ByProduct[from.Product]
		for _, name := range slices.Sorted(maps.Keys(names)) {
			if r := names[name]; r.Kind == reference.Component && len(r.Imports) > 0 {
				c := m.component(t, from, r)
				around := ""
				if c.subject.Around {
					around = specimens
				}
				c.key = cache.Key([]any{shared, around, c.subject.Import, c.subject.Element, c.subject.Contain,
					bare(c.subject.Controls), c.callbacks, c.sought})[:16]
				all = append(all, c)
			}
		}
	}
	return all
}

func (m *mover) component(t *testing.T, from source.Reference, r *reference.Item) component {
	t.Helper()
	subject, ok := m.maker.Playground(block.Page{Product: r.Config.Product}, r.Name)
	if !ok {
		t.Fatalf("%s has no playground.", r.Name)
	}
	playground.Begin(&subject.Playground)
	c := component{from: from, item: r, subject: subject, callbacks: []string{}, sought: []string{}}
	for _, row := range r.Props {
		if reference.IsScalar(row) && !c.isGiven(row.Name) {
			c.sought = append(c.sought, row.Name)
		}
		if strings.HasPrefix(row.Name, "on") && row.Type.HasFunction() {
			c.callbacks = append(c.callbacks, row.Name)
		}
	}
	return c
}

// moving are the files whose code moves controls.
var moving = []string{"playground/channel.ts", "playground/safe.ts", "playground/stage.tsx", "playground/staged.tsx",
	"trial/candidates.ts", "trial/clock.ts", "trial/controls.tsx", "trial/hands.ts", "trial/sight.ts",
	"trial/snapshot.ts", "trial/spied.tsx"}

func sum(t *testing.T, files fs.FS, names []string) string {
	t.Helper()
	var all []string
	for _, name := range names {
		text, err := fs.ReadFile(files, name)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, name, string(text))
	}
	return cache.Key(all)
}

// text is that of a file of the site, "" for none.
func (m *mover) text(t *testing.T, name string) string {
	t.Helper()
	if name == "" {
		return ""
	}
	text, err := os.ReadFile(filepath.Join(m.options.Site, filepath.FromSlash(name)))
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

var importedFrom = regexp.MustCompile(`from '((?:@[\w.-]+/)?[\w-][\w.-]*)`)

func importedPackages(code string) (names []string) {
	for _, m := range importedFrom.FindAllStringSubmatch(code, -1) {
		names = append(names, m[1])
	}
	return names
}

// limitOfMoves is how long the controls of a batch may take.
const limitOfMoves = 15 * time.Minute

// Each browser waits most of the time, for frames and for keys to arrive: several move the controls of a few
// components.
const (
	browsers = 4
	few      = 3
)

// moveAll moves the controls of components, a few of one product in a page, and notes what became of each page.
func (m *mover) moveAll(t *testing.T, list []component, note func(map[string]moves)) {
	t.Helper()
	var mu sync.Mutex
	var all sync.WaitGroup
	queue := make(chan []component)
	for range min(browsers, len(list)) {
		tries := newHands(t)
		all.Go(func() {
			for some := range queue {
				begun := time.Now()
				found := m.moveSome(t, tries, some)
				mu.Lock()
				note(found)
				mu.Unlock()
				t.Logf("%s in %s", strings.Join(slices.Sorted(maps.Keys(found)), ", "),
					time.Since(begun).Round(time.Second))
			}
		})
	}
	for _, from := range m.tree.Config.References {
		mine := slices.DeleteFunc(slices.Clone(list), func(c component) bool { return c.from.Product != from.Product })
		for some := range slices.Chunk(mine, few) {
			queue <- some
		}
	}
	close(queue)
	all.Wait()
}

// moveSome moves the controls of some components of a product. Where a page fails, it tries half of them at a time: one
// that hangs or breaks its page is found, and costs the others nothing.
func (m *mover) moveSome(t *testing.T, tries *browser.Browser, list []component) map[string]moves {
	t.Helper()
	family := m.tree.Config.FamilyOf(list[0].from.Product)
	results, err := m.execute(t, tries, family, m.program(t, family, list))
	found := map[string]moves{}
	if err != nil && len(list) > 1 {
		for half := range slices.Chunk(list, (len(list)+1)/2) {
			maps.Copy(found, m.moveSome(t, tries, half))
		}
		return found
	}
	if err != nil {
		results = []moves{{Name: list[0].item.Name, Failed: err.Error(), Moved: map[string]string{}}}
	}
	for i, c := range list {
		one := results[i]
		one.Key, one.Missed = c.key, []string{}
		for _, prop := range c.sought {
			if one.Moved[prop] == "" {
				one.Missed = append(one.Missed, prop)
			}
		}
		found[c.id()] = one
	}
	return found
}

// newHands is a browser that moves controls.
func newHands(t *testing.T) *browser.Browser {
	t.Helper()
	tries := browser.New(sharedBrowser(t).Executable, limitOfMoves)
	tries.Hasty, tries.Mouse = true, true
	t.Cleanup(tries.Close)
	return tries
}

// execute runs a program that moves controls, with the style of a family.
func (m *mover) execute(t *testing.T, tries *browser.Browser, family source.Family, code string) (all []moves,
	err error) {
	t.Helper()
	m.bundling.Lock()
	outputs, err := bundle.New(m.packages().Bundling(m.tree.Config)).Bundle(bundle.Browser,
		[]bundle.Entry{{Name: "moved", Code: code}}, nil)
	m.bundling.Unlock()
	if err != nil {
		return nil, err
	}
	style := outputs[0].CSS
	for _, name := range family.CSS {
		style = append([]byte(m.text(t, name)+"\n"), style...)
	}
	text, err := tries.Run(context.Background(), browser.Page{Script: outputs[0].Code, Style: style, Hands: true},
		"globalThis.vitrineMoved")
	if err != nil {
		return nil, err
	}
	return all, json.Unmarshal(text, &all)
}

// program is what the browser runs.
func (m *mover) program(t *testing.T, family source.Family, list []component) string {
	t.Helper()
	imports, subjects := &strings.Builder{}, &strings.Builder{}
	imports.WriteString("import { moveAll } from 'vitrine/engine/trial/controls';\n")
	for i, c := range list {
		m.movable(t, i, c, imports, subjects)
	}
	provider := "undefined"
	if family.Provider != "" {
		fmt.Fprintf(imports, "import family from %q;\n", filepath.Join(m.options.Site, family.Provider))
		provider = "family"
	}
	return imports.String() + fmt.Sprintf("globalThis.vitrineMoved = moveAll([\n%s], %s);\n", subjects, provider)
}

// movable writes one component.
func (m *mover) movable(t *testing.T, i int, c component, imports, subjects *strings.Builder) {
	t.Helper()
	module, parts := reference.Imported(c.item.Name, c.subject.Import)
	name := fmt.Sprintf("M%d", i)
	fmt.Fprintf(imports, "import * as %s from %q;\n", name, module)
	for _, part := range parts {
		name += fmt.Sprintf("[%q]", part)
	}
	specimen, extra := playground.Inline(c.subject), ""
	if c.subject.Specimen != "" {
		file := filepath.Join(m.options.Cache, page.PlaygroundFolder, filepath.FromSlash(c.subject.Specimen))
		fmt.Fprintf(imports, "import * as S%d from %q;\n", i, file)
		if c.subject.Around {
			extra = fmt.Sprintf(", Around: S%d.Around", i)
		} else {
			specimen = fmt.Sprintf("S%d.%s", i, c.item.Name)
		}
	}
	fmt.Fprintf(subjects, "  { ...%s, Component: %s, specimen: %s%s },\n", c.spec(t), name, specimen, extra)
}

// spec is what the browser is told of a component beside its code.
func (c component) spec(t *testing.T) []byte {
	t.Helper()
	return plainJSON(t, map[string]any{"name": c.item.Name, "contain": c.subject.Contain, "callbacks": c.callbacks,
		"sought": c.sought, "controls": bare(c.subject.Controls)})
}

// bare are controls without what only readers need.
func bare(controls []vitrine.Control) []vitrine.Control {
	list := slices.Clone(controls)
	for i := range list {
		list[i].Text, list[i].Href, list[i].Type = "", "", ""
	}
	return list
}
