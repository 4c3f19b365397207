package markdown

import (
	"strings"

	"github.com/yuin/goldmark/ast"

	"vitrine/internal/vitrine"
)

// Fragment renders a text that is not a page, such as the comment of a prop: strangers wrote it for other readers. What
// looks like a tag is shown as text, headings are bold, directives are left out. A lone paragraph comes without its
// <p>.
func Fragment(source string, dialect *Dialect, render Render) vitrine.Prose {
	doc := newDoc(Input{Body: []byte(source), FirstLine: 1, Dialect: dialect})
	doc.fragment = true
	doc.tree.root, _ = doc.parse() // what goes beyond the bounds is shown as text
	p := newCollector(doc)
	ast.Walk(doc.tree.root, func(node ast.Node, entering bool) (ast.WalkStatus, error) {
		if entering {
			p.block(node)
		}
		return ast.WalkContinue, nil
	})
	prose := newProseWriter(doc, render, true).inner(doc.tree.root)
	prose.HTML = strings.TrimSpace(prose.HTML)
	first := doc.tree.root.FirstChild()
	if first != nil && first.NextSibling() == nil && first.Kind() == ast.KindParagraph {
		prose.HTML = strings.TrimSuffix(strings.TrimPrefix(prose.HTML, "<p>"), "</p>")
	}
	return prose
}
