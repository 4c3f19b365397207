package site

import (
	"cmp"
	"html"
	"strings"

	"vitrine/internal/source"
	"vitrine/internal/vitrine"
)

// Page is a page without its sections: all that is known of it before its directives are answered.
func (s *Site) Page(i int) vitrine.Page {
	src, doc := s.Tree.Pages[i], s.Doc(i)
	category, id := ProductOf(s.Config, src.Path)
	p := vitrine.Page{
		Path: src.Path, Source: src.File, Language: src.Language, Title: s.Title(i),
		Headline:    src.Matter.Headline,
		Description: src.Matter.Description, LeadHTML: doc.LeadHTML, ProductID: id, CategoryID: category,
		EditURL: s.editURL(src), Canonical: s.Config.URL + vitrine.InLanguage(src.Path, src.Language),
		Crumbs: s.NavIn(src.Language).Crumbs(src.Path), Languages: s.Translations(src),
		HeaderLinks: s.headerLinks(src), Contents: s.reference.Contents(src.Path, doc.Headings),
		Tabs: s.tabsOf(src), Families: []string{}, NoIndex: src.Matter.NoIndex,
		Feed: s.hasPosts,
	}
	p.RTL = vitrine.IsRightToLeft(src.Language) && !src.Fallback
	if src.Fallback {
		p.Fallback, p.Canonical = true, s.Config.URL+src.Path
	}
	if s.HasMarkdown(src) {
		p.Markdown = vitrine.MarkdownPath(src.Path)
	}
	if p.LeadHTML == "" {
		p.LeadHTML = html.EscapeString(src.Matter.Description)
	}
	if p.Contents == nil || src.Matter.DisableToc {
		p.Contents = []vitrine.Heading{}
	}
	if entry, ok := s.Nav.Active(src.Path); ok { // with the badges of the page's own front matter
		p.Plan, p.Planned, p.Unstable, p.NewFeature, p.Legacy = entry.Plan, entry.Planned, entry.Unstable,
			entry.NewFeature, entry.Legacy
	}
	p.HeadTitle = headTitle(src.Matter.Title, p.Title, ProductNamed(s.Config, id).Label, s.Config.Name)
	p.Previous, p.Next = s.NavIn(src.Language).Neighbors(src.Path)
	if home := ProductNamed(s.Config, id); p.Headline != "" && home.Home == src.Path {
		p.Glance = s.reference.Glance(home)
	}
	s.addPost(&p, i)
	return p
}

// addPost says what a page of the blog is beside a page, and which picture link previews show.
func (s *Site) addPost(p *vitrine.Page, i int) {
	if s.Tree.Pages[i].IsPost() {
		post := s.post(i)
		p.Post = &post
	}
	if p.NoIndex {
		return
	}
	p.Card = s.cardOf(p.Title, p.ProductID).Address()
	if p.Post != nil && p.Post.Card == "" {
		p.Post.Card = s.Config.URL + p.Card
	}
}

// HasMarkdown says whether a page is published as markdown as well.
func (s *Site) HasMarkdown(p source.Page) bool {
	return !p.Matter.NoIndex && p.Language == vitrine.DefaultLanguage
}

// VersionOf is the displayed version of the product of a page's path.
func (s *Site) VersionOf(p source.Page) string {
	_, id := ProductOf(s.Config, p.Path)
	return ProductNamed(s.Config, id).Version
}

// editURL is where a page is edited: its own file, or the one that its front matter names below the repository. It is
// "" for a page that nobody wrote, and for that of errors.
func (s *Site) editURL(p source.Page) string {
	if p.Generated || Address(p) == vitrine.NotFoundPath {
		return ""
	}
	repository := s.Config.Repository
	if p.Matter.Filename != "" {
		repository.Folder = ""
		return repository.EditURL(p.Matter.Filename)
	}
	return repository.EditURL(p.File)
}

// headTitle is what tabs and search engines show.
func headTitle(matter, h1, product, site string) string {
	title := cmp.Or(matter, h1)
	product = cmp.Or(product, site)
	if title == product {
		return title
	}
	return title + " - " + product
}

// headerLinks are the entries of the menu below the lead.
func (s *Site) headerLinks(p source.Page) []vitrine.HeaderLink {
	links := []vitrine.HeaderLink{}
	add := func(kind, label, href string) {
		if href != "" {
			links = append(links, vitrine.HeaderLink{Kind: kind, Label: label, Href: href})
		}
	}
	product := s.ProductFor(p)
	if p.Matter.GithubLabel != "" && product.Issues != "" {
		add("issues", "Feedback", product.Issues+strings.NewReplacer(" ", "+", ":", "%3A").Replace(
			`label%3A"`+p.Matter.GithubLabel+`"`))
	}
	if name := cmp.Or(p.Matter.PackageName, product.Package); name != "" && len(p.Matter.Components) > 0 {
		add("bundle", "Bundle size", strings.NewReplacer("{package}", name, "{version}", product.Version).Replace(
			s.Config.Links.Bundle))
	}
	add("aria", "WAI-ARIA", p.Matter.WaiAria)
	add("design", "Material Design", p.Matter.MaterialDesign)
	return links
}
