// Package nav sees all pages once and ties them together: addresses, order, neighbors, ancestors, link targets.
//
// In: the navigation trees as authors declared them, the addresses and anchors of all pages, their links. Out: what
// each page carries of its tree, its neighbors and crumbs, and problems such as a dead link or a page in no tree.
// Never here: files, markdown, HTML. A Result never changes once made and may be asked from many goroutines.
package nav

import (
	"slices"
	"strings"

	"vitrine/internal/diag"
	"vitrine/internal/vitrine"
)

// Input is all that Link needs, for one language.
type Input struct {
	Trees    []Tree
	Products []Product
	Pages    []Page
	Language string            // prefixes addresses; "" is English
	Titles   map[string]string // translations by key: "pages./acme-ui/button"
	Headings map[string]string // of pages whose front matter has no title, by path
	Written  map[string]bool   // pages that exist in the language; others are linked in English. Nil for all
}

// Tree is one navigation tree by name; several products may share it.
type Tree struct {
	Name  string
	Items []vitrine.NavItem
}

// Product says which tree a product shows.
type Product struct {
	ID    string
	Label string
	Home  string // address of its first page, which needs no entry in the tree
	Tree  string // "" shows the tree of the product "docs", if there is one
}

// Page is an address that exists, written by an author or generated.
type Page struct {
	Path    string // canonical, with trailing slash
	File    string // where problems of the page are reported; "" for a generated page
	Ordered bool   // false takes its links to previous and next
	NoIndex bool   // true lets it be missing in the navigation

	Description string // said beside the page where a group is listed
	Badges      Badges // of the page itself; its entry shows them as well
}

// Badges are what is special about a page.
type Badges struct {
	Plan                                  string
	Planned, Unstable, NewFeature, Legacy bool
}

// withBadges is an entry with the badges of its page.
func (r *Result) withBadges(item vitrine.NavItem) vitrine.NavItem {
	m := r.badges[vitrine.CleanPath(item.Pathname)]
	if item.Plan == "" {
		item.Plan = m.Plan
	}
	item.Planned, item.Unstable = item.Planned || m.Planned, item.Unstable || m.Unstable
	item.NewFeature, item.Legacy = item.NewFeature || m.NewFeature, item.Legacy || m.Legacy
	return item
}

// Result answers for every page what it shows of the navigation.
type Result struct {
	Problems []diag.Problem

	products map[string]Product
	owners   map[string]string // the first product of each tree
	trees    map[string]*tree
	entries  map[string]*node  // by matched path; tab entries are not in it
	ordered  map[string]bool   // by canonical path
	about    map[string]string // descriptions by canonical path
	badges   map[string]Badges // by canonical path
	tabs     map[string]*node  // by canonical path: the first entry of a page's tab
	groups   map[string]*node  // by the address of their overview
	listed   []*node           // groups whose overview is to be made
	language string
	titles   map[string]string
	headings map[string]string
	written  map[string]bool // nil for all
}

// tree is one linked navigation tree.
type tree struct {
	name  string
	roots []*node
	order []*node // the pages in reading order
}

// node is one entry in its place.
type node struct {
	item     vitrine.NavItem
	entry    vitrine.NavEntry // as shown, without Active, Open and Children
	tree     *tree
	parent   *node
	children []*node
	position int // in the order of its tree, -1 outside it
}

// Link resolves titles and addresses of all entries and checks the trees against the pages.
func Link(in Input) *Result {
	r := &Result{
		products: make(map[string]Product, len(in.Products)),
		owners:   map[string]string{},
		trees:    make(map[string]*tree, len(in.Trees)),
		entries:  map[string]*node{},
		ordered:  make(map[string]bool, len(in.Pages)),
		language: in.Language,
		titles:   in.Titles,
		headings: in.Headings,
		written:  in.Written,
		badges:   map[string]Badges{},
		about:    make(map[string]string, len(in.Pages)),
		tabs:     map[string]*node{},
		groups:   map[string]*node{},
	}
	for _, p := range in.Products {
		r.products[p.ID] = p
		if r.owners[p.Tree] == "" {
			r.owners[p.Tree] = p.ID
		}
	}
	for _, p := range in.Pages {
		r.ordered[p.Path], r.about[p.Path], r.badges[p.Path] = p.Ordered, p.Description, p.Badges
	}
	c := checker{Result: r, seen: map[string]*node{}, tabs: map[string]bool{}}
	for _, t := range in.Trees {
		linked := &tree{name: t.Name}
		linked.roots = r.nodes(linked, nil, t.Items)
		linked.arrange(linked.roots)
		r.trees[t.Name] = linked
		c.tree(linked.roots)
	}
	if len(in.Trees) > 0 {
		c.orphans(in.Pages)
	}
	r.Problems = diag.Sorted(c.problems)
	return r
}

