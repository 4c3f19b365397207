package markdown

import (
	"bytes"
	"fmt"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"
	"github.com/yuin/goldmark/util"

	"vitrine/internal/diag"
)

// Bounds of what a person writes. Beyond them the time that reading takes grows with the square of the text, or worse.
const (
	maxDepth         = 64     // of lists, quotes and containers in each other; a list and its item count as two
	maxDelimiters    = 4000   // signs of emphasis and links in one block
	maxScanned       = 100e6  // bytes of a block, times its signs: a link is looked for to the end
	maxLines         = 5000   // of a paragraph
	maxAbbreviations = 1000   // of a page
	maxCells         = 100000 // of a table, with those that its rows leave out
)

// limits tell the places where a text goes beyond its bounds, as they are met.
var limits = parser.NewContextKey()

// excess is a place where a text goes beyond a bound.
type excess struct {
	offset int
	what   string
	why    string
	fix    string
}

// withLimits are the options of a parser that keeps to the bounds: what goes beyond is passed over.
func withLimits() []parser.Option {
	return []parser.Option{
		parser.WithBlockParsers(util.Prioritized(depthLimit{}, 0)),
		parser.WithParagraphTransformers(util.Prioritized(paragraphLimit{}, 0)),
		parser.WithInlineParsers(util.Prioritized(delimiterLimit{}, 0)),
	}
}

// parse reads a body within the bounds.
func (d *Doc) parse() (ast.Node, []diag.Problem) {
	var found []excess
	context := parser.NewContext()
	context.Set(limits, &found)
	if d.fragment {
		context.Set(foreign, true)
	}
	if d.input.Dollars {
		context.Set(dollars, true)
	}
	root := d.dialect().parser.Parse(text.NewReader(d.input.Body), parser.WithContext(context))
	var problems []diag.Problem
	for _, e := range found {
		line, column, excerpt := d.place(e.offset)
		problems = append(problems, diag.Problem{File: d.input.File, Line: line, Column: column,
			Excerpt: excerpt[:min(len(excerpt), 1000)], What: e.what, Why: e.why, Fix: e.fix})
	}
	return root, problems
}

// exceed takes down a place, once a kind: more of it would say nothing new.
func exceed(context parser.Context, e excess) {
	found := context.Get(limits).(*[]excess)
	for _, known := range *found {
		if known.what == e.what {
			return
		}
	}
	*found = append(*found, e)
}

// depthLimit takes the line on which a block would begin too deep inside of others, and shows it as text.
type depthLimit struct{}

func (depthLimit) Trigger() []byte { return []byte(">-+*:0123456789") }

func (depthLimit) Open(parent ast.Node, reader text.Reader, context parser.Context) (ast.Node, parser.State) {
	depth := 0
	for above := parent; above != nil && depth <= maxDepth; above = above.Parent() {
		depth++
	}
	if depth <= maxDepth {
		return nil, parser.NoChildren
	}
	_, segment := reader.PeekLine()
	exceed(context, excess{segment.Start, fmt.Sprintf("Lists and quotes are nested more than %d deep here.", maxDepth),
		"Nobody can read it, and the time that it takes to build grows with each level.",
		"Write it flat, with headings for the outer levels."})
	reader.AdvanceToEOL()
	return ast.NewTextBlock(), parser.NoChildren
}

func (depthLimit) Continue(ast.Node, text.Reader, parser.Context) parser.State { return parser.Close }
func (depthLimit) Close(ast.Node, text.Reader, parser.Context)                 {}
func (depthLimit) CanInterruptParagraph() bool                                 { return true }
func (depthLimit) CanAcceptIndentedLine() bool                                 { return false }

// paragraphLimit keeps one line of a paragraph that is too long, and makes no table of one whose missing cells would
// take more room than the text.
type paragraphLimit struct{}

func (paragraphLimit) Transform(node *ast.Paragraph, reader text.Reader, context parser.Context) {
	lines := node.Lines()
	if lines.Len() < 2 {
		return
	}
	if lines.Len() > maxLines {
		exceed(context, excess{lines.At(0).Start,
			fmt.Sprintf("The paragraph has %d lines, more than %d.", lines.Len(), maxLines),
			"Nobody reads it, and the time that it takes to build grows with the square of its length.",
			"Divide it by empty lines, or publish it as a file for download."})
		lines.SetSliced(0, 1)
		return
	}
	delimiters := lines.At(1)
	columns := 1 + bytes.Count(delimiters.Value(reader.Source()), []byte{'|'})
	if columns == 1 || columns*lines.Len() <= maxCells {
		return
	}
	exceed(context, excess{lines.At(0).Start,
		fmt.Sprintf("The table has %d columns and %d lines: more than %d cells.", columns, lines.Len(), maxCells),
		"No reader takes that in, and each row gets a cell for every column.",
		"Divide it, or publish it as a file for download."})
	lines.SetSliced(0, 1)
}

// delimiterLimit shows what follows too many signs of emphasis and links as text: each of them is held against all
// others of its block.
type delimiterLimit struct{}

// delimiters counts them in one block.
type delimiters struct {
	block     ast.Node
	n, bounds int
}

func newDelimiters(block ast.Node) *delimiters {
	length := 1
	if block.Type() == ast.TypeBlock {
		for i := range block.Lines().Len() {
			at := block.Lines().At(i)
			length += at.Len()
		}
	}
	return &delimiters{block: block, bounds: min(maxDelimiters, maxScanned/length)}
}

var counted = parser.NewContextKey()

func (delimiterLimit) Trigger() []byte { return []byte("*_~[]!=") }

func (delimiterLimit) Parse(parent ast.Node, block text.Reader, context parser.Context) ast.Node {
	d, _ := context.Get(counted).(*delimiters)
	if d == nil || d.block != parent {
		d = newDelimiters(parent)
		context.Set(counted, d)
	}
	if d.n++; d.n <= d.bounds {
		return nil
	}
	line, segment := block.PeekLine()
	exceed(context, excess{segment.Start,
		fmt.Sprintf("More than %d signs of emphasis and links (* _ ~ [ ]) stand in one paragraph.", d.bounds),
		"Each is held against all others, so that the time it takes to build grows with the square of their number.",
		"Divide the paragraph by empty lines, or write the text as code."})
	block.Advance(len(line))
	return ast.NewTextSegment(segment)
}
