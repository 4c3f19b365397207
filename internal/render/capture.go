package render

import (
	"errors"
	"fmt"
	"slices"

	"vitrine/internal/cache"
	"vitrine/internal/capture"
	"vitrine/internal/demo"
	"vitrine/internal/diag"
	"vitrine/internal/prerender"
	"vitrine/internal/vitrine"
)

// captured is what a browser made of the demos of a page.
type captured struct {
	styles []prerender.Style
	stills []capture.Still
}

// capture records the rules that the demos of a page write in a browser, where their libraries write some of which
// nobody knows ahead of time, and draws the demos that nothing else can render. What can't be told is a warning: the
// page is published as it can be.
func (r *Renderer) capture(p *Page, demos *demoFindings, read reading, request prerender.Page) (captured,
	[]diag.Problem, error) {
	subjects, bundle := r.subjects(p, demos), p.bundle
	collected := len(subjects) == 0 && demos.Layered
	if collected {
		subjects, bundle.Recorded = p.living(), bundle.Browser
	}
	if len(subjects) == 0 || bundle.Recorded.File == "" || demos.key == "" {
		return captured{}, nil, nil
	}
	recorded, err := r.Record(capture.Page{
		Key: cache.Key("capture", capture.Width, collected, demos.key, bundle.Recorded.File, request.Document.Assets.Layers,
			request.Document.Assets.Styles, subjects),
		HTML:   func(sheets []capture.Sheet) ([]byte, error) { return r.withSheets(p, read, request, sheets) },
		File:   func(address string) ([]byte, bool) { return r.Assets.Loaded(bundle, address) },
		Layers: addresses(bundle.Recorded.Layers), Demos: vitrine.AssetPath(bundle.Recorded.File),
		Subjects: subjects, Collected: collected})
	if collected && errors.Is(err, capture.ErrNoBrowser) {
		return captured{}, nil, nil // the page lacks nothing
	}
	if err != nil {
		return captured{}, []diag.Problem{unrecorded(p, subjects, err)}, nil
	}
	styles, err := r.confined(p, recorded.Sheets)
	return captured{styles, recorded.Stills}, p.differing(recorded.Differs), err
}

func addresses(files []string) []string {
	list := make([]string, len(files))
	for i, name := range files {
		list[i] = vitrine.AssetPath(name)
	}
	return list
}

// isCollected says whether the providers of all demos collect what these write.
func (p *Page) isCollected(demos *demoFindings) bool {
	return !slices.ContainsFunc(p.rendered(), func(d demo.Resolution) bool {
		return !slices.Contains(demos.Collected, d.Demo.Family)
	})
}

// subjects are the demos that a browser has to see: those that nothing else renders, and all of a page whose demos
// write rules. While somebody edits them, what is not there before scripts is not drawn at each edit.
func (r *Renderer) subjects(p *Page, demos *demoFindings) (list []capture.Subject) {
	writes := p.bundle.Writes && !p.isCollected(demos)
	for _, d := range p.rendered() {
		absent := d.Demo.Options.SSR == vitrine.RenderNone && r.Remember == ""
		if writes || absent {
			list = append(list, capture.Subject{Name: d.Demo.Name, Family: d.Demo.Family, Absent: absent})
		}
	}
	return list
}

// living are the demos that come to life in the page. Where their collected rules are in cascade layers, a browser
// compares how they look before and after, since rules that scripts insert can change the order of layers.
func (p *Page) living() (list []capture.Subject) {
	for _, d := range p.Page.Demos {
		if d.Demo.Options.Hydrate != vitrine.HydrateNever {
			list = append(list, capture.Subject{Name: d.Demo.Name, Family: d.Demo.Family})
		}
	}
	return list
}

// on reads the HTML of demos, with stills in the places that are empty.
func (c captured) on(read reading) reading {
	return func() (demoHTML, error) {
		html, err := read()
		html.stills = map[string]capture.Still{}
		for _, still := range c.stills {
			html.stills[still.Demo] = still
		}
		return html, err
	}
}

// withSheets is the page as readers get it, with some rules that were recorded.
func (r *Renderer) withSheets(p *Page, read reading, request prerender.Page, sheets []capture.Sheet) ([]byte, error) {
	rendered, err := read()
	if err != nil {
		return nil, err
	}
	more, err := r.confined(p, sheets)
	if err != nil {
		return nil, err
	}
	request.Critical = slices.Concat(rendered.Critical, more)
	request.Document.Page.EachBlock(rendered.fill)
	html, err := r.Node.Page(request)
	return []byte(html), err
}

// confined are rules that were recorded, each family's for all of its demos on the page: who wrote a rule first is no
// sign of who needs it.
func (r *Renderer) confined(p *Page, recorded []capture.Sheet) ([]prerender.Style, error) {
	sheets := make([]prerender.Sheet, len(recorded))
	for i, sheet := range recorded {
		sheets[i] = prerender.Sheet{Family: sheet.Family, CSS: sheet.CSS}
		for _, d := range p.rendered() {
			if d.Demo.Family == sheet.Family {
				sheets[i].Demos = append(sheets[i].Demos, d.Demo.Name)
			}
		}
	}
	return r.Assets.Confine(sheets, p.FillsWindow(), func(string) int { return 0 })
}

// unrecorded tells that a page is without what a browser would have seen.
func unrecorded(p *Page, subjects []capture.Subject, err error) diag.Problem {
	found := diag.Problem{Severity: diag.Warning, File: p.Folder + "/index.md",
		What: fmt.Sprintf("The demos of this page write their styles with scripts, which can't be recorded: %v.", err),
		Why:  "They have no styles before scripts run.",
		Fix:  "See what fails above, or let the provider of the family collect the rules: see “Styles of demos”."}
	if !slices.ContainsFunc(subjects, func(s capture.Subject) bool { return !s.Absent }) {
		found.What = fmt.Sprintf("%d demos of this page are drawn by browsers alone, and can't be: %v.", len(subjects), err)
		found.Why, found.Fix = "Their places are empty before scripts run.", "See what fails above."
	}
	if errors.Is(err, capture.ErrNoBrowser) {
		found.Fix = "Install Chromium or Chrome, or name one: --browser /path/to/chromium."
	}
	return found
}

// differing lists the demos that look different before and after scripts.
func (p *Page) differing(list []capture.Difference) (problems []diag.Problem) {
	for _, d := range list {
		file, line := demoOf(p, d.Demo).place()
		problems = append(problems, diag.Problem{Severity: diag.Warning, File: file, Line: line,
			What: fmt.Sprintf("The demo %s looks different once scripts run: %s.", d.Demo, d.What),
			Why:  "What readers see jumps when the demo comes to life.",
			Fix:  "Render ahead of time what the browser renders: state and styles that need no effect."})
	}
	return problems
}
