package build

import (
	"path"
	"regexp"
	"slices"
	"strings"

	"vitrine/internal/markdown"
	"vitrine/internal/reference"
	"vitrine/internal/source"
	"vitrine/internal/typescript"
	"vitrine/internal/vitrine"
)

// Coverage says how much of a component the site teaches: which of its own props, without the deprecated ones, at least
// one demo or block of code uses.
type Coverage struct {
	Product   string // its label
	Component string
	Page      string // of the page about it
	Props     int
	Used      int
	Missing   []string // in the order of the reference
}

// Share is the part that is used, from 0 to 1; a component without props is taught whole.
func (c Coverage) Share() float64 {
	if c.Props == 0 {
		return 1
	}
	return float64(c.Used) / float64(c.Props)
}

// Coverage measures every component that a page is about, in the order of the pages.
func (b *Builder) Coverage() ([]Coverage, error) {
	s := b.read(false)
	if len(s.tree.Pages) == 0 {
		return nil, failure(listOf(s.found))
	}
	b.config = s.tree.Config
	used := s.usedProps()
	var list []Coverage
	seen := map[*referenced]bool{}
	for _, p := range s.tree.Pages {
		if !taught(p) {
			continue
		}
		product := s.productFor(p)
		for _, name := range p.Matter.Components {
			r := s.refs.entry(product.ID, name)
			if r == nil || seen[r] {
				continue
			}
			seen[r] = true
			c := Coverage{Product: product.Label, Component: name, Page: p.Path}
			for _, row := range r.Props {
				if row.Old || row.Type == "null" { // nobody can set what only takes null
					continue
				}
				c.Props++
				if used[r][row.Name] {
					c.Used++
				} else {
					c.Missing = append(c.Missing, row.Name)
				}
			}
			list = append(list, c)
		}
	}
	return list, nil
}

// taught says whether a page teaches: somebody wrote it, in English, for readers.
func taught(p source.Page) bool {
	return !p.Made && p.Language == vitrine.DefaultLanguage && !strings.HasPrefix(p.Path, experiments)
}

// usedProps reads all demos and blocks of code.
func (s *scanned) usedProps() map[*referenced]map[string]bool {
	used := map[*referenced]map[string]bool{}
	imports := s.refs.byImport()
	for _, p := range s.tree.Pages {
		if !taught(p) {
			continue
		}
		product := s.productFor(p).ID
		note := func(uses []typescript.Use) {
			for _, use := range uses {
				r := s.refs.used(use, product, imports)
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
		for _, d := range p.Demos {
			if path.Ext(d.Name) == ".tsx" {
				note(typescript.Uses(d.Name, string(d.Text)))
			}
		}
		for _, fence := range markdown.Fences(p.Body) {
			if slices.Contains([]string{"tsx", "jsx", "ts", "js"}, fence.Language) {
				note(typescript.Uses("fence."+fence.Language, fence.Code))
			}
		}
	}
	return used
}

// importKey is a module and what it calls one of its exports.
type importKey struct{ module, name string }

var importStatement = regexp.MustCompile(`^import (?:\{ (\w+)(?: as \w+)? \}|\w+) from '([^']+)';$`)

// byImport finds components by the ways to import them.
func (refs *references) byImport() map[importKey]*referenced {
	found := map[importKey]*referenced{}
	for _, byName := range refs.byProduct {
		for _, r := range byName {
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

// used is the component that a use is of: by its import, by its key in a theme, else by its name among the components
// of the page's product.
func (refs *references) used(use typescript.Use, product string, imports map[importKey]*referenced) *referenced {
	switch {
	case use.Theme:
		for _, r := range refs.byProduct[product] {
			if r.Kind == reference.Component && r.ThemeName == use.Tag {
				return r
			}
		}
		return nil
	case use.Module != "":
		return imports[importKey{use.Module, use.Name}]
	}
	return refs.entry(product, use.Tag)
}
