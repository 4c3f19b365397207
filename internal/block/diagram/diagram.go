// Package diagram is the block kind of fences that describe a diagram: ```mermaid.
//
// In: the text of a diagram. Out: two pictures of it, with the text. Never here: drawing.
package diagram

import (
	"cmp"
	"fmt"
	"strings"

	"vitrine/internal/block"
	"vitrine/internal/diag"
	"vitrine/internal/markdown"
	"vitrine/internal/vitrine"
)

// language is that of such fences.
const language = "mermaid"

// Drawing is a diagram that was drawn.
type Drawing struct {
	Data    vitrine.Diagram
	Wrong   string // what is wrong with the text, "" for nothing
	Line    int    // of the text, from 1; 0 where that is not known
	Missing string // what is to be installed; "" where there is everything
}

// Site is what the kind asks of the site.
type Site interface {
	DrawDiagram(text string) (Drawing, error)
}

// Fence is a diagram as the author wrote it.
type Fence struct {
	Info markdown.Info
	Text string
}

// Kind is the block kind.
type Kind struct {
	block.Defaults[Fence]
	Site Site
}

// Name implements block.Kind.
func (Kind) Name() string { return "diagram" }

// Claim implements block.Kind.
func (Kind) Claim() block.Claim {
	return block.CodeWhere(func(c markdown.Construct) bool { return c.Info.Language == language })
}

// Parse implements block.Kind.
func (Kind) Parse(c markdown.Construct, _ markdown.Report) (Fence, bool) {
	return Fence{Info: c.Info, Text: c.Text}, true
}

// Search implements block.Kind.
func (Kind) Search(_ block.Page, fence Fence) block.Records { return block.Records{Code: fence.Text} }

// Resolve implements block.Kind. A diagram that nobody can draw is shown as code.
func (k Kind) Resolve(c *block.Context, fence Fence, _ markdown.Content) (vitrine.BlockData, bool) {
	drawing, err := k.Site.DrawDiagram(fence.Text)
	switch {
	case err != nil:
		c.Fail("The diagram could not be drawn: "+err.Error()+".", "There would be a hole.",
			"Look at what the browser says; --browser names another one.")
		return nil, false
	case drawing.Missing != "":
		if c.Number("diagram that nobody draws") == 1 {
			c.Warn("The page has diagrams, and nothing draws them.", "Their text is shown as code.", drawing.Missing)
		}
		return code(c, fence), true
	case drawing.Wrong != "":
		c.Report(fence.wrong(c, drawing))
		return nil, false
	}
	shown := drawing.Data
	shown.Title, shown.Source = fence.Info.Title, strings.TrimRight(fence.Text, "\n")
	shown.Label = cmp.Or(shown.Label, shown.Title)
	return &shown, true
}

func code(c *block.Context, fence Fence) vitrine.Code {
	info := fence.Info
	info.Language = ""
	shown := c.Fence(info, markdown.Show(info, fence.Text))
	shown.Language = language
	return shown
}

// wrong says what is wrong with a diagram, and in which of its lines.
func (f Fence) wrong(c *block.Context, drawing Drawing) diag.Problem {
	file, line, excerpt := c.Place()
	lines := strings.Split(f.Text, "\n")
	if n := drawing.Line; n > 0 && n <= len(lines) {
		line, excerpt = line+n, lines[n-1]
	}
	return diag.Problem{File: file, Line: line, Excerpt: excerpt,
		What: fmt.Sprintf("mermaid can't draw the diagram: %s.", strings.TrimRight(drawing.Wrong, ". ")),
		Why:  "There would be a hole.",
		Fix:  "Correct it. What a diagram may say is in mermaid's documentation."}
}
