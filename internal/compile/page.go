package compile

import (
	"fmt"
	"path"
	"strings"

	"vitrine/internal/assets"
	"vitrine/internal/block"
	"vitrine/internal/cache"
	"vitrine/internal/demo"
	"vitrine/internal/diag"
	"vitrine/internal/markdown"
	"vitrine/internal/site"
	"vitrine/internal/source"
	"vitrine/internal/vitrine"
)

// page is a page on its way to its HTML.
type page struct {
	vitrine.Page
	folder   string          // of the page, below the site folder
	demos    []demo.Resolved // live in the page
	framed   []demo.Resolved // on pages of their own
	pictures []demo.Resolved // rendered ahead of time, never live
	blocks   map[int]vitrine.BlockData
	listed   []vitrine.NavEntry // of an overview page
	sources  []source.Demo
	doc      *markdown.Doc // nil for pages that nobody wrote
	pending  []string
	bundle   assets.PageBundle
	icons    bool                     // its demos use the icon font
	shown    []assets.ComponentOutput // its components
	html     cache.Part               // kept by the step that renders it
}

// finish makes each parsed page a finished one, complete before anything renders.
func (b *Builder) finish(s *scanned, problems *diag.List) []*page {
	f := b.finisher(s, problems)
	pages := make([]*page, len(s.tree.Pages))
	b.parallel(len(pages), func(i int) { pages[i] = f.page(i) })
	for _, p := range pages[:len(pages):len(pages)] {
		pages = append(pages, frames(p)...)
	}
	for _, p := range s.Overviews() {
		pages = append(pages, overviewPage(p))
	}
	return pages
}

// overviewPage is a page that lists the pages of a group.
func overviewPage(p vitrine.Page) *page { return &page{Page: p, listed: site.Listed(p)} }

// finisher makes pages complete, one at a time.
type finisher struct {
	*blockSite
	problems *diag.List
}

func (b *Builder) finisher(s *scanned, problems *diag.List) *finisher {
	return &finisher{blockSite: b.blockSite(s), problems: problems}
}

// page makes the sections of a page, and takes over what its blocks bring along.
func (f *finisher) page(i int) *page {
	s := f.scanned
	src, doc := s.tree.Pages[i], s.Doc(i)
	p := &page{Page: s.Page(i), folder: src.Dir, sources: src.Demos, doc: doc, icons: src.Matter.Icons,
		blocks: map[int]vitrine.BlockData{}}
	context := &block.Context{Page: s.BlockPage(src), Report: f.problems.Add, Highlight: f.highlighter.Code,
		Repository: repository{f.config.Repository}}
	sections, found := doc.Render(markdown.Render{
		Link: s.LinkFrom(src, s.VersionOf(src)), NewTab: f.opensNewTab,
		Block: func(b markdown.Block, content markdown.Content) (vitrine.Block, bool) {
			resolved, ok := f.blocks.Resolve(context, b, content)
			p.blocks[b.Index] = resolved.Data
			return resolved, ok
		},
	})
	f.problems.Add(found...)
	p.Sections = sections
	p.demos, p.framed, p.pictures = context.Live, context.Framed, context.Pictures
	p.Families = append(p.Families, context.Families...)
	return p
}

// slugOf names a page's files: "/acme-ui/button/" is "acme-ui-button".
func slugOf(pagePath string) string {
	slug := strings.ReplaceAll(strings.Trim(pagePath, "/"), "/", "-")
	if slug == "" {
		return "home"
	}
	return slug
}

// demoScope is the element in which a stylesheet holds that a demo imports: the demo itself.
func demoScope(importer string) (string, bool) {
	_, below, ok := strings.Cut(strings.ReplaceAll(importer, "\\", "/"), "/demos/")
	if !ok {
		return "", false
	}
	parts := strings.Split(below, "/")
	id := strings.TrimSuffix(parts[0], path.Ext(parts[0]))
	if len(parts) > 2 {
		id = demo.IslandID(parts[0], parts[1])
	}
	return fmt.Sprintf(`[data-demo="%s"]`, id), true
}
