package reference

import (
	"fmt"
	"html"
	"regexp"
	"strings"

	"vitrine/internal/vitrine"
)

// Markdown is a list of rows as markdown.
func Markdown(r *vitrine.Reference) string {
	var out strings.Builder
	for _, row := range r.Rows {
		fmt.Fprintf(&out, "- `%s`", row.Name)
		if row.TypeText != "" {
			fmt.Fprintf(&out, ": `%s`", row.TypeText)
		}
		if row.Note != "" {
			fmt.Fprintf(&out, ", %s", strings.ToLower(row.Note))
		}
		if row.Default != "" {
			fmt.Fprintf(&out, ", default `%s`", row.Default)
		}
		if row.Old {
			out.WriteString(", deprecated")
		}
		out.WriteString("\n")
		if text := plainText(row.HTML); text != "" {
			fmt.Fprintf(&out, "  %s\n", text)
		}
	}
	for _, g := range r.Groups {
		var names []string
		for _, row := range g.Rows {
			names = append(names, "`"+row.Name+"`")
		}
		fmt.Fprintf(&out, "- %s (%d)", g.Label, g.Count)
		if len(names) > 0 {
			out.WriteString(": " + strings.Join(names, ", "))
		}
		out.WriteString("\n")
	}
	return out.String()
}

var tags = regexp.MustCompile(`<[^>]*>`)

func plainText(markup string) string {
	return strings.Join(strings.Fields(html.UnescapeString(tags.ReplaceAllString(markup, ""))), " ")
}
