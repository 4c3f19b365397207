package markdown

import (
	"bytes"
	"strings"
)

// Fence is a block of code in a page.
type Fence struct {
	Language string // as it is marked: tsx, bash
	Code     string
}

// Fences are the blocks of code of a page's text, those in code tabs among them.
func Fences(body []byte) []Fence {
	var found []Fence
	open := ""
	for line := range bytes.Lines(body) {
		trimmed := strings.TrimSpace(string(line))
		ticks := trimmed[:len(trimmed)-len(strings.TrimLeft(trimmed, "`"))]
		switch {
		case open == "" && len(ticks) >= 3:
			open = ticks
			language, _, _ := strings.Cut(trimmed[len(ticks):], " ")
			found = append(found, Fence{Language: language})
		case open != "" && trimmed == open:
			open = ""
		case open != "":
			found[len(found)-1].Code += string(line)
		}
	}
	return found
}
