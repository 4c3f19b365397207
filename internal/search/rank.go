package search

import (
	"math/bits"
	"slices"
)

// What makes a hit come first. A score is a sum over the words of a query; percentages change it as a whole.
const (
	exactWeight   = 12  // of a whole name, in levels
	deepest       = 30  // percent of a page that a section is worth before which it comes
	inPage        = 36  // percent of what the sections of a page say that the page itself is worth
	inRows        = 15  // the same of its rows
	aroundPlace   = 169 // percent of what the name of a page says that its places are worth
	productWorth  = 160 // of a word that names the product
	kindWorth     = 240 // of a word that names the kind of place
	afterSection  = 22  // percent of a section that its page is worth behind it
	faintest      = 12  // so many times the worth of a hit may be that of the best one
	aroundRow     = 96  // the same of rows
	alsoPart      = 2   // of what the text says beside the name, one in so many
	alsoThere     = 5   // the same of sections, all of which are about what the page is called
	wholeTitle    = 16_000
	wholeName     = 12_320
	wholeAPI      = 14_900
	wholeRow      = 6_000
	wholeRowThere = 12_000 // the query names the page as well
	withQuestion  = 3_000  // more, where words of questions belong to the name
	wholeMeant    = 1_500  // the query is another word for the name of a page of the reference
	guideMeant    = 2_040  // the same of a guide
	fewRows       = 8      // with the same name: what is above shares the worth
	ownProduct    = 300
	unnamedOwn    = 200 // the product that the reader is on, where the query names another one
	ownFamily     = 81
	otherProduct  = 48
	laterProduct  = 2   // percent: less for each product before in the site, where the reader is on none
	leastProduct  = 90  // and the least of it
	abroadAPI     = 22  // percent of a whole name in the reference of a product that the reader is not on
	mainPage      = 106 // of what a guide is called after
	mostSections  = 2   // of a page, before its others are lowered
	laterSection  = 80  // percent: what those are worth
	behindOthers  = 84  // of what the site wants to be found behind other pages
)

// kindPercent are what places are worth by their kind.
var kindPercent = map[Kind]int{PageKind: 105, GuideKind: 100, APIKind: 55, SectionKind: 103, PropKind: 45, SlotKind: 50,
	ClassKind: 50, EventKind: 70, ErrorKind: 80, ThemeKind: 60, IconKind: 50}

// rarity weighs a term that so many of all records have: four times the logarithm, without fractions.
func rarity(all, having int) int {
	ratio := max(1, all/max(1, having))
	log := bits.Len(uint(ratio)) - 1
	return 4 + 4*log + (ratio<<2>>log)&3
}

// place is a page or a place in it while a query is ranked.
type place struct {
	page, key int // key is that of the postings; from apartKey on the row of a name that stands apart
	own       []int
	exact     int // words of the query, as bits, of which its whole name is made
	score     int
	home      int // what it would be worth in the reader's own product
}

const apartKey = 1 << 20

// ranking is a query while it is ranked.
type ranking struct {
	*Searcher
	query   Query
	ask     question
	own     map[string]bool // ids of the products that count as the reader's own
	away    bool            // the search stays in a product that is none of those, as if the reader were there
	places  map[[2]int]*place
	order   []*place
	around  map[int][]int  // by page: what its names say, by word
	named   map[int]int    // by page: bits of words that whole names of it are made of
	spoken  map[int]int    // by page: bits of words that stand in its names
	asked   map[int]int    // by page: what its whole name is worth more
	sharing map[int]int    // by bits of words: rows whose whole name they are
	found   []bool         // by word: it stands somewhere as it is written
	met     []bool         // by alternative
	product [][]bool       // by word and product
	implied map[int]int    // by page: what it is worth more that the query means its name
	rare    []int          // by word: how rare it is
	best    map[int]*place // by page: its best section
	tops    map[int]int    // what those are worth before they are lowered
}

func newRanking(s *Searcher, q Query) (*ranking, error) {
	question, err := s.ask(q)
	own := s.ownProducts(q.Product, question)
	away := q.Only != "" && !own[q.Only]
	if q.Only != "" {
		q.Product, own = q.Only, map[string]bool{q.Only: true}
	}
	return &ranking{Searcher: s, query: q, ask: question, own: own, away: away, places: map[[2]int]*place{},
		around: map[int][]int{}, named: map[int]int{}, spoken: map[int]int{}, asked: map[int]int{},
		best: map[int]*place{}, tops: map[int]int{}, sharing: map[int]int{}, implied: map[int]int{}}, err
}

// collect reads the postings of all alternatives.
func (r *ranking) collect() error {
	r.found = make([]bool, len(r.ask.words))
	r.met = make([]bool, len(r.ask.alts))
	r.rare = make([]int, len(r.ask.words))
	for _, typos := range []bool{false, true} {
		for i, alt := range r.ask.alts {
			if alt.typo != typos || typos && r.foundAll(alt) {
				continue
			}
			lists, err := r.lists(alt)
			if err != nil {
				return err
			}
			r.met[i] = r.note(alt, lists)
			if alt.quality >= asPart && !alt.typo && len(alt.terms) == 1 && alt.terms[0][0] != wholeMark[0] {
				for w := alt.first; w <= alt.last && r.met[i]; w++ {
					r.rare[w] = max(r.rare[w], rarity(r.core.Count, len(lists)))
				}
			}
		}
		if !typos {
			for i, alt := range r.ask.alts {
				for w := alt.first; w <= alt.last && r.met[i]; w++ {
					r.found[w] = true
				}
			}
		}
	}
	return nil
}

