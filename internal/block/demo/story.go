package demo

import (
	"fmt"
	"slices"
	"strings"

	"vitrine/internal/block"
	"vitrine/internal/demo"
	"vitrine/internal/markdown"
	"vitrine/internal/vitrine"
)

// StorySite is what the kind of stories asks of the site.
type StorySite interface {
	DemoResolver() *demo.Resolver
	// WriteStory keeps the module of a story of the page; false where the page has none of the name, which was told.
	WriteStory(page block.Page, of string) (StorySubject, bool, error)
	// StoryAt is a story of the page without a module that composes it; false where the page has none of the name.
	StoryAt(page block.Page, of string) (StorySubject, bool)
}

// StorySubject is a story that can be shown.
type StorySubject struct {
	ID, Name string
	File     string // that it stands in, seen from the site folder
	Module   string // that composes it, seen from the site folder
	Composed string // the code of that
	Code     string // that readers see
	ReadOnly bool   // the code alone is not what the page shows
}

// Story is the block kind of stories: {{"story": "Button.stories.tsx#Primary"}}.
type Story struct {
	block.Defaults[Directive]
	Site StorySite
}

// Name implements block.Kind.
func (Story) Name() string { return "story" }

// Claim implements block.Kind.
func (Story) Claim() block.Claim { return block.Directive("story") }

// Parse implements block.Kind.
func (Story) Parse(c markdown.Construct, report markdown.Report) (Directive, bool) {
	d := Directive{Options: vitrine.DemoOptions{Background: "outlined", Hydrate: vitrine.HydrateVisible}}
	name, ok := c.Values["story"].(string)
	if !ok || strings.HasPrefix(name, "#") || name == "" {
		report(`The name of a story is no text.`, "", `Write {{"story": "Button.stories.tsx#Primary"}}.`)
		return d, false
	}
	d.Name = name
	return d, d.read(c.Values, report)
}

// Anchors implements block.Kind.
func (k Story) Anchors(page block.Page, d Directive) []string {
	if s, ok := k.Site.StoryAt(page, d.Name); ok {
		return []string{s.ID}
	}
	return nil
}

// Dependencies implements block.Kind.
func (k Story) Dependencies(page block.Page, d Directive) []string {
	if s, ok := k.Site.StoryAt(page, d.Name); ok {
		return []string{s.File}
	}
	return nil
}

// Search implements block.Kind: the code of the story.
func (k Story) Search(page block.Page, d Directive) block.Records {
	s, _ := k.Site.StoryAt(page, d.Name)
	return block.Records{Code: s.Code}
}

// Resolve implements block.Kind.
func (k Story) Resolve(c *block.Context, d Directive, _ markdown.Content) (vitrine.BlockData, bool) {
	if c.Family == "" {
		c.Fail("This page has a story, and its product has no library family.", "Nobody knows which theme it needs.",
			"Set productId in the front matter, or family in vitrine.yaml.")
		return nil, false
	}
	subject, known, err := k.Site.WriteStory(c.Page, d.Name)
	switch {
	case err != nil:
		c.Fail("The module of this story could not be made: "+err.Error()+".", "There would be a hole.",
			"Look at the folder of the cache.")
		return nil, false
	case !known:
		return nil, false
	case slices.ContainsFunc(c.All(), func(other demo.Resolution) bool { return other.Demo.Name == subject.ID }):
		c.Fail(fmt.Sprintf("The story %q stands on this page twice.", d.Name), "Its identifiers would collide.",
			"Show it once.")
		return nil, false
	}
	title := d.Title
	if title == "" {
		title = subject.Name
	}
	options := d.Options
	if subject.ReadOnly {
		options.ReadOnly, options.NoSandbox = true, true
	}
	resolver := k.Site.DemoResolver()
	sources := resolver.Sources(subject.ID, subject.Code)
	if options.CodeOpen != nil && *options.CodeOpen {
		for i := range sources {
			sources[i].HTML = resolver.Highlight(sources[i].Text)
		}
	}
	return c.Exhibit([]demo.Resolution{{Module: subject.Module, Code: subject.Composed,
		Demo: vitrine.Demo{Name: subject.ID, Title: title, Options: options, Sources: sources}}}), true
}

// Markdown implements block.Kind: the code of the story.
func (Story) Markdown(_ Directive, data vitrine.BlockData, source string) (string, bool) {
	return Kind{}.Markdown(Directive{}, data, source)
}
