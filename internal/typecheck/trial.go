package typecheck

import (
	"cmp"
	"slices"

	"vitrine/internal/diag"
	"vitrine/internal/source"
	"vitrine/internal/vitrine"
)

// Try tells what would be wrong with a demo if its file had another text: somebody edits it in a page. The address is
// that of its source. It is false for an address that is none of a typed demo, and where the compiler can't say.
func (b *Background) Try(address, text string) (problems []diag.Problem, known bool) {
	b.mu.Lock()
	site := b.site
	b.mu.Unlock()
	if site == nil {
		return nil, false
	}
	p, d, found := demoAt(site.Pages, address)
	if !found {
		return nil, false
	}
	b.work.Lock()
	defer b.work.Unlock()
	_, _, err := b.run(site, b.checker.demosOf(p, !site.Config.Strict))
	if err == nil {
		err = b.update(d.Path, text)
	}
	if err == nil {
		problems, err = b.program.Problems(d.Path)
	}
	if err := cmp.Or(err, b.restore(d)); err != nil {
		b.program = nil // begins anew
		return nil, false
	}
	return problems, true
}

// restore gives a demo its own text again.
func (b *Background) restore(d source.Demo) error {
	if b.program == nil {
		return nil
	}
	return b.update(d.Path, string(d.Text))
}

// demoAt is the typed demo whose source stands at an address, with its page.
func demoAt(pages []source.Page, address string) (source.Page, source.Demo, bool) {
	path, _ := vitrine.DemoPage(address)
	for _, p := range pages {
		if p.Path != path || p.Language != vitrine.DefaultLanguage {
			continue
		}
		at := slices.IndexFunc(p.Demos, func(d source.Demo) bool {
			return isTyped(d) && vitrine.SourcePath(path, d.Name) == address
		})
		if at >= 0 {
			return p, p.Demos[at], true
		}
	}
	return source.Page{}, source.Demo{}, false
}
