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
	demos      map[string]vitrine.Link // by the prop that they set, the first one of each
}

// showRows leads from each prop of a list to its control, else to a demo that sets it.
func (a *answers) showRows(page block.Page, r *reference.Item, list *vitrine.Reference) {
	a.tryableOnce.Do(func() { a.tryables = a.findTryables() })
	where := a.tryables[r]
	if where == nil {
		return
	}
	controls := map[string]bool{}
	if subject, ok := a.Playground(page, r.Name); ok && where.playground != "" {
		playground.Begin(&subject.Playground)
		for _, control := range subject.Controls {
			controls[control.Name] = true
		}
	}
	for i, row := range list.Rows {
		if controls[row.Name] {
			list.Rows[i].Control = where.playground + "#" + playground.ControlID(r.Name, row.Name)
		} else if link, ok := where.demos[row.Name]; ok {
			list.Rows[i].Shown = &link
		}
	}
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
func (a *answers) findTryables() map[*reference.Item]*tryable {
	found := map[*reference.Item]*tryable{}
	at := func(r *reference.Item) *tryable {
		if found[r] == nil {
			found[r] = &tryable{demos: map[string]vitrine.Link{}}
		}
		return found[r]
	}
	for _, p := range a.site.Tree.Pages {
		if !site.IsTaught(p) || len(p.Matter.Components) == 0 {
			continue
		}
		product := a.site.ProductFor(p).ID
		for _, name := range playgroundsOf(p) {
			if r := a.Reference.Find(product, name); r != nil && at(r).playground == "" {
				at(r).playground = p.Path
			}
		}
		for _, d := range p.Demos {
			a.noteDemo(p, product, d, at)
		}
	}
	return found
}

// noteDemo notes what a demo of a page sets.
func (a *answers) noteDemo(p source.Page, product string, d source.Demo, at func(*reference.Item) *tryable) {
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
		shown := at(r).demos
		for _, prop := range use.Props {
			if _, known := shown[prop]; !known {
				shown[prop] = vitrine.Link{Title: titleOf(id), Href: p.Path + "#" + id}
			}
		}
	}
}
