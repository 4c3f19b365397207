package highlight

import (
	"cmp"
	"slices"
	"strings"
)

// commandSpans adds to the spans of shell code what a lexer can't know: the first word of a line is a command, and a
// plain word after it is what the command is to do.
func commandSpans(code string, spans []Span) []Span {
	at, continued := 0, false
	plain := spans
	for line := range strings.Lines(code) {
		if !continued {
			name := word(code, at)
			action := word(code, name.End)
			name.Class, action.Class = "n", "k"
			if name.Start < name.End && !covered(plain, name) {
				spans = append(spans, name)
				if letters(code[action.Start:action.End]) && !covered(plain, action) {
					spans = append(spans, action)
				}
			}
		}
		continued = strings.HasSuffix(strings.TrimRight(line, "\r\n"), `\`)
		at += len(line)
	}
	slices.SortStableFunc(spans, func(a, b Span) int { return cmp.Compare(a.Start, b.Start) })
	return spans
}

// word is the next word of the same line, after blanks.
func word(code string, at int) Span {
	for at < len(code) && (code[at] == ' ' || code[at] == '\t') {
		at++
	}
	end := at
	for end < len(code) && code[end] > ' ' {
		end++
	}
	return Span{Start: at, End: end}
}

func covered(spans []Span, one Span) bool {
	return slices.ContainsFunc(spans, func(s Span) bool { return s.Start < one.End && one.Start < s.End })
}

func letters(text string) bool {
	return text != "" && strings.Trim(text, "abcdefghijklmnopqrstuvwxyz-") == "" && text[0] != '-'
}
