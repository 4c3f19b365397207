package nav

import (
	"fmt"
	"path"
	"slices"
	"strings"

	"vitrine/internal/diag"
	"vitrine/internal/vitrine"
)

// checker holds the trees against the pages and against each other.
type checker struct {
	*Result
	seen     map[string]*node // first entry of each address
	tabs     map[string]bool  // addresses of tab entries, as pages
	paths    []string         // of all pages, sorted; made when first needed
	problems []diag.Problem
}

func (c *checker) tree(nodes []*node) {
	for _, n := range nodes {
		c.duplicate(n)
		c.titled(n)
		if n.isInternalLeaf() {
			c.exists(n)
		}
		c.tree(n.children)
	}
}

// duplicate rejects a pathname that stands twice (specification §5). Entries of a page's tabs may lead to the same
// tab at different anchors; links to other sites may repeat.
func (c *checker) duplicate(n *node) {
	pathname := n.item.Pathname
	if pathname == "" || isExternal(pathname) {
		return
	}
	key := matched(pathname)
	if isTab(pathname) {
		key = pathname
	}
	first := c.seen[key]
	if first == nil {
		c.seen[key] = n
		return
	}
	if first.isGroup() && n.isLeaf() && slices.Contains(n.ancestors(), first) {
		return // the page is its group's overview
	}
	c.problem(n.item, fmt.Sprintf("The pathname %s stands twice in the navigation, first at %s:%d.",
		diag.Quote(pathname), first.item.File, first.item.Line),
		"A page has one place, from which its neighbors and its open group follow.", "Remove one of the two entries.")
}

func (c *checker) titled(n *node) {
	if n.entry.Title == "" {
		c.problem(n.item,
			fmt.Sprintf("The navigation entry %s has no title, and none can be derived from its pathname.",
				diag.Quote(n.item.Pathname)),
			"Readers would see an empty line.", "Add “title: …”.")
	}
}

func (c *checker) exists(n *node) {
	target := vitrine.CleanPath(n.item.Pathname)
	if isTab(n.item.Pathname) {
		c.tabs[target] = true
	}
	if _, found := c.ordered[target]; found {
		return
	}
	fix := fmt.Sprintf("Add the page, content%sindex.md, or remove the entry.", target)
	if near := nearestPath(target, c.sortedPaths()); near != "" {
		fix = fmt.Sprintf("Did you mean %s?", diag.Quote(strings.TrimRight(near, "/")))
	}
	c.problem(n.item, fmt.Sprintf("The navigation entry %s leads to no page.", diag.Quote(n.item.Pathname)),
		"Readers would meet an error page.", fix)
}

// orphans reports pages in no tree. First pages, posts, and pages kept from search engines need none.
func (c *checker) orphans(pages []Page) {
	for _, p := range pages {
		if c.isFirst(p.Path) || strings.HasPrefix(p.Path, "/blog/") || p.NoIndex {
			continue
		}
		if c.entries[matched(p.Path)] != nil || c.tabs[p.Path] {
			continue
		}
		c.problems = append(c.problems, diag.Problem{
			File: p.File, What: fmt.Sprintf("The page %s stands in no navigation tree.", diag.Quote(p.Path)),
			Why: "Readers could reach it by a link only.",
			Fix: fmt.Sprintf("Add “- %s” to a file in nav/, or “noIndex: true” to its front matter.",
				strings.TrimRight(p.Path, "/")),
		})
	}
}

// isFirst says whether a page stands above all trees: the home page, those beside it, and the first pages of products.
func (c *checker) isFirst(path string) bool {
	if strings.Count(path, "/") > 2 {
		return false
	}
	product, known := c.products[strings.Trim(path, "/")]
	return !known || vitrine.CleanPath(product.Home) == path
}

func (c *checker) problem(item vitrine.NavItem, what, why, fix string) {
	c.problems = append(c.problems, diag.Problem{
		File: item.File, Line: item.Line, Column: item.Column, Excerpt: item.Excerpt, What: what, Why: why, Fix: fix,
	})
}

func (c *checker) sortedPaths() []string {
	if c.paths == nil {
		for p := range c.ordered {
			c.paths = append(c.paths, p)
		}
		slices.Sort(c.paths)
	}
	return c.paths
}

// nearestPath is the existing page that a wrong address most likely meant: the one mistyped least, else the only
// one with the same last segment. It is "" when there is no such page. Paths must be sorted, so that the answer
// does not depend on the order in which pages were made.
func nearestPath(target string, paths []string) string {
	if near := diag.Nearest(target, paths); near != "" {
		return near
	}
	found := ""
	for _, p := range paths {
		if path.Base(p) == path.Base(target) && p != "/" {
			if found != "" {
				return ""
			}
			found = p
		}
	}
	return found
}
