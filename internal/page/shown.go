package page

import (
	"path"
	"regexp"
	"slices"
	"strings"

	"vitrine/internal/block"
	"vitrine/internal/block/playground"
	"vitrine/internal/demo"
	"vitrine/internal/reference"
	"vitrine/internal/site"
	"vitrine/internal/source"
	"vitrine/internal/typescript"
	"vitrine/internal/vitrine"
)

// tryable is where readers can try the props of a component.
type tryable struct {
	playground string                  // page with its playground, "" for none
	group      *playgroundGroup        // that has it where no page does, nil for none
	demos      map[string]vitrine.Link // by the prop that they set, the first one of each
}

// tryables are the components that can be tried, and the pages of groups of playgrounds by those that own them.
type tryables struct {
	components components
	groups     map[string]*playgroundGroup
}

// components are those of the reference that can be tried.
type components map[*reference.Item]*tryable

func (c components) at(r *reference.Item) *tryable {
	if c[r] == nil {
		c[r] = &tryable{demos: map[string]vitrine.Link{}}
	}
	return c[r]
}

// showRows leads from each prop of a list to its control, else to a demo that sets it. On pages of the reference the
// controls open above the list.
func (a *answers) showRows(page block.Page, r *reference.Item, list *vitrine.Reference) {
	where := a.tryable().components[r]
	if where == nil {
		return
	}
	controls := map[string]bool{}
	if where.playground != "" || page.Generated && where.group != nil {
		for _, control := range a.controls(r) {
			controls[control.Name] = true
		}
		if page.Generated {
			list.Door = door(r, where, len(controls))
		}
	}
	for i, row := range list.Rows {
		if controls[row.Name] {
			list.Rows[i].Control, list.Rows[i].Here = "#"+playground.ControlID(r.Name, row.Name), list.Door != nil
			if list.Door == nil {
				list.Rows[i].Control = where.playground + list.Rows[i].Control
			}
		} else if link, ok := where.demos[row.Name]; ok {
			list.Rows[i].Shown = &link
		}
	}
}

// door is what a list of props has in the place of the component's playground.
func door(r *reference.Item, where *tryable, controls int) *vitrine.PlaygroundDoor {
	door := &vitrine.PlaygroundDoor{ID: playground.ID(r.Name), Page: where.playground, Component: r.Name,
		Controls: controls, Total: len(r.Props), Read: where.playground != ""}
	if !door.Read {
		door.Page = where.group.address()
	}
	return door
}

var playgroundDirective = regexp.MustCompile(`(?m)^\s*\{\{"playground": "([^"]+)"`)

// playgroundsOf are the components that a page has playgrounds of.
func playgroundsOf(p source.Page) (names []string) {
	for _, m := range playgroundDirective.FindAllSubmatch(p.Body, -1) {
		names = append(names, string(m[1]))
	}
	return names
}

// findTryables reads the pages that teach components.
func (a *answers) findTryables() tryables {
	found := components{}
	for _, p := range a.site.Tree.Pages {
		if !site.IsTaught(p) || len(p.Matter.Components) == 0 {
			continue
		}
		product := a.site.ProductFor(p).ID
		for _, name := range playgroundsOf(p) {
			if r := a.Reference.Find(product, name); r != nil && found.at(r).playground == "" {
				found.at(r).playground = p.Path
			}
		}
		for _, d := range p.Demos {
			a.noteDemo(p, product, d, found)
		}
	}
	return tryables{components: found, groups: a.findGroups(found)}
}

// noteDemo notes what a demo of a page sets.
func (a *answers) noteDemo(p source.Page, product string, d source.Demo, found components) {
	id := demo.ElementID(d.Name)
	if path.Ext(d.Name) != ".tsx" || strings.Contains(id, "/") ||
		!strings.Contains(string(p.Body), `"demo": "`+d.Name+`"`) {
		return
	}
	parsed, _ := typescript.Parse(d.Path, d.Text)
	for _, use := range parsed.Uses() {
		r := a.Reference.Used(reference.Use(use), product)
		if r == nil || !slices.Contains(p.Matter.Components, r.Name) {
			continue
		}
		shown := found.at(r).demos
		for _, prop := range use.Props {
			if _, known := shown[prop]; !known {
				shown[prop] = vitrine.Link{Title: titleOf(id), Href: p.Path + "#" + id}
			}
		}
	}
}
