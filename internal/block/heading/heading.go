// Package heading is the block kind of headings below a page's title.
//
// In: a heading with the id that the page gave it. Out: the same, an anchor, and a place that can be found; anchors of
// before lead there as well, as elements that nobody sees or hears.
// Never here: how ids are made of headings.
package heading

import (
	"html"
	"regexp"
	"slices"

	"vitrine/internal/block"
	"vitrine/internal/markdown"
	"vitrine/internal/search"
	"vitrine/internal/vitrine"
)

// Heading is one as the author wrote it.
type Heading struct {
	Level    int
	ID       string // "" for one that nobody can link to
	Text     string
	Contents bool // the table of contents names it
}

// Kind is the block kind.
type Kind struct{ block.Defaults[Heading] }

// Name implements block.Kind.
func (Kind) Name() string { return "heading" }

// Claim implements block.Kind.
func (Kind) Claim() block.Claim { return block.Form(markdown.Heading) }

// Parse implements block.Kind.
func (Kind) Parse(c markdown.Construct, _ markdown.Report) (Heading, bool) {
	return Heading{Level: c.Level, ID: c.ID, Text: c.Plain, Contents: c.Contents}, true
}

// Anchors implements block.Kind.
func (Kind) Anchors(_ block.Page, h Heading) []string {
	if h.ID == "" {
		return nil
	}
	return []string{h.ID}
}

// Resolve implements block.Kind.
func (Kind) Resolve(c *block.Context, h Heading, content markdown.Content) (vitrine.BlockData, bool) {
	text := content.Text
	for _, alias := range slices.Backward(c.Aliases[h.ID]) {
		text.HTML = `<span id="` + html.EscapeString(alias) + `" class="alias"></span>` + text.HTML
	}
	return vitrine.HeadingLine{Level: h.Level, ID: h.ID, Text: text}, true
}

var ownID = regexp.MustCompile(`[ \t]*\{#[^}\s]+\}[ \t]*\n$`)

// Markdown implements block.Kind: without the id that the line gives it.
func (Kind) Markdown(_ Heading, _ vitrine.BlockData, source string) (string, bool) {
	return ownID.ReplaceAllString(source, "\n"), ownID.MatchString(source)
}

// Search implements block.Kind.
func (Kind) Search(_ block.Page, h Heading) block.Records {
	if !h.Contents {
		return block.Records{}
	}
	return block.Records{Places: []search.Record{{Kind: search.SectionKind, ID: h.ID, Name: h.Text}}}
}
