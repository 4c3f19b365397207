package reference

import (
	"slices"
	"strings"
)

// Names of props by which libraries take a text to show.
var texts = []string{"label", "children"}

// TextProp is the prop of a component that takes the text that it shows, "" for none.
func TextProp(e Entry) string { return textOf(e.Props) }

// textOf is the prop among these that takes the text of an element, "" for none.
func textOf(rows []Row) string {
	for _, name := range texts {
		for _, row := range rows {
			if row.Name == name && slices.ContainsFunc(row.Type.Alternatives(), isText) {
				return name
			}
		}
	}
	return ""
}

// Takes says whether a component has a prop of its own or of another component, not one of the platform.
func Takes(e Entry, name string) bool {
	named := func(row Row) bool { return row.Name == name && !row.IsDeprecated }
	return slices.ContainsFunc(e.Props, named) ||
		slices.ContainsFunc(e.Inherited, func(g Group) bool { return slices.ContainsFunc(g.Rows, named) })
}

// StateClasses are the classes that all components of a product share in states whose names begin with a word.
func (x *Index) StateClasses(product, state string) []string {
	var classes []string
	for _, item := range x.ByProduct[product] {
		for _, row := range item.Classes {
			if row.State && strings.HasPrefix(row.Name, state) && !slices.Contains(classes, row.Class) {
				classes = append(classes, row.Class)
			}
		}
	}
	slices.Sort(classes)
	return classes
}
