package search

import (
	"cmp"
	"slices"
	"strings"
	"unicode/utf8"
)

// restMark begins the keys of terms without their first letter: a word whose first letter is wrong is found in one
// shard instead of the whole vocabulary.
const restMark = "-"

// leastRest is how many letters a word needs at least that is looked for by all but the first one.
const leastRest = 4

// rests are the letters that the terms of the vocabulary begin with, the most frequent term first, by what follows.
func (b *builder) rests(vocabulary [vocabularyParts][]entry) map[string]string {
	byRest := map[string][]string{}
	for _, part := range vocabulary {
		for _, e := range part {
			term := stem(e.word)
			first, rest := cutFirst(term)
			if utf8.RuneCountInString(term) >= leastRest && !slices.Contains(byRest[rest], first) {
				byRest[rest] = append(byRest[rest], first)
			}
		}
	}
	texts := map[string]string{}
	for rest, letters := range byRest {
		slices.SortFunc(letters, func(one, two string) int {
			return cmp.Or(b.df[two+rest]-b.df[one+rest], strings.Compare(one, two))
		})
		texts[rest] = strings.Join(letters, "")
	}
	return texts
}

func cutFirst(word string) (first, rest string) {
	for i := range word {
		if i > 0 {
			return word[:i], word[i:]
		}
	}
	return word, ""
}

// begunOtherwise are the words that a word is but for its first letter: a wrong one, none, one too many, or the second.
func (s *Searcher) begunOtherwise(text string) []candidate {
	if utf8.RuneCountInString(text) < leastRest {
		return nil
	}
	term := stem(text)
	first, rest := cutFirst(text)
	second, others := cutFirst(rest)
	_, restOfTerm := cutFirst(term)
	var found []candidate
	add := func(term, word string) {
		if stem(word) != term {
			word = term
		}
		found = append(found, candidate{&lexeme{entry{word: word}, typeableOf(word), term}, 1})
	}
	for _, letter := range s.begins(restOfTerm) {
		add(string(letter)+restOfTerm, string(letter)+rest)
	}
	for _, letter := range s.begins(term) {
		add(string(letter)+term, string(letter)+text)
	}
	for _, word := range []string{rest, second + first + others} {
		if term := stem(word); s.stands(term) {
			add(term, word)
		}
	}
	return distinct(found, mostTypos)
}

// begins are the letters that make a term of what follows them.
func (s *Searcher) begins(rest string) string {
	shard, err := s.shard(rest)
	if err != nil {
		return ""
	}
	return shard.rests[rest]
}
