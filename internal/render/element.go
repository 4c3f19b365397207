package render

import (
	"slices"

	"vitrine/internal/demo"
	"vitrine/internal/vitrine"
)

// hasElements says whether a page is written in MDX and shows something by it.
func (p *Page) hasElements() bool {
	return slices.ContainsFunc(p.rendered(), func(d demo.Resolution) bool { return d.Origin != nil })
}

// fillElements puts the HTML of a page's elements into its blocks: its markdown tells of them as well.
func (p *Page) fillElements(read reading) error {
	if !p.hasElements() {
		return nil
	}
	rendered, err := read()
	if err != nil {
		return err
	}
	p.EachBlock(func(data vitrine.BlockData) {
		if element, ok := data.(*vitrine.Element); ok {
			rendered.fill(element)
		}
	})
	return nil
}

// stylesheet is the file of the stylesheets that a page's demos and elements import.
func (p *Page) stylesheet() string {
	if p.hasElements() {
		return p.bundle.Styles.Style
	}
	return p.bundle.Browser.Style
}
