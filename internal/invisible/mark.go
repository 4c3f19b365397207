package invisible

import (
	"fmt"
	"html"
	"strings"
)

// Mark is what readers see of a character in code: its code point, which a stylesheet draws before it. The character
// stays, so that copying gives what the author wrote. The element keeps it from reordering what stands around it.
func Mark(r rune) string {
	shown := string(r)
	if r == '\r' {
		shown = "&#13;" // the parser would make a line feed of it
	}
	return fmt.Sprintf(`<bdi class="u" data-code-point="%s" title="%[1]s %s">%s</bdi>`, CodePoint(r),
		html.EscapeString(Name(r)), shown)
}

// MarkAll puts the marks into a text that is HTML afterwards.
func MarkAll(text string, escape func(string) string) string {
	found := Find(text)
	if len(found) == 0 {
		return escape(text)
	}
	var b strings.Builder
	at := 0
	for _, c := range found {
		b.WriteString(escape(text[at:c.Offset]))
		b.WriteString(Mark(c.Rune))
		at = c.Offset + len(string(c.Rune))
	}
	b.WriteString(escape(text[at:]))
	return b.String()
}

// Shown is a line with a dot in the place of each of them, for messages about it.
func Shown(line string) string {
	found := Find(line)
	if len(found) == 0 {
		return line
	}
	var b strings.Builder
	at := 0
	for _, c := range found {
		b.WriteString(line[at:c.Offset] + "·")
		at = c.Offset + len(string(c.Rune))
	}
	return b.String() + line[at:]
}
