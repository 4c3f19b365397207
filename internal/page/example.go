package page

import (
	"vitrine/internal/block/playground"
	"vitrine/internal/reference"
	"vitrine/internal/typescript"
	"vitrine/internal/vitrine"
)

// example is a playground whose code sets a prop that has no control.
type example struct {
	vitrine.Link
	scripted bool // it opens by a script
}

// examples are the playgrounds whose code sets props: of the component itself, and of others that take a prop from the
// same declaration.
type examples struct {
	own      map[*reference.Item]map[string]example
	declared map[reference.Declaration]example
}

// findExamples reads the code that playgrounds begin with.
func (a *answers) findExamples(found components) examples {
	list := examples{own: map[*reference.Item]map[string]example{}, declared: map[reference.Declaration]example{}}
	for _, at := range a.placed() {
		r, where := at.item, found[at.item]
		shown, ok := exampleOf(r, where)
		if !ok {
			continue
		}
		code, known := a.specimen(r)
		if !known {
			code = guessed(r.Entry)
		}
		list.note(r, setBy(r, code), shown)
	}
	return list
}

// exampleOf is the playground of a component, on a page or in a group; not every one has one.
func exampleOf(r *reference.Item, where *tryable) (shown example, ok bool) {
	if where == nil || where.playground == "" && where.group == nil {
		return example{}, false
	}
	shown = example{vitrine.Link{Title: titleOf(r.Name), Href: where.playground}, where.playground == ""}
	if shown.scripted {
		shown.Href = r.Page
	}
	shown.Href += "#" + playground.ID(r.Name)
	return shown, true
}

func (l examples) note(r *reference.Item, props map[string]bool, shown example) {
	l.own[r] = map[string]example{}
	for _, row := range r.Props {
		if !props[row.Name] {
			continue
		}
		l.own[r][row.Name] = shown
		if _, known := l.declared[row.Declaration()]; !known && row.From != "" {
			l.declared[row.Declaration()] = shown
		}
	}
}

// setBy are the props that code hands to a component. What the types ask for, and no attribute names, comes with what
// is spread; so do the values that are declared beside it.
func setBy(r *reference.Item, code typescript.Specimen) map[string]bool {
	props := map[string]bool{"children": code.Children != ""}
	spread := false
	for _, attribute := range code.Attributes {
		props[attribute.Name] = true
		spread = spread || attribute.Name == ""
	}
	if !spread {
		return props
	}
	asked := map[string]bool{}
	for _, row := range r.Props {
		if row.Required && !props[row.Name] {
			asked[row.From], props[row.Name] = true, true
		}
	}
	for _, row := range r.Props {
		if asked[row.From] && row.From != "" && !row.Type.HasFunction() {
			props[row.Name] = true
		}
	}
	return props
}

// of is a playground whose code sets a prop of a component.
func (l examples) of(r *reference.Item, prop string) (example, bool) {
	if shown, ok := l.own[r][prop]; ok {
		return shown, true
	}
	i := rowOf(r, prop)
	if i < 0 {
		return example{}, false
	}
	shown, ok := l.declared[r.Props[i].Declaration()]
	return shown, ok
}