// foundAll says whether all words of an alternative stand somewhere as they are written.
func (r *ranking) foundAll(alt alternative) bool {
	return !slices.Contains(r.found[alt.first:alt.last+1], false)
}

// weighed is a posting with what it contributes.
type weighed struct {
	posting
	kind  int // of list: names of pages, places, names apart
	worth int
}

const (
	ofNames = iota
	ofPlaces
	ofApart
)

// lists are the postings of an alternative: those of its term, or the places that have all of its terms.
func (r *ranking) lists(alt alternative) ([]weighed, error) {
	var all []weighed
	for i, term := range alt.terms {
		list, err := r.weigh(term, alt.quality)
		if err != nil {
			return nil, err
		}
		if i == 0 {
			all = list
			continue
		}
		worth := map[[3]int]int{}
		for _, w := range list {
			worth[[3]int{w.kind, w.page, w.key}] = w.worth
		}
		var both []weighed
		for _, w := range all {
			if other, ok := worth[[3]int{w.kind, w.page, w.key}]; ok {
				w.worth, w.level = min(w.worth, other), 1
				both = append(both, w)
			}
		}
		all = both
	}
	return all, nil
}

func (r *ranking) weigh(term string, quality int) ([]weighed, error) {
	places, err := r.postings(term)
	if err != nil {
		return nil, err
	}
	names := r.names[term]
	var apart []posting
	if r.ask.aside {
		aside, err := r.apart()
		if err != nil {
			return nil, err
		}
		for _, p := range aside.terms[term] {
			apart = append(apart, posting{aside.pages[p.page].Page, apartKey + p.key, p.level})
		}
	}
	rare := rarity(r.core.Count, len(places)+len(names)+len(apart))
	var all []weighed
	for kind, list := range [][]posting{ofNames: names, ofPlaces: places, ofApart: apart} {
		for _, p := range list {
			level := p.level
			if level == exactLevel {
				level = exactWeight
			}
			all = append(all, weighed{p, kind, quality * level * rare / 100})
		}
	}
	return all, nil
}

// note adds what an alternative contributes to places and pages.
func (r *ranking) note(alt alternative, lists []weighed) bool {
	bitsOf := 0
	for w := alt.first; w <= alt.last; w++ {
		bitsOf |= 1 << w
	}
	r.imply(alt, bitsOf)
	for _, w := range lists {
		whole := w.level == exactLevel && (alt.quality >= asWritten || !alt.weak && w.kind == ofNames)
		if w.kind == ofNames {
			around := r.around[w.page]
			if around == nil {
				around = make([]int, len(r.ask.words))
				r.around[w.page] = around
			}
			raise(around, alt, w.worth)
			if alt.quality >= asSpoken {
				r.spoken[w.page] |= bitsOf
			}
			if whole {
				r.named[w.page] |= bitsOf
			}
			if whole && alt.quality == asWhole {
				r.asked[w.page] = withQuestion
			}
			r.place(w.page, 0)
			continue
		}
		p := r.place(w.page, w.key)
		raise(p.own, alt, w.worth)
		if whole {
			if p.exact |= bitsOf; p.key != 0 {
				r.sharing[bitsOf]++
			}
		}
	}
	return len(lists) > 0
}

// imply notes the pages that are called what the whole query means: guides, and the reference where there is none.
func (r *ranking) imply(alt alternative, bitsOf int) {
	if !alt.synonym || len(alt.terms) > 1 || bitsOf != r.all() {
		return
	}
	for _, w := range r.ask.words {
		if len(r.ask.words) > 1 && len(r.called[w.term]) > 0 {
			return // the query names a page as well
		}
	}
	guides := map[int]bool{}
	for _, page := range r.called[alt.terms[0]] {
		if r.pages[page].kind != APIKind {
			guides[r.pages[page].product] = true
		}
	}
	for _, page := range r.called[alt.terms[0]] {
		meant := guideMeant
		if r.pages[page].kind == APIKind {
			if guides[r.pages[page].product] {
				continue
			}
			meant = wholeMeant
		}
		r.implied[page] = max(r.implied[page], meant*alt.quality/asPhrase)
	}
}

func raise(list []int, alt alternative, worth int) {
	for w := alt.first; w <= alt.last; w++ {
		list[w] = max(list[w], worth)
	}
}

func (r *ranking) place(page, key int) *place {
	at := [2]int{page, key}
	p := r.places[at]
	if p == nil {
		p = &place{page: page, key: key, own: make([]int, len(r.ask.words))}
		r.places[at] = p
		r.order = append(r.order, p)
	}
	return p
}

// kindOf says what a place is.
func (s *Searcher) kindOf(p *place) Kind {
	switch {
	case p.key == 0:
		return s.pages[p.page].kind
	case p.key >= apartKey:
		return IconKind
	}
	return inKeys[p.key%kindsInKeys]
}

// gather gives pages a part of what their places say.
func (r *ranking) gather() {
	for _, p := range slices.Clone(r.order) {
		if p.key == 0 || p.key >= apartKey {
			continue
		}
		part := inRows
		if r.kindOf(p) == SectionKind {
			part = inPage
		}
		page := r.place(p.page, 0)
		for w, worth := range p.own {
			page.own[w] = max(page.own[w], worth*part/100)
		}
	}
}
