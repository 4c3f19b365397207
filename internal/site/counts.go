package site

import (
	"strings"

	"vitrine/internal/vitrine"
)

// Counts are numbers of what the site has: pages that readers come to, the demos in them, and pages of the reference.
func (s *Site) Counts() map[string]int {
	counts := map[string]int{vitrine.CountPages: len(s.Overviews()), vitrine.CountDemos: 0, vitrine.CountReference: 0}
	for _, p := range s.Tree.Pages {
		if p.Fallback || p.Matter.NoIndex || strings.HasPrefix(p.Path, vitrine.ExperimentsPath) {
			continue
		}
		counts[vitrine.CountPages]++
		counts[vitrine.CountDemos] += len(p.Demos)
		if p.Generated {
			counts[vitrine.CountReference]++
		}
	}
	return counts
}
