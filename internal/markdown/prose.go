package markdown

import (
	"fmt"
	"html"
	"io"
	"strings"

	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/ast"
	extast "github.com/yuin/goldmark/extension/ast"
	"github.com/yuin/goldmark/renderer"
	"github.com/yuin/goldmark/util"

	"vitrine/internal/diag"
	"vitrine/internal/invisible"
	"vitrine/internal/vitrine"
)

// proseWriter renders prose, and leaves a place in it for each block.
type proseWriter struct {
	doc      *Doc
	tree     *tree
	source   []byte
	render   Render
	html     renderer.Renderer
	blocks   []vitrine.Block // of the prose that is being written
	problems []diag.Problem
	plain    bool // a fragment: raw HTML is text, headings have no place in a table of contents
}

func newProseWriter(doc *Doc, render Render, plain bool) *proseWriter {
	w := &proseWriter{doc: doc, tree: doc.nodes(), source: doc.input.Body, render: render, plain: plain}
	w.html = goldmark.New(goldmark.WithExtensions(extensions(!plain)...), goldmark.WithRendererOptions(
		renderer.WithNodeRenderers(util.Prioritized(w, 10)),
	)).Renderer()
	return w
}

// RegisterFuncs implements goldmark's node renderer.
func (w *proseWriter) RegisterFuncs(r renderer.NodeRendererFuncRegisterer) {
	r.Register(ast.KindHTMLBlock, w.htmlBlock)
	r.Register(ast.KindRawHTML, w.rawHTML)
	r.Register(ast.KindLink, w.link)
	r.Register(ast.KindImage, w.image)
	r.Register(ast.KindCodeSpan, w.code)
	r.Register(markKind, writeMark)
	r.Register(abbreviationKind, w.abbreviation)
	r.Register(directiveKind, w.block)
	r.Register(containerKind, w.block)
	forms := w.doc.dialect().forms
	if w.plain {
		r.Register(ast.KindHeading, boldHeading)
	} else if forms[Heading] {
		r.Register(ast.KindHeading, w.block)
	}
	if forms[CodeBlock] {
		r.Register(ast.KindFencedCodeBlock, w.block)
		r.Register(ast.KindCodeBlock, w.block)
	}
	if forms[Table] {
		r.Register(extast.KindTable, w.block)
	}
	if forms[Math] {
		r.Register(formulaKind, w.block)
	}
	if forms[Element] {
		r.Register(elementKind, w.block)
	}
	if forms[Task] {
		r.Register(extast.KindTaskCheckBox, w.block)
	}
}

// write renders a node and what is in it.
func (w *proseWriter) write(out io.Writer, node ast.Node) {
	if err := w.html.Render(out, w.source, node); err != nil {
		w.problems = append(w.problems, diag.Problem{File: w.doc.input.File,
			What: "The page could not be rendered: " + err.Error()})
	}
}

// inner renders what is in a node as prose of its own.
func (w *proseWriter) inner(node ast.Node) vitrine.Prose {
	outer := w.blocks
	w.blocks = nil
	var out strings.Builder
	for child := node.FirstChild(); child != nil; child = child.NextSibling() {
		w.write(&out, child)
	}
	prose := vitrine.Prose{HTML: out.String(), Blocks: w.blocks}
	w.blocks = outer
	return prose
}

// answer asks for the block of a node; false leaves a hole.
func (w *proseWriter) answer(node ast.Node, content Content) (vitrine.Block, bool) {
	index, known := w.tree.index[node]
	if !known || w.render.Block == nil {
		return vitrine.Block{}, false
	}
	return w.render.Block(w.doc.Blocks[index], content)
}

// withoutPlaces keeps comments of authors from looking like places of blocks.
func withoutPlaces(raw string) string {
	return strings.ReplaceAll(raw, "<!--b:", "<!-- b:")
}

// block leaves a place in the prose.
func (w *proseWriter) block(out util.BufWriter, _ []byte, node ast.Node, entering bool) (ast.WalkStatus, error) {
	if !entering {
		return ast.WalkContinue, nil
	}
	block, shown := w.answer(node, w.content(node))
	if !shown {
		return ast.WalkSkipChildren, nil
	}
	out.WriteString(vitrine.BlockPlace(len(w.blocks)))
	w.blocks = append(w.blocks, block)
	if kind := node.Kind(); kind == elementKind || kind == formulaKind { // what follows it is the author's
		return ast.WalkSkipChildren, nil
	}
	if node.Type() == ast.TypeInline {
		out.WriteByte(' ')
	} else {
		out.WriteByte('\n')
	}
	return ast.WalkSkipChildren, nil
}

