package reference

import (
	"regexp"
	"strings"

	"vitrine/internal/source"
)

// Coverage says how much of a component the site teaches: which of its own props, without the deprecated ones. Each
// counts once.
type Coverage struct {
	Product   string // its label
	Component string
	Page      string // path of the page about it
	Props     int
	Set       int      // props that a demo sets, on the page or below it
	Named     []string // props that only the page's prose and code name, in the order of the reference
	Missing   []string // props that are neither set in a demo nor named on the page
}

// Use is a component as a demo or a block of code uses it.
type Use struct {
	Tag    string // its name there, or its key in a theme
	Module string // where it is imported from, "" where nothing says it
	Name   string // what the module calls it
	Theme  bool   // default props of a theme
	Props  []string
}

// Used collects the props that uses set, by entry.
type Used map[*Item]map[string]bool

// Note takes in the uses of one text on a page of a product.
func (used Used) Note(refs *Index, product string, uses []Use) {
	for _, use := range uses {
		r := refs.Used(use, product)
		if r == nil {
			continue
		}
		if used[r] == nil {
			used[r] = map[string]bool{}
		}
		for _, prop := range use.Props {
			used[r][prop] = true
		}
	}
}

// Taught is what pages say of props, by their paths: demos and blocks of code set them, prose names them.
type Taught struct {
	Demos map[string]Used
	Code  map[string]Used
	Prose map[string]map[string]bool
}

// Coverage says of the components that pages are about how much is taught, in the order of the pages.
func (refs *Index) Coverage(pages []source.Page, product func(source.Page) source.Product, taught Taught) []Coverage {
	var list []Coverage
	seen := map[*Item]bool{}
	for _, p := range pages {
		about := product(p)
		set := taught.setOn(p.Path, refs.entries(about.ID, p.Matter.Components))
		for _, name := range p.Matter.Components {
			r := refs.Entry(about.ID, name)
			if r == nil || seen[r] {
				continue
			}
			seen[r] = true
			list = append(list, taught.covered(r, set, Coverage{Product: about.Label, Component: name, Page: p.Path}))
		}
	}
	return list
}

func (refs *Index) entries(product string, names []string) []*Item {
	var list []*Item
	for _, name := range names {
		if r := refs.Entry(product, name); r != nil {
			list = append(list, r)
		}
	}
	return list
}

// declaration is where a prop is declared: components that share one have the same prop.
type declaration struct{ file, name string }

func (r *Item) declaration(row Row) declaration {
	if row.From == "" {
		return declaration{r.Name, row.Name}
	}
	return declaration{row.From, row.Name}
}

// setOn returns the declarations that demos of a page, and of those below it, set on the components that it is about.
func (t Taught) setOn(page string, about []*Item) map[declaration]bool {
	set := map[declaration]bool{}
	for at, used := range t.Demos {
		if !strings.HasPrefix(at, page) {
			continue
		}
		for _, r := range about {
			for _, row := range r.Props {
				if used[r][row.Name] {
					set[r.declaration(row)] = true
				}
			}
		}
	}
	return set
}

func (t Taught) covered(r *Item, set map[declaration]bool, c Coverage) Coverage {
	for _, row := range r.Props {
		if row.IsDeprecated || row.Type.Is("null") { // a prop that takes nothing but null can't be set
			continue
		}
		c.Props++
		switch {
		case set[r.declaration(row)]:
			c.Set++
		case t.Code[c.Page][r][row.Name], t.Prose[c.Page][row.Name]:
			c.Named = append(c.Named, row.Name)
		default:
			c.Missing = append(c.Missing, row.Name)
		}
	}
	return c
}

// importKey is a module and what it calls one of its exports.
type importKey struct{ module, name string }

var importStatement = regexp.MustCompile(`^import (?:\{ (\w+)(?: as \w+)? \}|\w+) from '([^']+)';$`)

// byImport finds components by the ways to import them.
func (refs *Index) byImport() map[importKey]*Item {
	found := map[importKey]*Item{}
	for _, byName := range refs.ByProduct {
		for _, r := range byName {
			if r.Of != "" {
				continue // what is imported is the whole
			}
			for _, statement := range r.Imports {
				if m := importStatement.FindStringSubmatch(statement); m != nil {
					name := m[1]
					if name == "" {
						name = "default"
					}
					found[importKey{m[2], name}] = r
				}
			}
		}
	}
	return found
}

// Used is the component that a use is of: by its import, by its key in a theme, else by its name among the components
// of the page's product.
func (refs *Index) Used(use Use, product string) *Item {
	switch {
	case use.Theme:
		for _, r := range refs.ByProduct[product] {
			if r.Kind == Component && r.ThemeName == use.Tag {
				return r
			}
		}
		return nil
	case use.Module != "":
		refs.imports.Do(func() { refs.imported = refs.byImport() })
		return refs.imported[importKey{use.Module, use.Name}]
	}
	return refs.Entry(product, use.Tag)
}
