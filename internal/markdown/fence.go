package markdown

import (
	"regexp"
	"slices"
	"strings"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"
	"github.com/yuin/goldmark/util"
)

// Fence is a block of code in a page.
type Fence struct {
	Info
	Code   Excerpt
	Offset int // of its opening line's words
}

// Excerpt is text that stands in a page, perhaps in a quote or list whose marks are no part of it.
type Excerpt struct {
	Text  string
	lines []textLine
}

// textLine is where a line of an excerpt begins, in it and in the page.
type textLine struct{ start, offset int }

// add takes in what stands at an offset of the page.
func (e *Excerpt) add(text string, offset int) {
	if text != "" {
		e.lines = append(e.lines, textLine{len(e.Text), offset})
		e.Text += text
	}
}

// Offset is where a byte of the excerpt stands in the page.
func (e Excerpt) Offset(at int) int {
	for i := len(e.lines) - 1; i >= 0; i-- {
		if line := e.lines[i]; line.start <= at {
			return line.offset + at - line.start
		}
	}
	return 0
}

// fenceParser reads blocks of code, wherever they stand: the tags of code tabs are lines like others.
var fenceParser = newFenceParser()

func newFenceParser() parser.Parser {
	p := parser.NewParser(parser.WithBlockParsers(
		append(parser.DefaultBlockParsers(), util.Prioritized(tabsTag{}, 10))...))
	p.AddOptions(withLimits()...)
	return p
}

// TabsTags are the elements that make tabs without an import.
var TabsTags = []string{"Tabs", "TabItem", "CodeGroup", "Tabs.Tab", "Tab"}

// tabsTag takes a line that opens or closes code tabs.
type tabsTag struct{}

var tabsLine = regexp.MustCompile(`^(?:</codeblock>|<codeblock.*>|</?([A-Z][\w.]*)(?:\s[^<>]*)?>)$`)

func (tabsTag) Trigger() []byte { return []byte{'<'} }

func (tabsTag) Open(_ ast.Node, reader text.Reader, _ parser.Context) (ast.Node, parser.State) {
	line, _ := reader.PeekLine()
	found := tabsLine.FindStringSubmatch(strings.TrimSpace(string(line)))
	if found == nil || found[1] != "" && !slices.Contains(TabsTags, found[1]) {
		return nil, parser.NoChildren
	}
	reader.AdvanceToEOL()
	return ast.NewTextBlock(), parser.NoChildren
}

func (tabsTag) Continue(ast.Node, text.Reader, parser.Context) parser.State { return parser.Close }
func (tabsTag) Close(ast.Node, text.Reader, parser.Context)                 {}
func (tabsTag) CanInterruptParagraph() bool                                 { return true }
func (tabsTag) CanAcceptIndentedLine() bool                                 { return false }

// Fences are the blocks of code of a page's text, those in code tabs among them.
func Fences(body []byte) (fences []Fence) {
	context := parser.NewContext()
	context.Set(limits, &[]excess{}) // whoever parses the page tells
	root := fenceParser.Parse(text.NewReader(body), parser.WithContext(context))
	ast.Walk(root, func(node ast.Node, entering bool) (ast.WalkStatus, error) {
		if !entering {
			return ast.WalkContinue, nil
		}
		if code, ok := node.(*ast.FencedCodeBlock); ok {
			fences = append(fences, fenceOf(code, body))
		}
		return ast.WalkContinue, nil
	})
	return fences
}

func fenceOf(n *ast.FencedCodeBlock, body []byte) Fence {
	fence := Fence{Offset: offsetOf(n), Code: excerpt(n.Lines(), body)}
	if n.Info != nil {
		fence.Offset, fence.Info = n.Info.Segment.Start, ParseInfo(string(n.Info.Segment.Value(body)))
	}
	return fence
}

// excerpt is the text of lines with their places.
func excerpt(lines *text.Segments, body []byte) (e Excerpt) {
	for i := range lines.Len() {
		segment := lines.At(i)
		e.add(string(segment.Value(body)), segment.Start)
	}
	return e
}

// htmlExcerpt is the text of a block of raw HTML, the line that closes it included.
func htmlExcerpt(block *ast.HTMLBlock, body []byte) Excerpt {
	whole := excerpt(block.Lines(), body)
	if block.HasClosure() {
		whole.add(string(block.ClosureLine.Value(body)), block.ClosureLine.Start)
	}
	return whole
}

// preambleComment begins a comment with code for fences, which pages held in an earlier version.
var preambleComment = regexp.MustCompile(`<!--[ \t]*preamble\b`)
