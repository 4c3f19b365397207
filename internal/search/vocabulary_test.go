package search

import (
	"slices"
	"testing"
)

// A word that stands once in code is in no part of the vocabulary, so that it costs nobody anything.
func TestRareWordsAreFoundByTheirBeginning(t *testing.T) {
	x := handmade()
	s, err := x.Searcher()
	if err != nil {
		t.Fatal(err)
	}
	for _, part := range s.vocabulary {
		if slices.ContainsFunc(part, func(l lexeme) bool { return l.word == "quadrature" }) {
			t.Fatal("the vocabulary has the word")
		}
	}
	for _, text := range []string{"quadrature", "quadratu"} {
		result, err := s.Find(Query{Text: text})
		if err != nil || len(result.Hits) == 0 || result.Hits[0].Address != "/acme-x/react-data-grid/#height" {
			t.Errorf("%q finds %v, %v", text, result.Hits, err)
		}
	}
}

// Languages stand in one folder: where two files of theirs have the same hash, both keep a name.
func TestFilesBesideOthers(t *testing.T) {
	x := handmade()
	alone := x.Files(entryOf("en"), nil)
	beside := map[string][]byte{}
	for name := range alone {
		if name != entryOf("en") {
			beside[name] = []byte("of another language")
		}
	}
	for name := range x.Files(entryOf("en"), beside) {
		if _, taken := beside[name]; taken {
			t.Errorf("%s is given twice", name)
		}
	}
	for name := range x.Files(entryOf("en"), alone) {
		if _, same := alone[name]; !same {
			t.Errorf("%s is no file of the same index", name)
		}
	}
}

// Another file of the index has the first six letters of a hash: both keep a name.
func TestFilesOfTheSameHash(t *testing.T) {
	content := []byte("a file")
	first := hashed(content, func(string) bool { return false })
	second := hashed(content, func(hash string) bool { return hash == first })
	if first == second || len(second) != len(first) {
		t.Errorf("%q and %q", first, second)
	}
}
