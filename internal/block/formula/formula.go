// Package formula is the block kind of formulas: between dollar signs, and in fences that are marked math.
//
// In: a formula as TeX writes it. Out: the same as MathML. Never here: setting it.
package formula

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf16"

	"vitrine/internal/block"
	"vitrine/internal/diag"
	"vitrine/internal/markdown"
	"vitrine/internal/vitrine"
)

// Setting is a formula that was set.
type Setting struct {
	HTML    string
	Wrong   string // what is wrong with it, "" for nothing
	At      int    // where, in units of UTF-16; -1 where that is not known
	Missing string // why nothing sets formulas, "" where something does
}

// Site is what the kinds ask of the site.
type Site interface {
	SetFormula(text string, display bool) (Setting, error)
}

// Formula is one as the author wrote it.
type Formula struct {
	Text    string
	Display bool // on lines of its own
	Line    int  // on which its text begins
}

// Kind is the block kind of formulas between dollar signs.
type Kind struct {
	block.Defaults[Formula]
	Site Site
}

// Name implements block.Kind.
func (Kind) Name() string { return "formula" }

// Claim implements block.Kind.
func (Kind) Claim() block.Claim { return block.Containers(markdown.MathContainer) }

// Parse implements block.Kind.
func (Kind) Parse(c markdown.Construct, report markdown.Report) (Formula, bool) {
	f := Formula{Text: c.Text, Display: c.Argument == markdown.Display, Line: c.Line}
	if strings.TrimSpace(c.Excerpt) == "$$" {
		f.Line++
		if !c.Closed {
			report("The formula is not closed.", "All that follows it would be a part of it.",
				"Write $$ on a line of its own behind it, or \\$$ for the signs.")
			return f, false
		}
	}
	return f, true
}

// Search implements block.Kind. The text around a formula in a sentence has it.
func (Kind) Search(_ block.Page, f Formula) block.Records {
	if !f.Display {
		return block.Records{}
	}
	return block.Records{Code: strings.TrimSpace(f.Text)}
}

// Resolve implements block.Kind.
func (k Kind) Resolve(c *block.Context, f Formula, _ markdown.Content) (vitrine.BlockData, bool) {
	set, err := k.Site.SetFormula(f.Text, f.Display)
	switch {
	case err != nil:
		c.Fail("The formula could not be set: "+err.Error()+".", "There would be a hole.", "Look at what Node says.")
	case set.Missing != "":
		if c.Number("formula that nothing sets") == 1 {
			c.Fail("The page has formulas, and there is no KaTeX: "+set.Missing+".", "Nothing else sets them.",
				"Install it beside the site: npm install katex. Or write \\$ for a dollar sign.")
		}
	case set.Wrong != "":
		c.Report(f.wrong(c, set))
	default:
		return vitrine.Formula{HTML: set.HTML, Display: f.Display}, true
	}
	return nil, false
}

// wrong says what is wrong with a formula, and on which of its lines.
func (f Formula) wrong(c *block.Context, set Setting) diag.Problem {
	file, line, excerpt := c.Place()
	shown := strings.Join(strings.Fields(f.Text), " ")
	units := utf16.Encode([]rune(f.Text))
	if at := set.At; at >= 0 && at <= len(units) {
		before := string(utf16.Decode(units[:at]))
		if n := strings.Count(before, "\n"); n > 0 || f.Line != line {
			line, excerpt = f.Line+n, strings.Split(f.Text, "\n")[n]
		}
	}
	return diag.Problem{File: file, Line: line, Excerpt: excerpt,
		What: fmt.Sprintf("KaTeX can't set the formula %s: %s.", diag.Quote(shown), set.Wrong),
		Why:  "Readers would see its source.",
		Fix:  "Correct it, or write \\$ for a dollar sign. What KaTeX knows is listed in its documentation."}
}

// Fence is the block kind of fences that are formulas.
type Fence struct{ Kind }

// languages are those of such fences.
var languages = []string{"math", "katex"}

// Name implements block.Kind.
func (Fence) Name() string { return "formulaFence" }

// Claim implements block.Kind.
func (Fence) Claim() block.Claim {
	return block.CodeWhere(func(c markdown.Construct) bool { return slices.Contains(languages, c.Info.Language) })
}

// Parse implements block.Kind.
func (Fence) Parse(c markdown.Construct, _ markdown.Report) (Formula, bool) {
	return Formula{Text: c.Text, Display: true, Line: c.Line + 1}, true
}
