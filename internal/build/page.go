package build

import (
	"cmp"
	"fmt"
	"html"
	"net/url"
	"path"
	"slices"
	"strings"
	"sync"

	"vitrine/internal/demo"
	"vitrine/internal/diag"
	"vitrine/internal/highlight"
	"vitrine/internal/markdown"
	"vitrine/internal/source"
	"vitrine/internal/vitrine"
)

// finish makes each parsed page a finished one, complete before anything renders.
func (b *Builder) finish(s *scanned, problems *diag.List) []*page {
	f := b.finishing(s, problems)
	pages := make([]*page, len(s.tree.Pages))
	b.parallel(len(pages), func(i int) { pages[i] = f.page(s.tree.Pages[i], s.doc(i)) })
	for _, p := range pages[:len(pages):len(pages)] {
		pages = append(pages, frames(p)...)
	}
	return append(pages, overviews(s)...)
}

func (b *Builder) finishing(s *scanned, problems *diag.List) *finishing {
	config := s.tree.Config
	return &finishing{config: config, scanned: s, problems: problems, highlighter: newHighlighter(),
		components: componentNames(b.fsys), comments: &sync.Map{}, siteFolder: b.options.Site,
		cacheFolder: b.options.Cache,
		room: &demo.Room{Parse: parseDemo, Highlight: highlightDemo, Twin: b.twinText,
			Barrels: config.Bundle.Barrels}}
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

func (f *finishing) page(src source.Page, doc *markdown.Doc) *page {
	category, id := productOf(f.config, src.Path)
	p := &page{folder: src.Dir, sources: src.Demos, icons: src.Matter.Icons}
	p.Page = vitrine.Page{
		Path: src.Path, Source: src.File, Language: src.Language, Title: doc.Title, Description: src.Matter.Description,
		LeadHTML: doc.LeadHTML, ProductID: id, CategoryID: category, EditURL: f.editURL(src),
		Canonical: f.config.URL + address(src), Crumbs: f.scanned.navIn(src.Language).Crumbs(src.Path),
		Languages:   f.scanned.translations(src),
		HeaderLinks: f.headerLinks(src), Contents: f.scanned.refs.Headings(src.Path, doc.Headings),
		Tabs: f.scanned.refs.TabsOf(src, f.scanned.exists), Families: []string{}, NoIndex: src.Matter.NoIndex,
	}
	if !p.NoIndex && src.Language == vitrine.DefaultLanguage {
		p.Twin = twinOf(src.Path)
	}
	if p.Title == "" {
		p.Title = src.Matter.Title
	}
	if p.LeadHTML == "" {
		p.LeadHTML = html.EscapeString(src.Matter.Description)
	}
	if p.Contents == nil || src.Matter.DisableToc {
		p.Contents = []vitrine.Heading{}
	}
	product := f.product(id)
	if entry, ok := f.scanned.nav.Active(src.Path); ok { // with the marks of the page's own front matter
		p.Plan, p.Planned, p.Unstable, p.NewFeature, p.Legacy = entry.Plan, entry.Planned, entry.Unstable,
			entry.NewFeature, entry.Legacy
	}
	p.HeadTitle = headTitle(src.Matter.Title, p.Title, product.Label, f.config.Name)
	p.Previous, p.Next = f.scanned.navIn(src.Language).Neighbours(src.Path)
	family := product.Family
	if src.Matter.ProductID != "" {
		family = f.product(src.Matter.ProductID).Family
	}
	p.Feed = strings.HasPrefix(src.Path, "/blog/")
	if i, ok := f.scanned.index[pageKey{src.Path, src.Language}]; ok && src.IsPost() {
		post := f.scanned.post(i)
		p.Post = &post
	}
	if !p.NoIndex {
		p.Card = f.scanned.cardOf(&p.Page)
		if p.Post != nil && p.Post.Card == "" {
			p.Post.Card = f.config.URL + p.Card
		}
	}
	sections, found := doc.Render(markdown.Render{
		Highlight: f.highlighter.Code, Link: f.scanned.linkFrom(src, product.Version), NewTab: f.opensNewTab,
		Word:  func(english string) string { return f.scanned.wordIn(src.Language, english) },
		Block: func(mark markdown.Mark) (vitrine.Block, bool) { return f.block(p, src, mark, family) },
	})
	f.problems.Add(found...)
	p.Sections = sections
	return p
}

// editURL is where a page is edited, "" for one that nobody wrote: its own file, or the one that its front matter names
// below the repository.
func (f *finishing) editURL(src source.Page) string {
	if src.Made {
		return ""
	}
	repository := f.config.Repository
	if src.Matter.Filename != "" {
		repository.Folder = ""
		return repository.EditURL(src.Matter.Filename)
	}
	return repository.EditURL(src.File)
}

// headTitle is what tabs and search engines show (catalogue HD-1).
func headTitle(matter, h1, product, site string) string {
	title := matter
	if title == "" {
		title = h1
	}
	if product == "" {
		product = site
	}
	if title == product {
		return title
	}
	return title + " - " + product
}

func (f *finishing) product(id string) source.Product { return productNamed(f.config, id) }

// productNamed is the product with an id, an empty one for none.
func productNamed(config source.Config, id string) source.Product {
	for _, product := range config.Products {
		if product.ID == id {
			return product
		}
	}
	return source.Product{}
}

// productOf is the product of a path: the configured one that its first segment names, else what the path rules say.
func productOf(config source.Config, path string) (category, id string) {
	first, _, _ := strings.Cut(strings.TrimPrefix(path, "/"), "/")
	if product := productNamed(config, first); product.ID != "" {
		return product.Category, product.ID
	}
	return vitrine.ProductOf(path)
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
			d.Frame = vitrine.InLanguage(framePath(p.Path, d.Name), p.Language)
		}
		if !resolved[i].Made() {
			d.Edit = f.config.Repository.EditURL(resolved[i].Module)
		}
		if f.config.Repository.URL != "" {
			d.Report = f.config.Repository.URL + "/issues/new"
		}
		for n := range d.Sources {
			d.Sources[n].Href = p.Path + framesFolder + d.Sources[n].File + ".txt" // every host sends that as text
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

// headerLinks are the chips below the lead (catalogue 4.9).
func (f *finishing) headerLinks(src source.Page) []vitrine.HeaderLink {
	links := []vitrine.HeaderLink{}
	add := func(kind, label, href string) {
		if href != "" {
			links = append(links, vitrine.HeaderLink{Kind: kind, Label: label, Href: href})
		}
	}
	id := src.Matter.ProductID
	if id == "" {
		_, id = productOf(f.config, src.Path)
	}
	if product := f.product(id); src.Matter.GithubLabel != "" && product.Issues != "" {
		add("issues", "Feedback", product.Issues+strings.NewReplacer(" ", "+", ":",
			"%3A").Replace(`label%3A"`+src.Matter.GithubLabel+`"`))
	}
	if name := cmp.Or(src.Matter.PackageName, f.product(id).Package); name != "" && len(src.Matter.Components) > 0 {
		add("bundle", "Bundle size", strings.NewReplacer("{package}", name, "{version}", f.product(id).Version).Replace(
			f.config.Links.Bundle))
	}
	add("aria", "WAI-ARIA", src.Matter.WaiAria)
	add("design", "Material Design", src.Matter.MaterialDesign)
	return links
}

// slugOf names a page's files: "/material-ui/react-button/" is "material-ui-react-button".
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
