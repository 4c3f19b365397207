package highlight

import "strings"

// diffSpans marks lines by their first character alone: chroma would also strike out lines that
// begin with "<", which in our pages are tags.
func diffSpans(code string) []Span {
	var spans []Span
	at := 0
	for line := range strings.Lines(code) {
		text := strings.TrimRight(line, "\r\n")
		switch {
		case strings.HasPrefix(text, "-"):
			spans = append(spans, Span{at, at + len(text), "del"})
		case strings.HasPrefix(text, "+"):
			spans = append(spans, Span{at, at + len(text), "ins"})
		case strings.HasPrefix(text, "@@"):
			spans = append(spans, Span{at, at + len(text), "c"})
		}
		at += len(line)
	}
	return spans
}
