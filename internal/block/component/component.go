// Package component is the block kind of components of the site: {{"component": "Name"}}.
//
// In: a directive with its props. Out: which component to render with what. Never here: rendering it.
package component

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"vitrine/internal/block"
	"vitrine/internal/diag"
	"vitrine/internal/markdown"
	"vitrine/internal/vitrine"
)

// Folder holds the site's own components: {{"component": "ProductCards"}} is components/ProductCards.tsx. They are
// rendered ahead of time and never hydrated.
const Folder = "components"

// File is where a component is written.
func File(name string) string { return Folder + "/" + name + ".tsx" }

// Site is what the kind asks of the site.
type Site interface {
	ComponentNames() []string
}

// Directive is one as the author wrote it.
type Directive struct {
	Name  string
	Props map[string]any
}

// Kind is the block kind.
type Kind struct {
	block.Defaults[Directive]
	Site Site
}

// Name implements block.Kind.
func (Kind) Name() string { return "component" }

// factsKinds are the kinds of values that a component may show.
var factsKinds = []string{vitrine.FactsErrors, vitrine.FactsTheme, vitrine.FactsIcons}

// Claim implements block.Kind.
func (Kind) Claim() block.Claim { return block.Directive("component") }

// Parse implements block.Kind.
func (Kind) Parse(c markdown.Construct, report markdown.Report) (Directive, bool) {
	name, ok := c.Values["component"].(string)
	if !ok {
		report("The name of a component is no text.", "", `Write {{"component": "Name"}}.`)
		return Directive{}, false
	}
	if kind, told := c.Values["facts"]; told && !slices.Contains(factsKinds, fmt.Sprint(kind)) {
		report(fmt.Sprintf("The facts of a component can't be %s.", diag.Quote(fmt.Sprint(kind))),
			"Programs would not find the values that it shows.", "Write "+strings.Join(factsKinds, ", ")+", or leave it out.")
		return Directive{}, false
	}
	props := maps.Clone(c.Values)
	delete(props, "component")
	return Directive{Name: name, Props: props}, true
}

// Dependencies implements block.Kind.
func (Kind) Dependencies(_ block.Page, d Directive) []string { return []string{File(d.Name)} }

// Resolve implements block.Kind.
func (k Kind) Resolve(c *block.Context, d Directive, _ markdown.Content) (vitrine.BlockData, bool) {
	names := k.Site.ComponentNames()
	if slices.Contains(names, d.Name) {
		file, line, excerpt := c.Place()
		return &vitrine.Component{Name: d.Name, Props: d.Props, File: file, Line: line, Excerpt: excerpt}, true
	}
	fix := fmt.Sprintf("Write %s, or take the directive out.", File(d.Name))
	if near := diag.DidYouMean(d.Name, names); near != "" {
		fix = near
	}
	c.Fail(fmt.Sprintf("The site has no component %s.", diag.Quote(d.Name)), "The page would have a hole there.", fix)
	return nil, false
}

// Search implements block.Kind: what its generator tells of.
func (Kind) Search(_ block.Page, d Directive) block.Records {
	if generator, ok := d.Props["generated"].(string); ok {
		return block.Records{Generated: []string{generator}}
	}
	return block.Records{}
}

// Markdown implements block.Kind: what a reader sees of it, as text.
func (Kind) Markdown(_ Directive, data vitrine.BlockData, _ string) (string, bool) {
	drawn, ok := data.(*vitrine.Component)
	if !ok || drawn.HTML == "" {
		return "", true
	}
	return markdown.FromHTML(drawn.HTML) + "\n", true
}
