package block

import (
	"fmt"
	"html"
	"slices"

	"vitrine/internal/demo"
	"vitrine/internal/diag"
	"vitrine/internal/highlight"
	"vitrine/internal/markdown"
	"vitrine/internal/vitrine"
)

// Page is the page that a block stands on.
type Page struct {
	File      string // below the site folder
	Path      string
	Language  string
	Product   string // id of the product that it documents, "" for none
	Family    string // whose provider its demos need, "" for none
	Generated bool   // nobody wrote it
	Framing   bool   // each of its demos has a document of its own
	Demos     []demo.File
	Aliases   map[string][]string // anchors of before, by the headings that they lead to
}

// Repository is where sources can be looked at; addresses are "" where there is none.
type Repository interface {
	EditURL(file string) string
	IssueURL() string
}

// Context is a page whose blocks are resolved, with what they bring along.
type Context struct {
	Page
	Report     func(...diag.Problem)
	Highlight  func(language, code string) (html string, known bool)
	Repository Repository
	Link       func(href string) string              // of the page; nil leaves addresses as they stand
	Image      func(address string) markdown.Picture // nil for pictures of which nothing is known
	Strict     bool                                  // what can't be shown is an error
	Dev        bool                                  // the page is shown to its author alone

	Live     []demo.Resolution // live in the page
	Framed   []demo.Resolution // on pages of their own
	Pictures []demo.Resolution // rendered ahead of time, never live
	Families []string          // whose stylesheets the page needs

	at      demo.Place // of the block that is being resolved
	counts  map[string]int
	figures int
}

// Place is the file, line and text of the block that is being resolved.
func (c *Context) Place() (file string, line int, excerpt string) {
	return c.at.File, c.at.Line, c.at.Excerpt
}

// Fail reports what is wrong with the block that is being resolved.
func (c *Context) Fail(what, why, fix string) {
	c.Report(c.problem(what, why, fix))
}

// problem is an error of the block that is being resolved.
func (c *Context) problem(what, why, fix string) diag.Problem {
	return diag.Problem{File: c.at.File, Line: c.at.Line, Excerpt: c.at.Excerpt, What: what, Why: why, Fix: fix}
}

// LeaveOut reports that there is nothing to show in the block that is being resolved. A site that is not strict is
// published without it; in dev mode the message replaces it.
func (c *Context) LeaveOut(what, fix string) (vitrine.BlockData, bool) {
	if c.Strict {
		c.Fail(what, "There is nothing to show.", fix)
		return nil, false
	}
	c.Report(diag.Softened(diag.LeftOutKind, c.problem(what, "The page is published without it.", fix))...)
	if c.Dev {
		return LeftOut(what), true
	}
	return nil, false
}

// LeftOut is what an author sees in the place of something that a page is published without.
func LeftOut(why string) vitrine.Prose {
	callout := vitrine.NewBlock(vitrine.Callout{Severity: "error", Title: "This is left out.",
		Text: vitrine.Prose{HTML: "<p>" + html.EscapeString(why) + "</p>"}})
	return vitrine.Prose{HTML: "<!--b:0-->", Blocks: []vitrine.Block{callout}}
}

// Number counts the blocks of a kind on the page, from 1.
func (c *Context) Number(kind string) int {
	if c.counts == nil {
		c.counts = map[string]int{}
	}
	c.counts[kind]++
	return c.counts[kind]
}

// Figure numbers the figures of the page, whatever they show, from 1.
func (c *Context) Figure() int {
	c.figures++
	return c.figures
}

// drawn are languages that other tools draw, and what there is in their place.
var drawn = map[string]string{
	"plantuml": "Only those of mermaid are drawn here: write it as one, or save it as an SVG beside the page.",
}

// Code is highlighted code. That of an unknown language has no colors.
func (c *Context) Code(language, code string) string {
	html, known := c.Highlight(language, code)
	if !known {
		fix := diag.DidYouMean(language, highlight.Languages())
		if other, known := drawn[language]; known {
			fix = other
		} else if fix == "" {
			fix = "Write the name of a language that has colors, or text."
		}
		c.Warn(fmt.Sprintf("The code language %q is unknown.", language), "The code stands there without colors.", fix)
	}
	return html
}

// All are the demos of the page in the order of their figures, wherever they live.
func (c *Context) All() []demo.Resolution { return demo.InOrder(c.Live, c.Framed) }

// Exhibit puts a demo with all its stylings on the page.
func (c *Context) Exhibit(resolved []demo.Resolution) *vitrine.Demo {
	figure := c.Figure()
	for i := range resolved {
		d := &resolved[i].Demo
		resolved[i].At = c.at
		d.Family, d.Figure = c.Family, figure
		if c.Framing && !d.Options.Iframe {
			d.Options.Iframe, d.Options.Background = true, "true"
		}
		if d.Options.Iframe {
			d.Frame = vitrine.InLanguage(vitrine.FramePath(c.Path, d.Name), c.Language)
		}
		if !resolved[i].Generated() {
			d.Edit = c.Repository.EditURL(resolved[i].Module)
		}
		d.Report = c.Repository.IssueURL()
		for n := range d.Sources {
			d.Sources[n].Href = vitrine.SourcePath(c.Path, d.Sources[n].File)
		}
	}
	if resolved[0].Demo.Options.Iframe {
		c.Framed = append(c.Framed, resolved...)
	} else {
		c.Live = append(c.Live, resolved...)
		c.NeedFamily()
	}
	shown := resolved[0].Demo
	for _, other := range resolved[1:] {
		shown.Variants = append(shown.Variants, other.Demo)
	}
	return &shown
}

// Picture puts a demo on the page that never runs.
func (c *Context) Picture(resolved demo.Resolution) *vitrine.Demo {
	resolved.Demo.Family, resolved.Demo.Sources = c.Family, resolved.Demo.Sources[:1]
	resolved.At = c.at
	c.Pictures = append(c.Pictures, resolved)
	if c.Family != "" {
		c.NeedFamily()
	}
	shown := resolved.Demo
	shown.Sources = nil
	return &shown
}

// Element puts an element of the text on the page: one that never comes to life, or a demo without a case.
func (c *Context) Element(resolved demo.Resolution) *vitrine.Demo {
	if resolved.Demo.Options.Hydrate == vitrine.HydrateNever {
		return c.Picture(resolved)
	}
	resolved.Demo.Family = c.Family
	c.Live = append(c.Live, resolved)
	c.NeedFamily()
	shown := resolved.Demo
	shown.Sources = nil
	return &shown
}

// NeedFamily says that the page shows something of its library family.
func (c *Context) NeedFamily() {
	if !slices.Contains(c.Families, c.Family) {
		c.Families = append(c.Families, c.Family)
	}
}
