package render

import (
	"slices"

	"vitrine/internal/diag"
	"vitrine/internal/prerender"
)

// spreading are flaws that are not those of one demo, or that a stranger may have meant.
var spreading = []string{"no-provider", "unloadable", "refused"}

// leaveOut takes demos that can't be rendered off their page, where the site is not strict, with a warning for each. In
// dev mode a message replaces them.
func (r *Renderer) leaveOut(p *Page, findings []prerender.Finding) (warnings []diag.Problem) {
	if r.Site.Config.Strict {
		return nil
	}
	for _, finding := range findings {
		d := demoOf(p, finding.Name)
		found, ok := r.demoProblem(d, finding)
		if !ok || found.Severity != diag.Error || slices.Contains(spreading, finding.Problem.Kind) {
			continue
		}
		what := nameOf(d) + " can't be rendered: " + finding.Problem.Message
		notice := ""
		if r.Site.Dev {
			notice = what
		}
		if p.LeaveOut(finding.Name, notice) {
			warnings = append(warnings, leftOut(d, found, what))
		}
	}
	return diag.Softened(diag.LeftOutKind, warnings...)
}

// leftOut is a problem of a demo at the line that shows it.
func leftOut(d resolvedDemo, found diag.Problem, what string) diag.Problem {
	if d.Origin == nil {
		if !d.Generated() {
			what += " (" + found.Place() + ")"
		}
		found.File, found.Line, found.Column, found.Excerpt = d.At.File, d.At.Line, 0, d.At.Excerpt
	}
	found.What, found.Why = what, "The page is published without it."
	return found
}

// nameOf is what authors call a demo, or what the build made one of.
func nameOf(d resolvedDemo) string {
	switch {
	case d.Origin != nil:
		return "This element"
	case d.Generated():
		return "The component " + d.Demo.Title
	}
	return "The demo " + d.Demo.Name
}
