package search

import (
	"cmp"
	"maps"
	"regexp"
	"slices"
	"strings"
	"unicode/utf8"
)

// question is a query taken apart.
type question struct {
	words []asked
	alts  []alternative
	aside bool // it reaches for the names that stand apart
	asks  bool // it is a sentence that begins as questions do
	long  bool // it has so many words, or is a name of so many, that the vocabulary is asked for few of them
}

// asked is one word of a query that says something.
type asked struct {
	text, term string
	tied       bool
	kinds      []Kind // that the word names
	known      bool   // the vocabulary has it, or a word that it begins
	fix        string // the word that it was perhaps meant to be
}

// alternative is what may stand for some words of a query.
type alternative struct {
	terms       []string // all of which a place must have
	first, last int      // words of the query
	quality     int      // in hundredths
	typo        bool     // only where the word itself is nowhere
	synonym     bool     // what the words mean
	weak        bool     // a part of a phrase that means something
}

// What an alternative is worth.
const (
	asBoth      = 140 // all words of a phrase that means something
	asWhole     = 120 // with the words of questions in it
	asWritten   = 100
	asPart      = 44
	asSynonym   = 56
	asPhrase    = 72 // what several words mean
	inPhrase    = 52 // percent of a word in a phrase that means something
	asBeginning = 45
	asInner     = 30 // the beginning of a word in the middle of a query
	asLonger    = 50 // the query goes on where the word ends
	asSpoken    = 80 // from here on, a page is called so
	oneEdit     = 85
	twoEdits    = 60
	otherLetter = 15 // taken away where the first letter differs

	laterMeaning, leastMeaning = 13, 55 // percent: less for each meaning after the first, and the least of it
	laterTypo                  = 20     // percent: less for each word after the likeliest

	longBeginning, nearBeginning = 6, 2 // letters: of a word that is mistyped rather than begun, and what it lacks else
	mostBeginnings, mostTypos    = 8, 3
	mostWords                    = 12
	messageWords                 = 5
	comparedWords                = 3
	longWords                    = 5
	longMeanings                 = 1
	mostShards                   = 9 // but for those of its words
)

// naming are words by which readers ask for a kind of place, in short queries.
var naming = map[string][]Kind{"prop": {PropKind, APIKind}, "property": {PropKind, APIKind},
	"api": {APIKind, PropKind}, "slot": {SlotKind}, "class": {ClassKind}, "event": {EventKind}, "error": {ErrorKind},
	"message": {ErrorKind}, "theme": {ThemeKind}, "icon": {IconKind}, "component": {PageKind, APIKind},
	"hook": {APIKind}}

const shortQuery = 3 // words

var namingTerms = func() map[string][]Kind {
	byTerm := map[string][]Kind{}
	for w, kinds := range naming {
		byTerm[stem(w)] = kinds
	}
	return byTerm
}()

// ask takes a query apart.
func (s *Searcher) ask(q Query) (question, error) {
	list := words(ofOne.ReplaceAllString(q.Text, "$1 $2"))
	ask := question{asks: len(list) > 1 && asking[list[0].text]}
	for _, w := range withoutFillers(telling(list)) {
		term := stem(w.text)
		ask.words = append(ask.words, asked{text: w.text, term: term, tied: w.tied})
	}
	count := len(ask.words)
	ask.long = count >= longWords || count > mostSeen && isRun(ask.words, 0, count-1)
	for i := range ask.words {
		if len(ask.words) <= shortQuery && len(ask.words) > 1 {
			ask.words[i].kinds = namingTerms[ask.words[i].term]
		}
	}
	s.asWritten(&ask, list)
	ask.inPairs()
	for i := range ask.words {
		s.complete(&ask, i)
	}
	s.mistypedTogether(&ask)
	if err := s.synonymous(&ask); err != nil {
		return ask, err
	}
	s.inFewShards(&ask)
	ask.aside = s.reachesAside(q.Kinds, list, &ask)
	return ask, nil
}

// telling are the words of a query that say something: all of them where there are no others.
func telling(list []word) []word {
	var out []word
	for i, w := range list {
		inRun := w.tied || i+1 < len(list) && list[i+1].tied
		if inRun || !stops[w.text] && !literals[w.text] {
			out = append(out, w)
		}
	}
	if len(out) == 0 {
		out = list
	}
	return out
}

