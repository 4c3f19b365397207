package search

import (
	"cmp"
	"slices"
	"strings"

	"vitrine/internal/diag"
)

// editsBetween counts letters that are too many, too few, wrong or changed about, up to a most. Letters that are
// doubled, or are not, are one mistake, however many they are.
func editsBetween(typed, known typeable, most int) int {
	far := diag.Distance(typed.letters, known.letters, most)
	if far > 1 && slices.Equal(typed.single, known.single) {
		return 1
	}
	return far
}

// typeable is a word as it is compared with others.
type typeable struct{ letters, single []rune }

func typeableOf(word string) typeable {
	letters := []rune(word)
	return typeable{letters, slices.Compact(slices.Clone(letters))}
}

// edits is how many letters may be wrong in a word of so many.
func edits(letters int) int {
	switch {
	case letters >= 7:
		return 2
	case letters >= 3:
		return 1
	}
	return 0
}

// mistyped adds the words that are a few letters away from some words of a query.
func (s *Searcher) mistyped(ask *question, first, last int) {
	text := ""
	for _, w := range ask.words[first : last+1] {
		text += w.text
	}
	typed := typeableOf(text)
	most := edits(len(typed.letters))
	run := last > first && isRun(ask.words, first, last)
	if most == 0 || last > first && most < 2 && !run {
		return
	}
	found := s.near(ask, typed, most, last > first)
	for n, c := range found {
		quality := oneEdit
		if c.far > 1 {
			quality = twoEdits
		}
		if c.letters[0] != typed.letters[0] {
			quality -= otherLetter
		}
		ask.alts = append(ask.alts, alternative{terms: []string{c.term}, first: first, last: last,
			quality: quality * (100 - laterTypo*n) / 100, typo: !run})
		if n == 0 {
			ask.alts = append(ask.alts, alternative{terms: []string{wholeMark + c.word}, first: first, last: last,
				quality: quality, typo: !run})
		}
	}
	if len(found) > 0 && first == last {
		ask.words[first].fix = found[0].word
	}
}

// near are the words that are at most so many edits away, the likeliest first. They are sought among those that begin
// alike, and where none of these is an edit away, among all, or in a query of several words among those that begin
// otherwise: most readers need not fetch the others. Several words are meant to be one that begins alike.
func (s *Searcher) near(ask *question, typed typeable, most int, several bool) []candidate {
	if several && ask.long {
		return s.likeliest(typed, most, s.spellings)
	}
	alike := s.likeliest(typed, most, s.vocabulary[vocabularyPart(string(typed.letters))], s.spellings)
	if several || slices.ContainsFunc(alike, func(c candidate) bool { return c.far <= 1 }) {
		return alike
	}
	if len(ask.words) >= comparedWords {
		return distinct(append(s.begunOtherwise(string(typed.letters)), alike...), mostTypos)
	}
	return s.likeliest(typed, most, append(s.vocabulary[:], s.spellings)...)
}

// likeliest are the words of some lists that are at most so many edits away.
func (s *Searcher) likeliest(typed typeable, most int, lists ...[]lexeme) []candidate {
	var found []candidate
	for _, list := range lists {
		for n := range list {
			if far := editsBetween(typed, list[n].typeable, most); far <= most {
				found = append(found, candidate{&list[n], far})
			}
		}
	}
	score := func(c candidate) int {
		score := c.common*2 - c.far*5
		if c.letters[0] != typed.letters[0] {
			score -= 2
		}
		if len(s.names[c.term]) > 0 {
			score += 3
		}
		if slices.Equal(c.single, typed.single) {
			score += 3
		}
		return score
	}
	slices.SortStableFunc(found, func(a, b candidate) int { return cmp.Compare(score(b), score(a)) })
	return distinct(found, mostTypos)
}

// mistypedTogether adds the names that two words are together, one of which is mistyped.
func (s *Searcher) mistypedTogether(ask *question) {
	if last := len(ask.words) - 1; last > 0 && isRun(ask.words, 0, last) {
		name := ""
		for _, w := range ask.words {
			name += w.text
		}
		if !s.has(ask, stem(name)) && !s.stands(wholeMark+name) {
			s.mistyped(ask, 0, last) // though all of its words may stand somewhere
		}
	}
	for i := 0; i+1 < len(ask.words); i++ {
		one, two := ask.words[i], ask.words[i+1]
		text := cmp.Or(one.fix, one.text) + cmp.Or(two.fix, two.text)
		if term := stem(text); one.fix+two.fix != "" && s.has(ask, term) {
			for _, term := range []string{term, wholeMark + text} {
				ask.alts = append(ask.alts, alternative{terms: []string{term}, first: i, last: i + 1, quality: oneEdit,
					typo: true})
			}
		} else if !one.known || !two.known {
			s.mistyped(ask, i, i+1)
		}
	}
}

// longer adds the word that a word goes on from.
func (s *Searcher) longer(ask *question, i int) {
	text := ask.words[i].text
	if strings.ContainsFunc(text, func(r rune) bool { return r < 'a' || r > 'z' }) {
		return
	}
	for n := len(text) - 1; n >= 5; n-- {
		if term := stem(text[:n]); s.has(ask, term) && strings.HasPrefix(text, term) {
			ask.alts = append(ask.alts, alternative{terms: []string{term}, first: i, last: i, quality: asLonger,
				typo: true})
			return
		}
	}
}
