// Package element is the block kind of the elements and expressions of pages in MDX.
//
// In: the place of one, with the markdown in it. Out: a demo without a case, whose module is written here, and which
// lives where a hint says so. Never here: reading MDX, rendering.
package element

import (
	"regexp"
	"strconv"
	"strings"

	"vitrine/internal/block"
	"vitrine/internal/demo"
	"vitrine/internal/markdown"
	"vitrine/internal/vitrine"
)

// Subject is an element with the module that renders it.
type Subject struct {
	File   string // that it is written in
	Line   int
	Inline bool
	Client string // when it comes to life: load, idle, visible; "" for never
	Text   string // what is known of the text that it shows
	Code   string
	Raw    []byte // the text of the file
	Module string // path of the module, seen from the site folder
}

// Site is what the kind asks of the site.
type Site interface {
	// ElementAt is an element by its number; false for a page that has none such.
	ElementAt(page block.Page, index int) (Subject, bool)
	// WriteElement keeps the module of an element.
	WriteElement(page block.Page, index int) (Subject, error)
}

// Kind is the block kind. It reads the number of an element.
type Kind struct {
	block.Defaults[int]
	Site Site
}

// Name implements block.Kind.
func (Kind) Name() string { return "element" }

// Claim implements block.Kind.
func (Kind) Claim() block.Claim { return block.Containers(markdown.ElementContainer) }

// Parse implements block.Kind.
func (Kind) Parse(c markdown.Construct, _ markdown.Report) (int, bool) {
	index, err := strconv.Atoi(strings.TrimSpace(c.Argument))
	return index, err == nil
}

// hydration is when an element comes to life, by its hint. What is to live at once waits for the page alone.
var hydration = map[string]vitrine.Hydration{"": vitrine.HydrateNever, "load": vitrine.HydrateIdle,
	"idle": vitrine.HydrateIdle, "visible": vitrine.HydrateVisible}

// Resolve implements block.Kind.
func (k Kind) Resolve(c *block.Context, index int, content markdown.Content) (vitrine.BlockData, bool) {
	if c.Family == "" {
		c.Fail("This page has an element, and its product has no library family.",
			"Nobody knows which theme it needs.", "Set productId in the front matter, or family in vitrine.yaml.")
		return nil, false
	}
	subject, err := k.Site.WriteElement(c.Page, index)
	if err != nil {
		c.Fail("The module of this element could not be made: "+err.Error()+".", "There would be a hole.",
			"Look at the folder of the cache.")
		return nil, false
	}
	name := vitrine.ElementName(index)
	origin := &demo.Origin{File: subject.File, Line: subject.Line, Text: subject.Raw}
	resolved := demo.Resolution{Module: subject.Module, Origin: origin,
		Demo: vitrine.Demo{Name: name, Title: "element", Options: vitrine.DemoOptions{Hydrate: hydration[subject.Client]},
			Sources: []vitrine.DemoSource{{Language: "tsx", File: name + ".tsx", Text: subject.Code}}}}
	return &vitrine.Element{Inline: subject.Inline, Picture: c.Element(resolved), Text: content.Text}, true
}

// Search implements block.Kind: what is known of its text.
func (k Kind) Search(page block.Page, index int) block.Records {
	subject, _ := k.Site.ElementAt(page, index)
	if subject.Inline {
		return block.Records{} // the text around it has it
	}
	return block.Records{Code: subject.Text}
}

// Markdown implements block.Kind: what a reader sees of it, as text.
func (Kind) Markdown(_ int, data vitrine.BlockData, source string) (string, bool) {
	shown, ok := data.(*vitrine.Element)
	if !ok || shown.Inline {
		return "", false
	}
	lines := strings.Split(strings.TrimRight(source, "\n"), "\n")
	inner := ""
	if len(lines) > 2 {
		inner = strings.Join(lines[1:len(lines)-1], "\n") + "\n"
	}
	return outline(shown, inner), true
}

var slotPlace = regexp.MustCompile(`<vitrine-slot data-slot="(\d+)"( data-inline="")?></vitrine-slot>`)

// outline is an element as text: what it was rendered to, with the markdown in it as it was written.
func outline(shown *vitrine.Element, inner string) string {
	texts := strings.Split(inner, markdown.SlotBorder)
	html := slotPlace.ReplaceAllStringFunc(shown.Picture.HTML, func(place string) string {
		found := slotPlace.FindStringSubmatch(place)
		if found[2] != "" {
			return markdown.PlaceSign + found[1] + markdown.PlaceEnd
		}
		return "<p>" + markdown.PlaceSign + found[1] + markdown.PlaceEnd + "</p>"
	})
	text := markdown.FromHTML(html)
	for i, inner := range texts {
		text = strings.ReplaceAll(text, markdown.PlaceSign+strconv.Itoa(i)+markdown.PlaceEnd, strings.TrimSpace(inner))
	}
	return strings.TrimSpace(text) + "\n"
}
