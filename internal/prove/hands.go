package prove

import (
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"sync"

	"vitrine/internal/browser"
	"vitrine/internal/claim"
	"vitrine/internal/source"
)

// effectRequest asks for the props of one demo. See web/engine/effects/answer.ts.
type effectRequest struct {
	Demo   string           `json:"demo"`
	Props  []string         `json:"props"`
	Claims []int            `json:"claims"`
	Rows   []*source.KeyRow `json:"rows"`
}

// effectAnswer is how each prop was noticed, "" where it was not.
type effectAnswer struct {
	Failed string
	Props  map[string]string
}

// tryAll lets several browsers try the demos of pages. What one page came to is written before the next is done.
func (e *effects) tryAll(ctx context.Context, pages [][]DemoTrial) error {
	scripts, err := e.bundle(pages)
	if err != nil {
		return err
	}
	total := 0
	for _, trials := range pages {
		total += len(trials)
	}
	queue := make(chan int)
	var all sync.WaitGroup
	for range min(browsers, len(pages)) {
		all.Go(func() {
			hands := e.Hands()
			defer hands.Close()
			for i := range queue {
				e.tryPage(ctx, hands, pages[i], scripts[i], total)
			}
		})
	}
	for i := range pages {
		queue <- i
	}
	close(queue)
	all.Wait()
	return ctx.Err()
}

// tryPage tries the demos of a page. A prop that one of them has shown is not sought in those behind it.
func (e *effects) tryPage(ctx context.Context, hands *browser.Browser, trials []DemoTrial, s scripts, total int) {
	noticed := map[string]bool{}
	for _, t := range trials {
		t.missing = slices.DeleteFunc(t.missing, func(id string) bool { return noticed[id] })
		found := effectAnswer{}
		if len(t.missing) > 0 && ctx.Err() == nil {
			found = e.try(ctx, hands, t, s)
		}
		if ctx.Err() != nil {
			return
		}
		for id, way := range found.Props {
			noticed[id] = noticed[id] || way != ""
		}
		e.note(t, found, hands.Version, total)
	}
}

// try tries one demo: first with hands that do the same to each, then with what its page claims.
func (e *effects) try(ctx context.Context, hands *browser.Browser, t DemoTrial, s scripts) effectAnswer {
	asked := effectRequest{Demo: t.Demo, Props: t.missing, Claims: []int{}, Rows: []*source.KeyRow{}}
	found := ask(ctx, hands, s.hands, asked)
	if found.Failed != "" {
		return found
	}
	asked.Props = slices.DeleteFunc(slices.Clone(t.missing), func(id string) bool { return found.Props[id] != "" })
	claims, _ := claim.Read(t.Page.Claims)
	for i, c := range claims {
		if c.Demo == t.Demo {
			asked.Claims = append(asked.Claims, i)
		}
	}
	for i, row := range t.Page.Keyboard {
		if row.Demo == t.Demo {
			asked.Rows = append(asked.Rows, &t.Page.Keyboard[i])
		}
	}
	if len(asked.Props) > 0 && len(asked.Claims)+len(asked.Rows) > 0 {
		more := ask(ctx, hands, s.claims, asked)
		maps.Copy(found.Props, more.Props)
		found.Failed = more.Failed
	}
	return found
}

func ask(ctx context.Context, hands *browser.Browser, script browser.Page, asked effectRequest) (found effectAnswer) {
	text, err := json.Marshal(asked)
	if err != nil {
		return effectAnswer{Failed: err.Error()}
	}
	answer, err := hands.Run(ctx, script, "globalThis.vitrineEffects("+string(text)+")")
	if err == nil {
		err = json.Unmarshal(answer, &found)
	}
	if err != nil {
		found.Failed = err.Error()
	}
	return found
}

// note records what became of a demo.
func (e *effects) note(t DemoTrial, found effectAnswer, version string, total int) {
	e.mu.Lock()
	defer e.mu.Unlock()
	e.done++
	if e.Progress != nil {
		e.Progress(e.done, total)
	}
	if len(t.missing) > 0 {
		e.report.Demos++
	}
	e.report.Props += len(t.missing)
	if found.Failed != "" {
		e.report.Failed = append(e.report.Failed, fmt.Sprintf("%s, %s: %s", t.Page.File, t.Demo, found.Failed))
		return // nothing is known of it
	}
	if len(t.missing) == 0 {
		return
	}
	props := map[string]string{}
	for _, id := range t.ids() {
		if way, known := t.before.Props[id]; known {
			props[id] = way
		}
	}
	for _, id := range t.missing {
		props[id] = found.Props[id]
		if found.Props[id] != "" {
			e.report.Noticed++
		}
	}
	e.record[t.Page.Dir][t.Demo] = claim.DemoEffects{Key: t.key, Claims: t.claims, Browser: version, Props: props}
	if err := e.record.Write(e.Site); err != nil {
		e.report.Failed = append(e.report.Failed, err.Error())
	}
}
