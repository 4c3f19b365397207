package installed

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"vitrine/internal/agents"
	"vitrine/internal/vitrine"
)

// iconsFolder begins the paths of packages of icons among pages: nothing else is there.
const iconsFolder = "/node_modules/"

// Index implements agents.Library.
func (p *Project) Index() (*vitrine.FactsIndex, error) {
	p.once.Do(p.read)
	return p.index, p.err
}

// indexOf ties installed packages to the documentation: a package that a product is about has the product's id.
func (p *Project) indexOf(all []vitrine.Facts) *vitrine.FactsIndex {
	index := &vitrine.FactsIndex{Name: "installed packages"}
	documented := &vitrine.FactsIndex{}
	if p.Docs != nil {
		if found, err := p.Docs.Index(); err == nil {
			documented = found
			index.Name, index.URL = found.Name, found.URL
		}
	}
	products := map[string]string{} // by package
	icons := false
	for _, one := range p.packages {
		product := vitrine.FactsProduct{ID: one.name, Label: one.name, Version: one.version, Package: one.name}
		for _, known := range documented.Products {
			if known.Package == one.name {
				product.ID, product.Label, product.Home = known.ID, known.Label, known.Home
			}
		}
		products[one.name] = product.ID
		index.Products = append(index.Products, product)
		if len(one.icons) > 0 {
			icons = true
			index.Pages = append(index.Pages, vitrine.FactsPage{Path: iconsFolder + one.name + "/", Title: one.name,
				Product: product.ID, Shows: vitrine.FactsIcons})
		} else if p.Docs == nil {
			index.Pages = append(index.Pages, ownPages(one, product.ID)...)
		}
	}
	for _, known := range documented.Products {
		if !slices.ContainsFunc(index.Products, func(o vitrine.FactsProduct) bool { return o.ID == known.ID }) {
			index.Products = append(index.Products, known)
		}
	}
	for _, page := range documented.Pages {
		if icons && page.Shows == vitrine.FactsIcons {
			page.Shows = "" // what is installed is told
		}
		index.Pages = append(index.Pages, page)
	}
	for _, facts := range all {
		facts.Product = products[facts.Package]
		p.tie(&facts, documented)
		key := facts.Package + "#" + facts.Name
		p.facts[key] = facts
		index.Entries = append(index.Entries, vitrine.FactsEntry{Name: facts.Name, Kind: facts.Kind,
			Product: facts.Product, Page: facts.Page, Facts: key})
	}
	return index
}

// tie adds where the documentation tells of an entry.
func (p *Project) tie(facts *vitrine.Facts, documented *vitrine.FactsIndex) {
	for _, entry := range documented.Entries {
		if entry.Name == facts.Name && entry.Product == facts.Product {
			facts.Page = entry.Page
		}
	}
}

// Facts implements agents.Library.
func (p *Project) Facts(entry vitrine.FactsEntry) (vitrine.Facts, error) {
	facts, ok := p.facts[entry.Facts]
	if !ok {
		return facts, fmt.Errorf("%w: %s", agents.ErrNothing, entry.Name)
	}
	if facts.Page == "" || p.Docs == nil {
		return facts, nil
	}
	documented, err := p.Docs.Index()
	if err != nil {
		return facts, nil // the facts hold without pages
	}
	for _, known := range documented.Entries {
		if known.Name == facts.Name && known.Product == facts.Product {
			if told, err := p.Docs.Facts(known); err == nil {
				facts.Shown = told.Shown
			}
		}
	}
	return facts, nil
}

// Values implements agents.Library.
func (p *Project) Values(page vitrine.FactsPage) (vitrine.PageFacts, error) {
	for _, one := range p.packages {
		if len(one.icons) > 0 && page.Path == iconsFolder+one.name+"/" {
			return vitrine.PageFacts{Kind: vitrine.FactsIcons, Product: page.Product, Page: page.Path,
				Names: one.icons, Import: importOfIcon(one)}, nil
		}
	}
	if p.Docs == nil {
		return p.ownValues(page)
	}
	return p.Docs.Values(page)
}

