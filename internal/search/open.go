package search

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"
	"unicode/utf8"

	"vitrine/internal/vitrine"
)

// Searcher answers queries over published files. It may be asked from many goroutines.
type Searcher struct {
	core       core
	crowded    [2]map[string]bool // beginnings of terms, subjects of pages
	read       func(name string) ([]byte, error)
	pages      []openPage
	names      map[string][]posting // terms of titles and names
	called     map[string][]int     // pages by the stems of their whole names
	compounds  map[string]string    // ids of products by names of several words, as one word: see noteCompound
	vocabulary [vocabularyParts][]lexeme
	spelled    map[string]bool // words of titles and names, and names as one word
	spellings  []lexeme        // the same, as mistyped words are compared with them
	stems      map[string]bool // those of the vocabulary

	mu      sync.Mutex
	terms   map[int]termShard
	records map[int]map[string]storedPage
	aside   *asideIndex
}

// openPage is what ranking asks of a page.
type openPage struct {
	kind    Kind
	product int
	whole   string // the term of the whole title
	length  int    // of that, in letters
	behind  bool   // other pages that say the same come first
	main    bool   // it describes what a guide is called after
	several bool   // it describes several things, each in a section
}

// termShard are terms that begin alike.
type termShard struct {
	postings map[string][]posting
	means    map[string][]string // by what is said
	apart    map[string]bool     // terms that only names that stand apart have
	rests    map[string]string   // the letters that terms begin with, by what follows
}

// lexeme is a word of the vocabulary with its stem.
type lexeme struct {
	entry
	typeable
	term string
}

func lexemeOf(e entry) lexeme { return lexeme{e, typeableOf(e.word), stem(e.word)} }

// asideIndex are names that are searched apart.
type asideIndex struct {
	pages []asidePage
	terms map[string][]posting // page is the index in pages, key the index of the row
}

// Open reads the index of the default language. Read gets names of files below the published folder, such as
// search/core.json.
func Open(read func(name string) ([]byte, error)) (*Searcher, error) {
	return OpenIn(vitrine.DefaultLanguage, read)
}

// Searcher answers queries over an index that was not published yet.
func (x *Index) Searcher() (*Searcher, error) {
	files := x.Files(entryOf(vitrine.DefaultLanguage), nil)
	return Open(func(name string) ([]byte, error) { return files[name], nil })
}

func entryOf(language string) string { return vitrine.OutputFile(vitrine.SearchPath(language)) }

// OpenIn reads the index of a language.
func OpenIn(language string, read func(name string) ([]byte, error)) (*Searcher, error) {
	s := &Searcher{read: read, names: map[string][]posting{}, called: map[string][]int{}, stems: map[string]bool{},
		compounds: map[string]string{}, spelled: map[string]bool{}, terms: map[int]termShard{},
		records: map[int]map[string]storedPage{}}
	if err := s.load(entryOf(language), &s.core); err != nil {
		return nil, err
	}
	if c := s.core; len(c.Terms) == 0 || len(c.Records) == 0 || len(c.Titles) != len(c.Paths) ||
		len(c.Names) != len(c.Paths) || len(c.Of) != len(c.Paths) || len(c.In) != len(c.Paths) ||
		len(c.Kinds) != len(c.Paths) || len(c.Words) != vocabularyParts {
		return nil, errOtherVersion
	}
	s.core.unfold()
	for i, list := range s.core.Crowded {
		s.crowded[i] = map[string]bool{}
		for _, one := range list {
			s.crowded[i][one] = true
		}
	}
	for i, hash := range s.core.Words {
		var text string
		if err := s.load(FileOf(hash), &text); err != nil {
			return nil, err
		}
		for _, e := range readVocabulary(text) {
			l := lexemeOf(e)
			s.vocabulary[i] = append(s.vocabulary[i], l)
			s.stems[l.term] = true
		}
	}
	for i := range s.core.Paths {
		s.pages = append(s.pages, s.openPage(i))
	}
	s.markMain()
	return s, nil
}

var errOtherVersion = errors.New("the search index is of another version: build the site again")

func (s *Searcher) openPage(i int) openPage {
	kind, behind := kindMarked(s.core.Kinds[i])
	p := openPage{kind: kind, behind: behind, product: s.core.Of[i],
		whole: wholeMark + joined(words(s.core.Titles[i]))}
	p.length = utf8.RuneCountInString(p.whole)
	var names []string
	if s.core.Names[i] != "" {
		names = strings.Split(s.core.Names[i], ",")
	}
	p.several = len(names) > 1
	for _, l := range pageNames(s.core.Titles[i], names) {
		s.names[l.term] = append(s.names[l.term], posting{page: i, level: l.level})
	}
	for _, name := range append(names, s.core.Titles[i]) {
		list := words(name)
		if term := stem(joined(list)); !slices.Contains(s.called[term], i) {
			s.called[term] = append(s.called[term], i)
		}
		s.spell(list)
		if len(list) > 1 && kind != GuideKind {
			s.noteCompound(joined(list), i)
		}
	}
	return p
}

