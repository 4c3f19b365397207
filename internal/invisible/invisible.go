// Package invisible finds characters that nobody sees: controls that reorder a line, blanks without width, tags. Code
// that holds them may be another than the one that is read ("Trojan Source").
//
// In: a text. Out: where such characters stand, what they are called, the mark that readers see in their place. Never
// here: where they are allowed, files, problems. web/engine/editor/invisible.ts does the same for edited code; one
// table of cases in testdata holds them equal.
package invisible

import (
	"fmt"
	"unicode"
	"unicode/utf8"
)

// Character is one that stands in a text and is not seen.
type Character struct {
	Rune   rune
	Offset int // in bytes
}

// Find lists the characters of a text that are not seen, but for those that what stands beside them needs: joiners in
// emoji and in scripts that are written with them, selectors of a variant.
func Find(text string) []Character {
	var found []Character
	for i := 0; i < len(text); {
		if b := text[i]; b >= ' ' && b < 0x7F || b == '\n' || b == '\t' {
			i++
			continue
		}
		r, size := utf8.DecodeRuneInString(text[i:])
		if IsInvisible(r) && !needed(text, i, size) && (r != '\r' || i+1 == len(text) || text[i+1] != '\n') {
			found = append(found, Character{r, i})
		}
		i += size
	}
	return found
}

// IsInvisible says whether a character is shown as nothing, whatever stands beside it.
func IsInvisible(r rune) bool {
	switch {
	case r == '\n' || r == '\t' || r >= ' ' && r < 0x7F:
		return false
	case r == blankPattern || unicode.In(r, unicode.Zl, unicode.Zp, unicode.Variation_Selector,
		unicode.Other_Default_Ignorable_Code_Point):
		return true
	case unicode.In(r, unicode.Cc, unicode.Cf):
		return !unicode.In(r, unicode.Prepended_Concatenation_Mark, unicode.Egyptian_Hieroglyphs)
	}
	return !unicode.In(r, unicode.L, unicode.M, unicode.N, unicode.P, unicode.S, unicode.Z, unicode.Co) && !later(r)
}

// blankPattern is a symbol that is drawn as a blank.
const blankPattern = '\u2800'

// later are ranges in which later editions of Unicode have emoji and Chinese characters.
func later(r rune) bool {
	return r >= 0x1F000 && r <= 0x1FAFF || r >= 0x20000 && r <= 0x3FFFD && r&0xFFFF < 0xFFFE
}

// IsDirectionMark says whether a character is one of the marks that authors of right-to-left prose write: it moves
// punctuation beside it, and can't turn a line around.
func IsDirectionMark(r rune) bool { return r == 0x200E || r == 0x200F || r == 0x061C }

// Reorders says whether a character changes in which order a line is shown.
func Reorders(r rune) bool {
	return IsDirectionMark(r) || r >= 0x202A && r <= 0x202E || r >= 0x2066 && r <= 0x2069
}

// CodePoint is how a character is written in documentation: U+202E.
func CodePoint(r rune) string { return fmt.Sprintf("U+%04X", r) }

// Parse reads a code point. It is false for what is none.
func Parse(codePoint string) (rune, bool) {
	var r rune
	n, err := fmt.Sscanf(codePoint, "U+%X", &r)
	return r, n == 1 && err == nil && utf8.ValidRune(r) && CodePoint(r) == codePoint
}
