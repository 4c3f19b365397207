package page

import (
	"slices"
	"strings"

	"vitrine/internal/block"
	"vitrine/internal/diag"
	"vitrine/internal/markdown"
	"vitrine/internal/reference"
	"vitrine/internal/search"
	"vitrine/internal/site"
	"vitrine/internal/source"
	"vitrine/internal/vitrine"
)

// ReferenceList implements the site of references.
func (a *answers) ReferenceList(page block.Page, name, section string) *vitrine.Reference {
	r := a.listed(page, name)
	if r == nil || r.SectionRows(section) == nil && section != reference.InheritedSection {
		return nil
	}
	list := a.lister(r, page).List(section)
	if section == reference.PropsSection {
		a.showRows(page, r, list)
	}
	list.Filter = page.Generated && a.Reference.Filters(page.Path, name, section)
	return list
}

// ReferenceLists implements the site of references.
func (a *answers) ReferenceLists(page block.Page, name string) []string {
	r := a.listed(page, name)
	if r == nil {
		return nil
	}
	return r.Lists()
}

// listed is the entry that a list of a page is about.
func (a *answers) listed(page block.Page, name string) *reference.Item {
	if page.Generated {
		for _, entry := range a.Reference.Pages[page.Path] {
			if entry.Name == name {
				return entry
			}
		}
	}
	return a.Reference.Find(page.Product, name)
}

func (a *answers) lister(r *reference.Item, page block.Page) reference.Lister {
	return reference.Lister{Index: a.Reference, Item: r, Prose: a.commentProse(r, page),
		Page: func(path string) bool { _, ok := a.site.PageAt(path); return ok }}
}

// define puts what the types of a page's lists open behind the last one: each name is described once a page.
func (a *answers) define(p *vitrine.Page, page block.Page) {
	var last *vitrine.Reference
	var opened []string
	p.EachBlock(func(data vitrine.BlockData) {
		if list, ok := data.(*vitrine.Reference); ok {
			last, opened = list, append(opened, list.Opens...)
		}
	})
	if len(opened) > 0 {
		last.Definitions = a.lister(a.listed(page, last.Of), page).Definitions(opened)
	}
}

// arranged says which sections of a page stand beside the others: on a page of the reference, those that its lists
// don't have to wait for.
func (a *answers) arranged(p source.Page, sections []vitrine.Section) []vitrine.Section {
	if p.Generated && a.Reference.IsEntry(p.Path) {
		for i := range sections {
			sections[i].Beside = reference.IsBeside(sections[i].ID)
		}
	}
	return sections
}

// commentProse renders comments of an entry, each once for all entries whose links lead to the same places.
func (a *answers) commentProse(r *reference.Item, page block.Page) func(text string) vitrine.Prose {
	return func(text string) vitrine.Prose {
		key := [2]string{r.Config.Home, text}
		if known, ok := a.comments.Load(key); ok {
			return known.(vitrine.Prose)
		}
		context := &block.Context{Page: page, Highlight: a.highlighter.Code, Report: func(...diag.Problem) {}}
		prose := a.blocks.Fragment(context, text, markdown.Render{Link: commentLink(a.site, r),
			NewTab: a.opensNewTab})
		a.comments.Store(key, prose)
		return prose
	}
}

// ReferenceAnchors implements the site of references: the rows of an entry on its own page.
func (a *answers) ReferenceAnchors(page block.Page, name, section string) []string {
	return a.Reference.Anchors(page.Path, name, section)
}

// ReferenceRows implements the site of references: the rows of an entry on its own page.
func (a *answers) ReferenceRows(page block.Page, name, section string) []search.Record {
	if !page.Generated {
		return nil
	}
	for _, entry := range a.Reference.Pages[page.Path] {
		if entry.Name == name {
			return entry.Searched(section)
		}
	}
	return nil
}

// commentLink leads links of comments to pages of this site where it has them, else to the packages' own documentation.
func commentLink(s *site.Site, r *reference.Item) func(href string) string {
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
		i, ok := s.PageAt(path)
		if !ok {
			return home + below
		}
		if p := s.Tree.Pages[i]; anchor != "" && !p.Generated && slices.Contains(s.Anchors(i), anchor) {
			return p.Path + "#" + anchor
		}
		return s.Tree.Pages[i].Path
	}
}
