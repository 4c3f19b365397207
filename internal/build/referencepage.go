package build

import (
	"fmt"
	"slices"
	"strings"

	"vitrine/internal/diag"
	"vitrine/internal/markdown"
	"vitrine/internal/reference"
	"vitrine/internal/source"
	"vitrine/internal/vitrine"
)

// parseReference writes and parses the text of a page that is made of entries.
func (s *scanned) parseReference(p source.Page) (*markdown.Doc, []diag.Problem) {
	entries := s.refs.Pages[p.Path]
	var body strings.Builder
	var ids []string
	title, level := p.Matter.Title, 2
	if entries[0].Tab {
		level = 3
		title, _, _ = strings.Cut(p.Matter.Title, ":")
		if i, ok := s.pageAt(reference.ParentOf(p.Path)); ok {
			title = titleOf(s.doc(i), title)
		}
	}
	fmt.Fprintf(&body, "# %s\n\n", title)
	if _, written := s.pageAt(reference.ParentOf(p.Path)); entries[0].Tab && !written {
		fmt.Fprintf(&body, "%s\n\n", reference.Unshown(title))
	}
	for _, entry := range entries {
		text := entry.Write(level, s.siteOf(entry))
		body.WriteString(text.Markdown)
		ids = append(ids, text.IDs...)
	}
	return markdown.Parse(markdown.Input{File: p.File, Body: []byte(body.String()), FirstLine: 1, IDs: ids})
}

// siteOf is what an entry's text asks of the site.
func (s *scanned) siteOf(r *reference.Item) reference.Site {
	site := reference.Site{
		Page: s.refs.Addresses(r),
		Link: s.commentLink(r),
		Cost: func(statement string) string { return s.refs.Costs[statement].Words() },
	}
	for _, p := range s.tree.Pages {
		if p.Made || strings.HasPrefix(p.Path, experiments) || p.Language != vitrine.DefaultLanguage ||
			s.productFor(p).ID != r.Config.Product {
			continue
		}
		if slices.Contains(p.Matter.Components, r.Name) || slices.Contains(p.Matter.Hooks, r.Name) {
			title := p.Matter.Title
			if entry, ok := s.nav.Active(p.Path); ok {
				title = entry.Title
			}
			if title == "" {
				title = vitrine.DerivedTitle(p.Path)
			}
			site.Shown = append(site.Shown, reference.Link{Title: title, Href: p.Path})
		}
	}
	return site
}

// exists says whether the site has a page.
func (s *scanned) exists(path string) bool { _, ok := s.pageAt(path); return ok }

// commentLink leads links of comments to pages of this site where it has them, else to the packages' own documentation.
func (s *scanned) commentLink(r *reference.Item) func(href string) string {
	home := r.Config.Home
	return func(href string) string {
		below, ok := strings.CutPrefix(href, home)
		switch {
		case home == "" || (!ok && !strings.HasPrefix(href, "/")):
			return href
		case !ok:
			below = href
		}
		path, anchor, _ := strings.Cut(below, "#")
		i, ok := s.pageAt(path)
		if !ok {
			return home + below
		}
		if p := s.tree.Pages[i]; anchor != "" && !p.Made && slices.Contains(s.anchors(i), anchor) {
			return p.Path + "#" + anchor
		}
		return s.tree.Pages[i].Path
	}
}

// reference answers a directive: rows of an entry.
func (f *finishing) reference(src source.Page, mark markdown.Mark) (vitrine.Block, bool) {
	r := f.scanned.refs.Find(f.scanned.productFor(src).ID, mark.Name)
	if src.Made {
		for _, entry := range f.scanned.refs.Pages[src.Path] {
			if entry.Name == mark.Name {
				r = entry
			}
		}
	}
	if r == nil || r.SectionRows(mark.Section) == nil && mark.Section != reference.InheritedSection {
		f.problems.Add(diag.Problem{File: src.File, Line: mark.Line, Excerpt: mark.Excerpt,
			What: fmt.Sprintf("There are no %s of %s.", mark.Section, diag.Quote(mark.Name)),
			Why:  "The page would have a hole here.",
			Fix: "Name an entry of the product's reference, and props, slots, classes, parameters, returns or " +
				"members."})
		return vitrine.Block{}, false
	}
	lister := reference.Lister{Index: f.scanned.refs, Item: r, HTML: f.commentHTML(r),
		Page: f.scanned.exists}
	return vitrine.Block{Kind: vitrine.BlockReference, Reference: lister.List(mark.Section)}, true
}

// commentHTML renders comments of an entry, each once for all entries whose links lead to the same places.
func (f *finishing) commentHTML(r *reference.Item) func(text string) string {
	render := markdown.Render{Highlight: f.highlighter.Code, Link: f.scanned.commentLink(r), NewTab: f.opensNewTab}
	return func(text string) string {
		key := [2]string{r.Config.Home, text}
		if known, ok := f.comments.Load(key); ok {
			return known.(string)
		}
		html := markdown.Fragment(text, render)
		f.comments.Store(key, html)
		return html
	}
}
