package reference

import (
	"slices"
	"strings"

	"github.com/microsoft/typescript-go/vitrine/facts"
)

// groups sorts what a component accepts beyond its own props by where it comes from: other components first, then
// shared types, the style functions, and the platform's attributes.
func (r *room) groups(c facts.Component, rest []facts.Member) []Group {
	byLabel := map[string]*Group{}
	var order []string
	for _, m := range rest {
		label, owner := r.source(c, m.From)
		g := byLabel[label]
		if g == nil {
			g = &Group{Label: label, Owner: owner, Kind: FromType}
			if label == further+c.Name {
				g.Kind = FromSelf
			} else if owner != "" {
				g.Kind = FromComponent
			} else if label == systemLabel || r.isSystem(c, m.From) {
				g.Kind = FromSystem
			}
			byLabel[label] = g
			order = append(order, label)
		}
		row := r.row(m)
		row.Required = !m.Optional
		g.Rows = append(g.Rows, row)
	}
	var list []Group
	for _, label := range order {
		g := byLabel[label]
		r.sort(g.Rows)
		g.Count = len(g.Rows)
		list = append(list, *g)
	}
	slices.SortStableFunc(list, func(a, b Group) int { return rankOf(a) - rankOf(b) })
	return append(list, r.platform(c)...)
}

func rankOf(g Group) int {
	switch {
	case g.Kind == FromSelf:
		return -1
	case g.Owner != "":
		return 0
	case g.Kind == FromSystem:
		return 2
	}
	return 1
}

const (
	systemLabel = "System"
	further     = "Further props of "
)

// source names where a prop comes from: the component that documents the declaration, the system, or the type itself.
func (r *room) source(c facts.Component, from facts.Origin) (label, owner string) {
	if r.policy.System != "" && from.Package == r.policy.System && !within(c.File, from.Package) {
		return systemLabel, ""
	}
	if r.declares(c, from) && (r.owners[from] == "" || r.owners[from] == c.Name) {
		return further + c.Name, ""
	}
	if owner := r.owners[from]; owner != "" && owner != c.Name {
		return owner, owner
	}
	if from.Type == "" {
		return from.Package, ""
	}
	return from.Type, ""
}

// platform are the attributes that React and CSS declare. Those of every element are counted; those of one kind of
// element are named.
func (r *room) platform(c facts.Component) []Group {
	var list []Group
	for _, f := range c.Foreign {
		g := Group{Kind: FromPlatform, Label: f.From.Type, Count: len(f.Names)}
		if f.From.Package == "csstype" {
			g.Label = "CSS properties"
		} else if !everyElement(f.From.Type) {
			g.Names = f.Names
		}
		if g.Names == nil {
			g.Every = f.Names
		}
		if n := len(list); n > 0 && list[n-1].Label == g.Label {
			list[n-1].Count += g.Count
			list[n-1].Every = append(list[n-1].Every, f.Names...)
			continue
		}
		list = append(list, g)
	}
	return list
}

// everyElement says whether all elements have the attributes of a type.
func everyElement(name string) bool {
	return name == "AriaAttributes" || name == "DOMAttributes" || name == "HTMLAttributes" || name == "SVGAttributes"
}

// parent finds the component that most of the accepted props come from, where no comment names it: nearly all of its
// own props have to be there, and more than a few.
func (r *room) parent(c facts.Component) *Parent {
	best, share := "", 0
	count := map[string]int{}
	for _, m := range c.Props {
		if owner := r.owners[m.From]; owner != "" && owner != c.Name && !r.own[c.Name][m.Name] &&
			strings.HasPrefix(m.From.Package, "@") == strings.HasPrefix(c.File, "@") {
			count[owner]++
		}
	}
	for owner, n := range count {
		if own := len(r.own[owner]); own > 0 && n >= 3 && n*10 >= own*7 && (n > share || n == share && owner < best) {
			best, share = owner, n
		}
	}
	if best == "" {
		return nil
	}
	return &Parent{Name: best}
}
