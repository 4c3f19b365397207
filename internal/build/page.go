package build

import (
	"cmp"
	"fmt"
	"html"
	"path"
	"strings"

	"vitrine/internal/block"
	"vitrine/internal/demo"
	"vitrine/internal/diag"
	"vitrine/internal/markdown"
	"vitrine/internal/source"
	"vitrine/internal/vitrine"
)

// finish makes each parsed page a finished one, complete before anything renders.
func (b *Builder) finish(s *scanned, problems *diag.List) []*page {
	f := b.finisher(s, problems)
	pages := make([]*page, len(s.tree.Pages))
	b.parallel(len(pages), func(i int) { pages[i] = f.page(s.tree.Pages[i], s.doc(i)) })
	for _, p := range pages[:len(pages):len(pages)] {
		pages = append(pages, frames(p)...)
	}
	return append(pages, overviews(s)...)
}

// finisher makes pages complete, one at a time.
type finisher struct {
	*blockSite
	problems *diag.List
}

func (b *Builder) finisher(s *scanned, problems *diag.List) *finisher {
	return &finisher{blockSite: b.blockSite(s), problems: problems}
}

func (f *finisher) page(src source.Page, doc *markdown.Doc) *page {
	category, id := productOf(f.config, src.Path)
	p := &page{folder: src.Dir, sources: src.Demos, icons: src.Matter.Icons}
	p.Page = vitrine.Page{
		Path: src.Path, Source: src.File, Language: src.Language, Title: doc.Title, Description: src.Matter.Description,
		LeadHTML: doc.LeadHTML, ProductID: id, CategoryID: category, EditURL: f.editURL(src),
		Canonical: f.config.URL + address(src), Crumbs: f.scanned.navIn(src.Language).Crumbs(src.Path),
		Languages:   f.scanned.translations(src),
		HeaderLinks: f.headerLinks(src), Contents: f.scanned.referenceRows(src, doc.Headings),
		Tabs: f.scanned.tabsOf(src), Families: []string{}, NoIndex: src.Matter.NoIndex,
	}
	if !p.NoIndex && src.Language == vitrine.DefaultLanguage {
		p.Markdown = markdownPath(src.Path)
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
	if entry, ok := f.scanned.nav.Active(src.Path); ok { // with the badges of the page's own front matter
		p.Plan, p.Planned, p.Unstable, p.NewFeature, p.Legacy = entry.Plan, entry.Planned, entry.Unstable,
			entry.NewFeature, entry.Legacy
	}
	p.HeadTitle = headTitle(src.Matter.Title, p.Title, product.Label, f.config.Name)
	p.Previous, p.Next = f.scanned.navIn(src.Language).Neighbours(src.Path)
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
	f.resolve(p, src, doc, product.Version)
	return p
}

// resolve makes the sections of a page, and takes over what its blocks bring along.
func (f *finisher) resolve(p *page, src source.Page, doc *markdown.Doc, version string) {
	context := &block.Context{Page: f.scanned.blockPage(src), Report: f.problems.Add, Highlight: f.highlighter.Code,
		Repository: repository{f.config.Repository}}
	p.blocks = map[int]vitrine.BlockData{}
	sections, found := doc.Render(markdown.Render{
		Link: f.scanned.linkFrom(src, version), NewTab: f.opensNewTab,
		Block: func(b markdown.Block, content markdown.Content) (vitrine.Block, bool) {
			made, ok := f.blocks.Resolve(context, b, content)
			p.blocks[b.Index] = made.Data
			return made, ok
		},
	})
	f.problems.Add(found...)
	p.Sections = sections
	p.demos, p.framed, p.pictures = context.Live, context.Framed, context.Pictures
	p.Families = append(p.Families, context.Families...)
}

// editURL is where a page is edited, "" for one that nobody wrote: its own file, or the one that its front matter names
// below the repository.
func (f *finisher) editURL(src source.Page) string {
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

// headTitle is what tabs and search engines show.
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

func (f *finisher) product(id string) source.Product { return productNamed(f.config, id) }

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

// headerLinks are the chips below the lead.
func (f *finisher) headerLinks(src source.Page) []vitrine.HeaderLink {
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
