package render

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"vitrine/internal/cache"
	"vitrine/internal/capture"
	"vitrine/internal/demo"
	"vitrine/internal/diag"
	"vitrine/internal/prerender"
	"vitrine/internal/vitrine"
)

// demoFindings are what rendering a page's demos brought to light. Their HTML is a part of the same record: only a page
// that is rendered asks for it, and an edit of the prose around demos renders none of them again.
type demoFindings struct {
	Findings  []prerender.Finding // without HTML
	HTML      cache.Part          // prerender.RenderedDemos
	Collected []string            // families whose providers collect rules
	Layered   bool                // collected rules are in cascade layers
	key       string              // "" for a page without demos
}

// rendered are the demos whose HTML the page carries.
func (p *Page) rendered() []demo.Resolution { return slices.Concat(p.Page.Demos, p.Pictures) }

// demos renders the demos of a page, unless the cache has them. It is nil for a page whose demos have flaws, which are
// reported and never kept.
func (r *Renderer) demos(p *Page, problems *diag.List) (*demoFindings, error) {
	rendered := p.rendered()
	if len(rendered) == 0 || p.Group {
		return &demoFindings{}, nil
	}
	list := make([]vitrine.Demo, len(rendered))
	for i, resolved := range rendered {
		list[i] = vitrine.Demo{Name: resolved.Demo.Name, Family: resolved.Demo.Family,
			Options: vitrine.DemoOptions{SSR: resolved.Demo.Options.SSR, Themed: resolved.Demo.Options.Themed}}
		if resolved.Demo.Options.Hydrate == vitrine.HydrateNever && !resolved.Stateful {
			list[i].Options.Hydrate = vitrine.HydrateNever
		}
	}
	key := cache.Key("demos", list, r.Assets.ServerName(), p.bundle.Node.File, r.Assets.Node.Key)
	defer r.Steps.Turn("demos", key)() // translations of a page share its demos
	demos := &demoFindings{}
	known := r.Steps.Lookup("demos", key, demos)
	demos.key = key
	if !known {
		r.Steps.Count("demos")
		found, err := r.renderDemos(p, list, demos)
		if err != nil {
			return nil, err
		}
		if warnings := r.leaveOut(p, found); len(warnings) > 0 {
			problems.Add(warnings...)
			return r.demos(p, problems) // the others
		}
		if len(found) > 0 {
			problems.Add(r.demoProblems(p, found)...)
			return nil, nil
		}
	}
	problems.Add(r.demoProblems(p, demos.Findings)...)
	problems.Add(r.collisions(p, demos.Findings)...)
	for _, finding := range demos.Findings {
		if finding.Pending != "" && len(p.Pictures) > 0 &&
			demoOf(p, finding.Name).Demo.Options.Hydrate == vitrine.HydrateNever {
			problems.Add(stillPicture(demoOf(p, finding.Name), finding))
		} else if finding.Pending != "" {
			p.Pending = append(p.Pending, fmt.Sprintf("%s#%s (%s)", p.Path, finding.Name, finding.Pending))
		}
	}
	return demos, nil
}

// renderDemos runs the step that renders a page's demos. Where some have flaws it returns what was found of all, and
// keeps nothing.
func (r *Renderer) renderDemos(p *Page, list []vitrine.Demo, demos *demoFindings) ([]prerender.Finding, error) {
	file, err := r.Assets.NodeFile(p.bundle.Node)
	if err != nil {
		return nil, err
	}
	rendered, err := r.Node.Demos(prerender.Demos{Server: r.Assets.Server, File: file, Demos: list,
		Keys: r.demoKeys(p, list)})
	if err != nil {
		return nil, err
	}
	if r.Remember != "" {
		for range rendered.Rendered {
			r.Steps.Count("demo")
		}
	}
	rendered.Rendered = 0 // of this run
	if diag.Stops(r.demoProblems(p, rendered.Demos)) {
		return rendered.Demos, nil
	}
	confined, err := r.Assets.Confine(rendered.Sheets, p.FillsWindow(), func(family string) int {
		return len(slices.DeleteFunc(slices.Clone(list), func(d vitrine.Demo) bool { return d.Family != family }))
	})
	if err != nil {
		return nil, err
	}
	rendered.Critical, rendered.Sheets = append(confined, rendered.Critical...), nil
	html, err := json.Marshal(rendered)
	if err != nil {
		return nil, err
	}
	demos.Collected = rendered.Collected
	demos.Layered = slices.ContainsFunc(rendered.Critical, func(s prerender.Style) bool {
		return strings.Contains(s.CSS, "@layer")
	})
	for _, finding := range rendered.Demos {
		finding.HTML = ""
		demos.Findings = append(demos.Findings, finding)
	}
	if demos.HTML, err = r.Steps.KeepPart("demos html", demos.key, html); err != nil {
		return nil, err
	}
	return nil, r.Steps.Keep("demos", demos.key, demos)
}

// demoHTML are a page's demos with their HTML and styles.
type demoHTML struct {
	prerender.RenderedDemos
	stills map[string]capture.Still // of demos that a browser drew
}

// reading reads them when somebody wants them.
type reading func() (demoHTML, error)

func (r *Renderer) demoHTML(demos *demoFindings) (demoHTML, error) {
	var rendered demoHTML
	if demos.key == "" {
		return rendered, nil
	}
	text, err := r.Steps.Content(demos.HTML)
	if err != nil {
		return rendered, err
	}
	return rendered, json.Unmarshal(text, &rendered.RenderedDemos)
}

// of is one demo's HTML, and why it stays masked until it lives.
func (d demoHTML) of(name string) (html, pending string) {
	for _, finding := range d.Demos {
		if finding.Name == name {
			return finding.HTML, finding.Pending
		}
	}
	return "", ""
}

// lateHeight is how much room a demo gets that appears with scripts alone, and whose author names no height.
const lateHeight = 200

// isLate says whether a demo appears with scripts alone although its directive doesn't say so.
func (d demoHTML) isLate(name string) bool {
	return slices.ContainsFunc(d.Demos, func(f prerender.Finding) bool {
		return f.Name == name && f.HTML == "" && f.Problem != nil
	})
}

// fill puts the HTML of demos into a block that shows some.
func (d demoHTML) fill(data vitrine.BlockData) {
	switch data := data.(type) {
	case *vitrine.Gallery:
		for _, card := range data.Cards {
			card.Picture.HTML, _ = d.of(card.Picture.Name)
		}
	case *vitrine.Wall:
		for _, exhibit := range data.Exhibits {
			d.fill(exhibit.Demo)
		}
	case *vitrine.States:
		for _, picture := range []*vitrine.Demo{data.Rest, data.Disabled} {
			if picture != nil {
				html, _ := d.of(picture.Name)
				picture.HTML = inert(html)
			}
		}
	case *vitrine.Element:
		d.fill(data.Picture)
	case *vitrine.Playground:
		d.fill(data.Picture)
	case *vitrine.Demo:
		d.fillDemo(data)
		if d.isLate(data.Name) {
			data.Options.SSR, data.Options.Height = vitrine.RenderNone, lateHeight
		}
		for i := range data.Variants {
			d.fillDemo(&data.Variants[i])
		}
	}
}

func (d demoHTML) fillDemo(data *vitrine.Demo) {
	data.HTML, data.Pending = d.of(data.Name)
	if still, ok := d.stills[data.Name]; ok && data.HTML == "" && still.HTML != "" {
		data.HTML, data.Pending, data.Still = still.HTML, still.Pending, true
	}
}
