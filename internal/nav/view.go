package nav

import (
	"strings"

	"vitrine/internal/vitrine"
)

// View is what the page at path carries of its product's tree: the top entries, and below them only the branch that
// is open. A closed group has no children and links to its overview, the first page inside.
func (r *Result) View(product, path string) vitrine.Navigation {
	p, t := r.treeOf(product)
	v := view{open: map[*node]bool{}}
	n := r.at(path)
	if group := r.groups[path]; n == nil && group != nil {
		n, v.open[group] = group, true
	}
	if t == nil && n != nil {
		t = n.tree // that of several products: the page belongs to all of them
	}
	if n != nil && n.tree == t {
		v.active = n
		for _, above := range n.ancestors() {
			v.open[above] = true
		}
	}
	return vitrine.Navigation{Product: product, Label: p.Label, Entries: v.of(t)}
}

// Full is the whole tree of a product, for the fragment that a reader fetches by opening another group. Nothing in
// it depends on a page.
func (r *Result) Full(product string) vitrine.Navigation {
	p, t := r.treeOf(product)
	v := view{full: true}
	return vitrine.Navigation{Product: product, Label: p.Label, Entries: v.of(t)}
}

// Fallback is the product in whose file the whole tree stands of a page that belongs to no product: the first one that
// shares it; "" where the page stands in no tree.
func (r *Result) Fallback(path string) string {
	n := r.at(path)
	if n == nil {
		n = r.groups[path]
	}
	if n == nil {
		return ""
	}
	return r.owners[n.tree.name]
}

// treeOf finds the tree of a product. Products without one, and paths without a product, show the tree of the
// product "docs"; the tree is nil where there is none either.
func (r *Result) treeOf(product string) (Product, *tree) {
	p := r.products[product]
	if p.Tree != "" {
		return p, r.trees[p.Tree]
	}
	docs := r.products["docs"]
	if p.ID == "" {
		p = docs
	}
	return p, r.trees[docs.Tree]
}

// view decides which entries are shown and which of them are open.
type view struct {
	full   bool
	active *node
	open   map[*node]bool
}

func (v view) of(t *tree) []vitrine.NavEntry {
	if t == nil {
		return []vitrine.NavEntry{}
	}
	return v.entries(t.roots)
}

func (v view) entries(nodes []*node) []vitrine.NavEntry {
	entries := make([]vitrine.NavEntry, 0, len(nodes))
	for _, n := range nodes {
		if !n.isVisible() {
			continue
		}
		e := n.entry
		e.Active = n == v.active
		e.Open = v.open[n] || e.Subheader != ""
		if e.Open || v.full && e.Group {
			e.Children = v.entries(n.children)
		}
		entries = append(entries, e)
	}
	return entries
}

// Active finds the entry of the page at path; a tab's is that of its page. It reports whether there
// is one: a page in no tree has none.
func (r *Result) Active(path string) (vitrine.NavEntry, bool) {
	if n := r.at(path); n != nil {
		return n.entry, true
	}
	return vitrine.NavEntry{}, false
}

// Neighbors are the pages before and after the page at path in its tree, nil at the ends, for pages in no tree and
// for pages that are not ordered.
func (r *Result) Neighbors(path string) (previous, next *vitrine.Link) {
	n := r.at(path)
	if n == nil || n.position < 0 || !n.item.Ordered {
		return nil, nil
	}
	if ordered, known := r.ordered[vitrine.CleanPath(path)]; known && !ordered {
		return nil, nil
	}
	if n.position > 0 {
		previous = n.tree.order[n.position-1].link()
	}
	if n.position < len(n.tree.order)-1 {
		next = n.tree.order[n.position+1].link()
	}
	return previous, next
}

// Crumbs are the entries above the page at path, outermost first. A group links to its overview, a subheader is a
// label.
func (r *Result) Crumbs(path string) []vitrine.Link {
	crumbs := []vitrine.Link{}
	if n := r.at(path); n != nil {
		for _, above := range n.ancestors() {
			crumbs = append(crumbs, *above.link())
		}
	}
	return crumbs
}

// Overview is a page that lists the pages of a group. Nobody wrote it.
type Overview struct {
	Path    string
	Title   string
	Tree    string
	Entries []vitrine.NavEntry // with the descriptions of their pages; groups inside are links to their own overview
	Crumbs  []vitrine.Link
}

// Overviews are the overview pages to be made, in the order of the trees.
func (r *Result) Overviews() []Overview {
	var list []Overview
	for _, n := range r.listed {
		if !n.isVisible() {
			continue
		}
		o := Overview{Path: vitrine.CleanPath(strings.TrimRight(n.item.Pathname, "-")), Title: n.entry.Title,
			Tree: n.tree.name, Crumbs: []vitrine.Link{}}
		for _, above := range n.ancestors() {
			o.Crumbs = append(o.Crumbs, *above.link())
		}
		o.Entries = r.described(n.children)
		list = append(list, o)
	}
	return list
}

// Listing is a product's tree as a list of all its pages, with their descriptions.
func (r *Result) Listing(product string) []vitrine.NavEntry {
	_, t := r.treeOf(product)
	if t == nil {
		return []vitrine.NavEntry{}
	}
	return r.described(t.roots)
}

func (r *Result) described(nodes []*node) []vitrine.NavEntry {
	entries := []vitrine.NavEntry{}
	for _, n := range nodes {
		if !n.isVisible() {
			continue
		}
		e := n.entry
		e.Description = r.about[vitrine.CleanPath(n.item.Pathname)]
		if !n.isLeaf() {
			e.Description = ""
			e.Children = r.described(n.children)
		}
		entries = append(entries, e)
	}
	return entries
}

func (n *node) link() *vitrine.Link {
	return &vitrine.Link{Title: n.entry.Title, Href: n.entry.Href}
}
