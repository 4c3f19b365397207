package prove

import (
	"context"
	"fmt"
	"iter"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"vitrine/internal/browser"
	"vitrine/internal/bundle"
	"vitrine/internal/cache"
	"vitrine/internal/claim"
	"vitrine/internal/demo"
	"vitrine/internal/source"
	"vitrine/internal/workspace"
)

// DemoTrial is a demo whose props are taken away in turn.
type DemoTrial struct {
	Page     source.Page
	Product  source.Product
	Demo     string
	Subjects []Subject

	before  claim.DemoEffects
	key     string
	claims  string
	missing []string // props to try, by component and prop
}

// Subject is a component as a demo imports it, with the props that the demo sets.
type Subject struct {
	Name, Module, Import string
	Props                []string
}

// EffectOptions say which demos are tried, and where.
type EffectOptions struct {
	Options
	Config source.Config
	Trials []DemoTrial
	Hands  func() *browser.Browser // a browser that has not been started, for one of those that try side by side
}

// EffectReport says what was tried.
type EffectReport struct {
	Demos, Props int // tried now
	Noticed      int // of those
	Failed       []string
}

// browsers is how many try side by side: each waits most of the time, for frames and for keys to arrive.
const browsers = 3

// effects is one call of Effects.
type effects struct {
	EffectOptions
	lock    *claim.Lock
	sources *workspace.Workspace
	record  claim.Effects

	mu     sync.Mutex
	report EffectReport
	done   int
}

// Effects takes away the props that demos set, one after the other, and records which of them anybody would miss.
// What was tried before and has not changed is not tried again.
func Effects(ctx context.Context, o EffectOptions) (EffectReport, error) {
	err := o.locate()
	if err != nil {
		return EffectReport{}, err
	}
	e := &effects{EffectOptions: o, lock: claim.ReadLock(o.Site), sources: workspace.Find(o.Site)}
	if e.record, err = claim.ReadEffects(o.Site); err != nil {
		return EffectReport{}, err
	}
	stale := e.stale()
	if len(stale) > 0 {
		if err := e.tryAll(ctx, stale); err != nil {
			return e.report, err
		}
	}
	return e.report, e.record.Write(o.Site)
}

// stale are the demos with something to try, by their pages; the record loses those that are gone.
func (e *effects) stale() (pages [][]DemoTrial) {
	record := claim.Effects{}
	for trials := range chunksByPage(e.Trials) {
		dir := trials[0].Page.Dir
		record[dir] = map[string]claim.DemoEffects{}
		noticed := map[string]bool{}
		for i := range trials {
			e.prepare(&trials[i])
			if before := trials[i].before; before.Key != "" && !e.All {
				record[dir][trials[i].Demo] = before
				for id, way := range before.Props {
					noticed[id] = noticed[id] || way != "" && !trials[i].again(way)
				}
			}
		}
		if len(e.Pages) > 0 && asks(e.Pages, trials[0].Page) == "" {
			continue
		}
		var wanted []DemoTrial
		for _, t := range trials {
			t.missing = slices.DeleteFunc(t.missing, func(id string) bool { return noticed[id] })
			if len(t.missing) > 0 {
				wanted = append(wanted, t)
			}
		}
		if len(wanted) > 0 {
			pages = append(pages, wanted)
		}
	}
	e.record = record
	return pages
}

// chunksByPage are the demos of one page after the other.
func chunksByPage(trials []DemoTrial) iter.Seq[[]DemoTrial] {
	return func(yield func([]DemoTrial) bool) {
		for len(trials) > 0 {
			n := 1
			for n < len(trials) && trials[n].Page.Dir == trials[0].Page.Dir {
				n++
			}
			if !yield(trials[:n]) {
				return
			}
			trials = trials[n:]
		}
	}
}

// prepare finds what the record has of a demo, and what it does not have.
func (e *effects) prepare(t *DemoTrial) {
	t.key = claim.DemoKey(t.Page, t.Demo, e.lock, t.Product.Package)
	t.claims = claim.ClaimsSum(t.Page)
	if before := e.record[t.Page.Dir][t.Demo]; before.Key == t.key {
		t.before = before
	}
	for _, id := range t.ids() {
		if way, known := t.before.Props[id]; !known || t.again(way) || e.All {
			t.missing = append(t.missing, id)
		}
	}
}