// nodes links a list of entries, children first, since a group without an address of its own leads to its first page.
func (r *Result) nodes(t *tree, parent *node, items []vitrine.NavItem) []*node {
	nodes := make([]*node, len(items))
	for i, item := range items {
		if len(item.Children) == 0 && item.Pathname != "" {
			item = r.withBadges(item)
		}
		n := &node{item: item, tree: t, parent: parent, position: -1}
		n.children = r.nodes(t, n, item.Children)
		n.item.Children = nil
		n.entry = vitrine.NavEntry{
			Pathname: item.Pathname, Title: r.title(item), Subheader: item.Subheader, Icon: item.Icon, Plan: item.Plan,
			Planned: item.Planned, Unstable: item.Unstable, NewFeature: item.NewFeature, Legacy: item.Legacy,
			LinkProps: item.LinkProps, Group: n.isGroup(),
		}
		switch {
		case n.isGroup():
			n.entry.Href = r.overview(n)
		case n.isLeaf():
			n.entry.Href = r.href(item.Pathname)
		}
		nodes[i] = n
		if key := matched(item.Pathname); n.isInternalLeaf() && !isTab(item.Pathname) && r.entries[key] == nil {
			r.entries[key] = n
		}
		if path := vitrine.CleanPath(item.Pathname); isTab(item.Pathname) && r.tabs[path] == nil {
			r.tabs[path] = n
		}
	}
	return nodes
}

// at is the entry of the page at path. A tab's is that of its page, and its own where nobody has
// written that page.
func (r *Result) at(path string) *node {
	if n := r.entries[matched(path)]; n != nil {
		return n
	}
	return r.tabs[vitrine.CleanPath(path)]
}

// title is translated, explicit, the heading of a page that has no other title, or derived, in that order.
func (r *Result) title(item vitrine.NavItem) string {
	name := item.Pathname
	if item.Subheader != "" {
		name = item.Subheader
	}
	if translated := r.titles["pages."+name]; translated != "" {
		return translated
	}
	if item.Title != "" {
		return item.Title
	}
	if isExternal(name) {
		return ""
	}
	if heading := r.headings[vitrine.CleanPath(name)]; heading != "" && item.Subheader == "" && !isTab(name) {
		return heading
	}
	return vitrine.DerivedTitle(name)
}

// href is the published address of an entry: with trailing slash, in the language of the result.
func (r *Result) href(pathname string) string {
	if isExternal(pathname) {
		return pathname
	}
	path, hash, _ := strings.Cut(pathname, "#")
	if hash != "" {
		hash = "#" + hash
	}
	path = vitrine.CleanPath(path)
	if r.written != nil && !r.written[path] {
		return path + hash
	}
	return vitrine.InLanguage(path, r.language) + hash
}

// overview is the address at which a group's pages are listed, for readers without scripts: its pathname, whether an
// author wrote a page there or one is made. A group that leads elsewhere, or nowhere, leads to its first page
// .
func (r *Result) overview(n *node) string {
	pathname := strings.TrimRight(n.item.Pathname, "-")
	if pathname == "" || isExternal(pathname) || strings.Contains(pathname, "#") || firstPage(n.children) == "" {
		return firstPage(n.children)
	}
	address := vitrine.CleanPath(pathname)
	if _, authored := r.ordered[address]; !authored && r.groups[address] == nil {
		r.listed = append(r.listed, n)
	}
	if r.groups[address] == nil {
		r.groups[address] = n
	}
	return r.href(pathname)
}

// firstPage is the address of the first page among entries and below them.
func firstPage(nodes []*node) string {
	for _, n := range nodes {
		if !n.item.InSideNav {
			continue
		}
		if n.isLeaf() {
			return n.entry.Href
		}
		if href := firstPage(n.children); href != "" {
			return href
		}
	}
	return ""
}

// arrange lists the pages of a tree depth first; external and hidden ones have no place in it.
func (t *tree) arrange(nodes []*node) {
	for _, n := range nodes {
		switch {
		case !n.item.InSideNav:
		case n.isInternalLeaf():
			n.position = len(t.order)
			t.order = append(t.order, n)
		default:
			t.arrange(n.children)
		}
	}
}

func (n *node) isLeaf() bool  { return len(n.children) == 0 && n.item.Subheader == "" }
func (n *node) isGroup() bool { return len(n.children) > 0 && n.item.Subheader == "" }
func (n *node) isInternalLeaf() bool {
	return n.isLeaf() && n.item.Pathname != "" && !isExternal(n.item.Pathname)
}

// isVisible reports whether readers can see an entry: not hidden, and with something to see inside.
func (n *node) isVisible() bool {
	return n.item.InSideNav && (n.isLeaf() || slices.ContainsFunc(n.children, (*node).isVisible))
}

// ancestors are the entries above one, outermost first.
func (n *node) ancestors() []*node {
	var above []*node
	for p := n.parent; p != nil; p = p.parent {
		above = append(above, p)
	}
	slices.Reverse(above)
	return above
}

func isExternal(pathname string) bool {
	return strings.HasPrefix(pathname, "https://") || strings.HasPrefix(pathname, "http://")
}

// matched is a pathname as pages and entries are matched: a page's tabs belong to the page.
func matched(pathname string) string {
	path := strings.TrimRight(vitrine.CleanPath(pathname), "/")
	for _, tab := range []string{"/components-api", "/hooks-api"} {
		path = strings.TrimSuffix(path, tab)
	}
	return path + "/"
}

// isTab reports an entry that leads to a tab of a page instead of the page.
func isTab(pathname string) bool {
	return !isExternal(pathname) && matched(pathname) != vitrine.CleanPath(pathname)
}
