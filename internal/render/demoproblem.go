package render

import (
	"cmp"
	"fmt"
	"regexp"
	"strconv"
	"strings"

	"vitrine/internal/demo"
	"vitrine/internal/diag"
	"vitrine/internal/prerender"
)

// explanations are what to say of each kind of flaw: why it matters and the way out.
var explanations = map[string][2]string{
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
	"unsized": {"What stands around it would jump when the picture arrives.",
		"Give the <img> width and height, in pixels, as the file has them; styles may still make it fit."},
	"not-component": {"There is nothing to show.", "Export the component as default."},
	"no-provider": {"No demo of the family can be rendered.",
		"End the module with export default { key: 'acme', Provider }, where Provider is the component."},
	"timeout": {"The page could never be published.",
		"Look for a loop without an end, or for state that changes while rendering."},
	"refused": {"A stranger's demo may read the site and its packages, and reach nothing else.",
		"Take it out: a demo shows what it would show in any browser."},
	"still": {"It never comes to life: other readers would see the wrong one.",
		"Write client:load on it, or take colors and sides from the theme by styles, not from values while rendering."},
	"unloadable": {"No demo of the page can be shown.",
		"Divide what is nested too deep in one of its demos: elements or calls within each other."},
	"large": {"Readers would wait for it, and the build would run out of memory.",
		"Show a part of it, or have it made in the browser: \"ssr\": \"none\" with a \"height\" in the directive."},
	"exit": {"No other page could be rendered.",
		"Take process.exit and whatever else ends the process out of the demo."},
}

// demoProblems names file and line of each demo that can't be published as it is.
func (r *Renderer) demoProblems(p *Page, findings []prerender.Finding) []diag.Problem {
	var problems []diag.Problem
	for _, finding := range findings {
		if found, ok := r.demoProblem(demoOf(p, finding.Name), finding); ok {
			problems = append(problems, found)
		}
	}
	return problems
}

// demoProblem is false for a demo that can be published.
func (r *Renderer) demoProblem(d resolvedDemo, finding prerender.Finding) (found diag.Problem, ok bool) {
	problem := finding.Problem
	switch {
	case problem == nil, d.Origin != nil && problem.Kind == "empty": // an expression may have no value
		return found, false
	case d.Origin != nil:
		return elementProblem(d.Origin, problem), true
	case d.Generated():
		found = diag.Problem{File: d.At.File, Line: d.At.Line, Excerpt: d.At.Excerpt,
			What: fmt.Sprintf("The component %s can't be published: %s", d.Demo.Title, problem.Message),
			Why:  explanations[problem.Kind][0], Fix: generatedFix}
	default:
		line, column := stackLine(problem.Stack, d.Module)
		found = diag.Problem{
			File: d.Module, Line: line, Column: column, Excerpt: diag.Excerpt([]byte(d.text()), line),
			What: fmt.Sprintf("The demo %s can't be published: %s", finding.Name, problem.Message),
			Why:  explanations[problem.Kind][0], Fix: explanations[problem.Kind][1]}
	}
	found = r.judged(d, finding, found)
	if preview, ok := r.previewProblem(d.Module, problem); ok {
		preview.Severity, preview.Kind = found.Severity, found.Kind
		return preview, true
	}
	return found, true
}

// generatedFix is the way out of an error in a module that the build wrote of a directive.
const generatedFix = `Give the component what it needs: a value in the directive, such as "props": {"open": false}, or a ` +
	"specimen. Or show a demo instead."

// elementProblem names the line of an element that can't be published as it is.
func elementProblem(at *demo.Origin, problem *prerender.Problem) diag.Problem {
	return diag.Problem{File: at.File, Line: at.Line, Excerpt: diag.Excerpt(at.Text, at.Line),
		What: "This element can't be published: " + problem.Message,
		Why:  explanations[problem.Kind][0], Fix: explanations[problem.Kind][1]}
}

func demoOf(p *Page, name string) resolvedDemo {
	for _, resolved := range p.rendered() {
		if resolved.Demo.Name == name {
			return resolvedDemo{resolved}
		}
	}
	return resolvedDemo{}
}

// resolvedDemo is a demo with the text that its author wrote.
type resolvedDemo struct{ demo.Resolution }

// place is where an author can change the demo: its file, or the directive for which the build wrote one.
func (r resolvedDemo) place() (file string, line int) {
	if r.Generated() {
		return r.At.File, r.At.Line
	}
	return r.Module, 1
}

func (r resolvedDemo) text() string {
	if len(r.Demo.Sources) == 0 {
		return ""
	}
	return cmp.Or(r.Code, r.Demo.Sources[0].Text)
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
func (r *Renderer) collisions(p *Page, findings []prerender.Finding) []diag.Problem {
	owner := map[string]string{"main": "the page", "nav": "the page"}
	for _, h2 := range p.Contents {
		owner[h2.ID] = "a heading"
		for _, h3 := range h2.Children {
			owner[h3.ID] = "a heading"
		}
	}
	for _, former := range p.Aliases {
		for _, id := range former {
			owner[id] = "an alias"
		}
	}
	for _, resolved := range p.All() {
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
	if !r.Site.Config.Strict {
		return diag.Softened("ids", problems...)
	}
	return problems
}

func lineOf(text, word string) int {
	if at := strings.Index(text, word); at >= 0 {
		return strings.Count(text[:at], "\n") + 1
	}
	return 1
}

// stillPicture reports a picture that would have to come alive to be right for every reader.
func stillPicture(d resolvedDemo, finding prerender.Finding) diag.Problem {
	if d.Origin != nil {
		return elementProblem(d.Origin, &prerender.Problem{Kind: "still", Message: fmt.Sprintf("it depends on the %s "+
			"that the reader has chosen.", strings.ReplaceAll(finding.Pending, " ", " and the "))})
	}
	return diag.Problem{File: d.Module, Line: 1, Excerpt: diag.Excerpt([]byte(d.text()), 1),
		What: fmt.Sprintf("The picture %s depends on the %s that the reader has chosen.", finding.Name,
			strings.ReplaceAll(finding.Pending, " ", " and the ")),
		Why: "A picture never runs: other readers would see the wrong one.",
		Fix: "Take colors and sides from the theme by sx or styled, not from values while rendering."}
}
