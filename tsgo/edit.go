package tsgo

import (
	"cmp"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/microsoft/typescript-go/internal/scanner"
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
			joined(&out, text[at:e.start])
			joined(&out, e.text)
		}
		at = max(at, e.end)
	}
	joined(&out, text[at:])
	return out.String()
}

// joined writes on, with a space where two tokens would become one that the text didn't have: import A,{B}from 'c'
// without its braces, +<X>+a without its type.
func joined(out *strings.Builder, text string) {
	if out.Len() > 0 && text != "" {
		last, _ := utf8.DecodeLastRuneInString(out.String())
		first, _ := utf8.DecodeRuneInString(text)
		if scanner.IsIdentifierPart(last) && scanner.IsIdentifierPart(first) || last == first &&
			strings.ContainsRune("+-/", first) {
			out.WriteByte(' ')
		}
	}
	out.WriteString(text)
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
