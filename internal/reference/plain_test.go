package reference

import "testing"

// TestPlain: hits of the search show what comments say, without how they mark it.
func TestPlain(t *testing.T) {
	for text, want := range map[string]string{
		"Sets the `value` of **all** [rows](/rows/).":            "Sets the value of all rows.",
		"Is passed to the [[GridColDef]] and the [[Column[]]].":  "Is passed to the GridColDef and the Column[].",
		"Gets the rows as [[Map<GridRowId, GridRowModel>]].":     "Gets the rows as Map<GridRowId, GridRowModel>.",
		"Points such as [[8, 16]] are\n  {@link Point a point}.": "Points such as [[8, 16]] are Point a point.",
	} {
		if got := Plain(text); got != want {
			t.Errorf("%q is shown as %q, not %q", text, got, want)
		}
	}
}
