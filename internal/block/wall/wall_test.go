package wall

import (
	"strings"
	"testing"

	"vitrine/internal/block"
	"vitrine/internal/diag"
)

// weighed knows what one component costs, and one whose cost nobody has measured.
type weighed struct{ Site }

func (weighed) CostOf(_, name string) (size string, ok bool) {
	sizes := map[string]string{"Button": "16.2 kB", "Icon": ""}
	size, ok = sizes[name]
	return size, ok
}

func TestNoteOfACaption(t *testing.T) {
	var found []diag.Problem
	c := &block.Context{Page: block.Page{Product: "acme-ui"},
		Report: func(problems ...diag.Problem) { found = append(found, problems...) }}
	k := Kind{Site: weighed{}}
	for _, one := range []struct {
		item          Item
		product, want string
	}{
		{Item{}, "acme-ui", ""},
		{Item{}, "acme-charts", "Acme Charts"},
		{Item{Note: "Sorted"}, "acme-charts", "Sorted"},
		{Item{Cost: "Button"}, "acme-ui", "16.2 kB"},
		{Item{Cost: "Icon"}, "acme-ui", ""},
	} {
		if got, ok := k.note(c, one.item, one.product, "Acme Charts"); got != one.want || !ok {
			t.Errorf("%+v of %s: %q, %v, not %q", one.item, one.product, got, ok, one.want)
		}
	}
	if len(found) > 0 {
		t.Errorf("problems: %+v", found)
	}
	if _, ok := k.note(c, Item{Demo: "Save.tsx", Cost: "Buton"}, "acme-ui", ""); ok || len(found) != 1 ||
		!strings.Contains(found[0].What, "Buton") {
		t.Errorf("a cost of nothing: %v, %+v", ok, found)
	}
}

// TestHeightOfAnExhibit: only pixels are one.
func TestHeightOfAnExhibit(t *testing.T) {
	exhibit := func(height any) map[string]any {
		return map[string]any{"demo": "Grid.tsx", "title": "Grid", "href": "/acme-ui/react-grid/", "height": height}
	}
	if item, ok := itemOf(exhibit(186.0)); !ok || item.Height != 186 {
		t.Errorf("%+v, %v", item, ok)
	}
	for _, wrong := range []any{-1.0, "186px", 1.5} {
		if item, ok := itemOf(exhibit(wrong)); ok {
			t.Errorf("a height of %v is %+v", wrong, item)
		}
	}
}
