package build

import (
	"fmt"
	"path"
	"strings"
	"unicode"

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
			fmt.Fprintf(&out, "\n\n## Unstyled\n\n:::success\nThe behaviour without any styles is in [%s](%s): for a design of your own, start there.\n:::\n",
				vitrine.DerivedTitle(s.tree.Pages[i].Path), s.tree.Pages[i].Path)
		} else {
			line := p.Lines["unstyled"]
			problems = append(problems, diag.Problem{File: p.File, Line: line, Excerpt: diag.Excerpt(p.Raw, line),
				What: fmt.Sprintf("The headless counterpart %s is no page of the site.", diag.Quote(headless)),
				Why:  "The section “Unstyled” would lead nowhere.", Fix: "Name a page, or remove the key."})
		}
	}
	if len(p.Matter.Components) > 0 {
		out.WriteString("\n\n## API\n\nWhat this page is about, as it is imported:\n\n")
		product := s.productFor(p)
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
	item := "`" + shown + "`"
	if i, ok := s.pageAt("/" + path.Join(product.ID, "api", kebab(name))); ok {
		item = fmt.Sprintf("[%s](%s)", item, s.tree.Pages[i].Path)
	}
	if product.Package != "" {
		item += fmt.Sprintf(": `import %s from '%s/%s'`", name, product.Package, name)
	}
	return "- " + item + "\n"
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

// kebab is a component's name as addresses have it: TextField is text-field.
func kebab(name string) string {
	var b strings.Builder
	for i, r := range name {
		if unicode.IsUpper(r) && i > 0 {
			b.WriteByte('-')
		}
		b.WriteRune(unicode.ToLower(r))
	}
	return b.String()
}
