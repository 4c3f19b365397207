// Package nav gives the pages of a site their order and their neighbours, and checks what links to what.
//
// In: navigation trees as authors wrote them, the addresses and titles of all pages, all links. Out: resolved trees,
// what a single page shows of its tree, problems. Never here: reading files, HTML, the content of pages.
package nav

import (
	"fmt"
	"strings"

	"vitrine/internal/diag"
	"vitrine/internal/vitrine"
)

// Tree is one navigation tree as it was written.
type Tree struct {
	Name  string
	Label string
	Items []vitrine.NavItem
}

// Page is what navigation needs to know of a page.
type Page struct {
	Path   string // with trailing slash
	File   string
	Free   bool // need not be in a tree
	Single bool // has no neighbours
}

// Input is everything at once: addresses, order and neighbours can only be judged over all pages.
type Input struct {
	Trees  []Tree
	Pages  []Page
	Titles map[string]string // translations by "pages.{path}"
}

// Result is the linked navigation.
type Result struct {
	Problems []diag.Problem
	trees    map[string]*tree
	byPath   map[string]spot
}

type tree struct {
	label   string
	entries []vitrine.NavEntry
	order   []vitrine.Link // leaves with a page, depth first
}

// spot is where a page stands: the entries from the root down to it.
type spot struct {
	tree string
	way  []vitrine.NavEntry
}

// Link resolves all trees. Duplicates, entries without a page and pages without an entry are problems.
func Link(in Input) *Result {
	l := &linker{in: in, pages: map[string]Page{}, seen: map[string]vitrine.NavItem{}, Result: &Result{trees: map[string]*tree{}, byPath: map[string]spot{}}}
	for _, page := range in.Pages {
		l.pages[page.Path] = page
	}
	for _, t := range in.Trees {
		made := &tree{label: t.Label}
		made.entries = l.entries(t.Name, t.Items, nil)
		l.collect(made, made.entries)
		l.trees[t.Name] = made
	}
	for _, page := range in.Pages {
		if _, listed := l.byPath[page.Path]; !listed && !page.Free {
			l.Problems = append(l.Problems, diag.Problem{File: page.File, Line: 1,
				What: fmt.Sprintf("The page %s is in no navigation tree.", page.Path), Why: "Readers would never come across it.",
				Fix: "Add its path to a file in nav/, or set noIndex: true in its front matter."})
		}
	}
	return l.Result
}

type linker struct {
	*Result
	in    Input
	pages map[string]Page
	seen  map[string]vitrine.NavItem
}

func (l *linker) entries(name string, items []vitrine.NavItem, above []vitrine.NavEntry) []vitrine.NavEntry {
	var entries []vitrine.NavEntry
	for _, item := range items {
		l.unique(item)
		entry := vitrine.NavEntry{Pathname: item.Pathname, Subheader: item.Subheader, Icon: item.Icon, Plan: item.Plan,
			Planned: item.Planned, Unstable: item.Unstable, NewFeature: item.NewFeature, Legacy: item.Legacy,
			LinkProps: item.LinkProps, Title: l.title(item), Open: item.Subheader != ""}
		way := append(append([]vitrine.NavEntry{}, above...), entry)
		entry.Children = l.entries(name, item.Children, way)
		switch {
		case len(item.Children) > 0:
			entry.Href = firstHref(entry.Children)
		case strings.HasPrefix(item.Pathname, "https://"):
			entry.Href = item.Pathname
		default:
			l.leaf(name, item, &entry, way)
		}
		if item.InSideNav {
			entries = append(entries, entry)
		}
	}
	return entries
}

func (l *linker) leaf(name string, item vitrine.NavItem, entry *vitrine.NavEntry, way []vitrine.NavEntry) {
	entry.Href = vitrine.CleanPath(item.Pathname)
	if _, exists := l.pages[entry.Href]; !exists {
		l.Problems = append(l.Problems, diag.Problem{File: item.File, Line: item.Line, Column: item.Column, Excerpt: item.Excerpt,
			What: fmt.Sprintf("The navigation names %s, and there is no such page.", item.Pathname), Why: "Its link would be dead.",
			Fix: "Write content" + entry.Href + "index.md, or take the entry out."})
		return
	}
	way[len(way)-1].Href = entry.Href
	l.byPath[entry.Href] = spot{tree: name, way: way}
}

