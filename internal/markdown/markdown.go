// Package markdown reads our markdown dialect and writes the prose of a page.
//
// In: the bytes of one page, and functions that highlight code and answer directives. Out: a Doc (title, headings,
// links, directives, anchors) and, rendered, the page's sections. Never here: other pages, files, the network.
//
// The HTML keeps a contract of classes with the theme: headings `.anchor.t` with `.hash`, callouts `aside.said`,
// tables `div.scroll > table.grid`, fences `div.code.solo`, code tabs `div.code.solo[data-island=codetabs]`. It holds
// no style attribute and no script, which the content security policy would drop.
package markdown

import (
	"strings"

	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/extension"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/renderer"
	"github.com/yuin/goldmark/text"
	"github.com/yuin/goldmark/util"

	"vitrine/internal/diag"
	"vitrine/internal/vitrine"
)

// Input is one page's markdown.
type Input struct {
	File      string   // below the site folder
	Body      []byte   // after the front matter
	FirstLine int      // line of the file on which Body starts, from 1
	IDs       []string // of the H2s and H3s in order, for a translation; nil derives them
}

// Doc is a parsed page. Search, contents and text export read it; nobody reads the HTML again.
type Doc struct {
	Title    string // the H1, as plain text
	LeadHTML string // the paragraph of class "description", its inline code rendered
	LeadText string
	Headings []vitrine.Heading // H2s with their H3s
	Anchors  []string          // every id that the prose has
	Links    []Link
	Marks    []Mark // directives in order

	input Input
	root  ast.Node
}

// Link is a link as the author wrote it, with its place.
type Link struct {
	Href    string
	Text    string
	Line    int
	Column  int
	Excerpt string
}

// Render is what rendering asks of others.
type Render struct {
	Highlight func(language, code string) (html string, known bool)
	Link      func(href string) string // nil leaves addresses as they stand
	NewTab    func(href string) bool   // links that open in a new tab; nil for none
	// answers a directive; false leaves a hole, for which a problem was reported
	Block func(Mark) (vitrine.Block, bool)
	Word  func(english string) string // what the engine says, in the page's language; nil for English
}

var reader = parser.NewParser(
	parser.WithBlockParsers(append(parser.DefaultBlockParsers(),
		util.Prioritized(directiveParser{}, 50),
		util.Prioritized(codeTabsParser{}, 60),
		util.Prioritized(calloutParser{}, 70),
	)...),
	parser.WithInlineParsers(parser.DefaultInlineParsers()...),
	parser.WithParagraphTransformers(parser.DefaultParagraphTransformers()...),
)

func init() {
	// Extensions register on a Markdown; ours only needs its parser with the GitHub ones added.
	m := goldmark.New(goldmark.WithParser(reader), goldmark.WithExtensions(extension.GFM))
	reader = m.Parser()
}

// Parse reads a page. What is wrong comes back as problems; the Doc holds the rest.
func Parse(input Input) (*Doc, []diag.Problem) {
	doc := &Doc{input: input}
	p := &parsing{doc: doc, source: input.Body, slugs: &Slugger{}}
	doc.root = reader.Parse(text.NewReader(input.Body))
	p.walk()
	p.lead()
	return doc, p.problems
}

// Render writes the sections: a new one at each H2, directives as blocks of their own, all else as HTML.
func (d *Doc) Render(r Render) ([]vitrine.Section, []diag.Problem) {
	w := &writing{doc: d, source: d.input.Body, render: r}
	html := newRenderer(w)
	sections := []vitrine.Section{{Blocks: []vitrine.Block{}}}
	var prose strings.Builder
	current := func() *vitrine.Section { return &sections[len(sections)-1] }
	flush := func() {
		if strings.TrimSpace(prose.String()) != "" {
			s := current()
			s.Blocks = append(s.Blocks, vitrine.Block{Kind: vitrine.BlockHTML, HTML: prose.String()})
		}
		prose.Reset()
	}
	for node := d.root.FirstChild(); node != nil; node = node.NextSibling() {
		if heading, ok := node.(*ast.Heading); ok && heading.Level == 2 {
			flush()
			sections = append(sections, vitrine.Section{ID: idOf(node), Blocks: []vitrine.Block{}})
		}
		if mark, ok := node.(*directiveNode); ok {
			flush()
			if mark.valid {
				if block, shown := r.Block(d.Marks[mark.index]); shown {
					s := current()
					s.Blocks = append(s.Blocks, block)
				}
			}
			continue
		}
		if skipped(node) {
			continue
		}
		if err := html.Render(&prose, d.input.Body, node); err != nil {
			w.problems = append(w.problems, diag.Problem{File: d.input.File, What: "The page could not be rendered: " +
				err.Error()})
		}
	}
	flush()
	return sections, w.problems
}

// skipped nodes are shown by the theme: the title and the lead.
func skipped(node ast.Node) bool {
	if heading, ok := node.(*ast.Heading); ok {
		return heading.Level == 1
	}
	_, lead := node.AttributeString("lead")
	return lead
}

func newRenderer(w *writing) renderer.Renderer {
	m := goldmark.New(goldmark.WithExtensions(extension.GFM), goldmark.WithRendererOptions(
		renderer.WithNodeRenderers(util.Prioritized(w, 10)),
	))
	return m.Renderer()
}

// place is where a byte of the body stands in the file.
func place(input Input, offset int) (line, column int, excerpt string) {
	offset = min(max(offset, 0), len(input.Body))
	before := string(input.Body[:offset])
	start := strings.LastIndexByte(before, '\n') + 1
	line = strings.Count(before, "\n")
	end := strings.IndexByte(string(input.Body[start:]), '\n')
	if end < 0 {
		end = len(input.Body) - start
	}
	return input.FirstLine + line, len([]rune(before[start:])) + 1, string(input.Body[start : start+end])
}
