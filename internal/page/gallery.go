package page

import (
	"cmp"
	"slices"
	"strings"
	"unicode"

	"vitrine/internal/block"
	"vitrine/internal/demo"
	"vitrine/internal/reference"
	"vitrine/internal/site"
	"vitrine/internal/source"
	"vitrine/internal/vitrine"
)

// addressAbout is where the page about a component stands.
func addressAbout(product source.Product, name string) string {
	return "/" + product.ID + "/react-" + reference.Kebab(name) + "/"
}

// pageAbout is the page about a component: the one that is called after it, else one that lists it and is called after
// none of the components that it lists, as a page on progress is about its two indicators.
func (a *answers) pageAbout(product source.Product, name string) (source.Page, bool) {
	s := a.site
	if i, ok := s.PageAt(addressAbout(product, name)); ok && !s.Tree.Pages[i].Generated {
		return s.Tree.Pages[i], true
	}
	for _, p := range s.Tree.Pages {
		calledAfter := func(component string) bool { return addressAbout(product, component) == p.Path }
		if site.IsTaught(p) && slices.Contains(p.Matter.Components, name) && s.ProductFor(p).ID == product.ID &&
			!slices.ContainsFunc(p.Matter.Components, calledAfter) {
			return p, true
		}
	}
	return source.Page{}, false
}

// Card implements the site of galleries: what is known of a component from the pages and the reference.
func (a *answers) Card(page block.Page, name string) (vitrine.Card, bool) {
	product := site.ProductNamed(a.site.Config, page.Product)
	card := vitrine.Card{Entry: vitrine.NavEntry{Title: titleOf(name)}}
	if about, ok := a.pageAbout(product, name); ok {
		if entry, listed := a.site.NavIn(page.Language).Active(about.Path); listed {
			card.Entry.Title, card.Entry.Plan, card.Entry.Planned = entry.Title, entry.Plan, entry.Planned
			card.Entry.Unstable, card.Entry.NewFeature, card.Entry.Legacy = entry.Unstable, entry.NewFeature,
				entry.Legacy
		}
		card.Entry.Href = vitrine.InLanguage(about.Path, page.Language)
	}
	if r := a.Reference.Entry(product.ID, name); r != nil {
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
func (a *answers) ComponentPage(page block.Page, name string) (product, address string) {
	documented := site.ProductNamed(a.site.Config, page.Product)
	return documented.Label, addressAbout(documented, name)
}

// DemosOf implements the site of walls.
func (a *answers) DemosOf(path string) []demo.File {
	i, ok := a.site.PageAt(path)
	if !ok {
		return nil
	}
	return a.site.BlockPage(a.site.Tree.Pages[i]).Demos
}

// HasPage implements the site of walls.
func (a *answers) HasPage(address string) bool {
	if _, written := a.site.Published(address); written {
		return true
	}
	_, ok := a.site.UnwrittenAt(address)
	return ok
}

// CostOf implements the site of walls.
func (a *answers) CostOf(product, name string) (size string, ok bool) {
	entry := a.Reference.Entry(product, name)
	if entry == nil || len(entry.Imports) == 0 {
		return "", false
	}
	return a.Reference.Costs[entry.Imports[0]].Size(), true
}

// ProductFamily implements the site of walls.
func (a *answers) ProductFamily(id string) (label, family string, ok bool) {
	product := site.ProductNamed(a.site.Config, id)
	return product.Label, product.Family, product.ID != ""
}

// titleOf makes words of a component's name: "TextField" is "Text Field".
func titleOf(name string) string {
	var b strings.Builder
	for i, r := range name {
		if i > 0 && unicode.IsUpper(r) {
			b.WriteByte(' ')
		}
		b.WriteRune(r)
	}
	return b.String()
}
