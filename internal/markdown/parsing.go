package markdown

import (
	"fmt"
	"html"
	"strings"

	"github.com/yuin/goldmark/ast"
	extast "github.com/yuin/goldmark/extension/ast"

	"vitrine/internal/diag"
	"vitrine/internal/vitrine"
)

// parsing collects what a page is made of in one walk over its tree.
type parsing struct {
	doc      *Doc
	source   []byte
	slugs    *Slugger
	problems []diag.Problem
	level    int // of the heading before
	ids      int // headings that can be linked to, so far
}

func newParsing(doc *Doc) *parsing {
	return &parsing{doc: doc, source: doc.input.Body, slugs: &Slugger{}}
}

func (p *parsing) walk() {
	ast.Walk(p.doc.root, func(node ast.Node, entering bool) (ast.WalkStatus, error) {
		if entering {
			p.node(node)
		}
		return ast.WalkContinue, nil
	})
}

func (p *parsing) node(node ast.Node) {
	switch n := node.(type) {
	case *ast.Heading:
		p.heading(n)
	case *directiveNode:
		p.directive(n)
	case *ast.Link:
		p.link(string(n.Destination), n)
	case *ast.AutoLink:
		p.link(string(n.URL(p.source)), n)
	case *ast.Image:
		p.image(n)
	case *ast.RawHTML:
		p.markup(string(n.Segments.Value(p.source)), n.Segments.At(0).Start)
	case *ast.HTMLBlock:
		if n.Lines().Len() > 0 {
			p.markup(string(n.Lines().Value(p.source)), n.Lines().At(0).Start)
		}
	default:
		p.block(node)
	}
}

// block hands a construct that neither headings nor directives are to its reader.
func (p *parsing) block(node ast.Node) {
	switch n := node.(type) {
	case *ast.FencedCodeBlock:
		start := offsetOf(n)
		if n.Info != nil {
			start = n.Info.Segment.Start
		}
		p.code(n, start, string(n.Language(p.source)))
	case *ast.CodeBlock:
		p.code(n, offsetOf(n), "")
	case *extast.Table:
		c := p.construct(Table, tableOffset(n))
		if header := n.FirstChild(); header != nil {
			for cell := header.FirstChild(); cell != nil; cell = cell.NextSibling() {
				c.Names = append(c.Names, textOf(cell, p.source))
			}
		}
		p.read(n, c, c.Line)
	case *extast.TaskCheckBox:
		c := p.construct(Task, linkOffset(n))
		c.Checked = n.IsChecked
		p.read(n, c, c.Line)
	case *containerNode:
		c := p.construct(n.container.Form, n.start)
		c.Argument, c.Text, c.Closed = n.argument, string(n.text), n.closed
		last, _, _ := place(p.doc.input, len(p.source))
		if n.closed {
			last, _, _ = place(p.doc.input, n.end)
		}
		p.read(n, c, last)
	}
}

func (p *parsing) code(n ast.Node, start int, language string) {
	c := p.construct(CodeBlock, start)
	c.Argument, c.Text = language, string(n.Lines().Value(p.source))
	p.read(n, c, c.Line)
}

// construct is one at a byte of the text.
func (p *parsing) construct(form Form, offset int) Construct {
	line, _, excerpt := place(p.doc.input, offset)
	return Construct{Form: form, File: p.doc.input.File, Line: line, Excerpt: excerpt}
}

// read has a construct read by whoever knows its form.
func (p *parsing) read(node ast.Node, c Construct, last int) {
	dialect := p.doc.dialect()
	if !dialect.forms[c.Form] {
		return
	}
	item, ok := dialect.reader.Read(c, p.reporter(c))
	if !ok {
		return
	}
	p.doc.index[node] = len(p.doc.Blocks)
	p.doc.Blocks = append(p.doc.Blocks, Block{Item: item, Index: len(p.doc.Blocks), File: c.File, Line: c.Line,
		Last: last, Excerpt: c.Excerpt})
}

func (p *parsing) reporter(c Construct) Report {
	return func(what, why, fix string) {
		p.problems = append(p.problems, diag.Problem{File: c.File, Line: c.Line, Excerpt: c.Excerpt, What: what,
			Why: why, Fix: fix})
	}
}

func (p *parsing) at(offset int, what, why, fix string) {
	line, column, excerpt := place(p.doc.input, offset)
	p.problems = append(p.problems, diag.Problem{File: p.doc.input.File, Line: line, Column: column, Excerpt: excerpt,
		What: what, Why: why, Fix: fix})
}

// heading gives H2 and H3 their ids and enters them into the contents.
func (p *parsing) heading(n *ast.Heading) {
	plain := textOf(n, p.source)
	start := offsetOf(n)
	if n.Level > p.level+1 && p.level > 0 {
		p.at(start, fmt.Sprintf("This heading skips from level %d to %d.", p.level, n.Level),
			"Screen readers move from heading to heading; a gap looks like something is missing.",
			fmt.Sprintf("Make it level %d.", p.level+1))
	}
	p.level = n.Level
	if n.Level == 1 {
		if p.doc.Title != "" {
			p.at(start, "The page has a second H1.", "A page has one title.", "Make it an H2 (##).")
			return
		}
		p.doc.Title = plain
		return
	}
	c := p.construct(Heading, start)
	c.Level, c.Plain = n.Level, plain
	if n.Level <= 3 {
		c.ID = p.id(plain)
		n.SetAttributeString("id", []byte(c.ID))
		c.Contents = p.contents(vitrine.Heading{ID: c.ID, Level: n.Level, Text: plain, HTML: contentsHTML(plain),
			Children: []vitrine.Heading{}})
	}
	p.read(n, c, c.Line)
}

