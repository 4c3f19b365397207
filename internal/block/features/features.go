// Package features is the block kind of what speaks for a library, in cards:
// {{"features": [{"title": "Typed", "text": "…", "href": "/guide/types/"}]}}.
//
// In: a list. Out: cards in its order. Never here: how many stand in a row.
package features

import (
	"fmt"
	"strings"

	"vitrine/internal/block"
	"vitrine/internal/diag"
	"vitrine/internal/markdown"
	"vitrine/internal/vitrine"
)

// Feature is one card as the author wrote it.
type Feature struct {
	Title string `json:"title"`
	Text  string `json:"text"` // markdown
	Href  string `json:"href"` // "" for none
}

// Kind is the block kind.
type Kind struct {
	block.Defaults[[]Feature]
	Site block.Liner
}

// Name implements block.Kind.
func (Kind) Name() string { return "features" }

// Claim implements block.Kind.
func (Kind) Claim() block.Claim { return block.Directive("features") }

const form = `Write {{"features": [{"title": "Typed", "text": "Every prop is.", "href": "/guide/types/"}]}}.`

// Parse implements block.Kind.
func (Kind) Parse(c markdown.Construct, report markdown.Report) (list []Feature, ok bool) {
	kind := block.ListKind{Name: "features", Missing: "Their cards would be missing.", Form: form}
	if list, ok = block.ReadList[Feature](kind, c, report); !ok {
		return nil, false
	}
	for _, one := range list {
		if one.Title == "" || one.Text == "" {
			report("A feature lacks its title or its text: "+diag.Quote(one.Title+one.Text)+".",
				"A card consists of both.", form)
			return nil, false
		}
	}
	return list, true
}

// Links implements block.Kind.
func (Kind) Links(list []Feature) (links []string) {
	for _, one := range list {
		links = append(links, block.LinksIn(one.Text)...)
		if one.Href != "" {
			links = append(links, one.Href)
		}
	}
	return links
}

// Resolve implements block.Kind.
func (k Kind) Resolve(c *block.Context, list []Feature, _ markdown.Content) (vitrine.BlockData, bool) {
	shown := &vitrine.Features{}
	for _, one := range list {
		shown.Features = append(shown.Features, vitrine.Feature{Title: one.Title, Text: k.Site.Inline(c, one.Text),
			Href: c.LinkTo(one.Href)})
	}
	return shown, true
}

// Markdown implements block.Kind: a list.
func (Kind) Markdown(list []Feature, data vitrine.BlockData, _ string) (string, bool) {
	shown, ok := data.(*vitrine.Features)
	if !ok {
		return "", true
	}
	var out strings.Builder
	for i, one := range shown.Features {
		title := "**" + one.Title + "**"
		if one.Href != "" {
			title = fmt.Sprintf("[%s](%s)", one.Title, one.Href)
		}
		fmt.Fprintf(&out, "- %s: %s\n", title, list[i].Text)
	}
	return out.String(), true
}

// Search implements block.Kind: the words of the section around it.
func (Kind) Search(_ block.Page, list []Feature) block.Records {
	var words []string
	for _, one := range list {
		words = append(words, one.Title, block.WordsIn(one.Text))
	}
	return block.Records{Code: strings.Join(words, "\n")}
}
