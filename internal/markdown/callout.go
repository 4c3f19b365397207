package markdown

import (
	"bytes"
	"strings"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"
)

type calloutNode struct {
	ast.BaseBlock
	severity string
	colons   int
}

var calloutKind = ast.NewNodeKind("Callout")

func (n *calloutNode) Kind() ast.NodeKind            { return calloutKind }
func (n *calloutNode) Dump(source []byte, level int) { ast.DumpHelper(n, source, level, nil, nil) }

// calloutParser reads `:::severity` to `:::`; the body is markdown (catalogue CO-1). A callout inside another is
// closed first by as many colons as opened it. An unclosed one runs to the end.
type calloutParser struct{}

func (calloutParser) Trigger() []byte { return []byte{':'} }

func (calloutParser) Open(_ ast.Node, reader text.Reader, _ parser.Context) (ast.Node, parser.State) {
	line, _ := reader.PeekLine()
	colons, rest := fence(line)
	if colons < 3 || strings.ContainsAny(rest, " \t") {
		return nil, parser.NoChildren
	}
	reader.AdvanceToEOL()
	return &calloutNode{severity: rest, colons: colons}, parser.HasChildren
}

func (calloutParser) Continue(node ast.Node, reader text.Reader, _ parser.Context) parser.State {
	line, _ := reader.PeekLine()
	colons, rest := fence(line)
	if rest == "" && colons >= 3 && colons == node.(*calloutNode).colons {
		reader.AdvanceToEOL()
		return parser.Close
	}
	return parser.Continue | parser.HasChildren
}

func (calloutParser) Close(ast.Node, text.Reader, parser.Context) {}
func (calloutParser) CanInterruptParagraph() bool                 { return true }
func (calloutParser) CanAcceptIndentedLine() bool                 { return false }

// fence counts the colons that a line begins with and returns what follows them.
func fence(line []byte) (colons int, rest string) {
	trimmed := bytes.TrimLeft(line, " ")
	if len(line)-len(trimmed) > 3 {
		return 0, ""
	}
	for colons < len(trimmed) && trimmed[colons] == ':' {
		colons++
	}
	return colons, strings.TrimSpace(string(trimmed[colons:]))
}

// tones are the classes and icons of the severities; any other one gives a neutral box (CO-2).
var tones = map[string]string{"info": "note", "success": "good", "warning": "warn", "error": "fail"}
