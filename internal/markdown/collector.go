package markdown

import (
	"fmt"
	"strings"

	"github.com/yuin/goldmark/ast"
	extast "github.com/yuin/goldmark/extension/ast"

	"vitrine/internal/diag"
	"vitrine/internal/vitrine"
)

// collector gathers what a page is made of in one walk over its tree.
type collector struct {
	doc      *Doc
	source   []byte
	slugs    *Slugger
	problems []diag.Problem
	level    int             // of the heading before
	ids      int             // headings that can be linked to, so far
	notes    map[string]bool // see noted
}

func newCollector(doc *Doc) *collector {
	return &collector{doc: doc, source: doc.input.Body, slugs: &Slugger{}}
}

func (p *collector) walk() {
	ast.Walk(p.doc.tree.root, func(node ast.Node, entering bool) (ast.WalkStatus, error) {
		if entering {
			p.node(node)
		}
		return ast.WalkContinue, nil
	})
}

func (p *collector) node(node ast.Node) {
	switch n := node.(type) {
	case *ast.Heading:
		p.heading(n)
	case *directiveNode:
		p.directive(n)
	case *ast.Link:
		p.link(string(n.Destination), n)
	case *ast.AutoLink:
		p.link(bareHref(n, p.source), n)
	case *ast.Image:
		p.image(n)
	case *ast.Paragraph:
		p.unread(n)
		p.foreign(n)
	case *ast.TextBlock, *extast.TableCell:
		p.foreign(n)
	case *extast.Strikethrough:
		p.struck(n)
	case *ast.RawHTML:
		p.raw(excerpt(n.Segments, p.source))
	case *ast.HTMLBlock:
		p.raw(htmlExcerpt(n, p.source))
	default:
		p.block(node)
	}
}

// raw looks into raw HTML. What a browser does not know is no markup.
func (p *collector) raw(text Excerpt) {
	p.strange(text)
	p.markup(text)
}

// block hands a construct that neither headings nor directives are to its reader.
func (p *collector) block(node ast.Node) {
	switch n := node.(type) {
	case *ast.FencedCodeBlock:
		start := offsetOf(n)
		if n.Info != nil {
			start = n.Info.Segment.Start
		}
		info := ""
		if n.Info != nil {
			info = string(n.Info.Segment.Value(p.source))
		}
		p.code(n, start, ParseInfo(info))
	case *ast.CodeBlock:
		p.code(n, offsetOf(n), ParseInfo(""))
	case *extast.Table:
		c := p.construct(Table, tableOffset(n))
		if header := n.FirstChild(); header != nil {
			for cell := header.FirstChild(); cell != nil; cell = cell.NextSibling() {
				c.Names = append(c.Names, textOf(cell, p.source))
			}
		}
		p.lostCells(n)
		p.read(n, c, c.Line)
	case *extast.TaskCheckBox:
		c := p.construct(Task, linkOffset(n))
		c.Checked = n.IsChecked
		p.read(n, c, c.Line)
	case *formulaNode:
		c := p.construct(Math, n.start)
		c.Text = n.text
		if n.display {
			c.Argument = Display
		}
		p.read(n, c, c.Line)
	case *elementNode:
		c := p.construct(Element, n.start)
		c.Argument = n.argument
		p.read(n, c, c.Line)
	case *containerNode:
		c := p.construct(n.container.Form, n.start)
		c.Argument, c.Text, c.Closed, c.Around = n.argument, string(n.text), n.closed, n.endedBy()
		last, _, _ := p.doc.place(len(p.source))
		if n.closed {
			last, _, _ = p.doc.place(n.end)
		}
		p.read(n, c, last)
		if at, known := p.doc.tree.index[n]; known {
			p.doc.Blocks[at].Open = n.container.Until != nil || !n.closed
		}
	}
}

func (p *collector) code(n ast.Node, start int, info Info) {
	c := p.construct(CodeBlock, start)
	c.Argument, c.Info, c.Text = info.Language, info, string(n.Lines().Value(p.source))
	p.read(n, c, c.Line)
}

// construct is one at a byte of the text.
func (p *collector) construct(form Form, offset int) Construct {
	line, _, excerpt := p.doc.place(offset)
	return Construct{Form: form, File: p.doc.input.File, Line: line, Excerpt: excerpt}
}

// read has a construct read by whoever knows its form.
func (p *collector) read(node ast.Node, c Construct, last int) {
	dialect := p.doc.dialect()
	if !dialect.forms[c.Form] {
		return
	}
	item, ok := dialect.reader.Read(c, p.reporter(c))
	if !ok {
		return
	}
	p.doc.tree.index[node] = len(p.doc.Blocks)
	p.doc.Blocks = append(p.doc.Blocks, Block{Item: item, Index: len(p.doc.Blocks), File: c.File, Line: c.Line,
		Last: last, Excerpt: c.Excerpt})
}

func (p *collector) reporter(c Construct) Report {
	return func(what, why, fix string) {
		p.problems = append(p.problems, diag.Problem{File: c.File, Line: c.Line, Excerpt: c.Excerpt, What: what,
			Why: why, Fix: fix})
	}
}

func (p *collector) at(offset int, what, why, fix string) {
	line, column, excerpt := p.doc.place(offset)
	p.problems = append(p.problems, diag.Problem{File: p.doc.input.File, Line: line, Column: column, Excerpt: excerpt,
		What: what, Why: why, Fix: fix})
}

// style reports what strict sites alone refuse.
func (p *collector) style(kind string, offset int, what, why, fix string) {
	p.at(offset, what, why, fix)
	p.problems[len(p.problems)-1].Kind = kind
}

func (p *collector) link(href string, n ast.Node) {
	p.addLink(href, textOf(n, p.source), linkOffset(n))
}

// media takes in an address of another host that the page loads.
func (p *collector) media(element, address string, offset int) {
	if !strings.HasPrefix(address, "https://") && !strings.HasPrefix(address, "http://") &&
		!strings.HasPrefix(address, "//") {
		return
	}
	line, column, excerpt := p.doc.place(offset)
	p.doc.Media = append(p.doc.Media, Media{Element: element, Address: address, Line: line, Column: column,
		Excerpt: excerpt})
}

func (p *collector) addLink(href, words string, offset int) {
	line, column, excerpt := p.doc.place(offset)
	p.doc.Links = append(p.doc.Links, Link{Href: href, Text: words, Line: line, Column: column, Excerpt: excerpt})
}

func (p *collector) image(n *ast.Image) {
	if address := string(n.Destination); vitrine.RunsCode(address) {
		p.at(linkOffset(n), fmt.Sprintf("The picture %s is code, not an address.", diag.Quote(address)), blocked,
			"Save the picture beside the page and write its name.")
	}
	p.media("img", string(n.Destination), linkOffset(n))
	if textOf(n, p.source) == "" {
		p.style(diag.PicturesKind, linkOffset(n), "This picture has no alternative text.",
			"Readers who don't see it learn nothing of it.", "Write ![what it shows](address).")
	}
}
