// Package callout is the block kind of boxes around text: :::severity to :::.
//
// In: a severity and markdown. Out: the same, rendered. Never here: colors and icons of severities.
package callout

import (
	"slices"
	"strings"

	"vitrine/internal/block"
	"vitrine/internal/markdown"
	"vitrine/internal/vitrine"
)

// Severities are those that look special; any other one gives a neutral box.
var Severities = []string{"info", "success", "warning", "error"}

// Kind is the block kind. It reads a severity.
type Kind struct{ block.Defaults[string] }

// Name implements block.Kind.
func (Kind) Name() string { return "callout" }

// Claim implements block.Kind. A callout inside another is closed first, by as many colons as opened it.
func (Kind) Claim() block.Claim {
	return block.Container(markdown.Container{Form: "callout", Trigger: ':',
		Open: func(line string) (string, bool) {
			colons, rest := colons(line)
			return rest, colons >= 3 && !strings.ContainsAny(rest, " \t")
		},
		Close: func(opening, line string) bool {
			opened, _ := colons(opening)
			closed, rest := colons(line)
			return rest == "" && closed == opened
		}})
}

// colons counts those that a line begins with and returns what follows them.
func colons(line string) (count int, rest string) {
	trimmed := strings.TrimLeft(line, " ")
	if len(line)-len(trimmed) > 3 {
		return 0, ""
	}
	rest = strings.TrimLeft(trimmed, ":")
	return len(trimmed) - len(rest), strings.TrimSpace(rest)
}

// Parse implements block.Kind.
func (Kind) Parse(c markdown.Construct, _ markdown.Report) (string, bool) {
	if slices.Contains(Severities, c.Argument) {
		return c.Argument, true
	}
	return "", true
}

// Resolve implements block.Kind.
func (Kind) Resolve(_ *block.Context, severity string, content markdown.Content) (vitrine.BlockData, bool) {
	return vitrine.Callout{Severity: severity, Text: content.Text}, true
}
