package site

import (
	"fmt"
	"strings"

	"vitrine/internal/diag"
	"vitrine/internal/source"
	"vitrine/internal/vitrine"
)

// appended is the markdown of the sections that front matter asks for, "Unstyled" and "API" in this order.
// Being markdown, they are in the contents, in the markdown output and among the anchors like any other text.
func (s *Site) appended(p source.Page) (string, []diag.Problem) {
	var out strings.Builder
	var problems []diag.Problem
	if headless := p.Matter.Unstyled; headless != "" {
		if i, ok := s.PageAt(headless); ok {
			fmt.Fprintf(&out,
				"\n\n## Unstyled\n\n:::success\nThe behavior without any styles is in [%s](%s): for a design of "+
					"your own, start there.\n:::\n",
				vitrine.DerivedTitle(s.Tree.Pages[i].Path), s.Tree.Pages[i].Path)
		} else {
			line := p.Lines["unstyled"]
			problems = append(problems, diag.Problem{File: p.File, Line: line, Excerpt: diag.Excerpt(p.Raw, line),
				What: fmt.Sprintf("The headless counterpart %s is no page of the site.", diag.Quote(headless)),
				Why:  "The section “Unstyled” would lead nowhere.", Fix: "Name a page, or remove the key."})
		}
	}
	product := s.ProductFor(p)
	problems = append(problems, s.unknownNames(p, product)...)
	if len(p.Matter.Components)+len(p.Matter.Hooks) > 0 && len(s.reference.Tabs(p.Path)) == 0 {
		out.WriteString("\n\n## " + appendedTitle + "\n\nWhat this page is about, as it is imported:\n\n")
		for _, name := range p.Matter.Components {
			out.WriteString(s.apiItem(product, name, "<"+name+" />"))
		}
		for _, name := range p.Matter.Hooks {
			out.WriteString(s.apiItem(product, name, name+"()"))
		}
	}
	return out.String(), problems
}

// appendedTitle is the heading of the list of what a page is about.
const appendedTitle = "API"

// apiItem is a component or hook: a link where it has a page of its own, and how it is imported.
func (s *Site) apiItem(product source.Product, name, shown string) string {
	item, statement := "`"+shown+"`", ""
	if product.Package != "" {
		statement = fmt.Sprintf("import %s from '%s/%s'", name, product.Package, name)
	}
	if entry, ok := s.reference.Entry(product.ID, name); ok {
		item, statement = fmt.Sprintf("[%s](%s)", item, entry.Href), strings.TrimSuffix(entry.Import, ";")
	}
	if statement != "" {
		item += ": `" + statement + "`"
	}
	return "- " + item + "\n"
}

// unknownNames are components and hooks in front matter that no package of the product exports.
func (s *Site) unknownNames(p source.Page, product source.Product) []diag.Problem {
	known := s.reference.Names(product.ID)
	if known == nil {
		return nil
	}
	var problems []diag.Problem
	check := func(key string, names []string) {
		for _, name := range names {
			if _, ok := s.reference.Entry(product.ID, name); ok {
				continue
			}
			fix := "Correct the name, or remove it."
			if near := diag.Nearest(name, known); near != "" {
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
