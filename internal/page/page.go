// Package page makes pages complete before anything renders: it answers what their blocks ask of the site, of the
// reference and of demos.
//
// In: a site, the reference of its packages, kinds of blocks. Out: pages with sections of blocks, their demos, their
// markdown. Never here: bundling, HTML of components and demos, files.
package page

import (
	"slices"
	"strings"
	"sync"

	"vitrine/internal/block"
	"vitrine/internal/demo"
	"vitrine/internal/diag"
	"vitrine/internal/markdown"
	"vitrine/internal/site"
	"vitrine/internal/source"
	"vitrine/internal/vitrine"
)

// Page is a page with all its blocks, and what renders and publishes it.
type Page struct {
	vitrine.Page
	Folder   string            // of the page, below the site folder
	Demos    []demo.Resolution // live in the page
	Framed   []demo.Resolution // on pages of their own
	Pictures []demo.Resolution // rendered ahead of time, never live
	Sources  []source.Demo
	Overview bool                // lists the pages of a group, or is the search; nobody wrote it
	Group    bool                // it carries playgrounds that open on pages of the reference
	Icons    bool                // its demos use the icon font
	Aliases  map[string][]string // anchors of before, by headings

	doc    *markdown.Doc // nil for pages that nobody wrote
	blocks map[int]vitrine.BlockData
	kinds  *block.Registry
	group  func() *Page // of the playgrounds that it owns, nil for none; made when somebody asks for frames
}

// All are the demos of a page in the order of their figures, wherever they live.
func (p *Page) All() []demo.Resolution { return demo.InOrder(p.Demos, p.Framed) }

// Markdown is the prose of a page, with what its blocks say of themselves in their places.
func (p *Page) Markdown() []byte {
	if p.doc == nil {
		return site.OverviewMarkdown(p.Page)
	}
	return p.withElements(p.doc.Markdown(func(b markdown.Block, source string) (string, bool) {
		return p.kinds.Markdown(b, p.blocks[b.Index], source)
	}))
}

// Slug names a page's files: "/acme-ui/button/" is "acme-ui-button".
func Slug(path string) string {
	slug := strings.ReplaceAll(strings.Trim(path, "/"), "/", "-")
	if slug == "" {
		return "home"
	}
	return slug
}

// Overview is a page that nobody wrote.
func Overview(p vitrine.Page) *Page { return &Page{Page: p, Overview: true} }

// Maker makes pages complete, one at a time. It is safe for concurrent use.
type Maker struct{ *answers }

// NewMaker makes the pages of one site.
func NewMaker(s *site.Site, o Options) *Maker { return &Maker{newAnswers(s, o)} }

// All are all pages of the site: those that somebody wrote or the reference consists of, those of framed demos, and
// those that nobody wrote.
func (m *Maker) All(parallel func(n int, do func(i int))) ([]*Page, []diag.Problem) {
	return m.Some(slices.Repeat([]bool{true}, len(m.Costs())), parallel)
}

// demoCost is what a demo takes to make, in pages without any: measured, of a cold build.
const demoCost = 6

// Costs are what the pages of the site take to make, in no unit: those of the tree, then those that nobody wrote.
func (m *Maker) Costs() []int {
	var costs []int
	for _, p := range m.site.Tree.Pages {
		costs = append(costs, 1+demoCost*len(p.Demos))
	}
	for range m.site.Unwritten() {
		costs = append(costs, 1)
	}
	return costs
}

// Some are those pages of All that are wanted, of the pages in the order of their Costs.
func (m *Maker) Some(wanted []bool, parallel func(n int, do func(i int))) (pages []*Page, problems []diag.Problem) {
	made := make([]*Page, len(m.site.Tree.Pages))
	found := make([][]diag.Problem, len(made))
	framed := make([][]*Page, len(made))
	parallel(len(made), func(i int) {
		doc := m.site.Doc(i) // whose problems are told in any case
		if wanted[i] {
			made[i], found[i] = m.Page(i)
			framed[i] = made[i].Frames()
		}
		doc.Release()
	})
	var frames []*Page
	for i, p := range made {
		if wanted[i] {
			pages, frames = append(pages, p), append(frames, framed[i]...)
			problems = append(problems, found[i]...)
		}
	}
	pages = append(pages, frames...)
	for i, p := range m.site.Unwritten() {
		if wanted[len(made)+i] {
			pages = append(pages, Overview(p))
		}
	}
	return pages, problems
}

// At makes the page of an address, with what is wrong with it. Tree is its index among those of the tree, else -1.
func (m *Maker) At(address string) (p *Page, tree int, problems []diag.Problem, ok bool) {
	if i, ok := m.site.Published(address); ok {
		p, problems = m.Page(i)
		return p, i, problems, true
	}
	if p, ok := m.site.UnwrittenAt(address); ok {
		return Overview(p), -1, nil, true
	}
	if parent, framed := vitrine.DemoPage(address); framed {
		if i, known := m.site.Published(parent); known {
			p, _ = m.Page(i) // its problems are told on its own page
			p, ok = p.FrameAt(address)
		}
	}
	return p, -1, nil, ok
}

// Page makes the sections of a page, and takes over what its blocks bring along.
func (m *Maker) Page(i int) (*Page, []diag.Problem) {
	s := m.site
	src, doc := s.Tree.Pages[i], s.Doc(i)
	p := &Page{Page: s.Page(i), Folder: src.Dir, Sources: src.Demos, doc: doc, Icons: src.Matter.Icons,
		blocks: map[int]vitrine.BlockData{}, kinds: s.Blocks}
	problems := &diag.List{}
	context := &block.Context{Page: s.BlockPage(src), Report: problems.Add, Highlight: m.highlighter.Code,
		Repository: repository{s.Config.Repository}, Strict: s.Config.Strict, Dev: s.Dev}
	context.Link, context.Image = s.LinkFrom(src, s.VersionOf(src)), m.pictureOn(src)
	sections, found := doc.Render(markdown.Render{
		Link: context.Link, NewTab: m.opensNewTab, Picture: context.Image,
		Block: func(b markdown.Block, content markdown.Content) (vitrine.Block, bool) {
			resolved, ok := m.blocks.Resolve(context, b, content)
			p.blocks[b.Index] = resolved.Data
			return resolved, ok
		},
	})
	problems.Add(found...)
	p.Sections = m.arranged(src, sections)
	p.Import = Reference{m.Reference}.importOf(src, p.ProductID)
	p.leadFromHero()
	seal, unproven := m.verify(src, doc)
	p.Verified = seal
	problems.Add(unproven...)
	found = src.Located(problems.Problems())
	for i, problem := range found {
		found[i] = s.Excuse(src, problem)
	}
	m.define(&p.Page, context.Page)
	p.Demos, p.Framed, p.Pictures = context.Live, context.Framed, context.Pictures
	p.Families = append(p.Families, context.Families...)
	p.Aliases = context.Aliases
	p.group = sync.OnceValue(func() *Page { return m.group(p, src) })
	return p, found
}
