package compile

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"unicode"

	"vitrine/internal/block"
	"vitrine/internal/diag"
	"vitrine/internal/prerender"
	"vitrine/internal/reference"
	"vitrine/internal/source"
	"vitrine/internal/vitrine"
)

// pageAbout is where the page about a component stands.
func pageAbout(product source.Product, name string) string {
	return "/" + product.ID + "/react-" + reference.Kebab(name) + "/"
}

// about is the page about a component: the one that is called after it, else one that lists it and is called after none
// of the components that it lists, as a page on progress is about its two indicators.
func (s *scanned) about(product source.Product, name string) (source.Page, bool) {
	if i, ok := s.pageAt(pageAbout(product, name)); ok && !s.tree.Pages[i].Made {
		return s.tree.Pages[i], true
	}
	for _, p := range s.tree.Pages {
		calledAfter := func(component string) bool { return pageAbout(product, component) == p.Path }
		if taught(p) && slices.Contains(p.Matter.Components, name) && s.productFor(p).ID == product.ID &&
			!slices.ContainsFunc(p.Matter.Components, calledAfter) {
			return p, true
		}
	}
	return source.Page{}, false
}

// Card implements the site of galleries: what is known of a component from the pages and the reference.
func (b *blockSite) Card(page block.Page, name string) (vitrine.Card, bool) {
	s, product := b.scanned, productNamed(b.config, page.Product)
	card := vitrine.Card{Entry: vitrine.NavEntry{Title: spaced(name)}}
	if about, ok := s.about(product, name); ok {
		if entry, listed := s.navIn(page.Language).Active(about.Path); listed {
			card.Entry.Title, card.Entry.Plan, card.Entry.Planned = entry.Title, entry.Plan, entry.Planned
			card.Entry.Unstable, card.Entry.NewFeature, card.Entry.Legacy = entry.Unstable, entry.NewFeature,
				entry.Legacy
		}
		card.Entry.Href = vitrine.InLanguage(about.Path, page.Language)
	}
	if r := s.refs.Entry(product.ID, name); r != nil {
		card.API = r.Href()
		card.Entry.Legacy = card.Entry.Legacy || r.IsDeprecated
		if r.Package != product.Package {
			card.Package = r.Package
		}
	}
	card.Entry.Href = cmp.Or(card.Entry.Href, card.API)
	return card, card.Entry.Href != ""
}

// ComponentPage implements the site of galleries.
func (b *blockSite) ComponentPage(page block.Page, name string) (product, address string) {
	documented := productNamed(b.config, page.Product)
	return documented.Label, pageAbout(documented, name)
}

// spaced makes words of a component's name: "TextField" is "Text Field".
func spaced(name string) string {
	var b strings.Builder
	for i, r := range name {
		if i > 0 && unicode.IsUpper(r) {
			b.WriteByte(' ')
		}
		b.WriteRune(r)
	}
	return b.String()
}

// stillPicture reports a picture that would have to come alive to be right for every reader.
func stillPicture(d resolvedDemo, finding prerender.Finding) diag.Problem {
	return diag.Problem{File: d.Module, Line: 1, Excerpt: diag.Excerpt([]byte(d.text()), 1),
		What: fmt.Sprintf("The picture %s depends on the %s that the reader has chosen.", finding.Name,
			strings.ReplaceAll(finding.Pending, " ", " and the ")),
		Why: "A picture never runs: other readers would see the wrong one.",
		Fix: "Take colors and sides from the theme by sx or styled, not from values while rendering."}
}