// withoutFillers leaves out what sentences are filled with, where at least two words remain.
func withoutFillers(list []word) []word {
	var out []word
	for i, w := range list {
		if w.tied || i+1 < len(list) && list[i+1].tied || !fillers[stem(w.text)] {
			out = append(out, w)
		}
	}
	if len(out) < 2 {
		out = list
	}
	return out[:min(len(out), mostWords)]
}

// ofOne are two classes of one element, or its tag and a class, as the tools of browsers write them.
var ofOne = regexp.MustCompile(`([a-z])\.([A-Z][a-z])`)

// literals are values that queries copy from code.
var literals = map[string]bool{"true": true, "false": true, "null": true, "undefined": true}

// asWritten adds the words, and their runs as one word. Words of camelCase are less than the whole, where it is known.
func (s *Searcher) asWritten(ask *question, whole []word) {
	named := !ask.asks && s.named(whole)
	for i := range ask.words {
		text := ""
		for last := i; last < len(ask.words) && last < i+longestJoined; last++ {
			text += ask.words[last].text
			term := stem(text)
			if last > i && !s.has(ask, term) && !isRun(ask.words, i, last) && (last-i+1 < len(whole) || !named) {
				continue
			}
			quality := asWritten
			if s.isPart(ask, i, last) {
				quality = asPart
			} else {
				ask.alts = append(ask.alts, alternative{terms: []string{wholeMark + text}, first: i, last: last,
					quality: asWritten})
			}
			ask.alts = append(ask.alts, alternative{terms: []string{term}, first: i, last: last, quality: quality})
		}
	}
	if text := joined(whole); len(whole) > len(ask.words) && (named || s.hasWhole(ask, whole)) {
		for _, term := range []string{stem(text), wholeMark + text} {
			ask.alts = append(ask.alts, alternative{terms: []string{term}, last: len(ask.words) - 1, quality: asWhole})
		}
	}
}

// inPairs adds the pairs of words that messages are known by.
func (ask *question) inPairs() {
	for i := 1; i < len(ask.words) && len(ask.words) >= messageWords; i++ {
		ask.alts = append(ask.alts, alternative{terms: []string{pairOf(ask.words[i-1].term, ask.words[i].term)},
			first: i - 1, last: i, quality: asWritten})
	}
}

// isRun says whether some words of a query are all that is tied.
func isRun(list []asked, first, last int) bool {
	for i := first + 1; i <= last; i++ {
		if !list[i].tied {
			return false
		}
	}
	return !list[first].tied && (last+1 == len(list) || !list[last+1].tied)
}

// isPart says whether some words of a query are a part of a longer name.
func (s *Searcher) isPart(ask *question, first, last int) bool {
	from, to := first, last
	for from > 0 && ask.words[from].tied {
		from--
	}
	for to+1 < len(ask.words) && ask.words[to+1].tied {
		to++
	}
	if from == first && to == last || to-from >= longestJoined {
		return false
	}
	if to-from >= mostSeen {
		return true // too long for the vocabulary
	}
	text := ""
	for _, w := range ask.words[from : to+1] {
		text += w.text
	}
	return s.has(ask, stem(text))
}

// stands says whether a word that the vocabulary leaves out stands somewhere.
func (s *Searcher) stands(term string) bool {
	list, err := s.postings(term)
	return err == nil && len(list) > 0
}

// standsApart says whether names that stand apart have a word that nothing else has.
func (s *Searcher) standsApart(term string) bool {
	shard, err := s.shard(term)
	return err == nil && shard.apart[term]
}

// named says whether words are together a name that is too long for the vocabulary.
func (s *Searcher) named(list []word) bool {
	return len(list) > mostSeen && len(list) <= longestJoined && s.stands(wholeMark+joined(list))
}

// has says whether the vocabulary has a term; for a long query, whether it is a part of a page's name.
func (s *Searcher) has(ask *question, term string) bool {
	return !ask.long && s.stems[term] || len(s.names[term]) > 0
}

// hasWhole says whether a query as one word is known. The vocabulary has no longer names, and is not asked for them.
func (s *Searcher) hasWhole(ask *question, whole []word) bool {
	term := stem(joined(whole))
	return len(whole) <= mostSeen && s.has(ask, term) || len(s.names[term]) > 0
}

