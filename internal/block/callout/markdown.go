package callout

import (
	"strings"

	"vitrine/internal/vitrine"
)

// labels are the severities as alerts of common readers of markdown name them; any other one is a quotation.
var labels = map[string]string{"info": "[!NOTE]", "success": "[!TIP]", "warning": "[!WARNING]", "error": "[!CAUTION]"}

// Markdown implements block.Kind: a quotation, which every reader of markdown knows.
func (k Kind) Markdown(b box, _ vitrine.BlockData, source string) (string, bool) {
	lines := strings.Split(strings.TrimRight(source, "\n"), "\n")
	opening := lines[0]
	indent := opening[:len(opening)-len(strings.TrimLeft(opening, " \t"))]
	if lines = lines[1:]; strings.HasPrefix(strings.TrimSpace(opening), ">") {
		lines = unquoted(lines, indent)
	} else if n := len(lines); n > 0 && k.Claim().Containers[0].Close(opening, lines[n-1]) {
		lines = lines[:n-1]
	}
	var out strings.Builder
	quote := func(line string) {
		out.WriteString(strings.TrimRight(indent+"> "+strings.TrimPrefix(line, indent), " ") + "\n")
	}
	if label := labels[b.severity]; label != "" {
		quote(label)
	}
	if b.title != "" {
		quote("**" + b.title + "**")
		quote("")
	}
	before := ""
	for _, line := range strings.Split(strings.Trim(strings.Join(lines, "\n"), "\n"), "\n") {
		if line != "" || before != "" {
			quote(line)
		}
		before = line
	}
	return out.String(), true
}

// unquoted are the lines of a quote without its marks.
func unquoted(lines []string, indent string) []string {
	out := make([]string, len(lines))
	for i, line := range lines {
		line = strings.TrimPrefix(strings.TrimLeft(line, " \t"), ">")
		out[i] = indent + strings.TrimPrefix(line, " ")
	}
	return out
}
