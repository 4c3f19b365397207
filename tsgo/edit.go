package tsgo

import (
	"cmp"
	"slices"
	"strings"
)

// edit replaces text[start:end].
type edit struct {
	start, end int
	text       string
}

// apply makes the edits in the order of the text. An edit inside an earlier, longer one is part of it.
func apply(text string, edits []edit) string {
	edits = slices.Clone(edits)
	slices.SortStableFunc(edits, func(a, b edit) int {
		if a.start != b.start {
			return cmp.Compare(a.start, b.start)
		}
		// What is inserted at a place comes before what is cut from there on; of two cuts, the longer one counts.
		if inserts := boolOrder(a.end == a.start, b.end == b.start); inserts != 0 {
			return inserts
		}
		return cmp.Compare(b.end, a.end)
	})
	var out strings.Builder
	at := 0
	for _, e := range edits {
		if e.start >= at {
			out.WriteString(text[at:e.start])
			out.WriteString(e.text)
		}
		at = max(at, e.end)
	}
	out.WriteString(text[at:])
	return out.String()
}

func boolOrder(a, b bool) int {
	switch {
	case a == b:
		return 0
	case a:
		return -1
	}
	return 1
}
