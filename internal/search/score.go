package search

import (
	"cmp"
	"slices"
)

// score says what a place is worth to the query, and how many of its words it meets.
func (r *ranking) score(p *place) (score, met int) {
	kind, page := r.kindOf(p), r.pages[p.page]
	around := r.around[p.page]
	explained := p.exact // bits of words that whole names, the page, the product or the kind stand for
	if p.key == 0 || kind != SectionKind {
		explained |= r.named[p.page]
	} else {
		explained |= r.spoken[p.page]
	}
	covered, all, share := 0, 0, kindPercent[kind]
	for w, word := range r.ask.words {
		worth := p.own[w]
		if around != nil {
			part := around[w]
			switch {
			case kind == SectionKind:
				part = part * aroundPlace / 100
			case p.key != 0:
				part = part * aroundRow / 100
			}
			also := alsoPart
			if kind == SectionKind {
				also = alsoThere
			}
			worth = max(worth, part) + min(worth, part)/also
		}
		if page.product >= 0 && r.product[w][page.product] {
			worth = max(p.own[w], productWorth) // whatever the page of the product itself is called
			explained |= 1 << w
		}
		if slices.Contains(word.kinds, kind) {
			worth = max(worth, kindWorth)
			explained |= 1 << w
			share = max(share, 100) // the query names the kind
		}
		rare := max(leastRare, r.rare[w])
		if len(word.kinds) > 0 {
			rare = 1 // nobody has to say what it is
		}
		all += rare
		if worth > 0 {
			met++
			covered += rare
		}
		score += worth
	}
	score = score * covered / all
	score = score * share / 100
	more := 0
	if explained == r.all() {
		more = r.whole(p, kind)
	} else if p.key == 0 {
		more = r.implied[p.page]
	}
	p.home = page.weighed(score + more)
	score = page.weighed(score + more*r.abroad(p, kind)/100)
	return score * r.nearness(page.product, kind) / 100, met
}

// weighed is a score by what is known of the page, whatever is asked.
func (p openPage) weighed(score int) int {
	if p.behind {
		score = score * behindOthers / 100
	}
	if p.main {
		score = score * mainPage / 100
	}
	return score
}

// whole is what is added to a place that the query names.
func (r *ranking) whole(p *place, kind Kind) int {
	own := p.exact
	if p.key == 0 {
		own |= r.named[p.page]
	}
	switch {
	case own == 0, p.key != 0 && r.ask.asks:
		return 0
	case p.key != 0 && p.exact != r.all():
		return wholeRowThere * fewRows / max(fewRows, r.sharing[p.exact])
	case p.key != 0:
		return wholeRow * fewRows / max(fewRows, r.sharing[p.exact])
	case kind == APIKind:
		return wholeAPI + r.asked[p.page]
	case r.titled(p.page):
		return wholeTitle + r.asked[p.page]
	}
	return wholeName + r.asked[p.page]
}

// abroad is what is left of the worth of a whole name in a product that the reader is not on.
func (r *ranking) abroad(p *place, kind Kind) int {
	switch {
	case r.nearness(r.pages[p.page].product, kind) != otherProduct:
		return 100
	case p.key != 0:
		return 0
	case kind == APIKind:
		return abroadAPI
	case !r.titled(p.page):
		return 0
	}
	return 100
}

// fewWords is how many a name may be meant by with other words.
const fewWords = 1

// leastShare: a hit meets all words that the best one meets but one in so many, and one more.
const leastShare = 3

// leastRare is what a word weighs that nothing has.
const leastRare = 4

// titled says whether the title of a page, and not only a name in it, is a run of words of the query.
func (r *ranking) titled(page int) bool {
	for i, alt := range r.ask.alts {
		if r.met[i] && !alt.weak && alt.terms[0] == r.pages[page].whole {
			return true
		}
	}
	return false
}

// nearness is how near a product is to the reader's, in percent.
func (r *ranking) nearness(product int, kind Kind) int {
	if product < 0 && kind == ErrorKind && r.query.Product != "" && r.ask.mayBeMessage() {
		return ownProduct // messages of all products
	}
	if product < 0 {
		return 100
	}
	p := r.core.Products[product]
	switch {
	case r.own[p.ID]:
		return ownProduct
	case p.ID == r.query.Product:
		return unnamedOwn
	}
	for _, other := range r.core.Products {
		if p.Family != "" && r.own[other.ID] && other.Family == p.Family {
			return ownFamily
		}
	}
	if r.query.Product == "" {
		return max(100-laterProduct*product, leastProduct)
	}
	return otherProduct
}

