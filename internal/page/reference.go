package page

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"

	"vitrine/internal/block/playground"
	"vitrine/internal/diag"
	"vitrine/internal/markdown"
	"vitrine/internal/reference"
	"vitrine/internal/site"
	"vitrine/internal/source"
	"vitrine/internal/vitrine"
)

// Reference answers what a site asks of the reference of its packages.
type Reference struct{ *reference.Index }

var _ site.Reference = Reference{}

// Parse implements site.Reference.
func (r Reference) Parse(s *site.Site, p source.Page) (*markdown.Doc, []diag.Problem) {
	if log := r.Logs[p.Path]; log != nil {
		text := log.Write(r.Index)
		return markdown.Parse(markdown.Input{File: p.File, Body: []byte(text.Markdown), FirstLine: 1, IDs: text.IDs,
			Dialect: s.Blocks.Dialect()})
	}
	entries := r.Pages[p.Path]
	var body strings.Builder
	var ids []string
	title, unshown, level := p.Matter.Title, "", 2
	if entries[0].Tab {
		level = 3
		title, _, _ = strings.Cut(p.Matter.Title, ":")
		if parent, written := s.PageAt(vitrine.ParentPath(p.Path)); written {
			title = cmp.Or(s.Doc(parent).Title, title)
		} else {
			unshown = reference.Unshown(title, entries[0].Entry) + "\n\n"
		}
	}
	fmt.Fprintf(&body, "# %s\n\n%s", title, unshown)
	for _, entry := range entries {
		around := r.siteOf(s, entry)
		around.Title = title
		text := entry.Write(level, around)
		body.WriteString(text.Markdown)
		ids = append(ids, text.IDs...)
	}
	return markdown.Parse(markdown.Input{File: p.File, Body: []byte(body.String()), FirstLine: 1, IDs: ids,
		Dialect: s.Blocks.Dialect()})
}

// siteOf is what an entry's text asks of the site.
func (r Reference) siteOf(s *site.Site, item *reference.Item) reference.Site {
	around := reference.Site{
		Page: r.Addresses(item),
		Link: commentLink(s, item),
		Cost: func(statement string) string { return r.Costs[statement].Words() },
	}
	if item.Kind == reference.Interface {
		around.Uses = r.UsedBy(item)
	}
	for _, p := range s.Tree.Pages {
		if !site.IsTaught(p) || s.ProductFor(p).ID != item.Config.Product {
			continue
		}
		if slices.Contains(p.Matter.Components, item.Name) || slices.Contains(p.Matter.Hooks, item.Name) {
			entry, _ := s.Nav.Active(p.Path)
			title := cmp.Or(entry.Title, p.Matter.Title, vitrine.DerivedTitle(p.Path))
			around.Shown = append(around.Shown, reference.Link{Title: title, Href: p.Path})
			if len(around.Plays) == 0 && slices.Contains(playgroundsOf(p), item.Name) {
				around.Plays = []reference.Link{{Title: "Playground", Href: p.Path + "#" + playground.ID(item.Name)}}
			}
		}
	}
	return around
}

// Contents implements site.Reference.
func (r Reference) Contents(path string, headings []vitrine.Heading) []vitrine.Heading {
	return r.Headings(path, headings)
}

// Tabs implements site.Reference.
func (r Reference) Tabs(path string) []site.Tab {
	var tabs []site.Tab
	for _, tab := range r.Index.Tabs[path] {
		tabs = append(tabs, site.Tab{Label: tab.Label, Path: tab.Path})
	}
	return tabs
}

// Entry implements site.Reference.
func (r Reference) Entry(product, name string) (site.Entry, bool) {
	item := r.Find(product, name)
	if item == nil {
		return site.Entry{}, false
	}
	entry := site.Entry{Href: item.Href()}
	if len(item.Imports) > 0 {
		entry.Import = item.Imports[0]
	}
	return entry, true
}

// Glance implements site.Reference.
func (r Reference) Glance(product source.Product) *vitrine.Glance {
	found, ok := r.Installed[product.Package]
	if !ok {
		return nil
	}
	glance := &vitrine.Glance{Package: product.Package, Version: found.Version, License: found.License,
		Released: found.Released, ReleasedDay: vitrine.WrittenDay(found.Released), React: found.React,
		Entries: len(r.ByProduct[product.ID])}
	for _, item := range r.ByProduct[product.ID] {
		if glance.Href == "" || item.Config.Path < glance.Href { // of several references always the same
			glance.Href = item.Config.Path
		}
	}
	return glance
}

// NamesAt implements site.Reference.
func (r Reference) NamesAt(path string) []string {
	var names []string
	for _, entry := range r.Pages[path] {
		names = append(names, entry.Name)
	}
	return names
}

// PackagesAt implements site.Reference.
func (r Reference) PackagesAt(path string) []site.Package {
	var packages []site.Package
	for _, entry := range r.Pages[path] {
		packages = append(packages, site.Package{Name: entry.Package, Version: entry.Version})
	}
	if log := r.Logs[path]; log != nil {
		for _, p := range log.Told.Packages {
			packages = append(packages, site.Package{Name: p.Package, Version: p.Last()})
		}
	}
	return packages
}

// Names implements site.Reference.
func (r Reference) Names(product string) []string {
	if r.ByProduct[product] == nil {
		return nil
	}
	return slices.Sorted(maps.Keys(r.ByProduct[product]))
}
