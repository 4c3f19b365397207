package tsgo

import (
	"strings"
)

// directives removes the comments that speak to the type checker, which has nothing to say about JavaScript.
func (e *eraser) directives() {
	text := e.tree.text
	if !strings.Contains(text, "@ts-") {
		return
	}
	for _, token := range e.tree.Tokens() {
		if token.Kind != Comment || !isDirective(text[token.Start:token.End]) {
			continue
		}
		start, end := token.Start, token.End
		if start > 0 && end < len(text) && text[start-1] == '{' && text[end] == '}' {
			start, end = start-1, end+1
		}
		lineStart := strings.LastIndexByte(text[:start], '\n') + 1
		rest := strings.TrimLeft(text[end:], " \t")
		size := lineBreak(rest)
		switch {
		case strings.TrimLeft(text[lineStart:start], " \t") == "" && size > 0:
			e.cut(lineStart, len(text)-len(rest)+size)
		case text[token.Start:token.Start+2] == "//":
			e.cut(len(strings.TrimRight(text[:start], " \t")), end)
		default:
			e.cut(token.Start, token.End)
		}
	}
}

func isDirective(comment string) bool {
	body := strings.TrimLeft(comment, "/* \t")
	for _, name := range []string{"@ts-ignore", "@ts-expect-error", "@ts-nocheck"} {
		if strings.HasPrefix(body, name) {
			return true
		}
	}
	return false
}
