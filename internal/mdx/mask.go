package mdx

import (
	"bytes"
	"regexp"
	"strings"

	"vitrine/internal/markdown"
)

var (
	directive = regexp.MustCompile(`^\s*(?:\{\{".*\}\}|:::.*)\s*$`)
	opening   = regexp.MustCompile(`^\s*\{\{\s*$`) // of a directive in YAML
	closing   = regexp.MustCompile(`^\s*\}\}\s*$`)
	headingID = regexp.MustCompile(`^(?:[\s>]|[-*+]\s|\d+[.)]\s)*#{1,6}\s.*?(\{[#.][^}]*\})\s*$`)
	fence     = regexp.MustCompile("^[\\s>]*(```+|~~~+)(.*)")
	preamble  = regexp.MustCompile(`(?ms)^<!-- preamble.*?-->`)
)

// Masked is the text as the compiler gets it: what only our dialect knows is there as plain words. Every byte stands
// where it stood. Dollars says whether formulas in sentences stand between single dollar signs.
func Masked(body []byte, dollars bool) []byte {
	masked := bytes.Clone(body)
	for _, at := range preamble.FindAllIndex(masked, -1) {
		cover(masked[at[0]:at[1]], ' ')
	}
	m := masker{text: masked, dollars: dollars}
	for line := range bytes.Lines(masked) {
		m.line(len(line))
	}
	m.paragraph()
	return masked
}

// masker covers a text line by line.
type masker struct {
	text    []byte
	dollars bool
	at      int    // of the next line
	begun   int    // where the paragraph begins in which that stands
	marks   string // that close the fence in which it stands
	formula bool   // it stands in a formula
	values  bool   // the line is within a directive in YAML
}

func (m *masker) line(length int) {
	start := m.at
	m.at += length
	text := bytes.TrimRight(m.text[start:m.at], "\r\n")
	trimmed := bytes.TrimLeft(text, " \t")
	found := fence.FindStringSubmatch(string(text))
	begins := m.marks == "" && !m.formula && opening.Match(text)
	switch {
	case m.values || begins || m.marks == "" && !m.formula && directive.Match(text):
		m.values = (m.values || begins) && !closing.Match(text)
		cover(trimmed, 'x')
		copy(trimmed, "# ") // a block of its own, which ends a paragraph
	case m.marks != "":
		quoted := bytes.TrimLeft(text, " \t>")
		if bytes.HasPrefix(quoted, []byte(m.marks)) && strings.Trim(string(quoted), m.marks[:1]+" \t") == "" {
			m.marks = ""
		}
	case m.formula || string(bytes.TrimSpace(text)) == "$$":
		m.formula = m.formula != (string(bytes.TrimSpace(text)) == "$$")
		cover(trimmed, 'x')
	case found != nil && (found[1][0] != '`' || !strings.Contains(found[2], "`")):
		m.marks = found[1]
	case len(trimmed) > 0:
		if at := headingID.FindSubmatchIndex(text); at != nil {
			cover(text[at[2]:at[3]], 'x')
		}
		return // the paragraph goes on
	}
	m.paragraphUntil(start)
}

// paragraphUntil covers the formulas in a paragraph that ends at a byte; the next one begins behind the line there.
func (m *masker) paragraphUntil(end int) {
	paragraph := m.text[min(m.begun, end):end]
	for _, place := range markdown.Formulas(paragraph, m.dollars) {
		cover(paragraph[place[0]:place[1]], 'x')
	}
	m.begun = m.at
}

// paragraph covers the formulas in the last one.
func (m *masker) paragraph() { m.paragraphUntil(len(m.text)) }

func cover(text []byte, with byte) {
	for i, c := range text {
		if c != '\n' && c != '\r' {
			text[i] = with
		}
	}
}
