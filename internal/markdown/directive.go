package markdown

import (
	"bytes"
	"encoding/json"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"

	"vitrine/internal/yamltext"
)

type directiveNode struct {
	ast.BaseBlock
	start int
	json  []byte // nil for YAML

	// Of YAML over several lines.
	yaml   []byte
	lines  []int // where each of them begins
	end    int   // where the last line begins
	closed bool
}

var directiveKind = ast.NewNodeKind("Directive")

func (n *directiveNode) Kind() ast.NodeKind            { return directiveKind }
func (n *directiveNode) Dump(source []byte, level int) { ast.DumpHelper(n, source, level, nil, nil) }

// directiveParser reads {{"demo": …}} and the like, each alone on a line, from its first column, and YAML between a
// line {{ and a line }}.
type directiveParser struct{}

func (directiveParser) Trigger() []byte { return []byte{'{'} }

func (directiveParser) Open(_ ast.Node, reader text.Reader, _ parser.Context) (ast.Node, parser.State) {
	line, segment := reader.PeekLine()
	trimmed := bytes.TrimRight(line, " \t\r\n")
	node := &directiveNode{start: segment.Start, end: segment.Start}
	if string(trimmed) != directiveStart {
		if !bytes.HasPrefix(trimmed, []byte(`{{"`)) || !bytes.HasSuffix(trimmed, []byte("}}")) {
			return nil, parser.NoChildren
		}
		node.json = trimmed[1 : len(trimmed)-1]
	}
	reader.AdvanceToEOL()
	return node, parser.NoChildren
}

// What is alone on the first and the last line of a directive in YAML.
const (
	directiveStart = "{{"
	directiveEnd   = "}}"
)

func (directiveParser) Continue(node ast.Node, reader text.Reader, _ parser.Context) parser.State {
	n := node.(*directiveNode)
	if n.json != nil {
		return parser.Close
	}
	line, segment := reader.PeekLine()
	n.end = segment.Start
	reader.AdvanceToEOL()
	if string(bytes.TrimRight(line, " \t\r\n")) == directiveEnd {
		n.closed = true
		return parser.Close
	}
	n.yaml, n.lines = append(n.yaml, line...), append(n.lines, segment.Start)
	return parser.Continue | parser.NoChildren
}

func (directiveParser) Close(ast.Node, text.Reader, parser.Context) {}
func (directiveParser) CanInterruptParagraph() bool                 { return true }
func (directiveParser) CanAcceptIndentedLine() bool                 { return false }

// directive reads the values of a directive.
func (p *collector) directive(n *directiveNode) {
	c := p.construct(Directive, n.start)
	if n.json == nil {
		p.directiveInYAML(n, c)
		return
	}
	if err := json.Unmarshal(n.json, &c.Values); err != nil {
		p.reporter(c)("This directive is not JSON: "+err.Error()+".",
			"It would show as text, and the demo would be missing.",
			`Write it like {{"demo": "BasicButtons.tsx", "bg": "inline"}}.`)
		return
	}
	p.read(n, c, c.Line)
}

// directiveInYAML reads one that is written over several lines.
func (p *collector) directiveInYAML(n *directiveNode, c Construct) {
	if !n.closed {
		p.reporter(c)("This directive has no end.", "The rest of the page would be missing.",
			"Write }} alone on the line behind its last key.")
		return
	}
	values, err := yamltext.Values(n.yaml)
	if err != nil {
		at := n.end
		if err.Line <= len(n.lines) {
			at = n.lines[err.Line-1]
		}
		p.at(at, "This directive is not YAML: "+err.What+".", "It would be missing.", err.Fix)
		return
	}
	first, _, _ := bytes.Cut(bytes.TrimSpace(n.yaml), []byte{'\n'})
	c.Values, c.Excerpt = values, directiveStart+" "+string(first) // the first line alone says nothing
	last, _, _ := p.doc.place(n.end)
	p.read(n, c, last)
}
