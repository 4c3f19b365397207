package search

import (
	"strings"
	"unicode"
)

// word is one word of a text.
type word struct {
	text string // in small letters
	tied bool   // to the word before, as in camelCase and in names with hyphens
}

// words takes a text apart as readers may type it: at spaces and signs, and where a small letter is followed by a
// capital.
func words(text string) []word {
	var list []word
	var current strings.Builder
	tied, signs := false, 2
	before := ' '
	flush := func() {
		if current.Len() > 0 {
			list = append(list, word{current.String(), tied})
			current.Reset()
		}
	}
	for _, r := range text {
		if !unicode.IsLetter(r) && !unicode.IsDigit(r) {
			flush()
			if r == '-' || r == '_' || r == '.' {
				signs++
			} else {
				signs = 2
			}
			before = r
			continue
		}
		if unicode.IsUpper(r) && (unicode.IsLower(before) || unicode.IsDigit(before)) {
			flush()
			signs = 0
		}
		if current.Len() == 0 {
			tied = signs < 2 && len(list) > 0
		}
		signs = 0
		current.WriteRune(unicode.ToLower(r))
		before = r
	}
	flush()
	return list
}

const longestJoined = 8 // words

// joined is a text as one word: "Text Field" and "TextField" are "textfield".
func joined(list []word) string {
	var b strings.Builder
	for _, w := range list {
		b.WriteString(w.text)
	}
	return b.String()
}

// forms are the words of a text, and the joined forms of those that are tied.
func forms(text string) []string {
	list := words(text)
	out := make([]string, 0, len(list)+len(list)/4)
	for i := 0; i < len(list); {
		end := i + 1
		for end < len(list) && list[end].tied {
			end++
		}
		for _, w := range list[i:end] {
			out = append(out, w.text)
		}
		if n := end - i; n > 1 && n <= longestJoined {
			out = append(out, joined(list[i:end]))
		}
		i = end
	}
	return out
}

// stops are words of questions: they say nothing where other words are there.
var stops = set(`a about all am an and any are as at be been but by can cannot could did do does
	doesn don for from get gets getting had has have how i if in into is isn it its like make makes making me my
	need of on or our out over s should so some t than that the their them then there these they this to too up use
	used using via want was way we what when where which while who why will with without won work works would you
	your`)

// fillers say nothing, in any form, in a query that has at least two other words. In texts they do.
var fillers = stemsOf(`add allow also always another appear best change correct correctly create different display easily
	easy enable exactly example give given happen help implement inside instead just keep let looks mean never
	now only please possible prevent problem proper properly put really show shown simple simply
	something still stop such take thing tried turn user wants ways whether`)

// asking are words that questions begin with.
var asking = set(`are can could do does how is should what when where which who why`)

func set(text string) map[string]bool {
	words := map[string]bool{}
	for _, w := range strings.Fields(text) {
		words[w] = true
	}
	return words
}

// stemsOf are words in any form.
func stemsOf(text string) map[string]bool {
	terms := map[string]bool{}
	for w := range set(text) {
		terms[stem(w)] = true
	}
	return terms
}