// again says whether other claims may change how a prop was noticed.
func (t *DemoTrial) again(way string) bool {
	return t.before.Claims != t.claims && (way == "" || way == byClaim)
}

// ids are the props that a demo sets, by component and prop.
func (t *DemoTrial) ids() (list []string) {
	for _, s := range t.Subjects {
		for _, prop := range s.Props {
			if id := s.Name + "." + prop; !slices.Contains(list, id) {
				list = append(list, id)
			}
		}
	}
	return list
}

// byClaim is how a prop is noticed that a claim of the page, or a row of its keyboard table, can't do without.
const byClaim = "claim"

// scripts of a page: one under a clock of its own, for hands; one for claims.
type scripts struct{ hands, claims browser.Page }

func (e *effects) bundle(pages [][]DemoTrial) ([]scripts, error) {
	steps, err := cache.OpenWork(e.Site, e.Cache)
	if err != nil {
		return nil, err
	}
	defer steps.Close()
	var entries []bundle.Entry
	for i, trials := range pages {
		entries = append(entries, bundle.Entry{Name: fmt.Sprint("hands-", i), Code: e.handsCode(trials)},
			bundle.Entry{Name: fmt.Sprint("claims-", i), Code: e.claimsCode(trials)})
	}
	made, err := bundling{site: e.Site, cache: e.Cache, config: e.Config, sources: e.sources, steps: steps,
		name: "effects", elements: "vitrine/engine/effects"}.pages(entries)
	if err != nil {
		return nil, err
	}
	list := make([]scripts, len(pages))
	for i := range pages {
		list[i] = scripts{hands: made[2*i], claims: made[2*i+1]}
	}
	return list, nil
}

// path is the absolute path of a file of the site.
func (e *effects) path(file string) string { return filepath.Join(e.Site, filepath.FromSlash(file)) }

// imported are the imports that both scripts of a page have: the provider, the demos, the components in them.
func (e *effects) imported(trials []DemoTrial) (imports, family, demos string) {
	var b strings.Builder
	provider, family := familyOf(e.Config, trials[0].Product, e.path)
	b.WriteString(provider)
	var list []string
	for i, t := range trials {
		var stylings, subjects []string
		for j, file := range demo.Find(t.Demo, claim.Demos(t.Page)) {
			fmt.Fprintf(&b, "import * as Demo%d_%d from %q;\n", i, j, e.path(file.Path))
			stylings = append(stylings, fmt.Sprintf("Demo%d_%d.default", i, j))
		}
		for j, s := range t.Subjects {
			fmt.Fprintf(&b, "import { %s as S%d_%d } from %q;\n", s.Import, i, j, s.Module)
			subjects = append(subjects, fmt.Sprintf("{ name: %q, type: S%d_%d }", s.Name, i, j))
		}
		list = append(list, fmt.Sprintf("%q: { stylings: [%s], subjects: [%s] }", t.Demo,
			strings.Join(stylings, ", "), strings.Join(subjects, ", ")))
	}
	return b.String(), family, "{" + strings.Join(list, ",\n") + "}"
}

func (e *effects) handsCode(trials []DemoTrial) string {
	imports, family, demos := e.imported(trials)
	return "import { answer } from 'vitrine/engine/effects/answer';\n" + imports +
		fmt.Sprintf("const demos = %s;\nglobalThis.vitrineEffects = (request) => answer(demos, %s, request);\n", demos, family)
}

func (e *effects) claimsCode(trials []DemoTrial) string {
	imports, family, demos := e.imported(trials)
	if claims := trials[0].Page.Claims.Path; claims != "" {
		imports += fmt.Sprintf("import %q;\n", e.path(claims))
	}
	return "import { claims } from 'vitrine/claims';\nimport { answer } from 'vitrine/engine/effects/claimed';\n" +
		imports + fmt.Sprintf("const demos = %s;\nglobalThis.vitrineEffects = (request) => "+
		"answer(demos, %s, claims, request);\n", demos, family)
}
