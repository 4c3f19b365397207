package build

import (
	"context"
	"fmt"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"sync/atomic"

	"vitrine/internal/cache"
	"vitrine/internal/demo"
	"vitrine/internal/diag"
	"vitrine/internal/prerender"
	"vitrine/internal/source"
	"vitrine/internal/vitrine"
)

// renderPages makes the HTML of every page. Flaws of demos become problems; a page with one is not kept.
func (b *Builder) renderPages(ctx context.Context, s *scanned, pages []*page, a *assets, problems *diag.List) error {
	var done atomic.Int64
	failed := make([]error, len(pages))
	b.parallel(len(pages), func(i int) {
		if ctx.Err() == nil {
			failed[i] = b.renderPage(s, pages[i], a, problems)
		}
		b.options.Progress("render", int(done.Add(1)), len(pages))
	})
	for i, err := range failed {
		if err != nil {
			return fmt.Errorf("rendering %s: %w", pages[i].Path, err)
		}
	}
	return ctx.Err()
}

func (b *Builder) renderPage(s *scanned, p *page, a *assets, problems *diag.List) error {
	if p.failed {
		return nil
	}
	request := prerender.Page{Server: a.Server, Document: b.document(s, p, a), Policy: policy(s.tree.Config.CSP)}
	key := cache.Key("page", request.Document, request.Policy, filepath.Base(a.Server), p.bundle.Node.File, a.Node.key)
	if !b.cache.Lookup("page", key, &p.html) {
		found, err := b.makePage(p, a, request, key)
		if err != nil || len(found) > 0 {
			problems.Add(found...)
			return err
		}
	}
	p.html.key = key
	problems.Add(b.collisions(p, p.html.Demos)...)
	for _, finding := range p.html.Demos {
		if finding.Pending != "" {
			p.pending = append(p.pending, fmt.Sprintf("%s#%s (%s)", p.Path, finding.Name, finding.Pending))
		}
	}
	return nil
}

// rendered is a page's HTML, without what is in it, and what rendering its demos brought to light.
type rendered struct {
	kept
	Demos []prerender.Finding
	key   string
}

const renderedHTML = "page html"

// makePage runs the step that renders a page. A page whose demos have flaws is not kept.
func (b *Builder) makePage(p *page, a *assets, request prerender.Page, key string) ([]diag.Problem, error) {
	b.cache.Count("page")
	if node := p.bundle.Node; node.File != "" {
		request.Demos = filepath.Join(a.folder, node.File)
		if err := a.ensure(node.File, func() ([]byte, error) { return b.part(bundledCode, node.File) }); err != nil {
			return nil, err
		}
	}
	result, err := b.renderer.Render(request)
	if err != nil {
		return nil, err
	}
	if found := b.demoProblems(p, result.Demos); len(found) > 0 {
		return found, nil
	}
	for i := range result.Demos {
		result.Demos[i].HTML = "" // it stands in the page
	}
	p.html = rendered{Demos: result.Demos}
	if p.html.kept, err = b.keepPart(renderedHTML, key, []byte(result.HTML)); err != nil {
		return nil, err
	}
	return nil, b.cache.Keep("page", key, p.html)
}

// document is the whole input of a page's rendering.
func (b *Builder) document(s *scanned, p *page, a *assets) vitrine.Document {
	doc := vitrine.Document{Site: s.tree.Config.Site(), Page: p.Page, Navigation: s.nav.View(p.ProductID, p.Path)}
	doc.Assets = vitrine.Assets{Styles: []string{a.Style}, Shell: a.Shell, Boot: a.Boot, Layers: []string{}}
	for i, family := range doc.Site.Families {
		doc.Site.Families[i].Stylesheet = a.Families[family.ID]
	}
	for _, id := range p.Families {
		if a.Families[id] != "" {
			doc.Assets.Styles = append(doc.Assets.Styles, a.Families[id])
		}
	}
	if browser := p.bundle.Browser; browser.File != "" {
		doc.Assets.Demos, doc.Assets.RTL = "/assets/"+browser.File, a.RTL
		for _, layer := range browser.Layers {
			doc.Assets.Layers = append(doc.Assets.Layers, "/assets/"+layer)
		}
		if browser.Style != "" {
			doc.Assets.Styles = append(doc.Assets.Styles, "/assets/"+browser.Style)
		}
	}
	return doc
}

func policy(csp source.CSP) prerender.Policy {
	list := func(hosts []string) []string { return append([]string{}, hosts...) }
	return prerender.Policy{Connect: list(csp.Connect), Image: list(csp.Img), Font: list(csp.Font), Style: list(csp.Style), Script: []string{}, Form: list(csp.Form)}
}

// words are what to say of each kind of flaw: why it matters and the way out.
var words = map[string][2]string{
	"threw":         {"The page would show a hole, and the error would reach every reader.", "Make the component render without a browser: no window, document or storage while it renders."},
	"empty":         {"Readers would see an empty frame until scripts have run.", `Declare it: "ssr": "none" with a "height" in the directive. Or render something.`},
	"global":        {"It would restyle the page around the demo and every other demo.", "Style the demo's own elements: sx, styled, or a stylesheet that the demo imports."},
	"clock":         {"Readers would see what was true when the page was built, then something else.", "Use fixed dates and name the time zone."},
	"console":       {"Every reader would have that message in the console.", "Mend what the message names."},
	"timer":         {"Nobody is there when it ends; in a browser it would start before the demo lives.", "Start timers in an effect."},
	"not-component": {"There is nothing to show.", "Export the component as default."},
	"timeout":       {"The page could never be published.", "Look for a loop without an end, or for state that changes while rendering."},
	"exit":          {"No other page could be rendered.", "Take process.exit and whatever else ends the process out of the demo."},
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
			File: resolved.Module, Line: line, Column: column, Excerpt: diag.Excerpt([]byte(resolved.Demo.Source.Text), line),
			What: fmt.Sprintf("The demo %s can't be published: %s", finding.Name, finding.Problem.Message),
			Why:  words[finding.Problem.Kind][0], Fix: words[finding.Problem.Kind][1],
		})
	}
	return problems
}

func demoOf(p *page, name string) demo.Resolved {
	for _, resolved := range p.demos {
		if resolved.Demo.Name == name {
			return resolved
		}
	}
	return demo.Resolved{}
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
	for _, resolved := range p.demos {
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
			line := lineOf(resolved.Demo.Source.Text, id)
			problems = append(problems, diag.Problem{File: resolved.Module, Line: line, Excerpt: diag.Excerpt([]byte(resolved.Demo.Source.Text), line),
				What: fmt.Sprintf("The id %q in the demo %s belongs to %s already.", id, finding.Name, first),
				Why:  "Labels and links would lead to the wrong one of the two.", Fix: "Give it an id that begins with the demo's topic, or use React.useId."})
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
