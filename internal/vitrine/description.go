package vitrine

import (
	"strings"
	"unicode/utf8"
)

// Lengths of a page's description, in characters. Search engines replace a shorter one by a piece of the text, and cut
// a longer one off.
const (
	MinDescription = 70
	MaxDescription = 160
)

// Description is the description of a page that nobody wrote: a sentence, and of the further ones as many as it takes
// to say enough. What is too long ends with a whole word.
func Description(text string, more ...string) string {
	for _, sentence := range more {
		if utf8.RuneCountInString(text) >= MinDescription {
			break
		}
		if whole := text + " " + sentence; utf8.RuneCountInString(whole) <= MaxDescription {
			text = whole
		}
	}
	return shortened(text)
}

func shortened(text string) string {
	letters := []rune(text)
	if len(letters) <= MaxDescription {
		return text
	}
	text = string(letters[:MaxDescription-1])
	if i := strings.LastIndexByte(text, ' '); i >= MinDescription {
		text = text[:i]
	}
	return strings.TrimRight(text, " ,;:") + "…"
}
