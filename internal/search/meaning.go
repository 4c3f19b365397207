package search

import (
	"slices"
	"strings"
)

// synonymous adds what runs of words mean.
func (s *Searcher) synonymous(ask *question) error {
	for i := range ask.words {
		said := ""
		for last := i; last < len(ask.words) && last < i+longestSaid; last++ {
			said = strings.TrimPrefix(said+" "+ask.words[last].term, " ")
			means, err := s.means(said)
			if err != nil {
				return err
			}
			quality := asSynonym
			if last > i {
				quality = asPhrase
			}
			if last > i && len(means) > 0 {
				ask.weaken(i, last)
				ask.together(i, last)
			}
			for n, meaning := range means {
				if ask.long && n >= longMeanings {
					break
				}
				terms := strings.Split(meaning, "+")
				if ask.saysBeside(terms, i, last) {
					continue
				}
				worth := quality * max(leastMeaning, 100-laterMeaning*n) / 100
				ask.alts = append(ask.alts, alternative{terms: terms, first: i, last: last, quality: worth,
					synonym: n == 0})
			}
			for n := i; n <= last && len(means) > 0; n++ {
				ask.words[n].known = true
			}
		}
	}
	return nil
}

// weaken makes the words of a phrase that means something else as a whole worth less by themselves.
func (ask *question) weaken(first, last int) {
	for i := range ask.alts {
		if alt := &ask.alts[i]; alt.first == alt.last && alt.first >= first && alt.last <= last && !alt.weak {
			alt.quality, alt.weak = alt.quality*inPhrase/100, true
		}
	}
}

// together adds the words of a phrase that means something, for places that have all of them as well.
func (ask *question) together(first, last int) {
	var terms []string
	for _, w := range ask.words[first : last+1] {
		terms = append(terms, w.term)
	}
	ask.alts = append(ask.alts, alternative{terms: terms, first: first, last: last, quality: asBoth})
}

// saysBeside says whether a query has terms beside some of its words: a place that has them answers those alone.
func (ask *question) saysBeside(terms []string, first, last int) bool {
	beside := slices.Concat(ask.words[:first], ask.words[last+1:])
	return !slices.ContainsFunc(terms, func(term string) bool {
		return !slices.ContainsFunc(beside, func(w asked) bool { return w.term == term })
	})
}
