package mdx

import (
	"bytes"
	"strings"
)

// written is a line of the text that is made, and the line that it comes from.
type written struct {
	text string
	at   int
}

// writer copies a part of the text, with other texts in the places of some nodes.
type writer struct {
	*reader
	from, to int // what is not copied yet
	lines    []written
}

func (r *reader) writer(from, to int) *writer {
	return &writer{reader: r, from: from, to: to, lines: []written{{at: r.line(from)}}}
}

// add writes a text that begins at a line of the source.
func (w *writer) add(text string, at int) {
	for i, part := range strings.Split(text, "\n") {
		if i == 0 {
			w.lines[len(w.lines)-1].text += part
		} else {
			w.lines = append(w.lines, written{part, at + i})
		}
	}
}

// until copies the text up to a byte.
func (w *writer) until(at int) {
	if at > w.from {
		w.add(string(w.body[w.from:at]), w.line(w.from))
		w.from = at
	}
}

// replace writes lines in the place of a part of the text.
func (w *writer) replace(start, end int, lines []written) {
	w.until(start)
	for i, l := range lines {
		if i == 0 {
			w.lines[len(w.lines)-1].text += l.text
		} else {
			w.lines = append(w.lines, l)
		}
	}
	w.from = max(w.from, end)
}

// blank leaves out a part of the text, but for its lines.
func (w *writer) blank(start, end int) {
	w.until(start)
	w.add(newlines(w.body[start:end]), w.line(start))
	w.from = max(w.from, end)
}

func (w *writer) done() []written {
	w.until(w.to)
	return w.lines
}

// margin is what stands before a byte on its line, and how further lines there begin.
func (r *reader) margin(at int) (first, next string) {
	start := bytes.LastIndexByte(r.body[:at], '\n') + 1
	first = string(r.body[start:at])
	next = strings.Map(func(c rune) rune {
		if c == '>' || c == '\t' {
			return c
		}
		return ' '
	}, first)
	return first, next
}

// dedented takes the margin of the first line from all others.
func dedented(lines []written, width int) []written {
	for i := range lines {
		text := lines[i].text
		for n := 0; i > 0 && n < width && text != "" && strings.ContainsRune(" \t>", rune(text[0])); n++ {
			text = text[1:]
		}
		lines[i].text = text
	}
	return lines
}
