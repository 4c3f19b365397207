package markdown

import (
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
	end       int // of its last line, where it is closed
	closed    bool
}

var containerKind = ast.NewNodeKind("Container")

func (n *containerNode) Kind() ast.NodeKind            { return containerKind }
func (n *containerNode) Dump(source []byte, level int) { ast.DumpHelper(n, source, level, nil, nil) }

// containerParser reads the containers of one form. An unclosed one runs to the end.
type containerParser struct{ *Container }

func (p containerParser) Trigger() []byte { return []byte{p.Container.Trigger} }

func (p containerParser) Open(_ ast.Node, reader text.Reader, _ parser.Context) (ast.Node, parser.State) {
	line, segment := reader.PeekLine()
	argument, ok := p.Container.Open(string(line))
	if !ok {
		return nil, parser.NoChildren
	}
	reader.AdvanceToEOL()
	node := &containerNode{container: p.Container, opening: string(line), argument: argument, start: segment.Start}
	return node, p.children()
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
	if p.Container.Close(n.opening, string(line)) {
		n.closed, n.end = true, segment.Start
		reader.AdvanceToEOL()
		return parser.Close
	}
	if p.Verbatim {
		n.text = append(n.text, line...)
		reader.AdvanceToEOL()
	}
	return parser.Continue | p.children()
}

func (containerParser) Close(ast.Node, text.Reader, parser.Context) {}
func (containerParser) CanInterruptParagraph() bool                 { return true }
func (p containerParser) CanAcceptIndentedLine() bool               { return p.Indented }
