// Package numbers is the block kind of figures in a row: {{"numbers": [{"label": "Pages", "count": "pages"}]}}.
//
// In: a list of labels, each with what the build counts or with a text. Out: the same with their values, but for the
// one that only rendering knows. Never here: counting.
package numbers

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"vitrine/internal/block"
	"vitrine/internal/diag"
	"vitrine/internal/markdown"
	"vitrine/internal/vitrine"
)

// Number is one as the author wrote it.
type Number struct {
	Label string `json:"label"`
	Count string `json:"count"` // what the build counts, "" for a value
	Value string `json:"value"`
}

// Site is what the kind asks of the site.
type Site interface {
	// Count is how many there are of something, by a name of vitrine.Counts. It is false for what rendering counts.
	Count(name string) (int, bool)
}

// Kind is the block kind.
type Kind struct {
	block.Defaults[[]Number]
	Site Site
}

// Name implements block.Kind.
func (Kind) Name() string { return "numbers" }

// Claim implements block.Kind.
func (Kind) Claim() block.Claim { return block.Directive("numbers") }

const form = `Write {{"numbers": [{"label": "Pages", "count": "pages"}, {"label": "License", "value": "MIT"}]}}.`

// Parse implements block.Kind.
func (Kind) Parse(c markdown.Construct, report markdown.Report) (list []Number, ok bool) {
	kind := block.ListKind{Name: "numbers", Missing: "They would be missing.", Form: form}
	if list, ok = block.ReadList[Number](kind, c, report); !ok {
		return nil, false
	}
	for _, one := range list {
		if one.Label == "" || (one.Count == "") == (one.Value == "") {
			report("A number lacks its label, or has not one of count and value: "+
				diag.Quote(cmp.Or(one.Label, one.Count, one.Value))+".", "Readers would not know what it says.", form)
			return nil, false
		}
		if one.Count != "" && !slices.Contains(vitrine.Counts, one.Count) {
			known := "Write " + strings.Join(vitrine.Counts, ", ") + `, or "value" with a text.`
			report("Nothing counts "+diag.Quote(one.Count)+".", "The number would be missing.",
				cmp.Or(diag.DidYouMean(one.Count, vitrine.Counts), known))
			return nil, false
		}
	}
	return list, true
}

// Resolve implements block.Kind.
func (k Kind) Resolve(c *block.Context, list []Number, _ markdown.Content) (vitrine.BlockData, bool) {
	shown := &vitrine.Numbers{}
	for _, one := range list {
		number := vitrine.Number{Label: one.Label, Value: one.Value, Count: one.Count}
		if counted, known := k.Site.Count(one.Count); known {
			number.Value = vitrine.Grouped(counted, c.Language)
		}
		shown.Numbers = append(shown.Numbers, number)
	}
	return shown, true
}

// Markdown implements block.Kind: a list.
func (Kind) Markdown(_ []Number, data vitrine.BlockData, _ string) (string, bool) {
	shown, ok := data.(*vitrine.Numbers)
	if !ok {
		return "", true
	}
	var out strings.Builder
	for _, one := range shown.Numbers {
		fmt.Fprintf(&out, "- %s: %s\n", one.Label, one.Value)
	}
	return out.String(), true
}

// Search implements block.Kind: the labels are words of the section around it.
func (Kind) Search(_ block.Page, list []Number) block.Records {
	var words []string
	for _, one := range list {
		words = append(words, one.Label+" "+one.Value)
	}
	return block.Records{Code: strings.Join(words, "\n")}
}
