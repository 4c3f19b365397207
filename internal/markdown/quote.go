package markdown

import (
	"bytes"
	"strings"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"
)

// quoteReader makes containers of quotes whose first line says so: > [!NOTE].
type quoteReader struct{ containers []Container }

// readAs is the attribute of a quote with the container that it is.
const readAs = "readAs"

// Transform takes the first line out of a quote's first paragraph, before it is read as text.
func (q quoteReader) Transform(node *ast.Paragraph, reader text.Reader, _ parser.Context) {
	quote, ok := node.Parent().(*ast.Blockquote)
	if !ok || node.PreviousSibling() != nil || node.Lines().Len() == 0 {
		return
	}
	first := node.Lines().At(0)
	line := strings.TrimRight(string(first.Value(reader.Source())), "\r\n")
	for i := range q.containers {
		c := &q.containers[i]
		if c.Quoted == nil {
			continue
		}
		argument, ok := c.Quoted(line)
		if !ok {
			continue
		}
		quote.SetAttributeString(readAs, &containerNode{container: c, opening: line, argument: argument,
			start: first.Start, closed: true})
		node.Lines().SetSliced(1, node.Lines().Len())
		if node.Lines().Len() == 0 {
			quote.RemoveChild(quote, node)
		}
		return
	}
}

// asContainers is what is left to do when all is read: the containers take the places of their quotes.
type asContainers struct{}

func (asContainers) Transform(document *ast.Document, reader text.Reader, _ parser.Context) {
	quotes := map[ast.Node]*containerNode{}
	ast.Walk(document, func(node ast.Node, _ bool) (ast.WalkStatus, error) {
		value, _ := node.AttributeString(readAs)
		if container, ok := value.(*containerNode); ok {
			quotes[node] = container
		}
		return ast.WalkContinue, nil
	})
	for quote, container := range quotes {
		container.end = lastQuoted(reader.Source(), max(container.start, lastOffset(quote)))
		for child := quote.FirstChild(); child != nil; child = quote.FirstChild() {
			container.AppendChild(container, child)
		}
		quote.Parent().ReplaceChild(quote.Parent(), quote, container)
	}
}

// lastQuoted is where the last line begins that still has the mark of a quote: trees don't know the end of a fence.
func lastQuoted(source []byte, offset int) int {
	for {
		end := bytes.IndexByte(source[offset:], '\n')
		if end < 0 || !bytes.HasPrefix(bytes.TrimLeft(source[offset+end+1:], " \t"), []byte{'>'}) {
			return offset
		}
		offset += end + 1
	}
}

// lastOffset is where the last line of what is in a node begins.
func lastOffset(node ast.Node) (last int) {
	ast.Walk(node, func(inner ast.Node, entering bool) (ast.WalkStatus, error) {
		if entering && inner.Type() == ast.TypeBlock && inner.Lines().Len() > 0 {
			last = max(last, inner.Lines().At(inner.Lines().Len()-1).Start)
		}
		return ast.WalkContinue, nil
	})
	return last
}
