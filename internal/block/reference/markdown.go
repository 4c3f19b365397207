package reference

import (
	"fmt"
	"strings"

	"vitrine/internal/vitrine"
)

// Markdown implements block.Kind: a list of the rows.
func (Kind) Markdown(_ Directive, data vitrine.BlockData, _ string) (string, bool) {
	list, ok := data.(*vitrine.Reference)
	if !ok {
		return "", true
	}
	var out strings.Builder
	for _, row := range list.Rows {
		writeRow(&out, row)
	}
	for _, origin := range list.Groups {
		writeOrigin(&out, origin)
	}
	return out.String(), true
}

func writeRow(out *strings.Builder, row vitrine.ReferenceRow) {
	fmt.Fprintf(out, "- `%s`", row.Name)
	if row.TypeText != "" {
		fmt.Fprintf(out, ": `%s`", row.TypeText)
	}
	if row.Note != "" {
		fmt.Fprintf(out, ", %s", strings.ToLower(row.Note))
	}
	if row.Default != "" {
		fmt.Fprintf(out, ", default `%s`", row.Default)
	}
	if row.Since != "" {
		fmt.Fprintf(out, ", since %s", row.Since)
	}
	if row.Deprecated {
		out.WriteString(", deprecated")
	}
	if row.DeprecatedSince != "" {
		fmt.Fprintf(out, " since %s", row.DeprecatedSince)
	}
	out.WriteString("\n")
	if text := vitrine.PlainText(withBlocks(row.Text)); text != "" {
		fmt.Fprintf(out, "  %s\n", text)
	}
}

// writeOrigin names what comes from elsewhere, with types: who reads the page alone can use it.
func writeOrigin(out *strings.Builder, origin vitrine.Origin) {
	label := origin.Label
	if origin.Href != "" {
		label = "[" + label + "](" + origin.Href + ")"
	}
	fmt.Fprintf(out, "- %s (%d)\n", label, origin.Count)
	for _, row := range origin.Rows {
		fmt.Fprintf(out, "  - `%s`", row.Name)
		if row.TypeText != "" {
			fmt.Fprintf(out, ": `%s`", row.TypeText)
		}
		out.WriteByte('\n')
	}
}

// withBlocks puts the texts of blocks into their places.
func withBlocks(prose vitrine.Prose) string {
	markup := prose.HTML
	for i, b := range prose.Blocks {
		inner := ""
		switch data := b.Data.(type) {
		case vitrine.Code:
			inner = data.HTML
		case vitrine.Callout:
			inner = withBlocks(data.Text)
		case vitrine.Table:
			for _, row := range append([][]vitrine.Cell{data.Head}, data.Rows...) {
				for _, cell := range row {
					inner += withBlocks(cell.Text) + "\n"
				}
			}
		}
		markup = strings.Replace(markup, vitrine.BlockPlace(i), inner, 1)
	}
	return markup
}
