// Package hero is the block kind of what a home begins with below its title: {{"hero": "Tagline", "actions": […]}}.
//
// In: a directive. Out: its tagline, its picture, and links of which the first matters most. Never here: the title,
// which is that of the page.
package hero

import (
	"cmp"
	"fmt"
	"strings"

	"vitrine/internal/block"
	"vitrine/internal/diag"
	"vitrine/internal/markdown"
	"vitrine/internal/vitrine"
)

// Hero is a directive as the author wrote it.
type Hero struct {
	Tagline string   `json:"hero"` // markdown, "" for none
	Picture *Picture `json:"picture"`
	Actions []Action `json:"actions"`
}

// Picture is a picture beside the title.
type Picture struct {
	Src  string  `json:"src"`
	Dark string  `json:"dark"` // in the dark mode, "" for the same
	Alt  *string `json:"alt"`
}

// Action is a link to where readers go from here.
type Action struct {
	Text string `json:"text"`
	Href string `json:"href"`
}

// Kind is the block kind.
type Kind struct {
	block.Defaults[Hero]
	Site block.Liner
}

// Name implements block.Kind.
func (Kind) Name() string { return "hero" }

// Claim implements block.Kind.
func (Kind) Claim() block.Claim { return block.Directive("hero") }

const form = `Write {{"hero": "A tagline.", "actions": [{"text": "Get started", "href": "/guide/"}]}}.`

// Parse implements block.Kind.
func (Kind) Parse(c markdown.Construct, report markdown.Report) (hero Hero, ok bool) {
	if wrong, fix := block.Decode(c.Values, &hero); wrong != "" {
		report("This hero can't be read: "+wrong+".", "The page would begin without it.", cmp.Or(fix, form))
		return hero, false
	}
	if hero.Tagline == "" && hero.Picture == nil && len(hero.Actions) == 0 {
		report("This hero has no tagline, no picture and no actions.", "There would be nothing to show.", form)
		return hero, false
	}
	for _, action := range hero.Actions {
		if action.Text == "" || action.Href == "" {
			report("An action of the hero lacks its text or its href: "+diag.Quote(action.Text+action.Href)+".",
				"It is a link with words.", form)
			return hero, false
		}
	}
	if p := hero.Picture; p != nil && (p.Src == "" || p.Alt == nil) {
		report("The picture of the hero lacks its src or its alt.", "Readers who don't see it learn nothing of it.",
			`Write {"src": "./picture.svg", "alt": "What it shows"}, and "alt": "" for mere decoration.`)
		return hero, false
	}
	return hero, true
}

// Links implements block.Kind.
func (Kind) Links(hero Hero) []string {
	links := block.LinksIn(hero.Tagline)
	for _, action := range hero.Actions {
		links = append(links, action.Href)
	}
	return links
}

// Resolve implements block.Kind.
func (k Kind) Resolve(c *block.Context, hero Hero, _ markdown.Content) (vitrine.BlockData, bool) {
	shown := &vitrine.Hero{Actions: []vitrine.Action{}}
	if hero.Tagline != "" {
		shown.Tagline = k.Site.Inline(c, hero.Tagline)
	}
	for _, action := range hero.Actions {
		shown.Actions = append(shown.Actions, vitrine.Action{Text: action.Text, Href: c.LinkTo(action.Href)})
	}
	if p := hero.Picture; p != nil {
		light, ok := c.SizedPicture(p.Src)
		if !ok {
			return nil, false
		}
		shown.Picture = &vitrine.HeroPicture{Alt: *p.Alt, Light: light}
		if p.Dark != "" {
			dark, ok := c.SizedPicture(p.Dark)
			if !ok {
				return nil, false
			}
			shown.Picture.Dark = &dark
		}
	}
	return shown, true
}

// Markdown implements block.Kind: the tagline, the picture, and a list of links.
func (Kind) Markdown(hero Hero, data vitrine.BlockData, _ string) (string, bool) {
	shown, ok := data.(*vitrine.Hero)
	if !ok {
		return "", true
	}
	var out strings.Builder
	if hero.Tagline != "" {
		out.WriteString(hero.Tagline + "\n\n")
	}
	if p := shown.Picture; p != nil && p.Alt != "" {
		fmt.Fprintf(&out, "![%s](%s)\n\n", p.Alt, p.Light.Src)
	}
	for _, action := range shown.Actions {
		fmt.Fprintf(&out, "- [%s](%s)\n", action.Text, action.Href)
	}
	return out.String(), true
}

// Search implements block.Kind: the words of the text around it.
func (Kind) Search(_ block.Page, hero Hero) block.Records {
	words := []string{block.WordsIn(hero.Tagline)}
	for _, action := range hero.Actions {
		words = append(words, action.Text)
	}
	return block.Records{Code: strings.Join(words, "\n")}
}
