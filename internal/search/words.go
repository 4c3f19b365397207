package search

import (
	"strings"
	"unicode"
)

// words takes a text apart as readers may type it: at spaces and signs, and where a small letter is followed by a
// capital.
func words(text string) []string {
	var b strings.Builder
	before := ' '
	for _, r := range text {
		if unicode.IsUpper(r) && (unicode.IsLower(before) || unicode.IsDigit(before)) {
			b.WriteByte(' ')
		}
		if unicode.IsLetter(r) || unicode.IsDigit(r) {
			b.WriteRune(unicode.ToLower(r))
		} else {
			b.WriteByte(' ')
		}
		before = r
	}
	return strings.Fields(b.String())
}

// joined is a text as one word: "Text Field" and "TextField" are "textfield".
func joined(text string) string { return strings.Join(words(text), "") }

// forms are the words of a text and, where there are few, all of them as one.
func forms(text string) []string {
	list := words(text)
	if len(list) > 1 && len(list) <= 4 {
		list = append(list, strings.Join(list, ""))
	}
	return list
}

// What a word of a query is worth against a word of the index.
const (
	exact, prefix, mistyped, mistypedPrefix = 100, 70, 45, 30

	longTail = 20 // at most so much is lost for the letters behind a prefix
	longWord = 4  // letters from which one of them may be wrong
)

// match compares a word of a query with one of the index: equal, its beginning, or one letter away from either.
func match(asked, word string) int {
	switch {
	case word == asked:
		return exact
	case strings.HasPrefix(word, asked):
		return prefix - min(longTail, len([]rune(word))-len([]rune(asked)))
	}
	a, w := []rune(asked), []rune(word)
	if len(a) < longWord {
		return 0
	}
	if near(a, w) {
		return mistyped
	}
	for n := len(a) - 1; n <= len(a)+1; n++ {
		if n < len(w) && near(a, w[:n]) {
			return mistypedPrefix
		}
	}
	return 0
}

// near says whether one letter too many, too few, wrong, or two changed about make the whole difference.
func near(a, b []rune) bool {
	for len(a) > 0 && len(b) > 0 && a[0] == b[0] {
		a, b = a[1:], b[1:]
	}
	for len(a) > 0 && len(b) > 0 && a[len(a)-1] == b[len(b)-1] {
		a, b = a[:len(a)-1], b[:len(b)-1]
	}
	return len(a) <= 1 && len(b) <= 1 || len(a) == 2 && len(b) == 2 && a[0] == b[1] && a[1] == b[0]
}
