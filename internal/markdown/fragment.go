package markdown

import (
	"strings"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/text"
)

// Fragment renders a text that is not a page, such as the comment of a prop: strangers wrote it for other readers. What
// looks like a tag is shown as text, and headings are bold. A lone paragraph comes without its <p>.
func Fragment(source string, render Render) string {
	body := []byte(source)
	w := &writing{doc: &Doc{input: Input{Body: body, FirstLine: 1}}, source: body, render: render, plain: true}
	var out strings.Builder
	root := reader.Parse(text.NewReader(body))
	if err := newRenderer(w).Render(&out, body, root); err != nil {
		return ""
	}
	html := strings.TrimSpace(out.String())
	if first := root.FirstChild(); first != nil && first.NextSibling() == nil && first.Kind() == ast.KindParagraph {
		html = strings.TrimSuffix(strings.TrimPrefix(html, "<p>"), "</p>")
	}
	return html
}
