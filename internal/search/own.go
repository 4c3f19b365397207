package search

import "slices"

// ownProducts returns the ids of the products that count as the reader's own: those that the query names, or else the
// one that the reader is on. It is empty where the reader is on none.
func (s *Searcher) ownProducts(reader string, ask question) map[string]bool {
	if reader == "" {
		return nil
	}
	named := map[string]bool{}
	for _, p := range s.core.Products {
		if ask.names(p) {
			named[p.ID] = true
		}
	}
	if !named[reader] {
		s.nameByComponents(ask, named)
	}
	if len(named) == 0 || named[reader] {
		return map[string]bool{reader: true}
	}
	return named
}

// names reports whether a query has all words of a product's label, or of one of its other names.
func (ask question) names(p Product) bool {
	return slices.ContainsFunc(append([]string{p.Label}, p.Words...), func(name string) bool {
		return !slices.ContainsFunc(telling(words(name)), func(w word) bool {
			return !slices.ContainsFunc(ask.words, func(a asked) bool { return a.term == stem(w.text) })
		})
	})
}

// nameByComponents adds the products whose component or hook a query names, where no other product has that name. Names
// of one word don't count: most of them are words for other things as well.
func (s *Searcher) nameByComponents(ask question, named map[string]bool) {
	for i := range ask.words {
		text := ""
		for last := i; last < len(ask.words) && last < i+longestJoined && !ask.words[i].tied; last++ {
			text += ask.words[last].text
			isPart := last+1 < len(ask.words) && ask.words[last+1].tied
			if id := s.compounds[text]; id != "" && !isPart {
				named[id] = true
			}
		}
	}
}

// noteCompound notes the product of a component or hook whose name has several words, or "" if several products have
// one of that name.
func (s *Searcher) noteCompound(name string, page int) {
	id := ""
	if of := s.core.Of[page]; of >= 0 {
		id = s.core.Products[of].ID
	}
	if known, ok := s.compounds[name]; ok && known != id {
		id = ""
	}
	s.compounds[name] = id
}

// mayBeMessage reports whether a query may be the message of an error: it is long and no question.
func (ask question) mayBeMessage() bool { return len(ask.words) > shortQuery && !ask.asks }
