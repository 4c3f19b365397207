package search

import (
	"maps"
	"slices"
	"strings"
	"unicode/utf8"
)

// Where words stand, and in how many records the vocabulary wants them.
const (
	inCode = iota
	inProse
	inNames
)

// fewest is less for prose where there are few words anyway.
func (b *builder) fewest(where int) int {
	if where == inProse && len(b.words) < manyWords {
		return 1
	}
	return []int{inCode: 6, inProse: 3, inNames: 1}[where]
}

const manyWords = 5_000

// vocabulary is what mistyped and begun words are compared with. Words that stand in few places of prose or code are
// left out of a large one: they are half of all, and found as they are written.
func (b *builder) vocabulary() (parts [vocabularyParts][]entry) {
	for _, w := range slices.Sorted(maps.Keys(b.words)) {
		df := b.df[stem(w)]
		if df == 0 || len(w) < 2 || len(w) > longestWord || df < b.fewest(b.words[w]) || isNumber(w) {
			continue
		}
		e := entry{word: w}
		if df >= 8 {
			e.common++
		}
		if df >= 64 {
			e.common++
		}
		part := vocabularyPart(w)
		parts[part] = append(parts[part], e)
	}
	return parts
}

const longestWord = 32

func isNumber(w string) bool { return strings.Trim(w, "0123456789") == "" }

// vocabularyParts is in how many files the vocabulary is. A query needs those of the letters that its words begin with;
// a mistyped one needs all.
const vocabularyParts = 16

// vocabularyPart is the file that has a word, by its first letter.
func vocabularyPart(word string) int {
	first, _ := utf8.DecodeRuneInString(word)
	return int(first) % vocabularyParts
}

// A part of the vocabulary is written in its order, each word without what it shares with the one before. A capital
// says how much that is and begins a word; a sign after it says how common the word is.
const longestShared = 25

func writeVocabulary(list []entry) string {
	var b strings.Builder
	before := ""
	for _, e := range list {
		n := 0
		for n < len(before) && n < len(e.word) && n < longestShared && before[n] == e.word[n] {
			n++
		}
		for n > 0 && n < len(e.word) && e.word[n]&0xC0 == 0x80 {
			n-- // whole letters
		}
		b.WriteByte(byte('A' + len([]rune(e.word[:n]))))
		b.WriteString([]string{"", ".", ":"}[e.common])
		b.WriteString(e.word[n:])
		before = e.word
	}
	return b.String()
}

// entry is a word of the vocabulary.
type entry struct {
	word   string
	common int // 0 to 2
}

func readVocabulary(text string) []entry {
	var list []entry
	var before []rune
	for i := 0; i < len(text); {
		shared := int(text[i] - 'A')
		i++
		common := 0
		if i < len(text) && (text[i] == '.' || text[i] == ':') {
			common = 1
			if text[i] == ':' {
				common = 2
			}
			i++
		}
		end := i
		for end < len(text) && (text[end] < 'A' || text[end] > 'Z') {
			end++
		}
		before = append(before[:min(shared, len(before)):min(shared, len(before))], []rune(text[i:end])...)
		list = append(list, entry{string(before), common})
		i = end
	}
	return list
}
