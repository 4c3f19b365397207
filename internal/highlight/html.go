package highlight

import (
	"strings"

	"vitrine/internal/invisible"
)

// Span is a part of the code that has a color, in bytes. Class is a letter of the contract above.
type Span struct {
	Start, End int
	Class      string
}

// HTML writes code as lines. Spans must come in order; where two overlap, the first one wins. The text content of the
// result is the code, byte for byte, so that copying from the page gives what the author wrote. A character that nobody
// sees has a mark.
func HTML(code string, spans []Span) string {
	var b strings.Builder
	b.Grow(len(code)*2 + 64)
	w := writer{b: &b, code: code, spans: spans, unseen: invisible.Find(code)}
	for start := 0; start < len(code); {
		end := len(code)
		next := end
		if i := strings.IndexByte(code[start:], '\n'); i >= 0 {
			end, next = start+i, start+i+1
		}
		b.WriteString(`<span class="ln">`)
		w.line(start, end)
		b.WriteString(code[end:next])
		b.WriteString(`</span>`)
		start = next
	}
	return b.String()
}

type writer struct {
	b     *strings.Builder
	code  string
	spans []Span // those that don't end before the place reached

	unseen []invisible.Character // from the place reached
}

func (w *writer) line(at, end int) {
	for at < end {
		piece, ok := w.next(at, end)
		if !ok {
			break
		}
		w.text(at, piece.Start)
		w.b.WriteString(`<span class="`)
		w.b.WriteString(piece.Class)
		w.b.WriteString(`">`)
		w.text(piece.Start, piece.End)
		w.b.WriteString(`</span>`)
		at = piece.End
	}
	if at < end {
		w.text(at, end)
	}
}

// next is the next colored piece of a line. Pieces of one class with only blanks between them are one piece.
func (w *writer) next(at, end int) (Span, bool) {
	var piece Span
	found := false
	for len(w.spans) > 0 {
		one := w.spans[0]
		one.Start, one.End = max(one.Start, at), min(one.End, end)
		switch {
		case w.spans[0].End <= at:
			w.spans = w.spans[1:]
			continue
		case one.Start >= end:
			return piece, found
		}
		if !found {
			piece, found = w.visible(one)
		} else if one.Class == piece.Class && blank(w.code[piece.End:one.Start]) {
			piece.End = one.End
		} else {
			return piece, true
		}
		at = one.End
		if at == end {
			return piece, found
		}
	}
	return piece, found
}

// visible leaves out the blanks before a piece, which have no color.
func (w *writer) visible(one Span) (Span, bool) {
	text := w.code[one.Start:one.End]
	one.Start += len(text) - len(strings.TrimLeft(text, " \t\r"))
	return one, one.Start < one.End
}

func blank(text string) bool { return strings.Trim(text, " \t") == "" }

// text writes a part of the code, with marks for what nobody sees in it.
func (w *writer) text(at, end int) {
	for len(w.unseen) > 0 && w.unseen[0].Offset < end {
		c := w.unseen[0]
		w.escape(w.code[at:c.Offset])
		w.b.WriteString(invisible.Mark(c.Rune))
		at = c.Offset + len(string(c.Rune))
		w.unseen = w.unseen[1:]
	}
	w.escape(w.code[at:end])
}

// escape keeps a carriage return from the HTML parser, which would make a line feed of it.
func (w *writer) escape(text string) {
	last := 0
	for i := 0; i < len(text); i++ {
		var entity string
		switch text[i] {
		case '&':
			entity = "&amp;"
		case '<':
			entity = "&lt;"
		case '>':
			entity = "&gt;"
		case '\r':
			entity = "&#13;"
		default:
			continue
		}
		w.b.WriteString(text[last:i])
		w.b.WriteString(entity)
		last = i + 1
	}
	w.b.WriteString(text[last:])
}
