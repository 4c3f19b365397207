// Package gallery is the block kind of components shown as pictures: {{"gallery": ["Button", "Checkbox"]}}.
//
// In: names of components, each also a file of the demos folder. Out: a card each. Never here: what is known of a
// component.
package gallery

import (
	"fmt"
	"strings"

	"vitrine/internal/block"
	"vitrine/internal/demo"
	"vitrine/internal/diag"
	"vitrine/internal/markdown"
	"vitrine/internal/vitrine"
)

// Site is what the kind asks of the site.
type Site interface {
	DemoResolver() *demo.Resolver
	// Card is what the site knows of a component of the page's product, without its picture.
	Card(page block.Page, name string) (vitrine.Card, bool)
	// ComponentPage names the product of a page, and the address of the page that would be about a component of it.
	ComponentPage(page block.Page, name string) (product, address string)
}

// Kind is the block kind. It reads the names.
type Kind struct {
	block.Defaults[[]string]
	Site Site
}

// Name implements block.Kind.
func (Kind) Name() string { return "gallery" }

// Claim implements block.Kind.
func (Kind) Claim() block.Claim { return block.Directive("gallery") }

// Parse implements block.Kind.
func (Kind) Parse(c markdown.Construct, report markdown.Report) ([]string, bool) {
	list, _ := c.Values["gallery"].([]any)
	var names []string
	for _, value := range list {
		if name, ok := value.(string); ok {
			names = append(names, name)
		}
	}
	if len(names) == 0 || len(names) != len(list) || len(c.Values) != 1 {
		report("This gallery is no list of names.", "There would be nothing to show.",
			`Write {{"gallery": ["Button", "Checkbox"]}}.`)
		return nil, false
	}
	return names, true
}

// Dependencies implements block.Kind.
func (Kind) Dependencies(page block.Page, names []string) []string {
	var files []string
	for _, name := range names {
		for _, file := range demo.Find(name+".tsx", page.Demos) {
			files = append(files, file.Path)
		}
	}
	return files
}

// Resolve implements block.Kind.
func (k Kind) Resolve(c *block.Context, names []string, _ markdown.Content) (vitrine.BlockData, bool) {
	shown := &vitrine.Gallery{}
	for _, name := range names {
		if card, ok := k.card(c, name); ok {
			shown.Cards = append(shown.Cards, card)
		}
	}
	return shown, len(shown.Cards) > 0
}

func (k Kind) card(c *block.Context, name string) (vitrine.Card, bool) {
	file, line, excerpt := c.Place()
	resolved, found, ok := k.Site.DemoResolver().Resolve(demo.Directive{Name: name + ".tsx",
		Options: vitrine.DemoOptions{Hydrate: vitrine.HydrateNever}, File: file, Line: line, Excerpt: excerpt}, c.Demos)
	c.Report(found...)
	if !ok || diag.Stops(found) {
		return vitrine.Card{}, false
	}
	card, ok := k.Site.Card(c.Page, name)
	if !ok {
		product, address := k.Site.ComponentPage(c.Page, name)
		c.Fail(fmt.Sprintf("The gallery shows %s, and neither a page nor the reference of %s knows it.",
			diag.Quote(name), product), "Its picture would lead nowhere.",
			"Correct the name, or write its page at "+address+".")
		return card, false
	}
	card.Picture = c.Picture(resolved[0])
	return card, true
}

// Markdown implements block.Kind: a list of links.
func (Kind) Markdown(_ []string, data vitrine.BlockData, _ string) (string, bool) {
	shown, ok := data.(*vitrine.Gallery)
	if !ok {
		return "", true
	}
	var out strings.Builder
	for _, card := range shown.Cards {
		fmt.Fprintf(&out, "- [%s](%s)", card.Entry.Title, card.Entry.Href)
		if card.API != "" && card.API != card.Entry.Href {
			fmt.Fprintf(&out, " ([API](%s))", card.API)
		}
		out.WriteByte('\n')
	}
	return out.String(), true
}
