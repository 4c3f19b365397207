package reference

import (
	"slices"

	"github.com/microsoft/typescript-go/vitrine/typetree"
)

// Guess is the value of a prop that a component is tried with (see web/engine/trial/trial.tsx).
type Guess struct {
	Kind  string `json:"kind"`
	Value any    `json:"value,omitempty"`
}

// Subject is an export to try.
type Subject struct {
	Name     string             `json:"name"`
	Kind     string             `json:"kind"`
	Imports  []string           `json:"imports"`  // statements
	Attempts []map[string]Guess `json:"attempts"` // sets of props, to be given until it draws something
	Classes  []string           `json:"classes"`  // that it is documented to have
	Parts    []string           `json:"parts"`    // those of them that are no state
	Sample   map[string]Guess   `json:"sample"`   // props of its drawing, beside those that it needs
}

// Subjects are the entries that can be tried: what is a value when a program runs.
func Subjects(entries []Entry) []Subject {
	var list []Subject
	for _, e := range entries {
		if len(e.Imports) == 0 || e.Kind != Component && e.Kind != Hook {
			continue
		}
		s := Subject{Name: e.Name, Kind: e.Kind, Imports: e.Imports, Attempts: []map[string]Guess{},
			Classes: []string{}, Parts: []string{}, Sample: map[string]Guess{}}
		if e.Kind == Component {
			s.Attempts = attempts(e)
			for _, row := range slices.Concat(e.Slots, e.Classes) {
				if row.Class != "" {
					s.Classes = append(s.Classes, row.Class)
				}
				if row.Class != "" && !row.State {
					s.Parts = append(s.Parts, row.Class)
				}
			}
			slices.SortStableFunc(s.Parts, func(a, b string) int { return wholeFirst(e, a) - wholeFirst(e, b) })
			if prop := TextProp(e); prop != "" {
				s.Sample[prop] = Guess{Kind: "value", Value: e.Name}
			}
		}
		list = append(list, s)
	}
	return list
}

// wholeFirst puts the class of a component as a whole before those of its parts.
func wholeFirst(e Entry, class string) int {
	for _, row := range slices.Concat(e.Slots, e.Classes) {
		if row.Class == class && row.Name == "root" {
			return 0
		}
	}
	return 1
}

// attempts are sets of props: first what the types require, then with a child, then opened as well. Whatever else a
// component needs is the matter of a specimen.
func attempts(e Entry) []map[string]Guess {
	needed, opened := map[string]Guess{}, map[string]Guess{}
	for _, row := range allRows(e) {
		if row.Required {
			needed[row.Name] = guess(row.Type)
		}
		switch {
		case slices.Contains(opening, row.Name) && isBoolean(row.Type):
			opened[row.Name] = Guess{Kind: "value", Value: true}
		case slices.Contains(anchors, row.Name):
			opened[row.Name] = Guess{Kind: "anchor"}
		}
	}
	child := map[string]Guess{"children": {Kind: "element"}}
	list := []map[string]Guess{needed, united(needed, child)}
	if len(opened) > 0 {
		list = append(list, united(needed, opened), united(needed, child, opened))
	}
	return list
}

// Sample are props that show a component: what its types require, and what opens and places it. Without a text it has a
// child, where it takes one.
func Sample(e Entry) map[string]Guess {
	props := map[string]Guess{}
	for _, row := range allRows(e) {
		switch {
		case slices.Contains(opening, row.Name) && isBoolean(row.Type) && row.Name != "defaultOpen":
			props[row.Name] = Guess{Kind: "value", Value: true}
		case slices.Contains(anchors, row.Name):
			props[row.Name] = Guess{Kind: "anchor"}
		case row.Required:
			props[row.Name] = guess(row.Type)
		case row.Name == "children" && TextProp(e) == "":
			props[row.Name] = Guess{Kind: "element"}
		}
	}
	if prop := TextProp(e); prop != "" {
		props[prop] = Guess{Kind: "value", Value: e.Name}
	}
	return props
}

// Names of props by which libraries open what is closed at first, and place it.
var (
	opening = []string{"open", "in", "isOpen", "opened", "show", "visible", "defaultOpen"}
	anchors = []string{"anchorEl"}
)

func allRows(e Entry) []Row {
	rows := e.Props
	for _, group := range e.Inherited {
		rows = slices.Concat(rows, group.Rows)
	}
	return rows
}

func isBoolean(t *typetree.Type) bool {
	return slices.ContainsFunc(t.Alternatives(), func(one *typetree.Type) bool { return one.Is("boolean") })
}

func united(sets ...map[string]Guess) map[string]Guess {
	all := map[string]Guess{}
	for _, set := range sets {
		for name, value := range set {
			all[name] = value
		}
	}
	return all
}

// guess is a value of a type, as simple as can be.
func guess(t *typetree.Type) Guess {
	for _, one := range t.Alternatives() {
		if one.Kind == typetree.Operator { // readonly string[]
			one = one.Of[0]
		}
		switch {
		case one.Is("null"), one.Is("undefined"):
			continue
		case one.Names("React.ReactElement"), one.Names("ReactElement"), one.Names("JSX.Element"):
			return Guess{Kind: "element"}
		case isText(one):
			return Guess{Kind: "value", Value: "Text"}
		case one.Is("number"):
			return Guess{Kind: "value", Value: 1}
		case one.Is("boolean"):
			return Guess{Kind: "value", Value: false}
		case one.HasFunction():
			return Guess{Kind: "function"}
		case one.Kind == typetree.Array, one.Kind == typetree.Tuple:
			return Guess{Kind: "array"}
		}
		if value := literal(typetree.Print(one)); one.Kind == typetree.Literal && value != nil {
			return Guess{Kind: "value", Value: value}
		}
	}
	return Guess{Kind: "object"}
}
