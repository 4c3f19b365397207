package block

import (
	"cmp"

	"vitrine/internal/markdown"
	"vitrine/internal/vitrine"
)

// Liner renders lines of markdown that directives and files beside the page hold.
type Liner interface {
	Inline(c *Context, text string) vitrine.Prose
}

// parsed is a line of markdown in a directive.
func parsed(line string) *markdown.Doc {
	doc, _ := markdown.Parse(markdown.Input{Body: []byte(line), FirstLine: 1})
	return doc
}

// LinksIn are the addresses that a line of markdown leads to.
func LinksIn(line string) (links []string) {
	for _, link := range parsed(line).Links {
		links = append(links, link.Href)
	}
	return links
}

// WordsIn are the words of a line of markdown.
func WordsIn(line string) string {
	if passages := parsed(line).Passages; len(passages) > 0 {
		return passages[0].Text
	}
	return line
}

// Links are those of the blocks of a page that its text does not show as links, each at the place of its block.
func (r *Registry) Links(doc *markdown.Doc) (links []markdown.Link) {
	for _, b := range doc.Blocks {
		for _, href := range r.byName[b.Kind].links(b.Value) {
			links = append(links, markdown.Link{Href: href, Line: b.Line, Excerpt: b.Excerpt})
		}
	}
	return links
}

// LinkTo is where a link of the page leads, "" for none.
func (c *Context) LinkTo(href string) string {
	if c.Link == nil || href == "" {
		return href
	}
	return c.Link(href)
}

// SizedPicture is a picture whose size is known. One without is reported.
func (c *Context) SizedPicture(address string) (vitrine.Image, bool) {
	picture := markdown.Picture{Address: address}
	if c.Image != nil {
		picture = c.Image(address)
	}
	if picture.Width == 0 {
		c.Fail(cmp.Or(picture.Wrong, "The picture “"+address+"” has no size that is known."),
			"The page would jump when it arrives.", cmp.Or(picture.Fix, "Save it beside the page, or in public/."))
	}
	return vitrine.Image{Src: picture.Address, Width: picture.Width, Height: picture.Height}, picture.Width > 0
}
