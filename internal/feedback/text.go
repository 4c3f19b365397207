package feedback

import (
	"fmt"
	"strings"
	"unicode"
)

// Printable is text as a terminal may show it: what would move the cursor, color or reorder the line is written as an
// escape, so that no comment can pass for another line or hide a part of itself. Line breaks stay.
func Printable(text string) string {
	var b strings.Builder
	for _, r := range text {
		if r == '\n' || r == '\t' || !isInvisible(r) {
			b.WriteRune(r)
			continue
		}
		b.WriteString(escaped(r))
	}
	return b.String()
}

// isInvisible covers control characters, those that change the direction of text or are formatting without a shape, the
// separators that some programs take for line breaks, and bytes that are no text.
func isInvisible(r rune) bool {
	return unicode.In(r, unicode.Cc, unicode.Cf, unicode.Zl, unicode.Zp, unicode.Co) || r == unicode.ReplacementChar
}

// escaped is a character as JSON and Go write it.
func escaped(r rune) string {
	if r > 0xffff {
		return fmt.Sprintf(`\U%08x`, r)
	}
	return fmt.Sprintf(`\u%04x`, r)
}

// cell is text that no spreadsheet takes for a formula, whatever stands before the first character that counts:
// programs skip blanks and line breaks there, and some read full-width forms.
func cell(text string) string {
	text = Printable(text)
	start := strings.TrimLeftFunc(text, unicode.IsSpace)
	if start != "" && strings.ContainsRune("=+-@|%＝＋－＠｜％", []rune(start)[0]) || strings.HasPrefix(text, "\t") {
		return "'" + text
	}
	return text
}
