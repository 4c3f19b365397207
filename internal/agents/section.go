package agents

import (
	"errors"
	"fmt"
	"strings"

	"vitrine/internal/vitrine"
)

const allSections = "all"

// lists are the sections of an entry by their names, in the order of a page.
func lists(facts vitrine.Facts) []struct {
	name string
	rows []vitrine.Fact
} {
	return []struct {
		name string
		rows []vitrine.Fact
	}{{"props", facts.Props}, {"parameters", facts.Parameters}, {"returns", facts.Returns},
		{"members", facts.Members}, {"slots", facts.Slots}, {"classes", facts.Classes}}
}

const inheritedSection = "inherited"

func writeSection(out *strings.Builder, facts vitrine.Facts, section string) error {
	var known []string
	written := false
	for _, list := range lists(facts) {
		if len(list.rows) > 0 {
			known = append(known, list.name)
		}
		if len(list.rows) > 0 && (section == list.name || section == allSections) {
			fmt.Fprintf(out, "%s (%d):\n", list.name, len(list.rows))
			writeRows(out, list.rows, longAnswer, true)
			written = true
		}
	}
	if len(facts.Inherited) > 0 {
		known = append(known, inheritedSection)
		if section == inheritedSection || section == allSections {
			writeInherited(out, facts, longAnswer)
			written = true
		}
	}
	if !written && section != allSections {
		return fmt.Errorf("%s has no section %s: it has %s, or all", facts.Name, quoted(section),
			strings.Join(known, ", "))
	}
	return nil
}

// writeNamed writes all that is known of some rows.
func writeNamed(out *strings.Builder, facts vitrine.Facts, names []string) error {
	var missing []error
	for _, name := range names {
		if !writeFact(out, facts, name) {
			missing = append(missing, noProp(facts, name))
		}
	}
	if len(missing) == len(names) {
		return errors.Join(missing...)
	}
	for _, err := range missing { // the others were found
		fmt.Fprintln(out, err)
	}
	return nil
}

// noProp says that an entry has nothing of a name.
func noProp(facts vitrine.Facts, name string) error {
	near := nearest(name, namesOf(facts))
	if len(near) == 0 && takesMore(facts) {
		return fmt.Errorf("%s declares nothing called %s; attributes of its element are taken as well", facts.Name,
			quoted(name))
	}
	if len(near) == 0 {
		return fmt.Errorf("%s has nothing called %s; its lists are in section: all", facts.Name, quoted(name))
	}
	return fmt.Errorf("%s has nothing called %s; did you mean %s?", facts.Name, quoted(name),
		strings.Join(near, ", "))
}

// namesOf are the names of all rows, those from elsewhere last.
func namesOf(facts vitrine.Facts) []string {
	var names []string
	for _, list := range lists(facts) {
		for _, row := range list.rows {
			names = append(names, row.Name)
		}
	}
	for _, group := range facts.Inherited {
		for _, row := range group.Props {
			names = append(names, row.Name)
		}
		names = append(names, group.Names...)
	}
	return names
}

// writeFact writes all that is known of a row, wherever it comes from.
func writeFact(out *strings.Builder, facts vitrine.Facts, name string) bool {
	for _, list := range lists(facts) {
		for _, row := range list.rows {
			if row.Name == name || "."+row.Class == name || row.Class == name && name != "" {
				writeWhole(out, row, strings.TrimSuffix(list.name, "s"))
				return true
			}
		}
	}
	for _, group := range facts.Inherited {
		for _, row := range group.Props {
			if row.Name == name {
				writeWhole(out, row, "prop of "+group.From)
				return true
			}
		}
		for _, other := range group.Names {
			if other == name {
				fmt.Fprintf(out, "%s: from %s\n", name, group.From)
				return true
			}
		}
	}
	return false
}

func writeWhole(out *strings.Builder, row vitrine.Fact, what string) {
	fmt.Fprintf(out, "%s (%s)", row.Name, what)
	if row.Required {
		out.WriteString(", required")
	}
	if row.Type != "" {
		fmt.Fprintf(out, ": %s", cut(row.Type, longAnswer))
	}
	if row.Default != "" {
		fmt.Fprintf(out, " = %s", cut(row.Default, longAnswer))
	}
	if row.Class != "" {
		fmt.Fprintf(out, ", class .%s", row.Class)
	}
	if row.Since != "" {
		fmt.Fprintf(out, ", since %s", row.Since)
	}
	out.WriteString("\n")
	if row.Text != "" {
		fmt.Fprintf(out, "  %s\n", cut(strings.Join(strings.Fields(row.Text), " "), longAnswer))
	}
	if row.Deprecated != "" {
		fmt.Fprintf(out, "  Deprecated: %s\n", cut(row.Deprecated, longAnswer))
	}
	if row.File != "" {
		fmt.Fprintf(out, "  Declared in %s\n", row.File)
	}
}
