package compile

import (
	"encoding/json"
	"fmt"
	"regexp"
	"strconv"
	"strings"

	"vitrine/internal/assets"
	"vitrine/internal/cache"
	"vitrine/internal/demo"
	"vitrine/internal/diag"
	"vitrine/internal/prerender"
	"vitrine/internal/vitrine"
)

// shownDemos is what rendering a page's demos brought to light, without their HTML. An edit of the prose around them
// renders none of them again.
type shownDemos struct {
	Findings []prerender.Finding
	key      string // "" for a page without demos
}

const demosHTML = "demos html"

// demos renders the demos of a page, unless the cache has them. It is nil for a page whose demos have flaws, which are
// reported and never kept.
func (b *Builder) demos(p *page, a *assets.Set, problems *diag.List) (*shownDemos, error) {
	rendered := p.rendered()
	if len(rendered) == 0 {
		return &shownDemos{}, nil
	}
	list := make([]vitrine.Demo, len(rendered))
	for i, resolved := range rendered {
		list[i] = vitrine.Demo{Name: resolved.Demo.Name, Family: resolved.Demo.Family,
			Options: vitrine.DemoOptions{SSR: resolved.Demo.Options.SSR}}
		if resolved.Demo.Options.Hydrate == vitrine.HydrateNever {
			list[i].Options.Hydrate = vitrine.HydrateNever
		}
	}
	shown := &shownDemos{key: cache.Key("demos", list, a.ServerName(), p.bundle.Node.File, a.Node.Key)}
	if !b.cache.Lookup("demos", shown.key, &shown.Findings) {
		b.cache.Count("demos")
		found, err := b.makeDemos(p, a, list, shown)
		if err != nil || len(found) > 0 {
			problems.Add(found...)
			return nil, err
		}
	}
	problems.Add(b.collisions(p, shown.Findings)...)
	for _, finding := range shown.Findings {
		if finding.Pending != "" && len(p.pictures) > 0 &&
			demoOf(p, finding.Name).Demo.Options.Hydrate == vitrine.HydrateNever {
			problems.Add(stillPicture(demoOf(p, finding.Name), finding))
		} else if finding.Pending != "" {
			p.pending = append(p.pending, fmt.Sprintf("%s#%s (%s)", p.Path, finding.Name, finding.Pending))
		}
	}
	return shown, nil
}

// makeDemos runs the step that renders a page's demos.
func (b *Builder) makeDemos(p *page, a *assets.Set, list []vitrine.Demo, shown *shownDemos) ([]diag.Problem, error) {
	file, err := a.NodeFile(p.bundle.Node)
	if err != nil {
		return nil, err
	}
	made, err := b.renderer.Demos(prerender.Demos{Server: a.Server, File: file, Demos: list})
	if err != nil {
		return nil, err
	}
	if found := b.demoProblems(p, made.Demos); len(found) > 0 {
		return found, nil
	}
	if err := b.cache.Keep(demosHTML, shown.key, made); err != nil {
		return nil, err
	}
	for _, finding := range made.Demos {
		finding.HTML = "" // kept beside: only a page that is rendered asks for it
		shown.Findings = append(shown.Findings, finding)
	}
	return nil, b.cache.Keep("demos", shown.key, shown.Findings)
}

// madeDemos are a page's demos with their HTML and styles.
type madeDemos struct{ prerender.RenderedDemos }

func (b *Builder) demosHTML(shown *shownDemos) (madeDemos, error) {
	var made madeDemos
	if shown.key == "" {
		return made, nil
	}
	text, err := b.cache.Content(cache.Part{Kind: demosHTML, Key: shown.key})
	if err != nil {
		return made, err
	}
	return made, json.Unmarshal(text, &made.RenderedDemos)
}

// of is one demo's HTML, and why it stays masked until it lives.
func (m madeDemos) of(name string) (html, pending string) {
	for _, finding := range m.Demos {
		if finding.Name == name {
			return finding.HTML, finding.Pending
		}
	}
	return "", ""
}

// fill puts the HTML of demos into a block that shows some.
func (m madeDemos) fill(data vitrine.BlockData) {
	switch data := data.(type) {
	case *vitrine.Gallery:
		for _, card := range data.Cards {
			card.Picture.HTML, _ = m.of(card.Picture.Name)
		}
	case *vitrine.Demo:
		data.HTML, data.Pending = m.of(data.Name)
		for i := range data.Variants {
			data.Variants[i].HTML, data.Variants[i].Pending = m.of(data.Variants[i].Name)
		}
	}
}

