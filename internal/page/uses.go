package page

import (
	"slices"
	"strings"

	"vitrine/internal/typescript"
)

// DemoUses are the documented components that a demo is made of.
type DemoUses struct {
	Demo       string         `json:"demo"` // its id on the page
	Title      string         `json:"title"`
	Lines      int            `json:"lines"`
	Components []ComponentUse `json:"components"` // in the order of their names
}

// ComponentUse is a component with the props that a demo hands to it.
type ComponentUse struct {
	Name  string   `json:"name"`
	Href  string   `json:"href"` // of its reference
	Props []string `json:"props"`
}

// Uses tells of each demo of the page what it takes of packages; reference is where a component is documented, "" for
// one that is not.
func (p *Page) Uses(reference func(name string) string) []DemoUses {
	var list []DemoUses
	for _, d := range p.All() {
		source := d.Demo.Sources[0]
		list = append(list, DemoUses{Demo: d.Demo.Name, Title: d.Demo.Title, Lines: source.Lines,
			Components: componentUses(source.Text, reference)})
	}
	return list
}

func componentUses(text string, reference func(name string) string) []ComponentUse {
	var list []ComponentUse
	for _, use := range typescript.Uses("demo.tsx", text) {
		href := reference(use.Tag)
		if use.Module == "" || use.Theme || href == "" {
			continue
		}
		i, known := slices.BinarySearchFunc(list, use.Tag, func(c ComponentUse, name string) int {
			return strings.Compare(c.Name, name)
		})
		if !known {
			list = slices.Insert(list, i, ComponentUse{Name: use.Tag, Href: href, Props: []string{}})
		}
		list[i].Props = append(list[i].Props, use.Props...)
	}
	for i := range list {
		slices.Sort(list[i].Props)
		list[i].Props = slices.Compact(list[i].Props)
	}
	return list
}
