package prove

import (
	"context"
	"encoding/json"
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"vitrine/internal/assets"
	"vitrine/internal/browser"
	"vitrine/internal/bundle"
	"vitrine/internal/cache"
	"vitrine/internal/claim"
	"vitrine/internal/demo"
	"vitrine/internal/prerender"
	"vitrine/internal/source"
)

// Verdict is what became of one try. See web/engine/claims/run.tsx.
type Verdict struct {
	Failed string // why it does not hold
	Idle   bool   // its contrary holds as well
}

// request is what the script of a page is asked to try.
type request struct {
	Claims []int            `json:"claims"`
	Rows   []*source.KeyRow `json:"rows"`
	Mutate bool             `json:"mutate"`
}

// scripts bundles the demos and claims of pages, all in one run: what they share is parsed once.
func (r *run) scripts(subjects []subject, steps *cache.Cache) ([]browser.Page, error) {
	entries := make([]bundle.Entry, len(subjects))
	for i, s := range subjects {
		entries[i] = bundle.Entry{Name: fmt.Sprint("claims-", i), Code: r.code(s)}
	}
	lock, err := assets.Lock(r.Site, r.sources.Sum())
	if err != nil {
		return nil, err
	}
	node, err := prerender.New(prerender.Options{Folder: r.Cache, Workers: 1}) // it compiles stylesheets
	if err != nil {
		return nil, err
	}
	defer node.Close()
	maker := assets.NewMaker(assets.Options{Site: r.Site, Cache: r.Cache, Config: r.tree.Config, Lock: lock,
		Steps: steps, Renderer: node, Sources: r.sources})
	outputs, err := bundle.New(maker.BundleOptions("claims")).Bundle(bundle.Browser, entries, nil)
	if err != nil {
		return nil, err
	}
	pages := make([]browser.Page, len(outputs))
	for i, o := range outputs {
		pages[i] = browser.Page{Script: o.Code, Style: o.CSS, Hands: true}
	}
	return pages, nil
}

// code is the module that a page's claims run in: its demos in the provider of their family.
func (r *run) code(s subject) string {
	var b strings.Builder
	b.WriteString("import { claims } from 'vitrine/claims';\nimport { prove } from 'vitrine/engine/claims/run';\n")
	if s.Claims.Path != "" {
		fmt.Fprintf(&b, "import %q;\n", r.path(s.Claims.Path))
	}
	family := "undefined"
	for _, f := range r.tree.Config.Families {
		if f.ID == s.product.Family && f.Provider != "" {
			fmt.Fprintf(&b, "import family from %q;\n", r.path(f.Provider))
			family = "family"
		}
	}
	var demos []string
	for i, name := range demoNames(s) {
		found := demo.Find(name, claim.Demos(s.Page))
		if len(found) == 0 {
			continue // which is a problem already
		}
		fmt.Fprintf(&b, "import Demo%d from %q;\n", i, r.path(found[0].Path))
		demos = append(demos, fmt.Sprintf("%q: Demo%d", name, i))
	}
	fmt.Fprintf(&b, "globalThis.vitrineProve = (request) => prove({ family: %s, claims, demos: {%s} }, request);\n",
		family, strings.Join(demos, ", "))
	return b.String()
}

// demoNames are the demos that a page's claims and rows are tried with.
func demoNames(s subject) []string {
	var names []string
	for _, c := range s.claims {
		names = append(names, c.Demo)
	}
	for _, row := range s.Keyboard {
		names = append(names, row.Demo)
	}
	slices.Sort(names)
	return slices.Compact(names)
}

// verdicts are those of the browser, in the order of what is wanted.
func (r *run) verdicts(ctx context.Context, s subject, script browser.Page) ([]Verdict, error) {
	asked := request{Claims: []int{}, Rows: []*source.KeyRow{}, Mutate: r.Mutate}
	for _, try := range s.wanted {
		if try.Row != nil {
			asked.Rows = append(asked.Rows, try.Row)
		} else {
			asked.Claims = append(asked.Claims, try.Claim)
		}
	}
	text, err := json.Marshal(asked)
	if err != nil {
		return nil, err
	}
	answer, err := r.Browser.Run(ctx, script, "globalThis.vitrineProve("+string(text)+")")
	if err != nil {
		return nil, err
	}
	var verdicts []Verdict
	if err := json.Unmarshal(answer, &verdicts); err != nil {
		return nil, fmt.Errorf("what the browser saw can't be read: %w", err)
	}
	if len(verdicts) != len(s.wanted) {
		return nil, fmt.Errorf("the browser judged %d of %d", len(verdicts), len(s.wanted))
	}
	return verdicts, nil
}

func (r *run) path(file string) string { return filepath.Join(r.Site, filepath.FromSlash(file)) }
