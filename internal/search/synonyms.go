package search

import (
	_ "embed"
	"slices"
	"strings"
)

// Synonym is what readers call something, and what the site calls it.
type Synonym struct{ Words, Means []string }

//go:embed synonyms.txt
var synonymsFile string

// standardSynonyms are those that hold for any library.
func standardSynonyms() []Synonym {
	var list []Synonym
	for line := range strings.Lines(synonymsFile) {
		said, means, ok := strings.Cut(strings.TrimSpace(line), ": ")
		if ok && !strings.HasPrefix(line, "#") {
			list = append(list, Synonym{strings.Split(said, ", "), strings.Split(means, ", ")})
		}
	}
	return list
}

// termsOf are the stems of a phrase.
func termsOf(phrase string) []string {
	var terms []string
	for _, w := range words(phrase) {
		terms = append(terms, stem(w.text))
	}
	return terms
}

// saidMark begins the keys of synonyms among terms: words that are said, with blanks between.
const saidMark = "~"

// apartMark begins the keys of terms that only names that stand apart have: whether a query needs the file of those.
const apartMark = "^"

// longestSaid is the most words of a synonym.
const longestSaid = 4

// meanings are the terms that stand for what is said, the best first. Those that the site has no word of are left out.
// A meaning of several words is one term where they stand joined somewhere.
func meanings(list []Synonym, known func(term string) bool) map[string][]string {
	byPhrase := map[string][]string{}
	for _, s := range list {
		var means []string
		for _, meaning := range s.Means {
			means = append(means, meant(meaning, known)...)
		}
		for _, said := range spellings(s.Words) {
			for _, term := range means {
				if term == said || term == strings.ReplaceAll(said, " ", "") {
					continue
				}
				if !contains(byPhrase[said], term) {
					byPhrase[said] = append(byPhrase[said], term)
				}
			}
		}
	}
	return byPhrase
}

// spellings are phrases as queries say them, as they are written first: readers join words that others keep apart.
func spellings(phrases []string) []string {
	var list, others []string
	for _, phrase := range phrases {
		told := telling(words(phrase))
		if len(told) == 1 && len(words(phrase)) > 1 {
			continue // one word of a phrase doesn't mean what all of them do
		}
		list = append(list, saidIn(told))
		for i := 1; i < len(told) && len(told) <= longestSaid; i++ {
			joint := slices.Clone(told)
			joint[i-1].text += joint[i].text
			others = append(others, saidIn(slices.Delete(joint, i, i+1)))
		}
	}
	for _, said := range others {
		if !contains(list, said) {
			list = append(list, said)
		}
	}
	return list
}

// saidIn are the words of a phrase as queries are taken apart.
func saidIn(list []word) string {
	var terms []string
	for _, w := range list {
		terms = append(terms, stem(w.text))
	}
	return strings.Join(terms, " ")
}

// meant are the terms that stand for a meaning: its joined form, or all of its words with a plus between.
func meant(meaning string, known func(term string) bool) []string {
	list := words(meaning)
	if whole := stem(joined(list)); known(whole) {
		return []string{whole}
	}
	terms := termsOf(meaning)
	for _, term := range terms {
		if !known(term) {
			return nil
		}
	}
	if len(terms) > 2 {
		return nil
	}
	return []string{strings.Join(terms, "+")}
}

func contains(list []string, text string) bool {
	for _, one := range list {
		if one == text {
			return true
		}
	}
	return false
}