func (w *proseWriter) content(node ast.Node) Content {
	switch n := node.(type) {
	case *extast.Table:
		return w.table(n)
	case *ast.Heading:
		return Content{Text: w.inner(n)}
	case *containerNode:
		text := w.inner(n)
		text.HTML = "\n" + text.HTML
		return Content{Text: text}
	}
	return Content{}
}

var alignments = map[extast.Alignment]string{extast.AlignRight: "end", extast.AlignCenter: "center"}

func (w *proseWriter) table(table *extast.Table) Content {
	var content Content
	for row := table.FirstChild(); row != nil; row = row.NextSibling() {
		cells := []vitrine.Cell{}
		for cell := row.FirstChild(); cell != nil; cell = cell.NextSibling() {
			align := alignments[cell.(*extast.TableCell).Alignment]
			cells = append(cells, vitrine.Cell{Align: align, Text: w.inner(cell)})
		}
		if row.Kind() == extast.KindTableHeader {
			content.Head = cells
		} else {
			content.Rows = append(content.Rows, cells)
		}
	}
	return content
}

func boldHeading(out util.BufWriter, _ []byte, _ ast.Node, entering bool) (ast.WalkStatus, error) {
	out.WriteString(map[bool]string{true: "<p><b>", false: "</b></p>\n"}[entering])
	return ast.WalkContinue, nil
}

func (w *proseWriter) htmlBlock(
	out util.BufWriter, source []byte, node ast.Node, entering bool,
) (ast.WalkStatus, error) {
	if entering && w.plain {
		out.WriteString("<p>" + html.EscapeString(string(node.Lines().Value(source))) + "</p>\n")
	} else if entering {
		raw := withoutPlaces(htmlExcerpt(node.(*ast.HTMLBlock), source).Text)
		if isProse(raw) {
			raw = "<p>" + strings.TrimSpace(shownTags(raw)) + "</p>\n"
		}
		out.WriteString(shownTags(raw))
	}
	return ast.WalkContinue, nil
}

func (w *proseWriter) rawHTML(out util.BufWriter, source []byte, node ast.Node, entering bool) (ast.WalkStatus, error) {
	if raw := node.(*ast.RawHTML).Segments.Value(source); entering && w.plain {
		out.WriteString(html.EscapeString(string(raw)))
	} else if entering {
		out.WriteString(shownTags(withoutPlaces(string(raw))))
	}
	return ast.WalkSkipChildren, nil
}

// code shows marks for characters that nobody sees; else it writes what goldmark writes.
func (w *proseWriter) code(out util.BufWriter, source []byte, node ast.Node, entering bool) (ast.WalkStatus, error) {
	if !entering {
		return ast.WalkContinue, nil
	}
	var text strings.Builder
	for child := node.FirstChild(); child != nil; child = child.NextSibling() {
		text.Write(child.(*ast.Text).Segment.Value(source))
	}
	out.WriteString("<code>" + invisible.MarkAll(text.String(), onOneLine) + "</code>")
	return ast.WalkSkipChildren, nil
}

// onOneLine is code in a sentence as HTML.
func onOneLine(code string) string {
	return string(util.EscapeHTML([]byte(strings.ReplaceAll(code, "\n", " "))))
}

func (w *proseWriter) link(out util.BufWriter, _ []byte, node ast.Node, entering bool) (ast.WalkStatus, error) {
	n := node.(*ast.Link)
	href := string(n.Destination)
	if w.render.Link != nil {
		href = w.render.Link(href)
	}
	if href == "" && len(n.Destination) > 0 {
		return ast.WalkContinue, nil // readers can't follow it
	}
	if !entering {
		out.WriteString("</a>")
		return ast.WalkContinue, nil
	}
	if vitrine.RunsCode(href) { // of comments in packages: in pages it is an error
		href = ""
	}
	fmt.Fprintf(out, `<a href="%s"`, html.EscapeString(href))
	if len(n.Title) > 0 {
		fmt.Fprintf(out, ` title="%s"`, html.EscapeString(string(n.Title)))
	}
	switch {
	case w.render.NewTab != nil && w.render.NewTab(href):
		out.WriteString(` target="_blank" rel="noopener nofollow"`)
	case strings.Contains(href, "://"):
		out.WriteString(` rel="noopener"`)
	}
	out.WriteString(">")
	return ast.WalkContinue, nil
}
