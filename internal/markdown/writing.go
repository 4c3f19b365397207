package markdown

import (
	"fmt"
	"html"
	"strings"

	"github.com/yuin/goldmark/ast"
	extast "github.com/yuin/goldmark/extension/ast"
	"github.com/yuin/goldmark/renderer"
	"github.com/yuin/goldmark/util"

	"vitrine/internal/diag"
)

// writing renders the constructs whose HTML is ours; the rest is goldmark's.
type writing struct {
	doc      *Doc
	source   []byte
	render   Render
	problems []diag.Problem
	tabs     int
	plain    bool // a fragment: raw HTML is text, headings have no place in a table of contents
}

// RegisterFuncs implements goldmark's node renderer.
func (w *writing) RegisterFuncs(r renderer.NodeRendererFuncRegisterer) {
	r.Register(ast.KindHeading, w.heading)
	r.Register(ast.KindFencedCodeBlock, w.fence)
	r.Register(ast.KindCodeBlock, w.fence)
	r.Register(ast.KindHTMLBlock, w.htmlBlock)
	r.Register(ast.KindRawHTML, w.rawHTML)
	r.Register(ast.KindLink, w.link)
	r.Register(extast.KindTable, w.table)
	r.Register(extast.KindTableCell, w.cell)
	r.Register(extast.KindTaskCheckBox, w.checkBox)
	r.Register(calloutKind, w.callout)
	r.Register(codeTabsKind, w.codeTabs)
	r.Register(directiveKind, func(util.BufWriter, []byte, ast.Node, bool) (ast.WalkStatus, error) {
		return ast.WalkSkipChildren, nil
	})
}

func (w *writing) heading(out util.BufWriter, _ []byte, node ast.Node, entering bool) (ast.WalkStatus, error) {
	n := node.(*ast.Heading)
	if w.plain {
		out.WriteString(map[bool]string{true: "<p><b>", false: "</b></p>\n"}[entering])
		return ast.WalkContinue, nil
	}
	if !entering {
		fmt.Fprintf(out, "</h%d>\n", n.Level)
		return ast.WalkContinue, nil
	}
	if id := idOf(n); id != "" {
		escaped := html.EscapeString(id)
		fmt.Fprintf(out,
			`<h%d class="anchor t" id="%s"><a class="hash" href="#%s" tabindex="-1" aria-hidden="true">#</a>`, n.Level,
			escaped, escaped)
	} else {
		fmt.Fprintf(out, "<h%d>", n.Level)
	}
	return ast.WalkContinue, nil
}

const copyButton = `<button class="tool copy" type="button" data-copy aria-label="%s" data-ga-event-category="code" data-ga-event-action="copy-click"><svg class="i" viewBox="0 0 16 16" aria-hidden="true"><use href="#i-copy"/></svg></button>`

// word is what the engine says, as it stands in markup.
func (w *writing) word(english string) string {
	if w.render.Word != nil {
		english = w.render.Word(english)
	}
	return html.EscapeString(english)
}

func (w *writing) copyButton() string { return fmt.Sprintf(copyButton, w.word("Copy code")) }

func (w *writing) fence(out util.BufWriter, source []byte, node ast.Node, entering bool) (ast.WalkStatus, error) {
	if !entering {
		return ast.WalkContinue, nil
	}
	language := ""
	if fenced, ok := node.(*ast.FencedCodeBlock); ok {
		language = string(fenced.Language(source))
	}
	code := w.code(language, string(node.Lines().Value(source)), offsetOf(node))
	copying := w.copyButton()
	if language == "" {
		copying = ""
	}
	fmt.Fprintf(out,
		`<div class="code solo" data-language="%s"><pre tabindex="0" aria-label="%s"><code>%s</code></pre>%s</div>`+"\n",
		html.EscapeString(language), w.word("Code"), code, copying)
	return ast.WalkSkipChildren, nil
}

// code is highlighted code; an unknown language is a problem (catalogue CF-1).
func (w *writing) code(language, code string, offset int) string {
	code = strings.TrimSuffix(code, "\n")
	coloured, known := w.render.Highlight(language, code)
	if !known {
		line, _, _ := place(w.doc.input, offset)
		fix := "Use one of the languages in docs/authoring.md, or text."
		if language == "sh" || language == "shell" {
			fix = "Write bash."
		}
		_, _, excerpt := place(w.doc.input, max(offset-1, 0))
		w.problems = append(w.problems, diag.Problem{File: w.doc.input.File, Line: max(line-1, 1), Excerpt: excerpt,
			What: fmt.Sprintf("The code language %q is unknown.", language),
			Why:  "The code would stand there without colours.", Fix: fix})
	}
	return coloured
}

func (w *writing) htmlBlock(out util.BufWriter, source []byte, node ast.Node, entering bool) (ast.WalkStatus, error) {
	if entering && w.plain {
		out.WriteString("<p>" + html.EscapeString(string(node.Lines().Value(source))) + "</p>\n")
	} else if entering {
		out.Write(node.Lines().Value(source))
		if n := node.(*ast.HTMLBlock); n.HasClosure() {
			out.Write(n.ClosureLine.Value(source))
		}
	}
	return ast.WalkContinue, nil
}

