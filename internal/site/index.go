package site

import (
	"fmt"
	"html"
	"strings"

	"vitrine/internal/diag"
	"vitrine/internal/vitrine"
)

// indexLead says how much an index holds, and of what.
func indexLead(groups []vitrine.IndexGroup) string {
	count := map[string]int{}
	for _, group := range groups {
		for _, entry := range group.Entries {
			count[entry.Kind]++
		}
	}
	var parts []string
	for _, kind := range []struct{ name, one, many string }{{"component", "component", "components"},
		{"hook", "hook", "hooks"}, {"interface", "interface", "interfaces"}, {"values", "list", "lists"}} {
		switch n := count[kind.name]; n {
		case 0:
		case 1:
			parts = append(parts, "1 "+kind.one)
		default:
			parts = append(parts, fmt.Sprintf("%d %s", n, kind.many))
		}
	}
	return html.EscapeString(diag.Listed(parts) + ", as the installed packages declare them.")
}

func indexContents(groups []vitrine.IndexGroup) []vitrine.Heading {
	headings := []vitrine.Heading{}
	for _, group := range groups {
		headings = append(headings, vitrine.Heading{ID: group.ID, Level: 2, Text: group.Title,
			HTML: html.EscapeString(group.Title), Children: []vitrine.Heading{}})
	}
	return headings
}

func writeIndex(out *strings.Builder, groups []vitrine.IndexGroup) {
	for _, group := range groups {
		fmt.Fprintf(out, "\n## %s\n\n", group.Title)
		for _, entry := range group.Entries {
			fmt.Fprintf(out, "- [%s](%s)", entry.Name, entry.Href)
			if entry.Text != "" {
				out.WriteString(": " + entry.Text)
			}
			out.WriteString("\n")
		}
	}
}
