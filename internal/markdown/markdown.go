// Package markdown reads our markdown dialect and writes the prose of a page.
//
// In: the bytes of one page, what reads its constructs (fences, tables, callouts, directives …) and what shows them.
// Out: a Doc (title, headings, links, blocks) and, rendered, the page's sections. Never here: what a construct means
// or looks like, other pages, files, the network.
//
// Prose is finished HTML; a comment in it stands for each block. It holds no style attribute and no script, which the
// content security policy would drop.
package markdown

import (
	"slices"
	"strings"
	"sync"
	"unicode/utf8"

	"github.com/yuin/goldmark/ast"

	"vitrine/internal/diag"
	"vitrine/internal/vitrine"
)

// Input is one page's markdown.
type Input struct {
	File      string   // below the site folder
	Body      []byte   // after the front matter
	FirstLine int      // line of the file on which Body starts, from 1
	IDs       []string // of the H2s and H3s in order, for a translation; nil derives them
	Dialect   *Dialect // nil for plain prose
	Dollars   bool     // formulas in sentences stand between single dollar signs
}

// Doc is a parsed page. Search, contents and text export read it; nobody reads the HTML again.
type Doc struct {
	Title    string // the H1, as plain text
	LeadHTML string // the paragraph of class "description", its inline code rendered
	LeadText string
	Headings []vitrine.Heading // H2s with their H3s
	Anchors  []string          // ids of raw HTML; blocks know their own
	Unlinked map[string]string // headings without an id, by the one that would fit
	Links    []Link
	Media    []Media // of other hosts
	Passages []Passage
	Blocks   []Block // in the order of the text, outer ones before what they hold

	fragment bool // no page

	input  Input
	starts []int // offsets of the lines

	mu   sync.Mutex
	tree *tree // nil after Release
}

// tree is the text as nodes. It takes ten times the memory of the text.
type tree struct {
	root  ast.Node
	index map[ast.Node]int // of Doc.Blocks
}

// newDoc is a page that is not parsed yet.
func newDoc(input Input) *Doc {
	d := &Doc{input: input, tree: &tree{index: map[ast.Node]int{}}, starts: []int{0}}
	for i, sign := range input.Body {
		if sign == '\n' {
			d.starts = append(d.starts, i+1)
		}
	}
	return d
}

// Link is a link as the author wrote it, with its place.
type Link struct {
	Href    string
	Text    string
	Line    int
	Column  int
	Excerpt string
	Raw     bool // of raw HTML, which is passed on as it is
}

// Media are what a page loads from other hosts.
type Media struct {
	Element string // img, iframe, video, audio
	Address string
	Line    int
	Column  int
	Excerpt string
}

// Render is what rendering asks of others.
type Render struct {
	Link    func(href string) string     // nil leaves addresses as they are; "" leaves only the words of a link
	NewTab  func(href string) bool       // links that open in a new tab; nil for none
	Picture func(address string) Picture // nil for pictures of which nothing is known
	// answers an item with its content; false leaves a hole, for which a problem was reported
	Block func(Block, Content) (vitrine.Block, bool)
}

// Parse reads a page. What is wrong comes back as problems; the Doc holds the rest.
func Parse(input Input) (*Doc, []diag.Problem) {
	doc := newDoc(input)
	p := newCollector(doc)
	doc.tree.root, p.problems = doc.parse()
	p.walk()
	p.lead()
	doc.Passages = p.passages()
	return doc, p.problems
}

// Release gives the tree away: whoever renders the page again has it parsed again. A site of many pages is more than
// fits into memory with all its trees.
func (d *Doc) Release() {
	d.mu.Lock()
	d.tree = nil
	d.mu.Unlock()
}

// nodes are the tree, parsed again where it was released.
func (d *Doc) nodes() *tree {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.tree == nil {
		again, _ := Parse(d.input)
		d.tree = again.tree
	}
	return d.tree
}

// Render writes the sections: a new one at each H2, directives as blocks of their own, all else as prose.
func (d *Doc) Render(r Render) ([]vitrine.Section, []diag.Problem) {
	w := newProseWriter(d, r, false)
	sections := []vitrine.Section{{Blocks: []vitrine.Block{}}}
	var html strings.Builder
	add := func(block vitrine.Block) {
		s := &sections[len(sections)-1]
		s.Blocks = append(s.Blocks, block)
	}
	flush := func() {
		if strings.TrimSpace(html.String()) != "" {
			add(vitrine.NewBlock(vitrine.Prose{HTML: html.String(), Blocks: w.blocks}))
		}
		html.Reset()
		w.blocks = nil
	}
	for node := w.tree.root.FirstChild(); node != nil; node = node.NextSibling() {
		if heading, ok := node.(*ast.Heading); ok && heading.Level == 2 {
			flush()
			sections = append(sections, vitrine.Section{ID: idOf(node), Blocks: []vitrine.Block{}})
		}
		if _, ok := node.(*directiveNode); ok {
			flush()
			if block, shown := w.answer(node, Content{}); shown {
				add(block)
			}
			continue
		}
		if !skipped(node) {
			w.write(&html, node)
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

// place is where a byte of the body stands in the file.
func (d *Doc) place(offset int) (line, column int, excerpt string) {
	body := d.input.Body
	offset = min(max(offset, 0), len(body))
	after, _ := slices.BinarySearch(d.starts, offset+1)
	line = after - 1
	start, end := d.starts[line], len(body)
	if after < len(d.starts) {
		end = d.starts[after] - 1
	}
	return d.input.FirstLine + line, utf8.RuneCount(body[start:offset]) + 1, string(body[start:end])
}
