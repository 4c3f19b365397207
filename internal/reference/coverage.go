package reference

import (
	"regexp"
	"slices"
	"strings"

	"vitrine/internal/source"
)

// Coverage says how much of a component the site teaches: which of its own props, without the deprecated ones. Each
// counts once, where it is taught best.
type Coverage struct {
	Product   string // its label
	Component string
	Page      string // of the page about it
	Props     int
	Live      int      // that a demo can't do without, on the page or below it; see Taught
	Untried   int      // those of them of which it is not known yet
	Shown     int      // that other code sets: blocks of code, demos of other pages
	Explained int      // that only the prose of the page names
	Still     []string // those that are not live, in the order of the reference
	Idle      []string // those of them that demos set in vain: nobody misses them
	Missing   []string // those of them that nothing names
}

// Share is the part that code uses, from 0 to 1; a component without props is taught whole.
func (c Coverage) Share() float64 { return c.part(c.Live + c.Shown) }

// LiveShare is the part that is live on its page, or on pages below it, which are its chapters.
func (c Coverage) LiveShare() float64 { return c.part(c.Live) }

func (c Coverage) part(count int) float64 {
	if c.Props == 0 {
		return 1
	}
	return float64(count) / float64(c.Props)
}

// Add takes in the counts of another one.
func (c *Coverage) Add(other Coverage) {
	c.Props += other.Props
	c.Live += other.Live
	c.Untried += other.Untried
	c.Shown += other.Shown
	c.Explained += other.Explained
}

// Use is a component as a demo or a block of code uses it.
type Use struct {
	Tag    string // its name there, or its key in a theme
	Module string // where it is imported from, "" where nothing says it
	Name   string // what the module calls it
	Theme  bool   // default props of a theme
	Around bool   // of a component that the code makes of the imported one
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

// Taught is what pages say of props: in code anywhere, and each in its demos and its prose, by its path. A prop is live
// where a demo sets it and somebody would miss it. Where nobody has tried that yet, it counts as live.
type Taught struct {
	Code    Used
	Demos   map[string]Used // that are set
	Missed  map[string]Used // without which a demo is another one; nil where no site has tried any
	Untried map[string]Used // that are set where nobody has tried it
	Prose   map[string]map[string]bool
}

// Coverage says of the components that pages are about how much is taught, in the order of the pages.
func (refs *Index) Coverage(pages []source.Page, product func(source.Page) source.Product, taught Taught) []Coverage {
	var list []Coverage
	seen := map[*Item]bool{}
	for _, p := range pages {
		about := product(p)
		items := refs.Items(about.ID, p.Matter.Components)
		set := setOn(taught.Demos, p.Path, items)
		live, untried := set, map[declaration]bool{}
		if taught.Missed != nil {
			live, untried = setOn(taught.Missed, p.Path, items), setOn(taught.Untried, p.Path, items)
		}
		for _, name := range p.Matter.Components {
			r := refs.Entry(about.ID, name)
			if r == nil || seen[r] {
				continue
			}
			seen[r] = true
			list = append(list, taught.covered(r, demonstrated{set, live, untried},
				Coverage{Product: about.Label, Component: name, Page: p.Path}))
		}
	}
	return list
}

// Items are the entries of a product with some names.
func (refs *Index) Items(product string, names []string) []*Item {
	var list []*Item
	for _, name := range names {
		if r := refs.Entry(product, name); r != nil {
			list = append(list, r)
		}
	}
	return list
}

// HasOwn says whether a prop counts as one of the component's own that somebody can set.
func (r *Item) HasOwn(prop string) bool {
	return slices.ContainsFunc(r.Props, func(row Row) bool { return row.Name == prop && counts(row) })
}

func counts(row Row) bool { return !row.IsDeprecated && !row.Type.Is("null") } // nobody can set what only takes null

// declaration is where a prop is declared: components that share one have the same prop.
type declaration struct{ file, name string }

func (r *Item) declaration(row Row) declaration {
	if row.From == "" {
		return declaration{r.Name, row.Name}
	}
	return declaration{row.From, row.Name}
}

// demonstrated are declarations that demos of a page, and of those below it, set on the components that it is about.
type demonstrated struct{ set, live, untried map[declaration]bool }

func setOn(demos map[string]Used, page string, about []*Item) map[declaration]bool {
	set := map[declaration]bool{}
	for at, used := range demos {
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

func (t Taught) covered(r *Item, on demonstrated, c Coverage) Coverage {
	for _, row := range r.Props {
		if !counts(row) {
			continue
		}
		c.Props++
		at := r.declaration(row)
		if on.live[at] || on.untried[at] {
			c.Live++
			if !on.live[at] {
				c.Untried++
			}
			continue
		}
		c.Still = append(c.Still, row.Name)
		if on.set[at] {
			c.Idle = append(c.Idle, row.Name)
		}
		switch {
		case t.Code[r][row.Name]:
			c.Shown++
		case t.Prose[c.Page][row.Name]:
			c.Explained++
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
