package render

import (
	"strings"

	"vitrine/internal/vitrine"
)

// counts are numbers of what the site has: pages, demos in them, pages of the reference.
func (r *Renderer) counts() map[string]int {
	counts := map[string]int{"pages": len(r.Site.Unwritten())}
	for _, p := range r.Site.Tree.Pages {
		if strings.HasPrefix(p.Path, vitrine.ExperimentsPath) {
			continue
		}
		counts["pages"]++
		counts["demos"] += len(p.Demos)
		if p.Generated {
			counts["reference"]++
		}
	}
	return counts
}
