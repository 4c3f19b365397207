package page

import (
	"path"
	"slices"
	"strings"

	"vitrine/internal/reference"
	"vitrine/internal/source"
	"vitrine/internal/vitrine"
)

// importOf returns the import of what a page is about: of the component or hook in its front matter that it is called
// after, or else of the only one. It returns nil for other pages, for homes and for pages of the reference.
func (r Reference) importOf(p source.Page, product string) *vitrine.Import {
	if p.Generated || p.Matter.Headline != "" {
		return nil
	}
	names := slices.Concat(p.Matter.Components, p.Matter.Hooks)
	title := strings.TrimPrefix(path.Base(p.Path), "react-")
	at := slices.IndexFunc(names, func(name string) bool { return reference.Kebab(name) == title })
	switch {
	case at < 0 && len(names) != 1:
		return nil
	case at < 0:
		at = 0
	}
	entry := r.Find(product, names[at])
	if entry == nil || len(entry.Imports) == 0 {
		return nil
	}
	statement := entry.Imports[0]
	return &vitrine.Import{Statement: statement, Size: r.Costs[statement].Size()}
}
