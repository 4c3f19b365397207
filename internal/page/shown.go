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
	playground string           // page with its playground, "" for none
	group      *playgroundGroup // that has it where no page does, nil for none
	demos      demoLinks        // of pages that teach it
	elsewhere  demoLinks        // of other pages
}

// demoLinks lead from props to the first demo that sets each.
type demoLinks map[string]vitrine.Link

func (l demoLinks) add(prop string, link vitrine.Link) {
	if _, known := l[prop]; !known {
		l[prop] = link
	}
}

// tryables are the components that can be tried, and the pages of groups of playgrounds by those that own them.
type tryables struct {
	components components
	groups     map[string]*playgroundGroup
	declared   map[reference.Declaration]vitrine.Link // demos of props that several components take
	about      map[aboutProp][]string                 // products that name a page for a prop
	explained  map[string]demoLinks                   // demos of such pages, by product
	examples   examples
}

// aboutProp is a page about a prop that many components take.
type aboutProp struct{ path, prop string }

// components are those of the reference that can be tried.
type components map[*reference.Item]*tryable

func (c components) at(r *reference.Item) *tryable {
	if c[r] == nil {
		c[r] = &tryable{demos: demoLinks{}, elsewhere: demoLinks{}}
	}
	return c[r]
}

// showRows leads from each prop of a list to its control, else to a demo that sets it. On pages of the reference the
// controls open above the list.
func (a *answers) showRows(page block.Page, r *reference.Item, list *vitrine.Reference) {
	where := a.tryable().components[r]
	if where == nil {
		where = &tryable{}
	}
	controls := map[string]vitrine.Control{}
	if where.playground != "" || page.Generated && where.group != nil {
		for _, control := range a.controls(r) {
			controls[control.Name] = control
		}
		if page.Generated {
			list.Door = door(r, where, len(controls))
		}
	}
	place := ""
	if list.Door == nil {
		place = where.playground
	}
	for i := range list.Rows {
		row := &list.Rows[i]
		if control, ok := controls[row.Name]; ok {
			row.Control, row.Here = place+"#"+playground.ControlID(r.Name, control), list.Door != nil
			continue
		}
		if row.Shown, row.Here = a.shownBy(r, where, row.Name); row.Shown != nil {
			continue
		}
		for _, name := range replacements(r, row.Name) {
			if control, ok := controls[name]; ok {
				row.Shown = &vitrine.Link{Title: name, Href: place + "#" + playground.ControlID(r.Name, control)}
				row.Here = list.Door != nil
			} else {
				row.Shown, row.Here = a.shownBy(r, where, name)
			}
			if row.Shown != nil {
				break
			}
		}
		if row.Shown == nil {
			row.Shown, row.Here = a.shownBySuccessor(r, row.Name)
		}
	}
}

// shownBy is a demo that sets a prop, else a playground whose code does, and whether a script opens that; nil for none.
func (a *answers) shownBy(r *reference.Item, where *tryable, prop string) (link *vitrine.Link, scripted bool) {
	if link, ok := a.demoOf(r, where, prop); ok {
		return &link, false
	}
	if shown, ok := a.tryable().examples.of(r, prop); ok {
		return &shown.Link, shown.scripted
	}
	return nil, false
}

// demoOf is a demo that sets a prop: on a page about the component or about the prop, on any page, or of another
// component that takes the prop from the same declaration, be it with other type arguments.
func (a *answers) demoOf(r *reference.Item, where *tryable, prop string) (vitrine.Link, bool) {
	known := a.tryable()
	for _, links := range []demoLinks{where.demos, known.explained[r.Config.Product], where.elsewhere} {
		if link, ok := links[prop]; ok {
			return link, true
		}
	}
	if i := rowOf(r, prop); i >= 0 {
		for _, at := range r.Props[i].Declarations() {
			if link, ok := known.declared[at]; ok {
				return link, true
			}
		}
	}
	return vitrine.Link{}, false
}

