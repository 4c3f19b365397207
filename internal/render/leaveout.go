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
		said := ""
		if r.Site.Dev {
			said = nameOf(d) + " can't be rendered: " + finding.Problem.Message
		}
		if p.LeaveOut(finding.Name, said) {
			warnings = append(warnings, leftOut(d, finding, found))
		}
	}
	return diag.Softened(diag.LeftOutKind, warnings...)
}

// leftOut is a problem of a demo at the line that shows it.
func leftOut(d resolvedDemo, finding prerender.Finding, found diag.Problem) diag.Problem {
	found.What = nameOf(d) + " can't be rendered: " + finding.Problem.Message
	if d.Origin == nil {
		if !d.Generated() {
			found.What += " (" + found.Place() + ")"
		}
		found.File, found.Line, found.Column, found.Excerpt = d.At.File, d.At.Line, 0, d.At.Excerpt
	}
	found.Why = "The page is published without it."
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
