package markdown

import (
	"bytes"
	"strings"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"
)

type containerNode struct {
	ast.BaseBlock
	container *Container
	opening   string
	argument  string
	text      []byte
	start     int
	end       int // of its last line
	closed    bool
	indent    int    // blanks before each line; -1 before the first one
	fence     string // marks of the code that is open in it
}

var containerKind = ast.NewNodeKind("Container")

func (n *containerNode) Kind() ast.NodeKind            { return containerKind }
func (n *containerNode) Dump(source []byte, level int) { ast.DumpHelper(n, source, level, nil, nil) }

// endedBy is the opening line of the container that ended before this one was closed, "" for none.
func (n *containerNode) endedBy() string {
	for around := n.Parent(); around != nil && !n.closed; around = around.Parent() {
		if outer, ok := around.(*containerNode); ok && outer.closed {
			return strings.TrimSpace(outer.opening)
		}
	}
	return ""
}

// containerParser reads the containers of one form. An unclosed one runs to the end.
type containerParser struct{ *Container }

func (p containerParser) Trigger() []byte { return []byte{p.Container.Trigger} }

func (p containerParser) Open(parent ast.Node, reader text.Reader, _ parser.Context) (ast.Node, parser.State) {
	line, segment := reader.PeekLine()
	argument, ok := p.Container.Open(string(line))
	if !ok || !p.stands(parent, string(line), reader.Source()[segment.Stop:]) {
		return nil, parser.NoChildren
	}
	reader.AdvanceToEOL()
	node := &containerNode{container: p.Container, opening: string(line), argument: argument, start: segment.Start,
		end: segment.Start, indent: -1, closed: p.Until != nil}
	return node, p.children()
}

// stands says whether a container may begin in a node, before the rest of the text.
func (p containerParser) stands(parent ast.Node, line string, rest []byte) bool {
	if around, ok := parent.(*containerNode); p.Within != "" && !(ok && around.container.Form == p.Within) {
		return false
	}
	return p.Follows == nil || p.Follows(line, rest)
}

func (p containerParser) children() parser.State {
	if p.Verbatim {
		return parser.NoChildren
	}
	return parser.HasChildren
}

func (p containerParser) Continue(node ast.Node, reader text.Reader, _ parser.Context) parser.State {
	n := node.(*containerNode)
	line, segment := reader.PeekLine()
	if p.Until != nil && n.fence == "" && p.Until(string(line)) {
		return parser.Close
	}
	n.end = segment.Start
	if p.Container.Close(n.opening, string(line)) {
		n.closed = true
		reader.AdvanceToEOL()
		return parser.Close
	}
	if p.Until != nil {
		n.fence = fenceAfter(n.fence, string(line))
	}
	if p.Dedented {
		n.dedent(reader, line)
	}
	if p.Verbatim {
		n.text = append(n.text, line...)
		reader.AdvanceToEOL()
	}
	return parser.Continue | p.children()
}

// dedent passes over the blanks that the first line begins with.
func (n *containerNode) dedent(reader text.Reader, line []byte) {
	blanks := len(line) - len(bytes.TrimLeft(line, " "))
	if blanks == len(bytes.TrimRight(line, "\r\n")) {
		return
	}
	if n.indent < 0 {
		n.indent = blanks
	}
	reader.Advance(min(n.indent, blanks))
}

// fenceAfter are the marks of the code that is open behind a line.
func fenceAfter(open, line string) string {
	line = strings.TrimSpace(line)
	marks := line[:len(line)-len(strings.TrimLeft(line, "`"))]
	switch {
	case open == "" && len(marks) >= 3 && !strings.Contains(line[len(marks):], "`"):
		return marks
	case open != "" && line == marks && len(marks) >= len(open):
		return ""
	}
	return open
}

func (containerParser) Close(ast.Node, text.Reader, parser.Context) {}
func (containerParser) CanInterruptParagraph() bool                 { return true }
func (p containerParser) CanAcceptIndentedLine() bool               { return p.Indented }
