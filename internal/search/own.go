package search

import "slices"

// ownProducts returns the products that count as the reader's own: those that the query names, or else the one with
// this id. It is empty where the id is that of no product.
func (s *Searcher) ownProducts(id string, ask question) map[int]bool {
	reader := s.productIndex(id)
	if reader < 0 {
		return map[int]bool{}
	}
	named := map[int]bool{}
	if !s.isNamed(reader, ask) {
		for i := range s.core.Products {
			if s.isNamed(i, ask) {
				named[i] = true
			}
		}
		s.nameByComponents(reader, ask, named)
	}
	if len(named) > 0 {
		return named
	}
	return map[int]bool{reader: true}
}

func (s *Searcher) productIndex(id string) int {
	return slices.IndexFunc(s.core.Products, func(p Product) bool { return p.ID == id })
}

// isNamed reports whether a query has all words of a product's label, or one of its other words.
func (s *Searcher) isNamed(product int, ask question) bool {
	return slices.ContainsFunc(s.labels[product], func(label []string) bool {
		return !slices.ContainsFunc(label, func(term string) bool {
			return !slices.ContainsFunc(ask.words, func(w asked) bool { return w.term == term })
		})
	})
}

// nameByComponents adds the products whose component or hook a query names, where the reader's own and all others have
// none of that name. Names of one word don't count: most of them are words for other things as well.
func (s *Searcher) nameByComponents(reader int, ask question, named map[int]bool) {
	for i := range ask.words {
		text := ""
		for last := i; last < len(ask.words) && last < i+longestJoined; last++ {
			text += ask.words[last].text
			isPart := ask.words[i].tied || last+1 < len(ask.words) && ask.words[last+1].tied
			if of := s.compounds[text]; !isPart && len(of) == 1 && of[0] != reader {
				named[of[0]] = true
			}
		}
	}
}

// mayBeMessage reports whether a query may be the message of an error: it is long and no question, or says so.
func (ask question) mayBeMessage() bool {
	return len(ask.words) > shortQuery && !ask.asks ||
		slices.ContainsFunc(ask.words, func(w asked) bool { return slices.Contains(w.kinds, ErrorKind) })
}

// labelsOf returns the terms of a product's label and of its other words, each without those that say nothing.
func labelsOf(p Product) (labels [][]string) {
	for _, name := range append([]string{p.Label}, p.Words...) {
		var label []string
		for _, w := range telling(words(name)) {
			label = append(label, stem(w.text))
		}
		labels = append(labels, label)
	}
	return labels
}