// unique rejects a pathname that stands in the trees twice (specification §5).
func (l *linker) unique(item vitrine.NavItem) {
	if item.Pathname == "" {
		return
	}
	if first, twice := l.seen[item.Pathname]; twice {
		l.Problems = append(l.Problems, diag.Problem{File: item.File, Line: item.Line, Column: item.Column, Excerpt: item.Excerpt,
			What: fmt.Sprintf("Duplicate pathname %s in the navigation; it stands in %s, line %d, already.", item.Pathname, first.File, first.Line),
			Why:  "A page has one place, and one previous and next page.", Fix: "Remove one of the two entries."})
		return
	}
	l.seen[item.Pathname] = item
}

// title is explicit, translated or derived from the path, in this order (catalogue 2.3).
func (l *linker) title(item vitrine.NavItem) string {
	if item.Title != "" {
		return item.Title
	}
	path := item.Pathname
	if item.Subheader != "" {
		path = item.Subheader
	}
	if translated := l.in.Titles["pages."+path]; translated != "" {
		return translated
	}
	return vitrine.DerivedTitle(path)
}

func firstHref(entries []vitrine.NavEntry) string {
	for _, entry := range entries {
		if entry.Href != "" {
			return entry.Href
		}
	}
	return ""
}

// collect lists the leaves in reading order (catalogue FT-2).
func (l *linker) collect(t *tree, entries []vitrine.NavEntry) {
	for _, entry := range entries {
		if len(entry.Children) > 0 {
			l.collect(t, entry.Children)
		} else if page, ok := l.pages[entry.Href]; ok && !page.Single {
			t.order = append(t.order, vitrine.Link{Title: entry.Title, Href: entry.Href})
		}
	}
}

// TreeOf names the tree that lists a page, "" for none.
func (r *Result) TreeOf(path string) string { return r.byPath[path].tree }

// Neighbours are the pages before and after one in its tree, nil at the ends.
func (r *Result) Neighbours(path string) (previous, next *vitrine.Link) {
	t := r.trees[r.byPath[path].tree]
	if t == nil {
		return nil, nil
	}
	for i := range t.order {
		if t.order[i].Href != path {
			continue
		}
		if i > 0 {
			previous = &t.order[i-1]
		}
		if i+1 < len(t.order) {
			next = &t.order[i+1]
		}
	}
	return previous, next
}

// Crumbs are the entries above a page, outermost first; labels have no address.
func (r *Result) Crumbs(path string) []vitrine.Link {
	crumbs := []vitrine.Link{}
	way := r.byPath[path].way
	for i := 0; i+1 < len(way); i++ {
		crumbs = append(crumbs, vitrine.Link{Title: way[i].Title})
	}
	return crumbs
}

// View is what a page carries of a tree: its top groups, and children only in the branch that leads to the page.
// Without scripts a closed group is a link to its first page; with them the whole tree is fetched once.
func (r *Result) View(name, path string) vitrine.Navigation {
	t := r.trees[name]
	if t == nil {
		return vitrine.Navigation{Entries: []vitrine.NavEntry{}}
	}
	open := map[string]bool{}
	for _, entry := range r.byPath[path].way {
		open[entry.Pathname+"\x00"+entry.Subheader] = true
	}
	return vitrine.Navigation{Product: name, Label: t.label, Entries: view(t.entries, path, open, true)}
}

func view(entries []vitrine.NavEntry, path string, open map[string]bool, top bool) []vitrine.NavEntry {
	shown := []vitrine.NavEntry{}
	for _, entry := range entries {
		entry.Active = entry.Href == path && len(entry.Children) == 0
		onWay := open[entry.Pathname+"\x00"+entry.Subheader] && len(entry.Children) > 0
		entry.Open = onWay || entry.Subheader != ""
		if entry.Open {
			entry.Children = view(entry.Children, path, open, false)
		} else {
			entry.Children = nil
		}
		shown = append(shown, entry)
	}
	return shown
}

// Full is a whole tree, for the fragment that all pages of a product share.
func (r *Result) Full(name string) vitrine.Navigation {
	t := r.trees[name]
	if t == nil {
		return vitrine.Navigation{Entries: []vitrine.NavEntry{}}
	}
	return vitrine.Navigation{Product: name, Label: t.label, Entries: t.entries}
}