// spell notes the words of a name, and the whole as one word: what mistyped words may be without the vocabulary.
func (s *Searcher) spell(name []word) {
	list := name
	if len(name) > 1 && len(name) <= longestJoined {
		list = append(slices.Clone(name), word{text: joined(name)})
	}
	for _, w := range list {
		if !s.spelled[w.text] {
			s.spelled[w.text] = true
			s.spellings = append(s.spellings, lexemeOf(entry{word: w.text}))
		}
	}
}

// markMain finds the pages of the reference that describe what guides are called after.
func (s *Searcher) markMain() {
	type title struct {
		product int
		whole   string
	}
	guides := map[title]bool{}
	for _, p := range s.pages {
		guides[title{p.product, p.whole}] = p.kind == PageKind || guides[title{p.product, p.whole}]
	}
	for i := range s.pages {
		p := &s.pages[i]
		p.main = p.kind == APIKind && guides[title{p.product, wholeMark + joined(words(s.core.Names[i]))}]
	}
}

// load reads a file as JSON.
func (s *Searcher) load(name string, into any) error {
	content, err := s.read(name)
	if err != nil {
		return err
	}
	if err := json.Unmarshal(content, into); err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	return nil
}

// Products are those of the site.
func (s *Searcher) Products() []Product { return s.core.Products }

// postings are the places of a term.
func (s *Searcher) postings(term string) ([]posting, error) {
	shard, err := s.shard(term)
	return shard.postings[term], err
}

// means are the terms that stand for what is said.
func (s *Searcher) means(said string) ([]string, error) {
	shard, err := s.shard(said)
	return shard.means[said], err
}

// shard has a term, and what is said that begins like it.
func (s *Searcher) shard(term string) (termShard, error) {
	n := s.shardOf(term)
	s.mu.Lock()
	defer s.mu.Unlock()
	shard, ok := s.terms[n]
	if !ok {
		var texts map[string]string
		if err := s.load(FileOf(s.core.Terms[n]), &texts); err != nil {
			return shard, err
		}
		shard = termShard{map[string][]posting{}, map[string][]string{}, map[string]bool{}, map[string]string{}}
		for term, text := range texts {
			if said, ok := strings.CutPrefix(term, saidMark); ok {
				shard.means[said] = strings.Split(text, ",")
			} else if apart, ok := strings.CutPrefix(term, apartMark); ok {
				shard.apart[apart] = true
			} else if rest, ok := strings.CutPrefix(term, restMark); ok {
				shard.rests[rest] = text
			} else {
				shard.postings[term] = readPostings(text)
			}
		}
		s.terms[n] = shard
	}
	return shard, nil
}

// page is what hits show of a page.
func (s *Searcher) page(path string) (storedPage, error) {
	n := topicBucket(path, len(s.core.Records), s.crowded[1])
	s.mu.Lock()
	defer s.mu.Unlock()
	shard, ok := s.records[n]
	if !ok {
		if err := s.load(FileOf(s.core.Records[n]), &shard); err != nil {
			return storedPage{}, err
		}
		s.records[n] = shard
	}
	return shard[path], nil
}

// apart are the names that stand apart.
func (s *Searcher) apart() (*asideIndex, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.aside == nil {
		a := &asideIndex{terms: map[string][]posting{}}
		if s.core.Aside != "" {
			if err := s.load(FileOf(s.core.Aside), &a.pages); err != nil {
				return nil, err
			}
		}
		for i, page := range a.pages {
			for n, row := range page.Rows {
				a.add(i, n, row)
			}
		}
		s.aside = a
	}
	return s.aside, nil
}

func (a *asideIndex) add(page, row int, r stored) {
	seen := map[string]bool{}
	for _, l := range r.levels() {
		if !seen[l.term] {
			seen[l.term] = true
			a.terms[l.term] = append(a.terms[l.term], posting{page, row, l.level})
		}
	}
}

// levels are the terms of a name that stands apart and of its other words.
func (r stored) levels() []leveled {
	list := nameLevels(r[0])
	if len(r) > 1 {
		for _, form := range forms(r[1]) {
			list = append(list, leveled{stem(form), alsoLevel})
		}
	}
	return list
}
