package search

import (
	"slices"
	"strings"
)

const standardLimit = 20

// Find answers a query, the best hit first.
func (s *Searcher) Find(q Query) (Result, error) {
	result := Result{Hits: []Hit{}, Counts: map[Kind]int{}, ByProduct: map[string]int{}, Met: []string{}}
	r, err := newRanking(s, q)
	if err != nil || len(r.ask.words) == 0 {
		return result, err
	}
	if err := r.collect(); err != nil {
		return result, err
	}
	r.productWords()
	r.gather()
	list := r.narrowed(r.ranked(), &result)
	result.Total = len(list)
	result.Met, result.Meant = r.terms(), r.meant()
	limit := q.Limit
	if limit <= 0 {
		limit = standardLimit
	}
	for _, p := range list[:min(limit, len(list))] {
		hit, err := r.hit(p, result.Met)
		if err != nil {
			return result, err
		}
		result.Hits = append(result.Hits, hit)
	}
	return result, nil
}

// narrowed are the places of the kinds and the product that were asked for; the others are counted.
func (r *ranking) narrowed(list []*place, result *Result) []*place {
	return slices.DeleteFunc(list, func(p *place) bool {
		kind, product := r.kindOf(p), ""
		if of := r.pages[p.page].product; of >= 0 {
			product = r.core.Products[of].ID
		}
		there := r.query.Only == "" || product == r.query.Only
		wanted := len(r.query.Kinds) == 0 || slices.Contains(r.query.Kinds, kind)
		if there {
			result.Counts[kind]++
		}
		if wanted && product != "" {
			result.ByProduct[product]++
		}
		return !there || !wanted
	})
}

// terms are those that were met, each once.
func (r *ranking) terms() []string {
	list := []string{}
	for i, alt := range r.ask.alts {
		for _, term := range alt.terms {
			if r.met[i] && !contains(list, term) && !strings.HasPrefix(term, wholeMark) {
				list = append(list, term)
			}
		}
	}
	return list
}

// meant is the query with other words where some are nowhere.
func (r *ranking) meant() string {
	var list []string
	changed := false
	for i, w := range r.ask.words {
		text := w.text
		if !r.found[i] && w.fix != "" {
			text, changed = w.fix, true
		}
		list = append(list, text)
	}
	if !changed {
		return ""
	}
	return strings.Join(list, " ")
}

// hit is a place as it is shown.
func (r *ranking) hit(p *place, met []string) (Hit, error) {
	path := r.core.Paths[p.page]
	hit := Hit{Address: path, Kind: r.kindOf(p), Title: r.core.Titles[p.page], Score: p.score}
	if of := r.pages[p.page].product; of >= 0 {
		hit.Product = r.core.Products[of].ID
	}
	if in := r.core.In[p.page]; in >= 0 {
		hit.Group = r.core.Groups[in]
	}
	page, err := r.page(path)
	if err != nil {
		return hit, err
	}
	if p.key == 0 {
		hit.Excerpt = page.About
		return hit, nil
	}
	hit.Page = r.holder(p.page)
	if p.key >= apartKey {
		aside, err := r.apart()
		if err != nil {
			return hit, err
		}
		for _, a := range aside.pages {
			if a.Page == p.page {
				row := a.Rows[p.key-apartKey]
				hit.Title, hit.Address = row[0], address(path, a.Prefix+row[0])
			}
		}
		return hit, nil
	}
	places := page.Places[hit.Kind]
	if n := p.key / kindsInKeys; n < len(places.Rows) {
		row := places.Rows[n]
		hit.Title, hit.Type, hit.Default = row.at(0), row.at(2), row.at(3)
		id := row.at(4)
		if id == "" {
			id = places.Prefix + row.at(0)
		}
		hit.Address, hit.Excerpt = address(path, id), excerpt(row.at(1), met)
	}
	return hit, nil
}

// holder is what holds a place: the page, or what a page of the reference is about.
func (s *Searcher) holder(page int) string {
	if p := s.pages[page]; p.kind == APIKind && !p.several && s.core.Names[page] != "" {
		return s.core.Names[page]
	}
	return s.core.Titles[page]
}

func (s stored) at(i int) string {
	if i < len(s) {
		return s[i]
	}
	return ""
}

// address is that of a place in a page: a fragment, or a query that the page understands.
func address(path, id string) string {
	if strings.HasPrefix(id, "?") {
		return path + id
	}
	return path + "#" + id
}

// Words of an excerpt, and those before the first one that was met.
const (
	excerptWords = 28
	excerptLead  = 6
)

// excerpt is the text around the first word that was met.
func excerpt(text string, met []string) string {
	list := strings.Fields(text)
	if len(list) <= excerptWords {
		return strings.Join(list, " ")
	}
	first := 0
	for i, w := range list {
		if slices.ContainsFunc(forms(w), func(form string) bool { return contains(met, stem(form)) }) {
			first = i
			break
		}
	}
	start := max(0, min(first-excerptLead, len(list)-excerptWords))
	part := strings.Join(list[start:start+excerptWords], " ")
	if start > 0 {
		part = "… " + part
	}
	if start+excerptWords < len(list) {
		part += " …"
	}
	return part
}
