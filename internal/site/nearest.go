package site

import (
	"fmt"
	"strings"

	"vitrine/internal/diag"
	"vitrine/internal/source"
	"vitrine/internal/vitrine"
)

// promised adds a temporary rule for each address that is to be answered and has no page: those that the site lists,
// and those that former addresses would rather lead to. A page that is written there takes the address over.
func (c *redirection) promised(s *Site) {
	near := c.near
	add := func(r source.Redirect, address string, preferred []string) {
		if _, known := c.at[address]; known || c.pages.has(address) {
			return
		}
		c.at[address] = r
		to := ""
		if place, ok := c.pages.first(preferred); ok {
			to = near.closer(address, preferred[place])
		} else if len(r.Targets) > 0 && address == r.From {
			c.report(r, fmt.Sprintf("The address %s is to lead to no page: %s.", diag.Quote(r.From),
				strings.Join(r.Targets, ", ")), "Readers would meet an error page.",
				"Name a page that exists, or leave the choice to the build: []")
		}
		if to == "" {
			to = near.to(address)
		}
		c.rules = append(c.rules, Redirect{From: address, To: to, Temporary: true})
	}
	alternatives := map[string][]string{} // what authors prefer where an address has no page
	for _, r := range s.Tree.Redirects {
		for i, target := range r.Targets {
			if path, _, _ := strings.Cut(target, "#"); alternatives[path] == nil {
				alternatives[path] = r.Targets[i+1:]
			}
		}
	}
	for _, r := range s.Tree.Addresses {
		preferred := r.Targets
		if len(preferred) == 0 {
			preferred = alternatives[r.From]
		}
		add(r, r.From, preferred)
	}
	for _, r := range s.Tree.Redirects {
		for _, target := range r.Targets {
			if path, _, _ := strings.Cut(target, "#"); !strings.Contains(path, "*") {
				add(r, path, alternatives[path])
			}
		}
	}
}

// nearest finds what is nearest to an address without a page.
type nearest struct {
	site    *Site
	pages   addresses
	entries map[string]map[string]string // of the reference: by product and plain name
	groups  []pageGroup
}

// pageGroup is an overview with the pages that it lists.
type pageGroup struct {
	path  string
	pages []string
}

func (s *Site) nearest(pages addresses) *nearest {
	n := &nearest{site: s, pages: pages, entries: map[string]map[string]string{}}
	for _, product := range s.Config.Products {
		names := map[string]string{}
		for _, name := range s.reference.Names(product.ID) {
			if entry, ok := s.reference.Entry(product.ID, name); ok {
				names[plain(name)] = entry.Href
			}
		}
		n.entries[product.ID] = names
	}
	for _, o := range s.Nav.Overviews() {
		group := pageGroup{path: o.Path}
		for _, entry := range leaves(o.Entries) {
			group.pages = append(group.pages, entry.Href)
		}
		n.groups = append(n.groups, group)
	}
	return n
}

// to is the entry of the reference that an address is called after, else the page above it, the group that its
// neighbors belong to, the first page of its product.
func (n *nearest) to(address string) string {
	_, id := ProductOf(n.site.Config, address)
	if entry := n.entry(id, address); entry != "" {
		return entry
	}
	home := ProductNamed(n.site.Config, id).Home
	above := n.above(address)
	if above != "/" && !strings.HasPrefix(home, above) {
		return above
	}
	if group := n.group(address); group != "" {
		return group
	}
	if n.pages.has(home) {
		return home
	}
	return above
}

// closer is what authors chose for an address that has no page yet, unless a page below that is nearer: where they
// named a product, the group of the page may be there by now.
func (n *nearest) closer(address, chosen string) string {
	if found := n.to(address); strings.HasPrefix(found, chosen) {
		return found
	}
	return chosen
}

// above is the nearest page above an address.
func (n *nearest) above(address string) string {
	for address != "/" {
		if address = vitrine.ParentPath(address); n.pages.has(address) {
			return address
		}
	}
	return address
}

// aboutComponent is what the folders of pages about components begin with.
const aboutComponent = "react-"

// entry is the entry of a product whose name a page about a component has: react-toggle-button-group is
// ToggleButtonGroup, and what has no entry of its own may be a part of one, as radio-button is of Radio.
func (n *nearest) entry(product, address string) string {
	parent := vitrine.ParentPath(address)
	folder := strings.Trim(strings.TrimPrefix(address, parent), "/")
	name, isComponent := strings.CutPrefix(folder, aboutComponent)
	within := strings.HasPrefix(lastFolder(parent), aboutComponent)
	if !isComponent && !within && !n.site.inReference(address) {
		return ""
	}
	for words := strings.Split(name, "-"); len(words) > 0; words = words[:len(words)-1] {
		for _, one := range []string{plain(strings.Join(words, "")), plain(strings.TrimSuffix(strings.Join(words, ""),
			"s"))} {
			if href := n.entries[product][one]; href != "" {
				return href
			}
		}
		if within {
			return "" // a page of a larger subject is called after what it is about, which a part of its name is not
		}
	}
	return ""
}

// group is the overview that lists most pages whose addresses begin as this one does, up to the first hyphen of its
// folder. A lone neighbor makes no group.
func (n *nearest) group(address string) string {
	parent := vitrine.ParentPath(address)
	word, _, hyphened := strings.Cut(strings.TrimPrefix(address, parent), "-")
	if !hyphened {
		return ""
	}
	found, most := "", 1
	for _, group := range n.groups {
		count := 0
		for _, page := range group.pages {
			if strings.HasPrefix(page, parent+word+"-") {
				count++
			}
		}
		if count > most {
			found, most = group.path, count
		}
	}
	return found
}

// inReference says whether the pages of a reference stand where an address is.
func (s *Site) inReference(address string) bool {
	for _, r := range s.Config.References {
		if strings.HasPrefix(address, r.Path) {
			return true
		}
	}
	return false
}

func lastFolder(path string) string {
	path = strings.Trim(path, "/")
	return path[strings.LastIndexByte(path, '/')+1:]
}

// plain is a name by its letters and digits alone.
func plain(name string) string {
	return strings.Map(func(r rune) rune {
		if r >= 'a' && r <= 'z' || r >= '0' && r <= '9' {
			return r
		}
		return -1
	}, strings.ToLower(name))
}