// Text implements agents.Library. It says where the documentation is about another version than the installed one.
func (p *Project) Text(page vitrine.FactsPage) (string, error) {
	if p.Docs == nil {
		return p.ownText(page)
	}
	text, err := p.Docs.Text(page)
	if err != nil {
		return "", err
	}
	return p.warning(page.Product) + text, nil
}

// warning compares the versions of a product: "" where they are the same, or one is not known.
func (p *Project) warning(product string) string {
	documented, err := p.Docs.Index()
	if err != nil {
		return ""
	}
	for _, known := range documented.Products {
		for _, one := range p.packages {
			if known.ID == product && known.Package == one.name && known.Version != "" && known.Version != one.version {
				return fmt.Sprintf("Written for %s %s; %s is installed.\n\n", one.name, known.Version, one.version)
			}
		}
	}
	return ""
}

// File implements agents.Library.
func (p *Project) File(address string) (string, error) {
	if p.Docs == nil {
		return "", p.noDocs()
	}
	return p.Docs.File(address)
}

// Find implements agents.Searcher: what names meet in installed packages, then what the documentation has.
func (p *Project) Find(q agents.Query) (agents.Result, error) {
	index, err := p.Index()
	if err != nil {
		return agents.Result{}, err
	}
	var result agents.Result
	asked := strings.Fields(strings.ToLower(q.Text))
	for _, entry := range index.Entries {
		if q.Only == "" || entry.Product == q.Only {
			result.Hits = append(result.Hits, hitsIn(p.facts[entry.Facts], asked)...)
		}
	}
	slices.SortStableFunc(result.Hits, func(a, b agents.Hit) int {
		return cmp.Compare(len(a.Page)+len(a.Title), len(b.Page)+len(b.Title)) // the closest to what was typed
	})
	result.Total = len(result.Hits)
	limit := cmp.Or(q.Limit, 20)
	if p.Docs != nil {
		if told, err := p.Docs.Find(q); err == nil {
			own := result.Hits[:min(len(result.Hits), limit/2)]
			others := slices.DeleteFunc(told.Hits, func(hit agents.Hit) bool {
				return slices.ContainsFunc(own, func(known agents.Hit) bool { return isSame(known, hit) })
			})
			result.Total, result.Meant = result.Total+told.Total-(len(told.Hits)-len(others)), told.Meant
			result.Hits = append(own, others...)
		}
	}
	result.Hits = result.Hits[:min(len(result.Hits), limit)]
	return result, nil
}

// isSame says whether a documentation tells of what is installed: the same row of the same page.
func isSame(own, told agents.Hit) bool {
	page, _, _ := strings.Cut(told.Address, "#")
	return own.Kind == told.Kind && own.Title == told.Title && own.Product == told.Product && own.Address == page
}

// hitsIn are the entry, or its rows, that have all words of a query in their names.
func hitsIn(facts vitrine.Facts, asked []string) (hits []agents.Hit) {
	name := strings.ToLower(facts.Name)
	address := cmp.Or(facts.Page, facts.Package)
	if meets(name, asked) {
		hits = append(hits, agents.Hit{Address: address, Kind: facts.Kind, Title: facts.Name, Product: facts.Product,
			Excerpt: facts.Text})
	}
	for _, rows := range [][]vitrine.Fact{facts.Props, facts.Parameters, facts.Members} {
		for _, row := range rows {
			if own := strings.ToLower(row.Name); meets(name+" "+own, asked) && !meets(name, asked) {
				hits = append(hits, agents.Hit{Address: address, Kind: "prop", Title: row.Name, Page: facts.Name,
					Product: facts.Product, Type: row.Type, Default: row.Default})
			}
		}
	}
	return hits
}

func meets(text string, asked []string) bool {
	for _, word := range asked {
		if !strings.Contains(text, word) {
			return false
		}
	}
	return len(asked) > 0
}