// words are what to say of each kind of flaw: why it matters and the way out.
var words = map[string][2]string{
	"threw": {"The page would show a hole, and the error would reach every reader.",
		"Make the component render without a browser: no window, document or storage while it renders."},
	"empty": {"Readers would see an empty frame until scripts have run.",
		`Declare it: "ssr": "none" with a "height" in the directive. Or render something.`},
	"global": {"It would restyle the page around the demo and every other demo.",
		"Style the demo's own elements: sx, styled, or a stylesheet that the demo imports."},
	"clock": {"Readers would see what was true when the page was built, then something else.",
		"Use fixed dates and name the time zone."},
	"console": {"Every reader would have that message in the console.", "Mend what the message names."},
	"timer": {"Nobody is there when it ends; in a browser it would start before the demo lives.",
		"Start timers in an effect."},
	"not-component": {"There is nothing to show.", "Export the component as default."},
	"timeout": {"The page could never be published.",
		"Look for a loop without an end, or for state that changes while rendering."},
	"exit": {"No other page could be rendered.",
		"Take process.exit and whatever else ends the process out of the demo."},
}

// demoProblems names file and line of each demo that can't be published as it is.
func (b *Builder) demoProblems(p *page, findings []prerender.Finding) []diag.Problem {
	var problems []diag.Problem
	for _, finding := range findings {
		if finding.Problem == nil {
			continue
		}
		resolved := demoOf(p, finding.Name)
		line, column := stackLine(finding.Problem.Stack, resolved.Module)
		problems = append(problems, diag.Problem{
			File: resolved.Module, Line: line, Column: column, Excerpt: diag.Excerpt([]byte(resolved.text()), line),
			What: fmt.Sprintf("The demo %s can't be published: %s", finding.Name, finding.Problem.Message),
			Why:  words[finding.Problem.Kind][0], Fix: words[finding.Problem.Kind][1],
		})
	}
	return problems
}

func demoOf(p *page, name string) resolvedDemo {
	for _, resolved := range p.rendered() {
		if resolved.Demo.Name == name {
			return resolvedDemo{resolved}
		}
	}
	return resolvedDemo{}
}

// resolvedDemo is a demo with the text that its author wrote.
type resolvedDemo struct{ demo.Resolved }

func (r resolvedDemo) text() string {
	if len(r.Demo.Sources) == 0 {
		return ""
	}
	return r.Demo.Sources[0].Text
}

var stackPlace = regexp.MustCompile(`:(\d+):(\d+)\)?$`)

// stackLine finds the demo's own line in a stack; the first line where the stack names none.
func stackLine(stack, module string) (line, column int) {
	for text := range strings.SplitSeq(stack, "\n") {
		if !strings.Contains(text, module) {
			continue
		}
		if m := stackPlace.FindStringSubmatch(strings.TrimSpace(text)); m != nil {
			line, _ = strconv.Atoi(m[1])
			column, _ = strconv.Atoi(m[2])
			return line, column
		}
	}
	return 1, 0
}

// collisions reports identifiers that two demos of a page, or a demo and a heading, both write.
func (b *Builder) collisions(p *page, findings []prerender.Finding) []diag.Problem {
	owner := map[string]string{"main": "the page", "nav": "the page"}
	for _, h2 := range p.Contents {
		owner[h2.ID] = "a heading"
		for _, h3 := range h2.Children {
			owner[h3.ID] = "a heading"
		}
	}
	for _, resolved := range p.all() {
		owner[resolved.Demo.Name] = "an exhibit"
	}
	var problems []diag.Problem
	for _, finding := range findings {
		for _, id := range finding.IDs {
			first, taken := owner[id]
			if !taken {
				owner[id] = "the demo " + finding.Name
				continue
			}
			resolved := demoOf(p, finding.Name)
			line := lineOf(resolved.text(), id)
			problems = append(problems, diag.Problem{File: resolved.Module, Line: line,
				Excerpt: diag.Excerpt([]byte(resolved.text()), line),
				What:    fmt.Sprintf("The id %q in the demo %s belongs to %s already.", id, finding.Name, first),
				Why:     "Labels and links would lead to the wrong one of the two.",
				Fix:     "Give it an id that begins with the demo's topic, or use React.useId."})
		}
	}
	return problems
}

func lineOf(text, word string) int {
	if at := strings.Index(text, word); at >= 0 {
		return strings.Count(text[:at], "\n") + 1
	}
	return 1
}
