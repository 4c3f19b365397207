package markdown

import (
	"html"
	"strings"

	"github.com/yuin/goldmark/ast"
	extast "github.com/yuin/goldmark/extension/ast"
)

// textOf is the plain text inside a node.
func textOf(n ast.Node, source []byte) string {
	var b strings.Builder
	ast.Walk(n, func(node ast.Node, entering bool) (ast.WalkStatus, error) {
		if entering {
			switch t := node.(type) {
			case *ast.Text:
				b.Write(t.Segment.Value(source))
				if t.SoftLineBreak() {
					b.WriteByte(' ')
				}
			case *ast.String:
				b.Write(t.Value)
			case *ast.AutoLink:
				b.Write(t.Label(source))
			}
		}
		return ast.WalkContinue, nil
	})
	return html.UnescapeString(strings.TrimSpace(b.String()))
}

func idOf(n ast.Node) string {
	id, _ := n.AttributeString("id")
	text, _ := id.([]byte)
	return string(text)
}

// offsetOf is the first byte of a block's text.
func offsetOf(n ast.Node) int {
	if lines := n.Lines(); lines != nil && lines.Len() > 0 {
		return lines.At(0).Start
	}
	return 0
}

// tableOffset is the first byte of a table: it has no lines of its own, its cells have.
func tableOffset(n *extast.Table) int {
	if header := n.FirstChild(); header != nil && header.FirstChild() != nil {
		return offsetOf(header.FirstChild())
	}
	return 0
}

// linkOffset is the best known byte of an inline node: its first text, else its block.
func linkOffset(n ast.Node) int {
	offset := -1
	ast.Walk(n, func(node ast.Node, entering bool) (ast.WalkStatus, error) {
		if t, ok := node.(*ast.Text); ok && entering && offset < 0 {
			offset = t.Segment.Start
		}
		return ast.WalkContinue, nil
	})
	for block := n; offset < 0 && block != nil; block = block.Parent() {
		if block.Type() == ast.TypeBlock {
			offset = offsetOf(block)
		}
	}
	return offset
}
