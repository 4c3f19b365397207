package build

import (
	"fmt"
	"net/url"
	"path"
	"slices"
	"strings"
	"sync"

	"vitrine/internal/assets"
	"vitrine/internal/cache"
	"vitrine/internal/demo"
	"vitrine/internal/diag"
	"vitrine/internal/highlight"
	"vitrine/internal/markdown"
	"vitrine/internal/site"
	"vitrine/internal/source"
	"vitrine/internal/vitrine"
)

// page is a page on its way to its HTML.
type page struct {
	vitrine.Page
	folder   string             // of the page, below the site folder
	demos    []demo.Resolved    // live in the page
	framed   []demo.Resolved    // on pages of their own
	pictures []demo.Resolved    // rendered ahead of time, never live
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
	f := b.finishing(s, problems)
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

func (b *Builder) finishing(s *scanned, problems *diag.List) *finishing {
	return &finishing{config: s.Config, scanned: s, problems: problems, highlighter: newHighlighter(),
		components: assets.ComponentNames(b.fsys), comments: &sync.Map{}, siteFolder: b.options.Site,
		cacheFolder: b.options.Cache,
		room: &demo.Room{Parse: parseDemo, Highlight: highlightDemo, Twin: b.twinText,
			Barrels: s.Config.Bundle.Barrels}}
}

type finishing struct {
	config      source.Config
	scanned     *scanned
	problems    *diag.List
	highlighter *highlight.Highlighter
	room        *demo.Room
	components  []string // names of the site's components
	siteFolder  string   // absolute
	cacheFolder string   // absolute
	// rendered texts of the packages, by where their links lead and their words: most stand in many places
	comments *sync.Map
}

// page answers the directives of a page.
func (f *finishing) page(i int) *page {
	src, doc := f.scanned.tree.Pages[i], f.scanned.Doc(i)
	p := &page{Page: f.scanned.Page(i), folder: src.Dir, sources: src.Demos, doc: doc, icons: src.Matter.Icons}
	family := f.scanned.FamilyOf(src)
	sections, found := doc.Render(markdown.Render{
		Highlight: f.highlighter.Code, Link: f.scanned.LinkFrom(src, f.scanned.VersionOf(src)), NewTab: f.opensNewTab,
		Word:  func(english string) string { return f.scanned.Message(src.Language, english) },
		Block: func(mark markdown.Mark) (vitrine.Block, bool) { return f.block(p, src, mark, family) },
	})
	f.problems.Add(found...)
	p.Sections = sections
	return p
}

// block answers one directive.
func (f *finishing) block(p *page, src source.Page, mark markdown.Mark, family string) (vitrine.Block, bool) {
	if mark.Kind == "component" {
		if mark.Name == propsPlayground {
			return f.playground(p, src, mark, family)
		}
		return f.component(src, mark)
	}
	if mark.Kind == "reference" {
		return f.reference(src, mark)
	}
	if mark.Kind == "gallery" {
		return f.gallery(p, src, mark, family)
	}
	if family == "" {
		f.problems.Add(diag.Problem{File: src.File, Line: mark.Line, Excerpt: mark.Excerpt,
			What: "This page has a demo, and its product has no library family.",
			Why:  "Nobody knows which theme the demo needs.",
			Fix:  "Set productId in the front matter, or family in vitrine.yaml."})
		return vitrine.Block{}, false
	}
	files := make([]demo.File, len(src.Demos))
	for i, d := range src.Demos {
		files[i] = demo.File{Name: d.Name, Path: d.Path, Text: d.Text}
	}
	directive := demo.Directive{Name: mark.Name, Title: mark.Title, Options: mark.Options, File: src.File,
		Line: mark.Line, Excerpt: mark.Excerpt}
	resolved, found, ok := f.room.Resolve(directive, files)
	f.problems.Add(found...)
	if !ok || len(found) > 0 {
		return vitrine.Block{}, false // what is wrong is known: bundling it would take long or say it again
	}
	for _, other := range p.all() {
		if other.Demo.Name == resolved[0].Demo.Name {
			f.problems.Add(diag.Problem{File: src.File, Line: mark.Line, Excerpt: mark.Excerpt,
				What: fmt.Sprintf("The demo %q stands on this page twice.", mark.Name),
				Why:  "Its identifiers would collide.", Fix: "Show it once, or write a second file."})
			return vitrine.Block{}, false
		}
	}
	return f.exhibit(p, src, resolved, family), true
}

// exhibit puts a demo with all its stylings on a page.
func (f *finishing) exhibit(p *page, src source.Page, resolved []demo.Resolved, family string) vitrine.Block {
	figure := 1
	for _, other := range p.all() {
		figure = max(figure, other.Demo.Figure+1)
	}
	for i := range resolved {
		d := &resolved[i].Demo
		d.Family, d.Figure = family, figure
		if d.Options.Iframe {
			d.Frame = vitrine.InLanguage(vitrine.FramePath(p.Path, d.Name), p.Language)
		}
		if !resolved[i].Made() {
			d.Edit = f.config.Repository.EditURL(resolved[i].Module)
		}
		if f.config.Repository.URL != "" {
			d.Report = f.config.Repository.URL + "/issues/new"
		}
		for n := range d.Sources {
			d.Sources[n].Href = vitrine.SourcePath(p.Path, d.Sources[n].File)
			if d.Options.CodeOpen != nil && *d.Options.CodeOpen {
				d.Sources[n].HTML = f.room.Highlight(d.Sources[n].Text)
			}
		}
	}
	if resolved[0].Demo.Options.Iframe {
		p.framed = append(p.framed, resolved...)
	} else {
		p.demos = append(p.demos, resolved...)
		p.Families = []string{family}
	}
	shown := resolved[0].Demo
	for _, other := range resolved[1:] {
		shown.Variants = append(shown.Variants, other.Demo)
	}
	return vitrine.Block{Kind: vitrine.BlockDemo, Demo: &shown}
}

// opensNewTab says whether a link leads to one of the hosts that the site lists for it (catalogue LK-4).
func (f *finishing) opensNewTab(href string) bool {
	address, err := url.Parse(href)
	return err == nil && slices.Contains(f.config.Links.NewTab, address.Host)
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
