package agents

import (
	"fmt"
	"net/url"
	"slices"
	"strings"

	"vitrine/internal/diag"
	"vitrine/internal/vitrine"
)

// maxWord is the length up to which a name from a stranger is looked for.
const maxWord = 200

// entry finds an entry by its name, in a product where one is named. Others are the products that have one of that
// name as well.
func (a *answers) entry(name, product string) (found vitrine.FactsEntry, others []string, err error) {
	index, err := a.Library.Index()
	if err != nil {
		return found, nil, err
	}
	name = strings.Trim(strings.TrimSpace(name), "<>/")
	if product, err = productOf(index, product); err != nil {
		return found, nil, err
	}
	var near []string
	for _, e := range byProduct(index) {
		if product != "" && e.Product != product {
			continue
		}
		switch {
		case !strings.EqualFold(e.Name, name):
			near = append(near, e.Name)
		case found.Name == "" || found.Name != name && e.Name == name:
			if found.Name != "" {
				others = append(others, found.Product)
			}
			found = e
		default:
			others = append(others, e.Product)
		}
	}
	if found.Name == "" {
		return found, nil, unknown("component, hook or type", name, product, near)
	}
	return found, others, nil
}

// byProduct are the entries in the order of the products: the first one is meant where none is named.
func byProduct(index *vitrine.FactsIndex) []vitrine.FactsEntry {
	rank := ranks(index)
	entries := slices.Clone(index.Entries)
	slices.SortStableFunc(entries, func(a, b vitrine.FactsEntry) int { return rank[a.Product] - rank[b.Product] })
	return entries
}

// ranks are the places of products in their order.
func ranks(index *vitrine.FactsIndex) map[string]int {
	rank := map[string]int{}
	for i, p := range index.Products {
		rank[p.ID] = i
	}
	return rank
}

// productOf is the id of a product, given by its id, label or package; "" for none.
func productOf(index *vitrine.FactsIndex, name string) (string, error) {
	if name == "" {
		return "", nil
	}
	var ids, begun []string
	for _, p := range index.Products {
		for _, known := range []string{p.ID, p.Label, p.Package} {
			if strings.EqualFold(known, name) {
				return p.ID, nil
			}
		}
		ids = append(ids, p.ID)
		if strings.HasPrefix(strings.ToLower(p.Label), strings.ToLower(name)) {
			begun = append(begun, p.ID)
		}
	}
	if len(begun) == 1 {
		return begun[0], nil
	}
	return "", fmt.Errorf("there is no product %s: write one of %s, or leave it out", quoted(name),
		strings.Join(ids, ", "))
}

// unknown says that there is nothing of a name, and what may have been meant.
func unknown(what, name, product string, known []string) error {
	where := ""
	if product != "" {
		where = " in " + product
	}
	near := nearest(name, known)
	if len(near) == 0 {
		return fmt.Errorf("there is no %s called %s%s; search for what it does", what, quoted(name), where)
	}
	return fmt.Errorf("there is no %s called %s%s; did you mean %s?", what, quoted(name), where,
		strings.Join(near, ", "))
}

// manyNear is how many names are offered.
const manyNear = 4

// nearest are the names that a word may have meant: the nearest one by spelling, then those that have it in them.
func nearest(word string, known []string) []string {
	if len(word) > maxWord {
		return nil
	}
	var list []string
	if near := diag.Nearest(word, known); near != "" {
		list = append(list, near)
	}
	lower := strings.ToLower(word)
	for _, name := range known {
		if lower != "" && len(list) < manyNear && !slices.Contains(list, name) &&
			strings.Contains(strings.ToLower(name), lower) {
			list = append(list, name)
		}
	}
	return list
}

// quoted is a word of a stranger in a message, cut where it is long.
func quoted(word string) string {
	if letters := []rune(word); len(letters) > maxWord {
		word = string(letters[:maxWord]) + "…"
	}
	return fmt.Sprintf("%q", word)
}

// withinSite is an address without what stands before it: the site's own address, or its base, as links in texts have
// it.
func withinSite(address, site string) string {
	if rest, ok := strings.CutPrefix(address, site); ok {
		return rest
	}
	if u, err := url.Parse(site); err == nil {
		if rest, ok := vitrine.Base(u.Path).Within(address); ok {
			return rest
		}
	}
	return address
}

// page finds a page by its address, or by its title.
func (a *answers) page(name, product string) (vitrine.FactsPage, error) {
	index, err := a.Library.Index()
	if err != nil {
		return vitrine.FactsPage{}, err
	}
	if product, err = productOf(index, product); err != nil {
		return vitrine.FactsPage{}, err
	}
	path, _, _ := strings.Cut(withinSite(strings.TrimSpace(name), index.URL), "#")
	path = strings.TrimSuffix(strings.TrimSuffix(path, "index.md"), ".md")
	path = "/" + strings.Trim(path, "/") + "/"
	if path == "//" {
		path = vitrine.HomePath
	}
	title := strings.ReplaceAll(name, " ", "")
	var titled []vitrine.FactsPage
	var near []string
	for _, p := range index.Pages {
		switch {
		case p.Path == path:
			return p, nil
		case product != "" && p.Product != product:
		case strings.EqualFold(strings.ReplaceAll(p.Title, " ", ""), title):
			titled = append(titled, p)
		default:
			near = append(near, p.Title, p.Path)
		}
	}
	if len(titled) > 0 {
		return titled[0], nil
	}
	err = unknown("page", name, product, near)
	if missing := a.documented(); missing != nil {
		err = fmt.Errorf("there is no page called %s; %w", quoted(name), missing)
	}
	return vitrine.FactsPage{}, err
}

// documented is nil where a documentation is at hand; else it says what is missing, and how to get it.
func (a *answers) documented() error {
	_, err := a.Library.File(vitrine.LLMsPath)
	return err
}

// productLabel is a product with its version, as answers begin.
func productLabel(facts vitrine.Facts) string {
	return strings.TrimSpace(facts.Package + " " + facts.Version)
}
