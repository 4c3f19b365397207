// Package reference is the block kind of lists of the reference: {{"reference": "props", "of": "Button"}}.
//
// In: a directive. Out: the rows. Never here: reading packages, making rows of what they declare.
package reference

import (
	"fmt"
	"strings"

	"vitrine/internal/block"
	"vitrine/internal/diag"
	"vitrine/internal/markdown"
	"vitrine/internal/search"
	"vitrine/internal/vitrine"
)

// Site is what the kind asks of the site.
type Site interface {
	// ReferenceList are the rows of a section of an entry; nil where there are none.
	ReferenceList(page block.Page, name, section string) *vitrine.Reference
	// ReferenceLists are the names of the sections that an entry has; nil where there is no such entry.
	ReferenceLists(page block.Page, name string) []string
	// ReferenceAnchors are the ids of these rows.
	ReferenceAnchors(page block.Page, name, section string) []string
	// ReferenceRows are what can be found in them.
	ReferenceRows(page block.Page, name, section string) []search.Record
}

// Directive is one as the author wrote it.
type Directive struct{ Section, Name string }

// Kind is the block kind.
type Kind struct {
	block.Defaults[Directive]
	Site Site
}

// Name implements block.Kind.
func (Kind) Name() string { return "reference" }

// Claim implements block.Kind.
func (Kind) Claim() block.Claim { return block.Directive("reference") }

// Parse implements block.Kind.
func (Kind) Parse(c markdown.Construct, report markdown.Report) (Directive, bool) {
	section, _ := c.Values["reference"].(string)
	name, _ := c.Values["of"].(string)
	if section == "" || name == "" || len(c.Values) != 2 {
		report("This reference does not say of what it is.", "There would be nothing to show.",
			`Write {{"reference": "props", "of": "Button"}}.`)
		return Directive{}, false
	}
	return Directive{Section: section, Name: name}, true
}

// Anchors implements block.Kind.
func (k Kind) Anchors(page block.Page, d Directive) []string {
	return k.Site.ReferenceAnchors(page, d.Name, d.Section)
}

// Search implements block.Kind.
func (k Kind) Search(page block.Page, d Directive) block.Records {
	return block.Records{Places: k.Site.ReferenceRows(page, d.Name, d.Section)}
}

// Resolve implements block.Kind.
func (k Kind) Resolve(c *block.Context, d Directive, _ markdown.Content) (vitrine.BlockData, bool) {
	list := k.Site.ReferenceList(c.Page, d.Name, d.Section)
	if list == nil {
		fix := "Name an entry of the product's reference."
		if lists := k.Site.ReferenceLists(c.Page, d.Name); len(lists) > 0 {
			fix = fmt.Sprintf("Write one of the lists that it has: %s.", strings.Join(lists, ", "))
		}
		c.Fail(fmt.Sprintf("There are no %s of %s.", d.Section, diag.Quote(d.Name)), "The page would have a hole here.",
			fix)
		return nil, false
	}
	return list, true
}
