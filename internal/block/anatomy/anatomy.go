// Package anatomy is the block kind of components whose parts are numbered: {{"anatomy": "Autocomplete"}}.
//
// In: the name of a component, and what the site knows of its parts. Out: the drawing and its parts, each with code
// that styles it. Never here: drawing, how a library names parts.
package anatomy

import (
	"fmt"
	"strings"

	"vitrine/internal/block"
	"vitrine/internal/diag"
	"vitrine/internal/markdown"
	"vitrine/internal/vitrine"
)

// Site is what the kind asks of the site.
type Site interface {
	// Anatomy finds the parts of a component as a page names it, without their code as HTML.
	Anatomy(page block.Page, name string) (*vitrine.Anatomy, bool)
}

// Kind is the block kind. It reads the name.
type Kind struct {
	block.Defaults[string]
	Site Site
}

// Name implements block.Kind.
func (Kind) Name() string { return "anatomy" }

// Claim implements block.Kind.
func (Kind) Claim() block.Claim { return block.Directive("anatomy") }

// Parse implements block.Kind.
func (Kind) Parse(c markdown.Construct, report markdown.Report) (string, bool) {
	name, ok := c.Values["anatomy"].(string)
	if !ok || name == "" || len(c.Values) != 1 {
		report("This anatomy names no component.", "There would be nothing to draw.",
			`Write {{"anatomy": "Autocomplete"}}.`)
		return "", false
	}
	return name, true
}

// Resolve implements block.Kind.
func (k Kind) Resolve(c *block.Context, name string, _ markdown.Content) (vitrine.BlockData, bool) {
	drawn, ok := k.Site.Anatomy(c.Page, name)
	switch {
	case !ok:
		c.Fail(fmt.Sprintf("There is no component %s whose parts could be shown.", diag.Quote(name)),
			"There would be nothing to draw.", `Name one of the reference: {{"anatomy": "Autocomplete"}}.`)
		return nil, false
	case len(drawn.Parts) == 0:
		c.Fail(fmt.Sprintf("Nothing is known of parts of %s.", diag.Quote(name)), "There would be nothing to draw.",
			"Leave it out, or give the component a specimen that shows its parts (see “Reference and props”).")
		return nil, false
	}
	drawn.ID = fmt.Sprintf("%s-anatomy-%d", drawn.Component, c.Number("anatomy"))
	drawn.Family = c.Family
	if drawn.HTML != "" {
		drawn.Figure = c.Figure()
	}
	for i, part := range drawn.Parts {
		language := "css"
		if part.Theme != "" {
			language = "js"
		}
		drawn.Parts[i].Override = c.Code(language, part.Code)
	}
	if c.Family != "" {
		c.NeedFamily()
	}
	return drawn, true
}

// Markdown implements block.Kind: a table of the parts.
func (Kind) Markdown(_ string, data vitrine.BlockData, _ string) (string, bool) {
	drawn, ok := data.(*vitrine.Anatomy)
	if !ok {
		return "", true
	}
	var out strings.Builder
	out.WriteString("| Part | Class | Role and name | Theme |\n| :-- | :-- | :-- | :-- |\n")
	for _, part := range drawn.Parts {
		spoken := part.Role
		if part.Name != "" {
			spoken += " “" + strings.ReplaceAll(part.Name, "|", `\|`) + "”"
		}
		theme := ""
		if part.Theme != "" {
			theme = "`" + part.Theme + "`"
		}
		fmt.Fprintf(&out, "| %s | `.%s` | %s | %s |\n", part.Part, part.Class, spoken, theme)
	}
	return out.String(), true
}
