// Package kinds is the list of all kinds of blocks: one line each.
//
// In: what the kinds ask of the site. Out: the registry of the site. Never here: anything a kind knows.
package kinds

import (
	"vitrine/internal/block"
	"vitrine/internal/block/anatomy"
	"vitrine/internal/block/callout"
	"vitrine/internal/block/code"
	"vitrine/internal/block/codetabs"
	"vitrine/internal/block/component"
	"vitrine/internal/block/demo"
	"vitrine/internal/block/diagram"
	"vitrine/internal/block/element"
	"vitrine/internal/block/features"
	"vitrine/internal/block/formula"
	"vitrine/internal/block/gallery"
	"vitrine/internal/block/heading"
	"vitrine/internal/block/hero"
	"vitrine/internal/block/install"
	"vitrine/internal/block/keyboard"
	"vitrine/internal/block/numbers"
	"vitrine/internal/block/playground"
	"vitrine/internal/block/reference"
	"vitrine/internal/block/states"
	"vitrine/internal/block/table"
	"vitrine/internal/block/tabs"
	"vitrine/internal/block/task"
	"vitrine/internal/block/wall"
)

// Site is what all kinds together ask of the site.
type Site interface {
	anatomy.Site
	component.Site
	demo.Site
	diagram.Site
	demo.StorySite
	element.Site
	formula.Site
	gallery.Site
	keyboard.Site
	numbers.Site
	playground.Site
	reference.Site
	states.Site
	wall.Site
}

// Of are the kinds of the engine. The order matters where two claim directives with the same key: the one that wants a
// certain value stands first.
func Of(site Site) []block.Entry {
	return []block.Entry{
		block.Of(codetabs.Kind{}),
		block.Of(tabs.Kind{}),
		block.Of(tabs.Part{}),
		block.Of(callout.Kind{}),
		block.Of(install.Kind{}),
		block.Of(formula.Kind{Site: site}),
		block.Of(formula.Fence{Kind: formula.Kind{Site: site}}),
		block.Of(diagram.Kind{Site: site}),
		block.Of(code.Kind{}),
		block.Of(heading.Kind{}),
		block.Of(table.Kind{}),
		block.Of(task.Kind{}),
		block.Of(element.Kind{Site: site}),
		block.Of(playground.Kind{Site: site}),
		block.Of(component.Kind{Site: site}),
		block.Of(demo.Kind{Site: site}),
		block.Of(demo.Story{Site: site}),
		block.Of(reference.Kind{Site: site}),
		block.Of(gallery.Kind{Site: site}),
		block.Of(states.Kind{Site: site}),
		block.Of(anatomy.Kind{Site: site}),
		block.Of(keyboard.Kind{Site: site}),
		block.Of(wall.Kind{Site: site}),
		block.Of(hero.Kind{Site: site}),
		block.Of(features.Kind{Site: site}),
		block.Of(numbers.Kind{Site: site}),
	}
}