// rowOf is the index of a prop among the own ones of a component, -1 for none.
func rowOf(r *reference.Item, prop string) int {
	return slices.IndexFunc(r.Props, func(row reference.Row) bool { return row.Name == prop })
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

var playgroundDirective = regexp.MustCompile(`(?m)^\s*(?:\{\{"playground": "|playground: *["']?)([^"'\s]+)`)

// playgroundsOf are the components that a page has playgrounds of.
func playgroundsOf(p source.Page) (names []string) {
	for _, m := range playgroundDirective.FindAllSubmatch(p.Body, -1) {
		names = append(names, string(m[1]))
	}
	return names
}

// findTryables reads the pages that teach components, and what demos of all pages set.
func (a *answers) findTryables() tryables {
	found := tryables{components: components{}, declared: map[reference.Declaration]vitrine.Link{},
		about: map[aboutProp][]string{}, explained: map[string]demoLinks{}}
	for _, r := range a.site.Config.References {
		found.explained[r.Product] = demoLinks{}
		for _, p := range r.PropPages {
			at := aboutProp{p.Path, p.Prop}
			found.about[at] = append(found.about[at], r.Product)
		}
	}
	for _, p := range a.site.Tree.Pages {
		if !site.IsTaught(p) {
			continue
		}
		product := a.site.ProductFor(p).ID
		for _, name := range playgroundsOf(p) {
			r := a.Reference.Find(product, name)
			if r != nil && len(p.Matter.Components) > 0 && found.components.at(r).playground == "" {
				found.components.at(r).playground = p.Path
			}
		}
		for _, d := range p.Demos {
			a.noteDemo(p, d, found)
		}
	}
	found.groups = a.findGroups(found.components)
	found.examples = a.findExamples(found.components)
	return found
}

// directiveName is what a directive calls the demo that a file is, or a styling of: one of several stands in a folder.
func directiveName(file string) string {
	if folder, styling, below := strings.Cut(file, "/"); below && path.Base(styling) == "index.tsx" {
		return folder
	}
	return file
}

// showsDemo reports whether a directive of a text names a demo, in JSON or in YAML.
func showsDemo(body, name string) bool {
	return slices.ContainsFunc([]string{`"demo": "` + name + `"`, "demo: " + name + "\n", `demo: "` + name + `"`,
		"demo: '" + name + "'"}, func(form string) bool { return strings.Contains(body, form) })
}

// noteDemo notes what a demo of a page sets.
func (a *answers) noteDemo(p source.Page, d source.Demo, found tryables) {
	name := directiveName(d.Name)
	id := demo.ElementID(name)
	if path.Ext(d.Name) != ".tsx" || strings.Contains(id, "/") ||
		!showsDemo(string(p.Body), name) {
		return
	}
	product, title, href := a.site.ProductFor(p).ID, titleOf(id), p.Path+"#"+id
	parsed, _ := typescript.Parse(d.Path, d.Text)
	for _, use := range parsed.Uses() {
		r := a.Reference.Used(reference.Use(use), product)
		if r == nil {
			continue
		}
		own := found.components.at(r).elsewhere
		if slices.Contains(p.Matter.Components, r.Name) {
			own = found.components.at(r).demos
		}
		for _, prop := range use.Props {
			own.add(prop, vitrine.Link{Title: title, Href: href})
		}
		found.share(p.Path, r, use.Props, vitrine.Link{Title: title + " (" + r.Name + ")", Href: href})
	}
}

// share notes a demo of a component for other components that take the same props.
func (t tryables) share(path string, r *reference.Item, props []string, link vitrine.Link) {
	for _, prop := range props {
		if i := rowOf(r, prop); i >= 0 && r.Props[i].From != "" {
			for _, at := range r.Props[i].Declarations() {
				if t.declared[at].Href == "" {
					t.declared[at] = link
				}
			}
		}
		for _, product := range t.about[aboutProp{path, prop}] {
			t.explained[product].add(prop, link)
		}
	}
}
