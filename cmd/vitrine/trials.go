package main

import (
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"

	"vitrine/internal/browser"
	"vitrine/internal/compile"
	"vitrine/internal/reference"
	"vitrine/internal/site"
)

// runTrials lists what was seen of each component, product by product: an author learns there which ones want a
// specimen.
func runTrials(o compile.Options, out io.Writer) error {
	found, err := browser.Of("", !o.Untrusted)
	if err != nil {
		return err
	}
	o.Browser = found
	defer found.Close()
	return withSite(o, func(_ *site.Site, index *reference.Index) error {
		seen, all := 0, 0
		for _, product := range slices.Sorted(maps.Keys(index.ByProduct)) {
			entries := index.ByProduct[product]
			for _, name := range slices.Sorted(maps.Keys(entries)) {
				entry := entries[name]
				if entry.Kind != reference.Component {
					continue
				}
				all++
				if entry.Observation.IsSeen() {
					seen++
				}
				fmt.Fprintf(out, "%s, %s: %s\n", product, name, sight(entry.Observation))
			}
		}
		fmt.Fprintf(out, "%d of %d components were seen.\n", seen, all)
		return nil
	})
}

// sight is what was seen of a component, in one line.
func sight(o *reference.Observation) string {
	switch {
	case o == nil:
		return "not tried"
	case !o.IsSeen():
		return "not seen: " + strings.Join(strings.Fields(o.Failed), " ")
	}
	root := "no element of its own"
	if o.Root != "" {
		root = "<" + o.Root + ">"
	}
	return fmt.Sprintf("%s; ref %s, unknown props %s, className %s, style %s, %d classes", root, where(o.Ref),
		where(o.Attributes), where(o.ClassName), where(o.Style), len(o.Classes))
}

func where(p *reference.Place) string {
	switch p.At {
	case reference.AtInside, reference.AtChild:
		return p.At + " <" + p.Tag + ">"
	case reference.AtHandle:
		return "handle {" + strings.Join(p.Members, ", ") + "}"
	}
	return p.At
}