// complete adds the words that a word begins, or was meant to be.
func (s *Searcher) complete(ask *question, i int) {
	w := &ask.words[i]
	last := i == len(ask.words)-1
	w.known = s.has(ask, w.term) || s.stands(w.term)
	if last || !w.known {
		w.known = s.begun(ask, i, last) || w.known
	}
	if last && !w.known {
		s.goesOn(ask, i)
	}
	for _, a := range ask.alts {
		w.known = w.known || a.first <= i && a.last >= i && a.last > a.first && s.has(ask, a.terms[0])
	}
	if means, _ := s.means(w.term); !w.known && len(means) == 0 {
		s.mistyped(ask, i, i)
		s.longer(ask, i)
	}
}

// candidate is a word of the vocabulary that may be meant.
type candidate struct {
	*lexeme
	far int
}

func (s *Searcher) begun(ask *question, i int, last bool) bool {
	w := ask.words[i]
	letters := []rune(w.text)
	if len(letters) < 2 {
		return false
	}
	part := s.vocabulary[vocabularyPart(w.text)]
	at, _ := slices.BinarySearchFunc(part, w.text, func(l lexeme, text string) int {
		return strings.Compare(l.word, text)
	})
	var found []candidate
	for ; at < len(part) && strings.HasPrefix(part[at].word, w.text); at++ {
		if l := &part[at]; l.term != w.term {
			found = append(found, candidate{l, len(l.letters) - len(letters)})
		}
	}
	slices.SortStableFunc(found, func(a, b candidate) int {
		return cmp.Or(cmp.Compare(b.common*4-b.far, a.common*4-a.far), cmp.Compare(a.far, b.far))
	})
	quality := asInner
	if last {
		quality = asBeginning
	}
	found = distinct(found, mostBeginnings)
	far := len(letters) >= longBeginning && !s.has(ask, w.term) && !(ask.long && w.known) &&
		!slices.ContainsFunc(found, func(c candidate) bool { return c.far <= nearBeginning })
	for _, c := range found {
		ask.alts = append(ask.alts, alternative{terms: []string{c.term}, first: i, last: i,
			quality: quality - min(30, 3*c.far), typo: far})
	}
	return len(found) > 0 && !far
}

// goesOn adds the terms that a word begins and that the vocabulary leaves out, the shortest first. It may be mistyped
// as well.
func (s *Searcher) goesOn(ask *question, i int) {
	text := ask.words[i].text
	shard, err := s.shard(text)
	letters := utf8.RuneCountInString(text)
	if err != nil || letters < firstLetters {
		return
	}
	more := map[string]int{} // letters behind the text
	for term := range shard.postings {
		far := utf8.RuneCountInString(term) - letters
		if strings.HasPrefix(term, text) && far <= nearBeginning && !strings.Contains(term, pairMark) {
			more[term] = far
		}
	}
	found := slices.SortedFunc(maps.Keys(more), func(a, b string) int {
		return cmp.Or(more[a]-more[b], strings.Compare(a, b))
	})
	for _, term := range found[:min(len(found), mostBeginnings)] {
		ask.alts = append(ask.alts, alternative{terms: []string{term}, first: i, last: i,
			quality: asBeginning - 3*more[term]})
	}
}

// distinct are the first candidates with different stems.
func distinct(list []candidate, most int) []candidate {
	seen := map[string]bool{}
	var out []candidate
	for _, c := range list {
		if !seen[c.term] && len(out) < most {
			seen[c.term] = true
			out = append(out, c)
		}
	}
	return out
}

// reachesAside says whether a query asks for names that stand apart: by their kind, which a sentence only speaks of,
// with a word that nothing else has, or by a whole name.
func (s *Searcher) reachesAside(kinds []Kind, whole []word, ask *question) bool {
	last := len(ask.words) - 1
	isName := last > 0 && isRun(ask.words, 0, last) && s.standsApart(joined(whole))
	if isName || slices.Contains(kinds, IconKind) {
		return true
	}
	return slices.ContainsFunc(ask.words, func(w asked) bool {
		return slices.Contains(w.kinds, IconKind) && !ask.asks || !w.known && s.standsApart(w.term)
	})
}
