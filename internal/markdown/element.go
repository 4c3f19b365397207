package markdown

import (
	"bytes"
	"strings"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"
)

// Element is the form of the elements of MDX. Their places are written with signs of the area of Unicode that is for
// private use: "+3" on a line of its own begins the third, "-3" ends it; "=3/text" and the end sign stand in a line,
// behind a brace.
const Element Form = "element"

// What the places of elements are written with; see Element.
const (
	PlaceSign = "\uE000"
	PlaceEnd  = "\uE001"
	// InlinePlace begins the place of one within a line: goldmark asks for what is in lines at ASCII signs alone.
	InlinePlace = "{" + PlaceSign + "="
	// SlotBorder stands between the texts within an element. MDX has no such comments: no author writes it.
	SlotBorder = "<!--slot-->"
)

// elementNode is an element within a line. What is known of its text is in it.
type elementNode struct {
	ast.BaseInline
	start    int
	argument string
}

var elementKind = ast.NewNodeKind("Element")

func (n *elementNode) Kind() ast.NodeKind            { return elementKind }
func (n *elementNode) Dump(source []byte, level int) { ast.DumpHelper(n, source, level, nil, nil) }

// elementParser reads the places of elements within a line.
type elementParser struct{}

func (elementParser) Trigger() []byte { return []byte{'{'} }

func (elementParser) Parse(_ ast.Node, block text.Reader, _ parser.Context) ast.Node {
	line, segment := block.PeekLine()
	rest, found := bytes.CutPrefix(line, []byte(InlinePlace))
	inner, _, closed := bytes.Cut(rest, []byte(PlaceEnd))
	argument, known, named := strings.Cut(string(inner), "/")
	if !found || !closed || !named {
		return nil
	}
	block.Advance(len(InlinePlace) + len(inner) + len(PlaceEnd))
	n := &elementNode{start: segment.Start, argument: argument}
	n.AppendChild(n, ast.NewString([]byte(known)))
	return n
}

// ElementContainer are the lines of an element that stands for itself.
var ElementContainer = Container{Form: Element, Trigger: PlaceSign[0], Indented: true,
	Open: func(line string) (string, bool) {
		return strings.CutPrefix(strings.TrimSpace(line), PlaceSign+"+")
	},
	Close: func(opening, line string) bool {
		opened, _ := strings.CutPrefix(strings.TrimSpace(opening), PlaceSign+"+")
		return strings.TrimSpace(line) == PlaceSign+"-"+opened
	}}
