package compile

import (
	"fmt"
	"slices"
	"strings"

	"vitrine/internal/block"
	"vitrine/internal/diag"
	"vitrine/internal/markdown"
	"vitrine/internal/reference"
	"vitrine/internal/search"
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
	return markdown.Parse(markdown.Input{File: p.File, Body: []byte(body.String()), FirstLine: 1, IDs: ids,
		Dialect: s.blocks.Dialect()})
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

// ReferenceList implements the site of references.
func (b *blockSite) ReferenceList(page block.Page, name, section string) *vitrine.Reference {
	s := b.scanned
	r := s.refs.Find(page.Product, name)
	if page.Generated {
		for _, entry := range s.refs.Pages[page.Path] {
			if entry.Name == name {
				r = entry
			}
		}
	}
	if r == nil || r.SectionRows(section) == nil && section != reference.InheritedSection {
		return nil
	}
	lister := reference.Lister{Index: s.refs, Item: r, Prose: b.commentProse(r, page), Page: s.exists}
	return lister.List(section)
}

// commentProse renders comments of an entry, each once for all entries whose links lead to the same places.
func (b *blockSite) commentProse(r *reference.Item, page block.Page) func(text string) vitrine.Prose {
	return func(text string) vitrine.Prose {
		key := [2]string{r.Config.Home, text}
		if known, ok := b.comments.Load(key); ok {
			return known.(vitrine.Prose)
		}
		context := &block.Context{Page: page, Highlight: b.highlighter.Code, Report: func(...diag.Problem) {}}
		prose := b.blocks.Fragment(context, text, markdown.Render{Link: b.scanned.commentLink(r),
			NewTab: b.opensNewTab})
		b.comments.Store(key, prose)
		return prose
	}
}

// ReferenceAnchors implements the site of references: the rows of an entry on its own page.
func (b *blockSite) ReferenceAnchors(page block.Page, name, section string) []string {
	return b.scanned.refs.Anchors(page.Path, name, section)
}

// ReferenceRows implements the site of references: on a page that is one entry's, its props, parameters or members.
func (b *blockSite) ReferenceRows(page block.Page, name, section string) *search.Rows {
	if !page.Generated {
		return nil
	}
	prefix, names := b.scanned.refs.Searched(page.Path)
	if names == "" || prefix != reference.RowID(name, section, "") {
		return nil
	}
	return &search.Rows{Prefix: prefix, Names: names}
}
