package build

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"unicode"

	"vitrine/internal/demo"
	"vitrine/internal/diag"
	"vitrine/internal/markdown"
	"vitrine/internal/prerender"
	"vitrine/internal/reference"
	"vitrine/internal/source"
	"vitrine/internal/vitrine"
)

// gallery answers a directive that shows components as pictures (catalogue 11.11). Each name is a component and a file
// of the demos folder; where it leads and what is special about it is known from the pages and the reference.
func (f *finishing) gallery(p *page, src source.Page, mark markdown.Mark, family string) (vitrine.Block, bool) {
	product := f.scanned.productFor(src)
	files := make([]demo.File, len(src.Demos))
	for i, d := range src.Demos {
		files[i] = demo.File{Name: d.Name, Path: d.Path, Text: d.Text}
	}
	block := vitrine.Block{Kind: vitrine.BlockGallery}
	for _, name := range mark.Names {
		directive := demo.Directive{Name: name + ".tsx", Options: vitrine.DemoOptions{Hydrate: vitrine.HydrateNever},
			File: src.File, Line: mark.Line, Excerpt: mark.Excerpt}
		resolved, found, ok := f.room.Resolve(directive, files)
		f.problems.Add(found...)
		if !ok || len(found) > 0 {
			continue
		}
		card, ok := f.card(src, product, name)
		if !ok {
			f.problems.Add(diag.Problem{File: src.File, Line: mark.Line, Excerpt: mark.Excerpt,
				What: fmt.Sprintf("The gallery shows %s, and neither a page nor the reference of %s knows it.",
					diag.Quote(name), product.Label),
				Why: "Its picture would lead nowhere.", Fix: "Correct the name, or write its page at " +
					pageAbout(product, name) + "."})
			continue
		}
		picture := resolved[0]
		picture.Demo.Family, picture.Demo.Sources = family, picture.Demo.Sources[:1]
		p.pictures = append(p.pictures, picture)
		shown := picture.Demo
		shown.Sources = nil
		card.Picture = &shown
		block.Cards = append(block.Cards, card)
	}
	if len(block.Cards) > 0 && family != "" {
		p.Families = []string{family}
	}
	return block, len(block.Cards) > 0
}

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

// card is what a gallery says of a component; false where nothing is known of it.
func (f *finishing) card(src source.Page, product source.Product, name string) (vitrine.Card, bool) {
	s := f.scanned
	card := vitrine.Card{Entry: vitrine.NavEntry{Title: spaced(name)}}
	if page, ok := s.about(product, name); ok {
		if entry, listed := s.navIn(src.Language).Active(page.Path); listed {
			card.Entry.Title, card.Entry.Plan, card.Entry.Planned = entry.Title, entry.Plan, entry.Planned
			card.Entry.Unstable, card.Entry.NewFeature, card.Entry.Legacy = entry.Unstable, entry.NewFeature,
				entry.Legacy
		}
		card.Entry.Href = vitrine.InLanguage(page.Path, src.Language)
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
		Fix: "Take colours and sides from the theme by sx or styled, not from values while rendering."}
}

// galleryTwin is a gallery as markdown.
func galleryTwin(p *page, mark markdown.Mark) string {
	var out strings.Builder
	for _, section := range p.Sections {
		for _, block := range section.Blocks {
			for _, card := range block.Cards {
				if !slices.Contains(mark.Names, card.Picture.Name) {
					continue
				}
				fmt.Fprintf(&out, "- [%s](%s)", card.Entry.Title, card.Entry.Href)
				if card.API != "" && card.API != card.Entry.Href {
					fmt.Fprintf(&out, " ([API](%s))", card.API)
				}
				out.WriteByte('\n')
			}
		}
	}
	return out.String()
}