// contents enters an H2, or an H3 below one, into the table of contents.
func (p *parsing) contents(entry vitrine.Heading) bool {
	last := len(p.doc.Headings) - 1
	switch {
	case entry.Level == 2:
		p.doc.Headings = append(p.doc.Headings, entry)
	case last >= 0:
		p.doc.Headings[last].Children = append(p.doc.Headings[last].Children, entry)
	default:
		return false
	}
	return true
}

// id is a heading's id: that of the page translated, by position, else one of its own.
func (p *parsing) id(plain string) string {
	n := p.ids
	p.ids++
	if n < len(p.doc.input.IDs) {
		return p.slugs.Take(p.doc.input.IDs[n])
	}
	return p.slugs.ID(plain)
}

// contentsHTML lets a signature wrap behind its opening bracket.
func contentsHTML(plain string) string {
	var b strings.Builder
	before := ' '
	for _, r := range plain {
		b.WriteString(html.EscapeString(string(r)))
		if r == '(' && before != ' ' {
			b.WriteString("<wbr>")
		}
		before = r
	}
	return b.String()
}

func (p *parsing) link(href string, n ast.Node) {
	p.addLink(href, textOf(n, p.source), linkOffset(n))
}

func (p *parsing) addLink(href, words string, offset int) {
	line, column, excerpt := place(p.doc.input, offset)
	p.doc.Links = append(p.doc.Links, Link{Href: href, Text: words, Line: line, Column: column, Excerpt: excerpt})
}

func (p *parsing) image(n *ast.Image) {
	if textOf(n, p.source) == "" {
		p.at(linkOffset(n), "This picture has no alternative text.", "Readers who don't see it learn nothing of it.",
			"Write ![what it shows](address).")
	}
	p.at(linkOffset(n), "This picture has no size.", "The page would jump when it arrives.",
		`Write it as HTML: <img src="…" alt="…" width="640" height="360">.`)
}

// forbidden are the parts of raw HTML that the content security policy would drop in silence.
var forbidden = []struct{ mark, what, fix string }{
	{" style=", "a style attribute", "Use a class of the site's stylesheets."},
	{"<style", "a <style> element", "Put the rules into the site's stylesheets."},
	{"<script", "a script", "Write a demo or a component instead."},
	{" onclick=", "an event handler attribute", "Write a demo instead."},
	{"javascript:", "a javascript: address", "Write a demo instead."},
}

// markup looks into raw HTML: for links, ids, and what may not be there.
func (p *parsing) markup(text string, start int) {
	lower := strings.ToLower(text)
	for _, f := range forbidden {
		if at := strings.Index(lower, f.mark); at >= 0 {
			p.at(start+at, "Raw HTML with "+f.what+".", "The content security policy of published pages blocks it.",
				f.fix)
		}
	}
	attributes(text, "href", func(value string, at int) { p.addLink(value, "", start+at) })
	attributes(text, "id", func(value string, _ int) {
		p.doc.Anchors = append(p.doc.Anchors, value)
	})
	if at := strings.Index(lower, "<img"); at >= 0 && (!strings.Contains(lower, "alt=") || !strings.Contains(lower,
		"width=") || !strings.Contains(lower, "height=")) {
		p.at(start+at, "This picture lacks alt, width or height.",
			"Without a size the page jumps; without alt readers who don't see it learn nothing.", "Write all three.")
	}
}

// attributes calls back for each value of an attribute in double quotes.
func attributes(text, name string, found func(value string, at int)) {
	mark := " " + name + `="`
	for from := 0; ; {
		at := strings.Index(text[from:], mark)
		if at < 0 {
			return
		}
		start := from + at + len(mark)
		end := strings.IndexByte(text[start:], '"')
		if end < 0 {
			return
		}
		found(html.UnescapeString(text[start:start+end]), start)
		from = start + end
	}
}

// lead takes the paragraph of class "description" out of the text: code in it is rendered.
func (p *parsing) lead() {
	for node := p.doc.root.FirstChild(); node != nil; node = node.NextSibling() {
		block, ok := node.(*ast.HTMLBlock)
		if !ok {
			continue
		}
		text := string(block.Lines().Value(p.source))
		_, rest, ok := strings.Cut(text, `<p class="description">`)
		inner, _, closed := strings.Cut(rest, "</p>")
		if !ok || !closed {
			continue
		}
		inner = strings.Join(strings.Fields(inner), " ")
		p.doc.LeadText = html.UnescapeString(strings.ReplaceAll(inner, "`", ""))
		parts := strings.Split(inner, "`")
		for i := 1; i < len(parts); i += 2 {
			parts[i] = "<code>" + parts[i] + "</code>"
		}
		p.doc.LeadHTML = strings.Join(parts, "")
		block.SetAttributeString("lead", true)
		return
	}
}

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