// productWords says which words of the query are words of which product's label, where they tell products apart.
func (r *ranking) productWords() {
	of := make([]map[string]bool, len(r.core.Products))
	for i, p := range r.core.Products {
		of[i] = map[string]bool{}
		for _, form := range append(forms(p.Label), forms(p.ID)...) {
			of[i][stem(form)] = true
		}
	}
	for _, asked := range r.ask.words {
		list := make([]bool, len(of))
		count := 0
		for i := range of {
			if list[i] = of[i][asked.term]; list[i] {
				count++
			}
		}
		if count*2 > len(of) && count > 1 {
			list = make([]bool, len(of))
		}
		r.product = append(r.product, list)
	}
}

// ranked are all places that meet enough of the query, the best first.
func (r *ranking) ranked() []*place {
	most := 0
	met := map[*place]int{}
	for _, p := range r.order {
		p.score, met[p] = r.score(p)
		if p.score > 0 {
			most = max(most, met[p])
		}
		if best := r.best[p.page]; r.kindOf(p) == SectionKind && (best == nil || best.score < p.score ||
			best.score == p.score && best.key > p.key) {
			r.best[p.page] = p
		}
	}
	r.deepen()
	for page, best := range r.best {
		r.tops[page] = best.score
	}
	for _, p := range r.order {
		switch {
		case r.kindOf(p) != SectionKind || !r.answers(p.page):
		case r.isOneOfSeveral(p):
			p.score = r.place(p.page, 0).score + 1
		case len(r.ask.words) == 1 || p.exact == 0 && r.spoken[p.page] == r.all() && !r.saysMore(p):
			r.lower(p)
		}
	}
	least := most - (most+leastShare-1)/leastShare
	if most == 1 {
		least = 1
	}
	best, home := 0, 0
	for _, p := range r.order {
		best, home = max(best, p.score), max(home, p.home)
	}
	list := slices.DeleteFunc(slices.Clone(r.order), func(p *place) bool {
		return r.isFaint(p, best, home) || met[p] < least || p.key != 0 && !touched(p.own)
	})
	slices.SortFunc(list, r.compare)
	r.spread(list)
	return list
}

// compare puts what is worth more first, then what has the shorter title.
func (r *ranking) compare(a, b *place) int {
	return cmp.Or(cmp.Compare(b.score, a.score),
		cmp.Compare(r.pages[a.page].length, r.pages[b.page].length), cmp.Compare(a.page, b.page),
		cmp.Compare(a.key, b.key))
}

// isFaint reports whether a place is worth too little compared to the best one. A place in a product that is not the
// reader's own is far down, and no less of an answer: a reader who narrows the search to that product wants it, and
// finds as many as were counted.
func (r *ranking) isFaint(p *place, best, home int) bool {
	of := r.pages[p.page].product
	isFaint := p.score*faintest <= best
	if elsewhere := r.query.Product != "" && of >= 0 && !r.own[r.core.Products[of].ID]; r.away ||
		isFaint && elsewhere {
		return p.home*faintest <= home
	}
	return isFaint
}

// deepen puts the best section of a page before it where its names don't answer the query by themselves: the section
// is worth what the page is.
func (r *ranking) deepen() {
	for _, p := range r.order {
		best := r.best[p.page]
		if p.key != 0 || best == nil || best.score*100 < p.score*deepest || r.answers(p.page) {
			continue
		}
		best.score = max(best.score, p.score)
		p.score = best.score * afterSection / 100
	}
}

// isOneOfSeveral says whether a section of a page of the reference describes what the query names.
func (r *ranking) isOneOfSeveral(p *place) bool {
	page := r.pages[p.page]
	return page.several && page.kind == APIKind && p.exact == r.all()
}

// saysMore says whether a section says more of a word than the names of its page do.
func (r *ranking) saysMore(p *place) bool {
	for w, worth := range p.own {
		if worth > r.around[p.page][w] {
			return true
		}
	}
	return false
}

// all are the bits of all words.
func (r *ranking) all() int { return 1<<len(r.ask.words) - 1 }

// spread lets other pages come before the third section of a page, in a list that has the best first.
func (r *ranking) spread(list []*place) {
	sections := map[int]int{} // by page
	for _, p := range list {
		if r.kindOf(p) != SectionKind {
			continue
		}
		if sections[p.page]++; sections[p.page] > mostSections {
			p.score = p.score * laterSection / 100
		}
	}
	slices.SortFunc(list, r.compare)
}

// lower puts a section behind its page, which answers, in the order of the page's sections.
func (r *ranking) lower(p *place) {
	page, best := r.place(p.page, 0), r.tops[p.page]
	if best >= max(page.score, 1) {
		p.score = p.score * (page.score - 1) / best
	}
}

// answers says whether each word of the query stands for something in the names of a page.
func (r *ranking) answers(page int) bool {
	around := r.around[page]
	for w := range r.ask.words {
		if around == nil || around[w] == 0 || len(r.ask.words) > fewWords && r.spoken[page]&(1<<w) == 0 {
			return false
		}
	}
	return true
}

func touched(own []int) bool {
	return slices.ContainsFunc(own, func(worth int) bool { return worth > 0 })
}
