// Package demo is the block kind of live examples: {{"demo": "Name.tsx"}}.
//
// In: a directive with its options. Out: the demo in its exhibit. Never here: finding and checking its files, which the
// demo stage does; running it.
package demo

import (
	"fmt"

	"vitrine/internal/block"
	"vitrine/internal/demo"
	"vitrine/internal/diag"
	"vitrine/internal/markdown"
	"vitrine/internal/vitrine"
)

// Site is what the kind asks of the site.
type Site interface {
	DemoResolver() *demo.Resolver
}

// Directive is one as the author wrote it.
type Directive struct {
	Name    string // Name.tsx, or the folder of a demo with styling variants
	Title   string // caption; "" is derived from the name
	Options vitrine.DemoOptions
}

// Kind is the block kind.
type Kind struct {
	block.Defaults[Directive]
	Site Site
}

// Name implements block.Kind.
func (Kind) Name() string { return "demo" }

// Claim implements block.Kind.
func (Kind) Claim() block.Claim { return block.Directive("demo") }

// Parse implements block.Kind.
func (Kind) Parse(c markdown.Construct, report markdown.Report) (Directive, bool) {
	d := Directive{Options: vitrine.DemoOptions{Background: "outlined", Hydrate: vitrine.HydrateVisible}}
	name, ok := c.Values["demo"].(string)
	if !ok {
		report(`The name of a demo is no text.`, "", `Write {{"demo": "Name.tsx"}}.`)
		return d, false
	}
	d.Name = name
	return d, checkName(name, report) && d.read(c.Values, report)
}

// Anchors implements block.Kind.
func (Kind) Anchors(_ block.Page, d Directive) []string { return []string{demo.ElementID(d.Name)} }

// Dependencies implements block.Kind.
func (Kind) Dependencies(page block.Page, d Directive) []string {
	var files []string
	for _, file := range demo.Find(d.Name, page.Demos) {
		files = append(files, file.Path)
	}
	return files
}

// Resolve implements block.Kind.
func (k Kind) Resolve(c *block.Context, d Directive, _ markdown.Content) (vitrine.BlockData, bool) {
	if c.Family == "" {
		c.Fail("This page has a demo, and its product has no library family.",
			"Nobody knows which theme the demo needs.",
			"Set productId in the front matter, or family in vitrine.yaml.")
		return nil, false
	}
	file, line, excerpt := c.Place()
	resolver := k.Site.DemoResolver()
	resolved, found, ok := resolver.Resolve(demo.Directive{Name: d.Name, Title: d.Title, Options: d.Options, File: file,
		Line: line, Excerpt: excerpt}, c.Demos)
	c.Report(found...)
	if !ok || diag.Stops(found) {
		return nil, false // what is wrong is known: bundling it would take long or say it again
	}
	for _, other := range c.All() {
		if other.Demo.Name == resolved[0].Demo.Name {
			c.Fail(fmt.Sprintf("The demo %q stands on this page twice.", d.Name), "Its identifiers would collide.",
				"Show it once, or write a second file.")
			return nil, false
		}
	}
	if d.Options.CodeOpen != nil && *d.Options.CodeOpen {
		for i := range resolved {
			sources := resolved[i].Demo.Sources
			for n := range sources {
				sources[n].HTML = resolver.Highlight(sources[n].Text)
			}
		}
	}
	return c.Exhibit(resolved), true
}

// Search implements block.Kind: the code of the demo.
func (Kind) Search(page block.Page, d Directive) block.Records {
	files := demo.Find(d.Name, page.Demos)
	if len(files) == 0 {
		return block.Records{}
	}
	return block.Records{Code: string(files[0].Text)}
}

// Markdown implements block.Kind: the source of the demo.
func (Kind) Markdown(_ Directive, data vitrine.BlockData, _ string) (string, bool) {
	d, ok := data.(*vitrine.Demo)
	if !ok {
		return "", true
	}
	return fmt.Sprintf("%s (%s):\n\n%s", d.Title, d.Sources[0].File, markdown.Fenced("tsx", d.Sources[0].Text)), true
}
