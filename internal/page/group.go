package page

import (
	"cmp"
	"slices"

	"vitrine/internal/block"
	"vitrine/internal/block/playground"
	"vitrine/internal/diag"
	"vitrine/internal/markdown"
	"vitrine/internal/reference"
	"vitrine/internal/source"
	"vitrine/internal/vitrine"
)

const (
	// groupSize bounds what a reader fetches who opens one playground of a group.
	groupSize = 12
	// groupName is what the page of a group is called below the page that owns it.
	groupName = "Playgrounds"
	// groupHeight is that of a picture until it is drawn, in CSS pixels.
	groupHeight = 240
)

// playgroundGroup are playgrounds that no author has put on a page, on one page together: they have one bundle, and no
// page of the reference that shows another component adds one.
type playgroundGroup struct {
	owner string // path of the page of the reference below whose address it stands
	items []*reference.Item
}

// address is that of the page.
func (g *playgroundGroup) address() string { return vitrine.FramePath(g.owner, groupName) }

// findGroups puts the components that were seen to draw something, and that have no playground yet, into groups.
func (a *answers) findGroups(found components) map[string]*playgroundGroup {
	groups := map[string]*playgroundGroup{}
	var last *playgroundGroup
	for _, at := range a.placed() {
		r := at.item
		if !r.Observation.IsSeen() || found[r] != nil && found[r].playground != "" || len(a.controls(r)) == 0 {
			continue
		}
		if last == nil || len(last.items) == groupSize || last.items[0].Config.Product != r.Config.Product {
			if groups[at.path] != nil { // a page with several entries owns one group
				continue
			}
			last = &playgroundGroup{owner: at.path}
			groups[at.path] = last
		}
		last.items = append(last.items, r)
		found.at(r).group = last
	}
	return groups
}

// placedItem is an entry with the page of the reference that shows it.
type placedItem struct {
	path string
	item *reference.Item
}

// placed are the components of the reference that can be imported, by product and name.
func (a *answers) placed() (list []placedItem) {
	for path, items := range a.Reference.Pages {
		for _, r := range items {
			if r.Kind == reference.Component && len(r.Imports) > 0 && a.Reference.Find(r.Config.Product, r.Name) == r {
				list = append(list, placedItem{path, r})
			}
		}
	}
	slices.SortFunc(list, func(x, y placedItem) int {
		return cmp.Or(cmp.Compare(x.item.Config.Product, y.item.Config.Product), cmp.Compare(x.item.Name, y.item.Name))
	})
	return list
}

// controls are those that a playground of a component has when nothing is said of it.
func (a *answers) controls(r *reference.Item) []vitrine.Control {
	subject, ok := a.Playground(block.Page{Product: r.Config.Product}, r.Name)
	if !ok {
		return nil
	}
	playground.Begin(&subject.Playground)
	return subject.Controls
}

// group is the page with the playgrounds of a group, nil where a page owns none.
func (a *answers) group(of *Page, src source.Page) *Page {
	if !src.Generated || src.Language != vitrine.DefaultLanguage {
		return nil
	}
	owned := a.tryable().groups[src.Path]
	if owned == nil {
		return nil
	}
	context := &block.Context{Page: a.site.BlockPage(src), Report: func(...diag.Problem) {},
		Highlight: a.highlighter.Code, Repository: repository{a.site.Config.Repository}}
	context.Path = owned.address()
	kind := playground.Kind{Site: a}
	section := vitrine.Section{}
	for _, r := range owned.items {
		data, ok := kind.Resolve(context, playground.Directive{Of: r.Name, Props: map[string]any{},
			Height: groupHeight}, markdown.Content{})
		if ok {
			picture := data.(*vitrine.Playground).Picture
			picture.Figure, picture.Sources[0].Href = 1, "" // of where it opens; its code stands in the figure
			section.Blocks = append(section.Blocks, vitrine.NewBlock(data))
		}
	}
	p := of.alone(owned.address(), of.Title)
	p.Group = true
	p.Demos, p.Families, p.Sections = context.Live, context.Families, []vitrine.Section{section}
	return p
}
