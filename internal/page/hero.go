package page

import (
	"vitrine/internal/reference"
	"vitrine/internal/vitrine"
)

// leadFromHero makes the tagline of a hero that the page begins with the lead of the page, unless it has one: every
// theme shows it below the title.
func (p *Page) leadFromHero() {
	if len(p.Sections) == 0 || len(p.Sections[0].Blocks) == 0 || p.doc.LeadHTML != "" {
		return
	}
	hero, ok := p.Sections[0].Blocks[0].Data.(*vitrine.Hero)
	if ok && hero.Tagline.HTML != "" && len(hero.Tagline.Blocks) == 0 {
		p.LeadHTML, hero.Tagline = hero.Tagline.HTML, vitrine.Prose{}
	}
}

// Count implements the site of numbers.
func (a *answers) Count(name string) (int, bool) {
	switch name {
	case vitrine.CountComponents, vitrine.CountProps:
		return a.componentsAndProps(name == vitrine.CountProps), true
	}
	count, known := a.site.Counts()[name]
	return count, known
}

// componentsAndProps are the components of the reference, or all props that they declare themselves.
func (a *answers) componentsAndProps(props bool) (count int) {
	for _, byName := range a.Reference.ByProduct {
		for _, entry := range byName {
			switch {
			case entry.Kind != reference.Component:
			case props:
				count += len(entry.Props)
			default:
				count++
			}
		}
	}
	return count
}
