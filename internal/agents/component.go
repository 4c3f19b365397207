package agents

import (
	"fmt"
	"slices"
	"strings"

	"vitrine/internal/vitrine"
)

// componentInput is a question about an entry of the reference.
type componentInput struct {
	Name      string   `json:"name" jsonschema:"name of a component, hook or type, such as Button"`
	Product   string   `json:"product,omitempty" jsonschema:"product id or package, where several have the name"`
	Section   string   `json:"section,omitempty" jsonschema:"one list whole: props, inherited, slots, classes, parameters, returns, members, or all"`
	Props     []string `json:"props,omitempty" jsonschema:"names of props, slots or classes to describe in full"`
	Inherited bool     `json:"inherited,omitempty" jsonschema:"list inherited props as well"`
}

// How long answers are, in bytes.
const (
	shortAnswer = 1200 // a list in a summary
	longAnswer  = 6000 // a list that was asked for
	longType    = 90
)

func (a *answers) component(in componentInput) (string, error) {
	entry, others, err := a.entry(in.Name, in.Product)
	if err != nil {
		return "", err
	}
	facts, err := a.Library.Facts(entry)
	if err != nil {
		return "", err
	}
	var out strings.Builder
	fmt.Fprintf(&out, "%s (%s) of %s\n", facts.Name, facts.Kind, productLabel(facts))
	if facts.Deprecated != "" {
		fmt.Fprintf(&out, "Deprecated: %s\n", sentence(facts.Deprecated))
	}
	if len(in.Props) > 0 {
		err := writeNamed(&out, facts, in.Props)
		return out.String(), err
	}
	if in.Section != "" {
		err := writeSection(&out, facts, strings.ToLower(in.Section))
		return out.String(), err
	}
	summary(&out, facts, in.Inherited)
	if len(others) > 0 {
		fmt.Fprintf(&out, "Also in: %s (name the product)\n", strings.Join(others, ", "))
	}
	return out.String(), nil
}

// summary is what most questions are about.
func summary(out *strings.Builder, facts vitrine.Facts, inherited bool) {
	if len(facts.Imports) > 0 {
		fmt.Fprintln(out, facts.Imports[0])
	}
	if facts.Text != "" {
		fmt.Fprintln(out, sentence(facts.Text))
	}
	for _, list := range []struct {
		label string
		rows  []vitrine.Fact
	}{{"Props", facts.Props}, {"Parameters", facts.Parameters}, {"Returns", facts.Returns},
		{"Members", facts.Members}, {"Slots", facts.Slots}} {
		if len(list.rows) > 0 {
			fmt.Fprintf(out, "%s (%d):\n", list.label, len(list.rows))
			writeRows(out, list.rows, shortAnswer, false)
		}
	}
	if facts.ReturnType != "" {
		fmt.Fprintf(out, "Returns: %s\n", cut(facts.ReturnType, longAnswer))
	}
	if inherited {
		writeInherited(out, facts, shortAnswer)
	} else if len(facts.Inherited) > 0 {
		var from []string
		for _, group := range facts.Inherited {
			from = append(from, fmt.Sprintf("%s (%d)", group.From, group.Count))
		}
		fmt.Fprintf(out, "Inherits: %s", strings.Join(from, ", "))
		if len(facts.Props) == 0 {
			out.WriteString(" (section: inherited)")
		}
		out.WriteByte('\n')
	}
	if facts.Theme != "" {
		fmt.Fprintf(out, "Theme key: %s\n", facts.Theme)
	}
	if len(facts.Classes) > 0 {
		fmt.Fprintf(out, "CSS classes: %d (section: classes)\n", len(facts.Classes))
	}
	writePlaces(out, facts)
}

func writePlaces(out *strings.Builder, facts vitrine.Facts) {
	places := slices.Clone(facts.Shown)
	if facts.Page != "" {
		places = append(places, facts.Page)
	}
	if len(places) > 0 {
		fmt.Fprintf(out, "Pages: %s\n", strings.Join(places[:min(len(places), 4)], " "))
	}
}

// line is a row on one line.
func line(f vitrine.Fact) string {
	var out strings.Builder
	name := f.Name
	if f.Class != "" && f.Type == "" {
		name += " ." + f.Class
	}
	out.WriteString("- " + name)
	if f.Required {
		out.WriteString(" (required)")
	}
	if f.Type != "" {
		out.WriteString(": " + cut(f.Type, longType))
	}
	if f.Default != "" {
		out.WriteString(" = " + cut(f.Default, longType))
	}
	if f.Deprecated != "" {
		out.WriteString(" (deprecated)")
	}
	return out.String()
}

// writeRows writes as many rows as there is room for, and the names of the others.
func writeRows(out *strings.Builder, rows []vitrine.Fact, room int, described bool) {
	for i, row := range rows {
		text := line(row)
		if described && row.Text != "" {
			text += ". " + sentence(row.Text)
		}
		if room -= len(text) + 1; room < 0 && i > 0 {
			var names []string
			for _, other := range rows[i:] {
				names = append(names, other.Name)
			}
			fmt.Fprintf(out, "- and %d more, by name in props: %s\n", len(names),
				cut(strings.Join(names, ", "), shortAnswer))
			return
		}
		fmt.Fprintln(out, text)
	}
}

func writeInherited(out *strings.Builder, facts vitrine.Facts, room int) {
	for _, group := range facts.Inherited {
		fmt.Fprintf(out, "From %s (%d):\n", group.From, group.Count)
		writeRows(out, group.Props, room, false)
		if len(group.Names) > 0 {
			fmt.Fprintf(out, "- %s\n", cut(strings.Join(group.Names, ", "), room))
		}
	}
}

// sentence is the first one of a text, without line breaks.
func sentence(text string) string {
	text, _, _ = strings.Cut(text, "\n\n")
	text = strings.Join(strings.Fields(text), " ")
	if i := strings.Index(text, ". "); i >= 0 {
		text = text[:i+1]
	}
	return cut(text, longAnswer)
}

// cut is a text of at most so many bytes, with a sign where something is missing.
func cut(text string, most int) string {
	if len(text) <= most {
		return text
	}
	return strings.ToValidUTF8(text[:most], "") + "…"
}
