package invisible

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// Characters that are seen by what they do to others.
const (
	nonJoiner     = '\u200C'
	joiner        = '\u200D'
	byteOrderMark = '\uFEFF'
	textVariant   = '\uFE0E'
	emojiVariant  = '\uFE0F'
	keycap        = '\u20E3'
	flag          = '\U0001F3F4'
)

// needed says whether the invisible character at a place does something to its neighbors that readers see.
func needed(text string, at, size int) bool {
	before, after := text[:at], text[at+size:]
	r, _ := utf8.DecodeRuneInString(text[at:])
	previous, _ := utf8.DecodeLastRuneInString(before)
	next, _ := utf8.DecodeRuneInString(after)
	switch {
	case r == byteOrderMark:
		return at == 0
	case r == textVariant || r == emojiVariant:
		return isPictograph(previous) || strings.ContainsRune("0123456789#*", previous) && next == keycap ||
			unicode.Is(unicode.Han, previous)
	case r == joiner && isPictograph(next):
		return isPictograph(base(before, isModifier))
	case r == joiner || r == nonJoiner:
		previous = base(before, func(r rune) bool { return unicode.Is(unicode.Mn, r) })
		if r == joiner && unicode.In(previous, joined...) {
			return true
		}
		return unicode.In(next, joined...) && (r == joiner || unicode.In(previous, joined...))
	case r >= 0xE0020 && r <= 0xE007F:
		return inFlag(text, at)
	case r >= 0x180B && r <= 0x180F:
		return unicode.Is(unicode.Mongolian, previous)
	}
	return unicode.Is(unicode.Variation_Selector, r) && unicode.Is(unicode.Han, previous)
}

// base is the character before a place, those of a kind passed over.
func base(before string, over func(rune) bool) rune {
	r, _ := utf8.DecodeLastRuneInString(strings.TrimRightFunc(before, over))
	return r
}

// isModifier says whether a character changes the emoji before it.
func isModifier(r rune) bool { return r == emojiVariant || r >= 0x1F3FB && r <= 0x1F3FF }

// isPictograph says whether a character may be drawn as an emoji: symbols, and punctuation that has a picture.
func isPictograph(r rune) bool {
	if r < 0xA9 || r == utf8.RuneError {
		return false
	}
	return unicode.In(r, unicode.So, unicode.Sm) || strings.ContainsRune("\u203C\u2049\u2139\u3030\u303D", r) ||
		r >= 0x1F000 && r <= 0x1FAFF
}

// joined are the scripts whose letters change with a joiner or a non-joiner beside them.
var joined = []*unicode.RangeTable{unicode.Arabic, unicode.Syriac, unicode.Mongolian, unicode.Nko, unicode.Devanagari,
	unicode.Bengali, unicode.Gurmukhi, unicode.Gujarati, unicode.Oriya, unicode.Tamil, unicode.Telugu, unicode.Kannada,
	unicode.Malayalam, unicode.Sinhala, unicode.Khmer, unicode.Myanmar, unicode.Tibetan}

// flags are the regions whose flags are written with tags.
var flags = func() []string {
	var list []string
	for _, region := range []string{"gbeng", "gbsct", "gbwls"} {
		var tags strings.Builder
		for _, letter := range region + "\x7F" {
			tags.WriteRune(0xE0000 + letter)
		}
		list = append(list, tags.String())
	}
	return list
}()

// inFlag says whether a tag is part of a whole flag.
func inFlag(text string, at int) bool {
	near := max(0, at-len(flags[0])) // all are as long, and a tag beyond that is in none
	start := strings.LastIndex(text[near:at], string(flag))
	if start < 0 {
		return false
	}
	start += near + len(string(flag))
	for _, tags := range flags {
		if strings.HasPrefix(text[start:], tags) && at < start+len(tags) {
			return true
		}
	}
	return false
}
