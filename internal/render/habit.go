package render

import (
	"fmt"
	"regexp"
	"slices"

	"vitrine/internal/diag"
	"vitrine/internal/prerender"
	"vitrine/internal/vitrine"
)

// tolerable are flaws with which a demo runs all the same.
var tolerable = []string{"global", "console", "timer", "unsized"}

// onlyInBrowsers is what code throws that asks for something that browsers alone have.
var onlyInBrowsers = regexp.MustCompile(`ReferenceError: (window|document|navigator|location|history|screen|` +
	`localStorage|sessionStorage|indexedDB|matchMedia|customElements|getComputedStyle|Image|Audio|` +
	`(HTML|SVG)?\w*Element|\w+Observer|DOMParser|XMLHttpRequest|requestIdleCallback|self) is not defined`)

// judged is what is wrong with a demo, as the site takes it: where it is not strict, all that runs in a browser is
// published, what renders nothing ahead of time with the room that it needs later.
func (r *Renderer) judged(d resolvedDemo, finding prerender.Finding, p diag.Problem) diag.Problem {
	kind := finding.Problem.Kind
	runs := slices.Contains(tolerable, kind)
	late := kind == "empty" || kind == "clock" ||
		kind == "threw" && onlyInBrowsers.MatchString(finding.Problem.Message)
	if r.Site.Config.Strict || !runs && (!late || d.Demo.Options.Hydrate == vitrine.HydrateNever) {
		return p
	}
	p.What = fmt.Sprintf("The demo %s should not be published as it is: %s", finding.Name, finding.Problem.Message)
	switch {
	case late:
		p.Why = fmt.Sprintf("Readers see it when scripts have run, in a space of %d pixels. ", lateHeight) + p.Why
		p.Fix += ` Or declare it: "ssr": "none" with a "height" in the directive.`
		kind = diag.LateKind
	case kind == "global":
		p.Why = "They are kept within the demo while it comes to life; where they change later, they restyle the page."
		p.Fix += ` Or give it a document of its own: "iframe": true in the directive.`
	}
	return diag.Softened(kind, p)[0]
}
