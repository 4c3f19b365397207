package markdown

import (
	"html"
	"strings"

	"github.com/yuin/goldmark/ast"
	extast "github.com/yuin/goldmark/extension/ast"
)

// Passage is the prose between two headings that the table of contents names, without markup and blocks of code.
type Passage struct {
	ID       string // of the heading above it; "" for what stands before the first
	Text     string
	Messages []Message
}

// passages are those of a page, in the order of the text. The lead stands in none.
func (p *collector) passages() []Passage {
	list := []Passage{{}}
	var texts []string
	flush := func() {
		list[len(list)-1].Text = flat(strings.Join(texts, " "))
		texts = nil
	}
	ast.Walk(p.doc.tree.root, func(node ast.Node, entering bool) (ast.WalkStatus, error) {
		if !entering {
			return ast.WalkContinue, nil
		}
		switch n := node.(type) {
		case *ast.Heading:
			if id := idOf(n); id != "" {
				flush()
				list = append(list, Passage{ID: id})
			}
			return ast.WalkSkipChildren, nil
		case *ast.Paragraph, *ast.TextBlock, *extast.TableCell:
			if _, lead := node.AttributeString("lead"); !lead {
				text := written(node, p.source)
				texts = append(texts, text)
				last := &list[len(list)-1]
				last.Messages = append(last.Messages, messages(node, p.source, flat(text))...)
			}
			return ast.WalkSkipChildren, nil
		case *ast.FencedCodeBlock, *ast.CodeBlock:
			return ast.WalkSkipChildren, nil
		}
		return ast.WalkContinue, nil
	})
	flush()
	return list
}

func flat(text string) string { return strings.Join(strings.Fields(html.UnescapeString(text)), " ") }

// written is the text inside a node, code among it, without tags.
func written(node ast.Node, source []byte) string {
	var b strings.Builder
	ast.Walk(node, func(n ast.Node, entering bool) (ast.WalkStatus, error) {
		switch t := n.(type) {
		case *ast.Text:
			if entering {
				b.Write(t.Segment.Value(source))
				if t.SoftLineBreak() || t.HardLineBreak() {
					b.WriteByte(' ')
				}
			}
		case *ast.String:
			if entering {
				b.Write(t.Value)
			}
		case *ast.AutoLink:
			if entering {
				b.Write(t.Label(source))
			}
		}
		return ast.WalkContinue, nil
	})
	return b.String()
}
