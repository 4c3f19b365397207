package inspect

import (
	"path"
	"slices"
	"strings"

	"vitrine/internal/claim"
	"vitrine/internal/reference"
	"vitrine/internal/site"
	"vitrine/internal/source"
	"vitrine/internal/typescript"
)

// Sought is a demo with the props that it sets of components which its page, or a page above it, is about.
type Sought struct {
	Page     source.Page
	Product  source.Product
	Demo     string
	Subjects []Subject
}

// Subject is a component as a demo imports it.
type Subject struct {
	Item   *reference.Item
	Module string
	Import string // "default" for the default export
	Props  []string
}

// SoughtProps are the props of all demos whose effect tells what a page teaches, in the order of the pages.
func SoughtProps(s *site.Site, index *reference.Index) (list []Sought) {
	about := map[string][]*reference.Item{}
	for _, p := range s.Tree.Pages {
		if site.IsTaught(p) {
			about[p.Path] = index.Items(s.ProductFor(p).ID, p.Matter.Components)
		}
	}
	for _, p := range s.Tree.Pages {
		if !site.IsTaught(p) {
			continue
		}
		var items []*reference.Item
		for above, more := range about {
			if strings.HasPrefix(p.Path, above) {
				items = append(items, more...)
			}
		}
		if len(items) == 0 {
			continue
		}
		product := s.ProductFor(p)
		for _, name := range claim.DemoNames(p) {
			if subjects := subjectsOf(p, name, product.ID, index, items); len(subjects) > 0 {
				list = append(list, Sought{p, product, name, subjects})
			}
		}
	}
	return list
}

// subjectsOf are the components that a demo sets props of. Left out are those of a theme, which nothing takes away, and
// those that the demo makes of others, since its own code may read them.
func subjectsOf(p source.Page, name, product string, index *reference.Index, items []*reference.Item) (list []Subject) {
	for _, file := range claim.Files(p, name) {
		if path.Ext(file.Name) != ".tsx" {
			continue
		}
		for _, found := range typescript.Uses(file.Name, string(file.Text)) {
			use := reference.Use(found)
			item := index.Used(use, product)
			if item == nil || use.Theme || use.Around || use.Module == "" || !slices.Contains(items, item) {
				continue
			}
			at := slices.IndexFunc(list, func(s Subject) bool { return s.Module == use.Module && s.Import == use.Name })
			if at < 0 {
				at = len(list)
				list = append(list, Subject{Item: item, Module: use.Module, Import: use.Name})
			}
			for _, prop := range use.Props {
				if item.HasOwn(prop) && !slices.Contains(list[at].Props, prop) {
					list[at].Props = append(list[at].Props, prop)
				}
			}
		}
	}
	return slices.DeleteFunc(list, func(s Subject) bool { return len(s.Props) == 0 })
}
