package build

import (
	"fmt"
	"slices"
	"strings"

	"vitrine/internal/diag"
	"vitrine/internal/source"
	"vitrine/internal/vitrine"
)

// appended is the markdown of the sections that front matter asks for, "Unstyled" and "API" in this order (catalogue
// MD-7). Being markdown, they are in the contents, in the twin and among the anchors like any other text.
func (s *scanned) appended(p source.Page) (string, []diag.Problem) {
	var out strings.Builder
	var problems []diag.Problem
	if headless := p.Matter.Unstyled; headless != "" {
		if i, ok := s.pageAt(headless); ok {
			fmt.Fprintf(&out,
				"\n\n## Unstyled\n\n:::success\nThe behaviour without any styles is in [%s](%s): for a design of "+
					"your own, start there.\n:::\n",
				vitrine.DerivedTitle(s.tree.Pages[i].Path), s.tree.Pages[i].Path)
		} else {
			line := p.Lines["unstyled"]
			problems = append(problems, diag.Problem{File: p.File, Line: line, Excerpt: diag.Excerpt(p.Raw, line),
				What: fmt.Sprintf("The headless counterpart %s is no page of the site.", diag.Quote(headless)),
				Why:  "The section “Unstyled” would lead nowhere.", Fix: "Name a page, or remove the key."})
		}
	}
	product := s.productFor(p)
	problems = append(problems, s.unknownNames(p, product)...)
	if len(p.Matter.Components)+len(p.Matter.Hooks) > 0 && len(s.refs.Tabs[p.Path]) == 0 {
		out.WriteString("\n\n## API\n\nWhat this page is about, as it is imported:\n\n")
		for _, name := range p.Matter.Components {
			out.WriteString(s.apiItem(product, name, "<"+name+" />"))
		}
		for _, name := range p.Matter.Hooks {
			out.WriteString(s.apiItem(product, name, name+"()"))
		}
	}
	return out.String(), problems
}

// apiItem is a component or hook: a link where it has a page of its own, and how it is imported.
func (s *scanned) apiItem(product source.Product, name, shown string) string {
	item, statement := "`"+shown+"`", ""
	if product.Package != "" {
		statement = fmt.Sprintf("import %s from '%s/%s'", name, product.Package, name)
	}
	if r := s.refs.Find(product.ID, name); r != nil {
		item, statement = fmt.Sprintf("[%s](%s)", item, r.Href()), strings.TrimSuffix(r.Imports[0], ";")
	}
	if statement != "" {
		item += ": `" + statement + "`"
	}
	return "- " + item + "\n"
}

// unknownNames are components and hooks in front matter that no package of the product exports.
func (s *scanned) unknownNames(p source.Page, product source.Product) []diag.Problem {
	known := s.refs.ByProduct[product.ID]
	if known == nil {
		return nil
	}
	var problems []diag.Problem
	check := func(key string, names []string) {
		for _, name := range names {
			if s.refs.Find(product.ID, name) != nil {
				continue
			}
			var all []string
			for other := range known {
				all = append(all, other)
			}
			slices.Sort(all)
			fix := "Correct the name, or remove it."
			if near := diag.Nearest(name, all); near != "" {
				fix = fmt.Sprintf("Did you mean %s?", diag.Quote(near))
			}
			line := p.Lines[key]
			problems = append(problems, diag.Problem{File: p.File, Line: line, Excerpt: diag.Excerpt(p.Raw, line),
				What: fmt.Sprintf("No package of %s exports %s.", product.Label, diag.Quote(name)),
				Why:  "The page would promise a reference that there is not.", Fix: fix})
		}
	}
	check("components", p.Matter.Components)
	check("hooks", p.Matter.Hooks)
	return problems
}

// productFor is the product that a page documents: the one named in its front matter, else that of its path.
func (s *scanned) productFor(p source.Page) source.Product {
	id := p.Matter.ProductID
	if id == "" {
		_, id = productOf(s.tree.Config, p.Path)
	}
	return productNamed(s.tree.Config, id)
}

func (s *scanned) pageAt(address string) (int, bool) {
	i, ok := s.index[pageKey{vitrine.CleanPath(address), vitrine.DefaultLanguage}]
	return i, ok
}
