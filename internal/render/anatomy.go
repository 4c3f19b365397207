package render

import (
	"strings"

	"vitrine/internal/prerender"
	"vitrine/internal/vitrine"
)

// drawn are the rules of a page with those of its drawings.
func drawn(styles []prerender.Style, p vitrine.Page) []prerender.Style {
	css, _, _ := figureRules(p)
	if css == "" {
		return styles
	}
	return append(styles[:len(styles):len(styles)], prerender.Style{CSS: css})
}

// figureRules are what the figures of a page bring into its styles: rules of drawings, and classes that stand for the
// focus. Sheet says whether it shows states.
func figureRules(p vitrine.Page) (css string, focus []string, sheet bool) {
	var rules strings.Builder
	p.EachBlock(func(data vitrine.BlockData) {
		switch data := data.(type) {
		case *vitrine.Anatomy:
			rules.WriteString(data.CSS)
		case *vitrine.States:
			sheet = true
			focus = append(focus, data.Focus...)
		}
	})
	return rules.String(), focus, sheet
}
