package output

import (
	"encoding/json"
	"slices"
	"strings"

	"vitrine/internal/site"
	"vitrine/internal/vitrine"
)

// pageList are all pages that a reader may be led to, as rows of address, title, product and description. The page of
// errors and the server find in it what is nearest to an address.
var pageList = single{vitrine.PagesPath, func(s *Source) ([]byte, error) {
	rows := [][4]string{}
	add := func(address, title, product, about string) {
		if !strings.HasPrefix(address, vitrine.ExperimentsPath) {
			rows = append(rows, [4]string{address, title, site.ProductNamed(s.Site.Config, product).Label, about})
		}
	}
	for i, p := range s.Site.Tree.Pages {
		if p.Language == vitrine.DefaultLanguage && !p.Matter.NoIndex && site.Address(p) != vitrine.NotFoundPath {
			_, product := site.ProductOf(s.Site.Config, p.Path)
			add(p.Path, s.Site.Title(i), product, p.Matter.Description)
		}
	}
	for _, p := range s.Site.Overviews() {
		add(p.Path, p.Title, p.ProductID, p.Description)
	}
	slices.SortFunc(rows, func(a, b [4]string) int { return strings.Compare(a[0], b[0]) })
	return json.Marshal(rows)
}}
