package site

import (
	"slices"

	"vitrine/internal/diag"
	"vitrine/internal/markdown"
	"vitrine/internal/source"
	"vitrine/internal/vitrine"
)

// Reference is what a site asks of the pages that are made of packages' declarations.
type Reference interface {
	// Parse writes and parses the text of a page that nobody wrote.
	Parse(s *Site, p source.Page) (*markdown.Doc, []diag.Problem)
	// Contents adds the rows of an entry to the headings of its page.
	Contents(path string, headings []vitrine.Heading) []vitrine.Heading
	// Tabs are the pages beside a page about the same subject.
	Tabs(path string) []Tab
	// Entry finds an entry by its name, in a product first, then in the others.
	Entry(product, name string) (Entry, bool)
	// IndexOf are the pages of a group with what is known of them; nil where they are not all of the reference.
	IndexOf(s *Site, pages []vitrine.NavEntry) []vitrine.IndexGroup
	// Names are the entries of a product; nil for a product without a reference.
	Names(product string) []string
	// NamesAt are the entries that a page shows.
	NamesAt(path string) []string
	// PackagesAt are the packages whose declarations a page that nobody wrote was made of.
	PackagesAt(path string) []Package
	// Glance is what the package of a product says of itself; nil for a product without one.
	Glance(product source.Product) *vitrine.Glance
	// FactsList are all entries that have facts, and FactsAt are these by the folder where they stand.
	FactsList() []vitrine.FactsEntry
	FactsAt(folder string) (vitrine.Facts, bool)
	// EditingList are the files for the editor of demos, by what they are about, and EditingOf is one of them.
	EditingList() []string
	EditingOf(of string) (file any, ok bool)
}

// EditingList are the files for the editor of demos, by what they are about.
func (s *Site) EditingList() []string { return s.reference.EditingList() }

// EditingOf is one of these files.
func (s *Site) EditingOf(of string) (file any, ok bool) { return s.reference.EditingOf(of) }

// FactsList are the entries of the reference that have facts.
func (s *Site) FactsList() []vitrine.FactsEntry { return s.reference.FactsList() }

// FactsAt are the facts that stand in a folder, with the pages that teach what they are of.
func (s *Site) FactsAt(folder string) (vitrine.Facts, bool) {
	facts, ok := s.reference.FactsAt(folder)
	if !ok {
		return facts, false
	}
	for _, p := range s.Tree.Pages {
		if IsTaught(p) && s.ProductFor(p).ID == facts.Product &&
			(slices.Contains(p.Matter.Components, facts.Name) || slices.Contains(p.Matter.Hooks, facts.Name)) {
			facts.Shown = append(facts.Shown, p.Path)
		}
	}
	return facts, true
}

// Tab is a page of the reference that is shown as a tab of another page.
type Tab struct{ Label, Path string }

// Entry is where the reference says more of a name, and how it is imported.
type Entry struct{ Href, Import string }

// Package is one as it is installed.
type Package struct{ Name, Version string }

// PackagesAt are the packages whose declarations a page that nobody wrote was made of.
func (s *Site) PackagesAt(path string) []Package { return s.reference.PackagesAt(path) }

// tabsOf are the pages about the same subject as a page; none where there is only one.
func (s *Site) tabsOf(p source.Page) []vitrine.Tab {
	first := p.Path
	if p.Generated {
		first = vitrine.ParentPath(p.Path)
	}
	tabs := []vitrine.Tab{}
	pages := s.reference.Tabs(first)
	if len(pages) == 0 {
		return tabs
	}
	if _, ok := s.PageAt(first); ok {
		tabs = append(tabs, vitrine.Tab{Label: "Demos", Href: first, Current: p.Path == first})
	}
	for _, tab := range pages {
		tabs = append(tabs, vitrine.Tab{Label: tab.Label, Href: tab.Path, Current: p.Path == tab.Path})
	}
	if len(tabs) == 1 {
		return []vitrine.Tab{}
	}
	return tabs
}

// EntryIn is where the reference tells of a name, in a product first, then in the others.
func (s *Site) EntryIn(product, name string) (Entry, bool) { return s.reference.Entry(product, name) }
