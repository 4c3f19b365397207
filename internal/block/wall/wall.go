// Package wall is the block kind of exhibits beside each other: {{"wall": [{"demo": "Save.tsx", …}]}}.
//
// In: a list of exhibits, each a file of the demos folder with the page that it leads to. Out: the exhibits with their
// demos, which wake at the first touch. Never here: how they are laid out.
package wall

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
	// DemosOf are the demos of another page; none where there is no such page.
	DemosOf(path string) []demo.File
	// HasPage says whether an address is one of the site's.
	HasPage(address string) bool
	// ProductFamily is what a product is called, and whose provider its demos need.
	ProductFamily(id string) (label, family string, ok bool)
	// CostOf is what the import of a component or hook of a product adds to a bundle, "" where that is not known. It is
	// false where the product has no such entry.
	CostOf(product, name string) (size string, ok bool)
}

// Kind is the block kind.
type Kind struct {
	block.Defaults[Wall]
	Site Site
}

// Name implements block.Kind.
func (Kind) Name() string { return "wall" }

// Claim implements block.Kind.
func (Kind) Claim() block.Claim { return block.Directive("wall") }

// Dependencies implements block.Kind.
func (k Kind) Dependencies(page block.Page, wall Wall) []string {
	var files []string
	for _, exhibit := range wall.Exhibits {
		for _, file := range demo.Find(exhibit.Demo, k.demos(page, exhibit)) {
			files = append(files, file.Path)
		}
	}
	return files
}

// demos are the files among which an exhibit has its own.
func (k Kind) demos(page block.Page, item Item) []demo.File {
	if item.From == "" {
		return page.Demos
	}
	return k.Site.DemosOf(item.From)
}

// Resolve implements block.Kind.
func (k Kind) Resolve(c *block.Context, wall Wall, _ markdown.Content) (vitrine.BlockData, bool) {
	shown := &vitrine.Wall{Around: wall.Around, Columns: wall.Columns}
	for _, item := range wall.Exhibits {
		if exhibit, ok := k.exhibit(c, item, wall.Themed); ok {
			shown.Exhibits = append(shown.Exhibits, exhibit)
		}
	}
	return shown, len(shown.Exhibits) == len(wall.Exhibits)
}

// exhibit is one item with its demo, which stands in the theme of the item's product.
func (k Kind) exhibit(c *block.Context, item Item, themed bool) (vitrine.Exhibit, bool) {
	if !k.Site.HasPage(item.Href) {
		c.Fail("The exhibit "+diag.Quote(item.Demo)+" leads to "+diag.Quote(item.Href)+", where there is no page.",
			"Its caption is a link.", "Correct its href.")
		return vitrine.Exhibit{}, false
	}
	product := item.Product
	if product == "" {
		product = c.Product
	}
	label, family, ok := k.Site.ProductFamily(product)
	if !ok || family == "" {
		c.Fail("The exhibit "+diag.Quote(item.Demo)+" is of "+diag.Quote(product)+", no product with a library family.",
			"Nobody knows which theme it needs.", `Write the id of a product: "product": "…".`)
		return vitrine.Exhibit{}, false
	}
	note, ok := k.note(c, item, product, label)
	if !ok {
		return vitrine.Exhibit{}, false
	}
	options := vitrine.DemoOptions{Background: "outlined", HideToolbar: true, Hydrate: vitrine.HydrateInteraction,
		Themed: themed}
	if item.Height > 0 {
		options.SSR, options.Height = vitrine.RenderNone, item.Height
	}
	file, line, excerpt := c.Place()
	resolved, found, ok := k.Site.DemoResolver().Resolve(demo.Directive{Name: item.Demo, Title: item.Title,
		Options: options, File: file, Line: line, Excerpt: excerpt}, k.demos(c.Page, item))
	c.Report(found...)
	if !ok || diag.Stops(found) {
		return vitrine.Exhibit{}, false
	}
	for _, other := range c.All() {
		if other.Demo.Name == resolved[0].Demo.Name {
			c.Fail("The demo "+diag.Quote(item.Demo)+" stands on this page twice.", "Its identifiers would collide.",
				"Show it once, or write a second file.")
			return vitrine.Exhibit{}, false
		}
	}
	own := c.Family
	c.Family = family
	shown := c.Exhibit(resolved[:1])
	c.Family = own
	return vitrine.Exhibit{Title: item.Title, Href: vitrine.InLanguage(item.Href, c.Language), Note: note,
		Columns: item.Columns, Rows: item.Rows, Demo: shown}, true
}

// note is what the caption of an item ends with.
func (k Kind) note(c *block.Context, item Item, product, label string) (string, bool) {
	switch {
	case item.Cost != "":
		size, ok := k.Site.CostOf(product, item.Cost)
		if !ok {
			c.Fail("The exhibit "+diag.Quote(item.Demo)+" is to tell the cost of "+diag.Quote(item.Cost)+
				", which the reference of "+diag.Quote(product)+" does not have.", "Its caption would lack the number.",
				"Write the name of a component or hook that has a page in the reference.")
		}
		return size, ok
	case item.Note == "" && product != c.Product:
		return label, true
	}
	return item.Note, true
}

// Markdown implements block.Kind: a list of links.
func (Kind) Markdown(_ Wall, data vitrine.BlockData, _ string) (string, bool) {
	shown, ok := data.(*vitrine.Wall)
	if !ok {
		return "", true
	}
	var out strings.Builder
	for _, exhibit := range shown.Exhibits {
		fmt.Fprintf(&out, "- [%s](%s)", exhibit.Title, exhibit.Href)
		if exhibit.Note != "" {
			fmt.Fprintf(&out, " (%s)", exhibit.Note)
		}
		out.WriteByte('\n')
	}
	return out.String(), true
}
