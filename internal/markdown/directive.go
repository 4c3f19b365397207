package markdown

import (
	"bytes"
	"encoding/json"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"
)

type directiveNode struct {
	ast.BaseBlock
	start int
	json  []byte
}

var directiveKind = ast.NewNodeKind("Directive")

func (n *directiveNode) Kind() ast.NodeKind            { return directiveKind }
func (n *directiveNode) Dump(source []byte, level int) { ast.DumpHelper(n, source, level, nil, nil) }

// directiveParser reads {{"demo": …}} and the like, each alone on a line, from its first column.
type directiveParser struct{}

func (directiveParser) Trigger() []byte { return []byte{'{'} }

func (directiveParser) Open(_ ast.Node, reader text.Reader, _ parser.Context) (ast.Node, parser.State) {
	line, segment := reader.PeekLine()
	trimmed := bytes.TrimRight(line, " \t\r\n")
	if !bytes.HasPrefix(trimmed, []byte(`{{"`)) || !bytes.HasSuffix(trimmed, []byte("}}")) {
		return nil, parser.NoChildren
	}
	reader.AdvanceToEOL()
	return &directiveNode{start: segment.Start, json: trimmed[1 : len(trimmed)-1]}, parser.NoChildren
}

func (directiveParser) Continue(ast.Node, text.Reader, parser.Context) parser.State {
	return parser.Close
}
func (directiveParser) Close(ast.Node, text.Reader, parser.Context) {}
func (directiveParser) CanInterruptParagraph() bool                 { return true }
func (directiveParser) CanAcceptIndentedLine() bool                 { return false }

// directive reads the values of a directive.
func (p *collector) directive(n *directiveNode) {
	c := p.construct(Directive, n.start)
	if err := json.Unmarshal(n.json, &c.Values); err != nil {
		p.reporter(c)("This directive is not JSON: "+err.Error()+".",
			"It would show as text, and the demo would be missing.",
			`Write it like {{"demo": "BasicButtons.tsx", "bg": "inline"}}.`)
		return
	}
	p.read(n, c, c.Line)
}
