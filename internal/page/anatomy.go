package page

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"vitrine/internal/block"
	"vitrine/internal/reference"
	"vitrine/internal/vitrine"
)

// Anatomy implements the site of anatomies: the parts that a browser has seen, else those that types tell.
func (a *answers) Anatomy(page block.Page, name string) (*vitrine.Anatomy, bool) {
	r := a.Reference.Find(page.Product, name)
	if r == nil || r.Kind != reference.Component {
		return nil, false
	}
	shown := &vitrine.Anatomy{Component: r.Name, Parts: []vitrine.AnatomyPart{},
		Layout: vitrine.AnatomyLayout{Pins: []vitrine.AnatomyPin{}}}
	if d := r.Drawing; d != nil {
		shown.HTML, shown.CSS, shown.Width, shown.Height, shown.Layout = d.HTML, d.CSS, d.Width, d.Height, d.Layout
		for _, seen := range d.Parts {
			if part, ok := a.partOf(page.Product, r, seen.Class); ok {
				part.Tag, part.Role, part.Name = seen.Tag, seen.Role, seen.Name
				part.Code = override(part, seen.Style)
				shown.Parts = append(shown.Parts, part)
			}
		}
		return shown, true
	}
	for _, row := range slices.Concat(r.Slots, r.Classes) {
		named := func(p vitrine.AnatomyPart) bool { return p.Class == row.Class }
		if row.Class == "" || row.State || row.IsDeprecated || slices.ContainsFunc(shown.Parts, named) {
			continue
		}
		if part, ok := a.partOf(page.Product, r, row.Class); ok {
			part.Code = override(part, nil)
			shown.Parts = append(shown.Parts, part)
		}
	}
	return shown, true
}

// partOf is what the reference says of a class: of the component itself, else of one that it consists of.
func (a *answers) partOf(product string, of *reference.Item, class string) (vitrine.AnatomyPart, bool) {
	if part, ok := partNamed(of, class); ok {
		return part, true
	}
	others := a.Reference.ByProduct[product]
	for _, name := range slices.Sorted(maps.Keys(others)) {
		if part, ok := partNamed(others[name], class); ok {
			part.Of = name
			return part, true
		}
	}
	return vitrine.AnatomyPart{}, false
}

func partNamed(of *reference.Item, class string) (vitrine.AnatomyPart, bool) {
	part := vitrine.AnatomyPart{Class: class}
	for _, row := range of.Slots {
		if row.Class == class {
			part.Part, part.Slot = row.Name, row.Name
		}
	}
	for _, row := range of.Classes {
		if row.Class == class {
			part.Part = row.Name
		}
	}
	if part.Part != "" && of.ThemeName != "" {
		part.Theme = "components." + of.ThemeName + ".styleOverrides." + part.Part
	}
	return part, part.Part != ""
}

// override is code that styles a part: it begins with the values that it has.
func override(part vitrine.AnatomyPart, style map[string]string) string {
	if len(style) == 0 {
		style = map[string]string{"outline": "1px solid"}
	}
	properties := slices.Sorted(maps.Keys(style))
	var b strings.Builder
	if part.Theme == "" {
		fmt.Fprintf(&b, ".%s {\n", part.Class)
		for _, name := range properties {
			fmt.Fprintf(&b, "  %s: %s;\n", reference.Kebab(name), style[name])
		}
		return b.String() + "}\n"
	}
	keys := strings.Split(part.Theme, ".")
	for depth, key := range keys {
		fmt.Fprintf(&b, "%s%s: {\n", strings.Repeat("  ", depth), key)
	}
	for _, name := range properties {
		fmt.Fprintf(&b, "%s%s: '%s',\n", strings.Repeat("  ", len(keys)), name, style[name])
	}
	for depth := len(keys) - 1; depth >= 0; depth-- {
		fmt.Fprintf(&b, "%s},\n", strings.Repeat("  ", depth))
	}
	return b.String()
}
