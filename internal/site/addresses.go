package site

import (
	"fmt"
	"slices"
	"strings"

	"vitrine/internal/diag"
	"vitrine/internal/source"
	"vitrine/internal/vitrine"
)

// checkAddresses reports addresses of the configuration that lead to no page: products' first pages, entries of version
// menus.
func (s *Site) checkAddresses() []diag.Problem {
	known := map[string]bool{}
	for _, p := range s.Tree.Pages {
		known[p.Path] = true
	}
	for _, o := range s.Nav.Overviews() {
		known[o.Path] = true
	}
	var problems []diag.Problem
	check := func(product, what, href string) {
		if strings.HasPrefix(href, "/") && !known[vitrine.CleanPath(href)] {
			problems = append(problems, diag.Problem{File: "vitrine.yaml",
				What: fmt.Sprintf("The %s of the product %s is no page: %s.", what, diag.Quote(product),
					diag.Quote(href)),
				Why: "The header of every page would lead to an error page.",
				Fix: "Write the page, or name another one."})
		}
	}
	if statement := s.Config.Accessibility; statement != "" && !known[vitrine.CleanPath(statement)] {
		problems = append(problems, diag.Problem{File: "vitrine.yaml",
			What: "The page about accessibility is no page: " + diag.Quote(statement) + ".",
			Why:  "The end of every page would lead to an error page.",
			Fix:  "Write the page, name another one, or leave the key out."})
	}
	for _, above := range s.Config.Search.Behind {
		if !slices.ContainsFunc(s.Tree.Pages, func(p source.Page) bool { return strings.HasPrefix(p.Path, above) }) {
			problems = append(problems, diag.Problem{File: "vitrine.yaml",
				What: "No page stands at or below " + diag.Quote(above) + ", which “search.behind” names.",
				Why:  "The line changes nothing: pages that should be found behind others come before them.",
				Fix:  "Correct the path, or leave it out."})
		}
	}
	for _, product := range s.Config.Products {
		check(product.ID, "home", product.Home)
		for _, version := range product.Versions {
			check(product.ID, "version menu's entry "+diag.Quote(version.Label), version.Href)
		}
	}
	return problems
}
