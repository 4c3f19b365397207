package render

import (
	"fmt"

	"vitrine/internal/assets"
	"vitrine/internal/prerender"
	"vitrine/internal/source"
	"vitrine/internal/vitrine"
)

// document is the whole input of a page's rendering.
func (r *Renderer) document(p *Page) vitrine.Document {
	s, a := r.Site, r.Assets
	doc := vitrine.Document{Site: s.Config.Site(), Page: p.Page.Page}
	doc.Messages = s.Messages(p.Language)
	if !p.Frame {
		doc.Navigation = s.Navigation(p.Page.Page)
	}
	doc.Assets = vitrine.Assets{Styles: []string{a.Style}, Shell: a.Scripts[assets.ShellScript],
		Boot: a.Inline[assets.BootScript], Layers: []string{},
		Search: a.Scripts[assets.SearchScript], Index: vitrine.SearchPath(p.Language),
		Finder: vitrine.SearchPagePath(p.Language),
		Tools:  a.Scripts[assets.ToolsScript], Editor: a.Scripts[assets.EditorScript],
		Compiler: a.Scripts[assets.CompilerScript], Extras: r.extras(p)}
	for i, family := range doc.Site.Families {
		doc.Site.Families[i].Stylesheet = a.Families[family.ID]
		if p.FillsWindow() && a.Frames[family.ID] != "" {
			doc.Site.Families[i].Stylesheet = a.Frames[family.ID]
		}
	}
	for _, id := range p.Families {
		if p.FillsWindow() && a.Frames[id] != "" {
			doc.Assets.Styles = append(doc.Assets.Styles, a.Frames[id])
		} else if a.Families[id] != "" {
			doc.Assets.Styles = append(doc.Assets.Styles, a.Families[id])
		}
	}
	if browser := p.bundle.Browser; browser.File != "" {
		doc.Assets.Demos, doc.Assets.RTL = vitrine.AssetPath(browser.File), a.Scripts[assets.RTLScript]
		for _, layer := range browser.Layers {
			doc.Assets.Layers = append(doc.Assets.Layers, vitrine.AssetPath(layer))
		}
	}
	if style := p.stylesheet(); style != "" {
		doc.Assets.Styles = append(doc.Assets.Styles, vitrine.AssetPath(style))
	}
	doc.Assets.Instruments = a.Scripts[assets.InstrumentsScript]
	doc.Assets.Playground = a.Scripts[assets.PlaygroundScript]
	if len(p.Page.Demos)+len(p.Framed) > 0 || hasInstrument(&p.Page.Page) {
		doc.Assets.Extras = append(doc.Assets.Extras, vitrine.Extra{ID: "vitrine-exhibits",
			Src: a.Scripts[assets.DemosScript], When: vitrine.ExtraParsed})
	}
	if searches(&p.Page.Page) {
		doc.Assets.Extras = append(doc.Assets.Extras, vitrine.Extra{ID: "vitrine-search-page",
			Src: a.Scripts[assets.SearchPageScript], When: vitrine.ExtraParsed})
	}
	doc.Assets.Extras = append(doc.Assets.Extras, r.lists(p)...)
	for i, script := range p.scripts() {
		doc.Assets.Extras = append(doc.Assets.Extras, vitrine.Extra{ID: fmt.Sprint("component-", i),
			Src: vitrine.AssetPath(script.File), When: vitrine.ExtraParsed})
		if script.Style != "" {
			doc.Assets.Styles = append(doc.Assets.Styles, vitrine.AssetPath(script.Style))
		}
	}
	return doc
}

// hasInstrument says whether something beside demos answers a reader's touch.
func hasInstrument(p *vitrine.Page) (found bool) {
	p.EachBlock(func(data vitrine.BlockData) {
		switch data.(type) {
		case *vitrine.Anatomy, *vitrine.States:
			found = true
		}
	})
	return found
}

// searches says whether a page is the search itself.
func searches(p *vitrine.Page) (found bool) {
	p.EachBlock(func(data vitrine.BlockData) {
		_, is := data.(vitrine.Search)
		found = found || is
	})
	return found
}

// policy are the hosts that pages may reach: those that the configuration lists, and those of what it loads itself.
func policy(config source.Config) prerender.Policy {
	csp := config.CSP
	list := func(hosts []string, more ...string) []string { return append(append([]string{}, hosts...), more...) }
	policy := prerender.Policy{Connect: list(csp.Connect), Image: list(csp.Img), Font: list(csp.Font),
		Style: list(csp.Style, originOf(config.Fonts.Icons)...), Script: []string{},
		Form: list(csp.Form, vitrine.SandboxHosts...), Frame: list(csp.Frame), Media: list(csp.Media)}
	policy.Connect = append(policy.Connect, originOf(config.Feedback.Endpoint)...)
	if config.Analytics.ID != "" {
		policy.Script = originOf(config.Analytics.Tag())
	}
	return policy
}