func (w *writing) rawHTML(out util.BufWriter, source []byte, node ast.Node, entering bool) (ast.WalkStatus, error) {
	if raw := node.(*ast.RawHTML).Segments.Value(source); entering && w.plain {
		out.WriteString(html.EscapeString(string(raw)))
	} else if entering {
		out.Write(raw)
	}
	return ast.WalkSkipChildren, nil
}

func (w *writing) link(out util.BufWriter, _ []byte, node ast.Node, entering bool) (ast.WalkStatus, error) {
	n := node.(*ast.Link)
	if !entering {
		out.WriteString("</a>")
		return ast.WalkContinue, nil
	}
	href := string(n.Destination)
	if w.render.Link != nil {
		href = w.render.Link(href)
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

func (w *writing) table(out util.BufWriter, source []byte, node ast.Node, entering bool) (ast.WalkStatus, error) {
	if !entering {
		out.WriteString("</table></div>\n")
		return ast.WalkContinue, nil
	}
	label := "Table"
	if header := node.FirstChild(); header != nil {
		var names []string
		for cell := header.FirstChild(); cell != nil; cell = cell.NextSibling() {
			names = append(names, textOf(cell, source))
		}
		label = "Table: " + strings.Join(names, ", ")
	}
	fmt.Fprintf(out, `<div class="scroll" tabindex="0" role="region" aria-label="%s"><table class="grid">`,
		html.EscapeString(label))
	return ast.WalkContinue, nil
}

var alignments = map[extast.Alignment]string{extast.AlignRight: ` class="num"`, extast.AlignCenter: ` class="mid"`}

// cell aligns by class: the policy allows no style attribute in prose.
func (w *writing) cell(out util.BufWriter, _ []byte, node ast.Node, entering bool) (ast.WalkStatus, error) {
	n := node.(*extast.TableCell)
	tag, scope := "td", ""
	if n.Parent().Kind() == extast.KindTableHeader {
		tag, scope = "th", ` scope="col"`
	}
	if entering {
		fmt.Fprintf(out, "<%s%s%s>", tag, scope, alignments[n.Alignment])
	} else {
		fmt.Fprintf(out, "</%s>\n", tag)
	}
	return ast.WalkContinue, nil
}

// checkBox is the state of a task; goldmark's has no name.
func (w *writing) checkBox(out util.BufWriter, _ []byte, node ast.Node, entering bool) (ast.WalkStatus, error) {
	if entering {
		state, name := "", "To do"
		if node.(*extast.TaskCheckBox).IsChecked {
			state, name = " checked", "Done"
		}
		fmt.Fprintf(out, `<input type="checkbox" disabled%s aria-label="%s"> `, state, name)
	}
	return ast.WalkContinue, nil
}

func (w *writing) callout(out util.BufWriter, _ []byte, node ast.Node, entering bool) (ast.WalkStatus, error) {
	if !entering {
		out.WriteString("</div></aside>\n")
		return ast.WalkContinue, nil
	}
	tone, ok := tones[node.(*calloutNode).severity]
	if !ok {
		out.WriteString(`<aside class="said" role="note"><div>` + "\n")
		return ast.WalkContinue, nil
	}
	fmt.Fprintf(out,
		`<aside class="said %s" role="note"><svg class="i" viewBox="0 0 16 16" aria-hidden="true"><use href="#i-%s"/></svg><div>`+"\n", tone, tone)
	return ast.WalkContinue, nil
}

func (w *writing) codeTabs(out util.BufWriter, _ []byte, node ast.Node, entering bool) (ast.WalkStatus, error) {
	if !entering {
		return ast.WalkContinue, nil
	}
	n := node.(*codeTabsNode)
	tabs := n.tabs()
	w.tabs++
	fmt.Fprintf(out,
		`<div class="code solo" data-island="codetabs" data-hydrate="visible" data-storage-key="%s"><div class="tabs" role="tablist" aria-label="%s">`,
		html.EscapeString(n.key), html.EscapeString(tabsLabel(n.key)))
	for i, tab := range tabs {
		selected, index := "true", "0"
		if i > 0 {
			selected, index = "false", "-1"
		}
		fmt.Fprintf(out,
			`<button role="tab" type="button" id="tab-%d-%d" aria-controls="panel-%d-%d" aria-selected="%s" tabindex="%s">%s</button>`,
			w.tabs, i, w.tabs, i, selected, index, html.EscapeString(tab.label))
	}
	out.WriteString(`</div>` + w.copyButton())
	for i, tab := range tabs {
		off := ""
		if i > 0 {
			off = " data-off" // hidden only where the script can show it again
		}
		fmt.Fprintf(out,
			`<div class="panel" role="tabpanel" id="panel-%d-%d" aria-labelledby="tab-%d-%d" data-label="%s"%s><pre tabindex="0" aria-label="%s"><code>%s</code></pre></div>`,
			w.tabs, i, w.tabs, i, html.EscapeString(tab.label), off, html.EscapeString("Code for "+tab.label),
			w.code(tab.language, tab.code, n.start))
	}
	out.WriteString("</div>\n")
	return ast.WalkSkipChildren, nil
}

// tabsLabel makes words of a storage key: "package-manager" is "Package manager".
func tabsLabel(key string) string {
	if key == "" {
		return "Variants of this code"
	}
	words := strings.ReplaceAll(key, "-", " ")
	return strings.ToUpper(words[:1]) + words[1:]
}
