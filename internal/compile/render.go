package compile

import (
	"context"
	"fmt"
	"sync/atomic"

	"vitrine/internal/assets"
	"vitrine/internal/cache"
	"vitrine/internal/diag"
	"vitrine/internal/prerender"
	"vitrine/internal/source"
	"vitrine/internal/vitrine"
)

// renderPages makes the HTML of every page. Flaws of demos become problems; a page with one is not kept.
func (b *Builder) renderPages(ctx context.Context, s *scanned, pages []*page, a *assets.Set, problems *diag.List) error {
	var done atomic.Int64
	failed := make([]error, len(pages))
	b.parallel(len(pages), func(i int) {
		if ctx.Err() == nil {
			failed[i] = b.renderPage(s, pages[i], a, problems)
		}
		b.options.Progress("render", int(done.Add(1)), len(pages))
	})
	for i, err := range failed {
		if err != nil {
			return fmt.Errorf("rendering %s: %w", pages[i].Path, err)
		}
	}
	return ctx.Err()
}

func (b *Builder) renderPage(s *scanned, p *page, a *assets.Set, problems *diag.List) error {
	if p.bundle.Failed {
		return nil
	}
	shown, err := b.demos(p, a, problems)
	if err != nil || shown == nil {
		return err
	}
	if good, err := b.renderComponents(s, p, a, problems); err != nil || !good {
		return err
	}
	request := prerender.Page{Server: a.Server, Document: b.document(s, p, a), Policy: policy(s.tree.Config)}
	key := cache.Key("page", request.Document, request.Policy, a.ServerName(), shown.key)
	if !b.cache.Lookup("page", key, &p.html) {
		b.cache.Count("page")
		if err := b.makePage(p, shown, request, key); err != nil {
			return err
		}
	}
	return nil
}

const renderedHTML = "page html"

// makePage runs the step that renders a page around its demos.
func (b *Builder) makePage(p *page, shown *shownDemos, request prerender.Page, key string) error {
	made, err := b.demosHTML(shown)
	if err != nil {
		return err
	}
	request.Critical = made.Critical
	request.Document.Page.EachBlock(made.fill)
	html, err := b.renderer.Page(request)
	if err != nil {
		return err
	}
	if p.html, err = b.cache.KeepPart(renderedHTML, key, []byte(html)); err != nil {
		return err
	}
	return b.cache.Keep("page", key, p.html)
}

// document is the whole input of a page's rendering.
func (b *Builder) document(s *scanned, p *page, a *assets.Set) vitrine.Document {
	doc := vitrine.Document{Site: s.tree.Config.Site(), Page: p.Page}
	doc.Words = s.Messages(p.Language)
	if !p.Frame {
		doc.Navigation = s.Navigation(p.Page)
	}
	doc.Assets = vitrine.Assets{Styles: []string{a.Style}, Shell: a.Scripts[assets.ShellScript],
		Boot: a.Inline[assets.BootScript], Layers: []string{},
		Search: a.Scripts[assets.SearchScript], Index: vitrine.SearchPath(p.Language), Tools: a.Scripts[assets.ToolsScript],
		Editor: a.Scripts[assets.EditorScript], Extras: s.extras(p, a)}
	for i, family := range doc.Site.Families {
		doc.Site.Families[i].Stylesheet = a.Families[family.ID]
	}
	for _, id := range p.Families {
		if a.Families[id] != "" {
			doc.Assets.Styles = append(doc.Assets.Styles, a.Families[id])
		}
	}
	if browser := p.bundle.Browser; browser.File != "" {
		doc.Assets.Demos, doc.Assets.RTL = vitrine.AssetPath(browser.File), a.Scripts[assets.RTLScript]
		for _, layer := range browser.Layers {
			doc.Assets.Layers = append(doc.Assets.Layers, vitrine.AssetPath(layer))
		}
		if browser.Style != "" {
			doc.Assets.Styles = append(doc.Assets.Styles, vitrine.AssetPath(browser.Style))
		}
	}
	for i, script := range p.scripts() {
		doc.Assets.Extras = append(doc.Assets.Extras, vitrine.Extra{ID: fmt.Sprint("component-", i), Src: vitrine.AssetPath(
			script.File), When: vitrine.ExtraParsed})
		if script.Style != "" {
			doc.Assets.Styles = append(doc.Assets.Styles, vitrine.AssetPath(script.Style))
		}
	}
	return doc
}

// policy are the hosts that pages may reach: those that the configuration lists, and those of what it loads itself.
func policy(config source.Config) prerender.Policy {
	csp := config.CSP
	list := func(hosts []string, more ...string) []string { return append(append([]string{}, hosts...), more...) }
	policy := prerender.Policy{Connect: list(csp.Connect), Image: list(csp.Img), Font: list(csp.Font),
		Style: list(csp.Style, originOf(config.Fonts.Icons)...), Script: []string{}, Form: list(csp.Form)}
	policy.Connect = append(policy.Connect, originOf(config.Feedback.Endpoint)...)
	if config.Analytics.ID != "" {
		policy.Script = originOf(config.Analytics.Tag())
	}
	return policy
}
