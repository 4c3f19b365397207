package reference

import (
	"fmt"
	"slices"
	"strconv"

	"github.com/microsoft/typescript-go/vitrine/typetree"
)

// Knowing is an index of no site, by which the names in types mean what they stand for.
func Knowing(named []Named) *Index {
	refs := Empty()
	refs.name(named)
	return refs
}

// Given is a prop that an element can't do without, and a value of it.
type Given struct {
	Name  string
	Code  string // as JSX writes it
	Value any    // as JSON has it; nil for one that only code can say
}

// Attribute is the prop in a tag.
func (g Given) Attribute() string { return g.Name + "=" + g.Code }

// Needs are the least that an element of a component needs: its props, and a text where it shows one. Without ok it
// needs what nobody can make up.
func (refs *Index) Needs(e Entry) (given []Given, text, ok bool) {
	rows := allRows(e)
	shows := textOf(rows)
	for _, row := range rows {
		if !row.Required || row.Name == "children" && shows == "children" {
			continue
		}
		one, ok := refs.sampleOf(row, e.Name)
		if !ok || row.Name == "children" {
			return nil, false, false
		}
		given = append(given, one)
	}
	if shows == "label" && !slices.ContainsFunc(rows, func(r Row) bool { return r.Name == "label" && r.Required }) {
		given = append(given, Given{"label", strconv.Quote(e.Name), e.Name})
	}
	return given, shows == "children" || showsPlatformText(e), true
}

// showsPlatformText says whether a component passes children on that it does not declare itself.
func showsPlatformText(e Entry) bool {
	return slices.ContainsFunc(e.Inherited, func(g Group) bool {
		named := func(row Row) bool { return row.Name == "children" }
		return slices.Contains(g.Names, "children") || slices.Contains(g.Every, "children") ||
			slices.ContainsFunc(g.Rows, named)
	})
}

// sampleOf is a value of a prop.
func (refs *Index) sampleOf(row Row, name string) (Given, bool) {
	given := func(code string, value any) (Given, bool) { return Given{row.Name, code, value}, true }
	o := refs.offers(row.Type)
	switch {
	case len(o.values) > 0:
		if text, isText := o.values[0].(string); isText {
			return given(strconv.Quote(text), text)
		}
		return given(fmt.Sprintf("{%v}", o.values[0]), o.values[0])
	case o.text:
		return given(strconv.Quote(name), name)
	case o.number:
		return given("{1}", 1)
	}
	for _, one := range row.Type.Alternatives() {
		switch {
		case one.Kind == typetree.Func && one.Function != nil && one.Function.Returns.Is("void"):
			return given("{() => {}}", nil)
		case one.Kind == typetree.Array:
			return given("{[]}", []any{})
		}
	}
	return Given{}, false
}
