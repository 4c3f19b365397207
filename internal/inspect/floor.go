package inspect

import (
	"fmt"
	"strings"

	"vitrine/internal/diag"
	"vitrine/internal/reference"
	"vitrine/internal/site"
	"vitrine/internal/source"
)

// LiveFloor is the least share of the props of a page's components that demos on it and below it have to bring to life.
// One prop may be left in any case: libraries have some without an effect.
const LiveFloor = 0.9

// Below are the problems of pages with too few live props, each once for all components that the page is about.
func Below(s *site.Site, list []reference.Coverage) []diag.Problem {
	pages := map[string]source.Page{}
	for _, p := range s.Tree.Pages {
		if site.IsTaught(p) {
			pages[p.Path] = p
		}
	}
	return below(pages, list)
}

func below(pages map[string]source.Page, list []reference.Coverage) []diag.Problem {
	var order []string
	about := map[string][]reference.Coverage{}
	for _, c := range list {
		if about[c.Page] == nil {
			order = append(order, c.Page)
		}
		about[c.Page] = append(about[c.Page], c)
	}
	var problems []diag.Problem
	for _, path := range order {
		var sum reference.Coverage
		var still []string
		for _, c := range about[path] {
			sum.Add(c)
			if len(c.Still) > 0 {
				still = append(still, c.Component+": "+strings.Join(c.Still, ", "))
			}
		}
		if sum.LiveShare() < LiveFloor && sum.Props-sum.Live > 1 {
			problems = append(problems, tooStill(pages[path], sum, still))
		}
	}
	return problems
}

// tooStill points at the components that a page is about; still lists the props without a demo by component.
func tooStill(p source.Page, sum reference.Coverage, still []string) diag.Problem {
	return diag.Problem{
		File: p.File, Line: p.Lines["components"],
		What: fmt.Sprintf("%d of the %d props of the page's components are live in its demos; %.0f %% are asked for.",
			sum.Live, sum.Props, 100*LiveFloor),
		Why: "What a prop does is seen where a demo sets it and is another one without it; prose and other code only tell " +
			"of it.",
		Fix: "Set them in demos on the page or below it, to some effect: " + strings.Join(still, "; ") + ".",
	}
}
