package mdx

import (
	"bytes"
	"encoding/json"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"vitrine/internal/diag"
	"vitrine/internal/source"
	"vitrine/internal/vitrine"
)

// module writes the code of an element.
type module struct {
	*reader
	id     int
	inline bool
	client string
	slots  []slot
	texts  []string // that readers see, as far as they are known
}

// slot is markdown within an element.
type slot struct {
	lines []written
	at    int
}

// jsx is the code of a node, with slots for the markdown in it. It has as many lines as the node.
func (m *module) jsx(n Node, outermost bool) string {
	if n.isExpression() {
		m.texts = append(m.texts, m.known(n.Value))
		return string(m.body[n.Start:n.End])
	}
	m.check(n)
	opening, closing := m.tags(n)
	code := m.opening(n, opening, outermost)
	if closing < 0 {
		return code
	}
	inner, last := "", opening
	for _, part := range m.parts(n) {
		inner += newlines(m.body[last:part.start]) + part.code
		last = part.end
	}
	return code + inner + newlines(m.body[last:closing]) + string(m.body[closing:n.End])
}

// newlines are the ends of lines in a text.
func newlines(text []byte) string { return strings.Repeat("\n", bytes.Count(text, []byte("\n"))) }

// tags are where the opening tag of an element ends and where the closing one begins, -1 for none.
func (r *reader) tags(n Node) (opening, closing int) {
	at := n.Start + 1 + len(n.Name)
	if len(n.Attributes) > 0 {
		at = n.Attributes[len(n.Attributes)-1].End
	}
	opening = at + bytes.IndexByte(r.body[at:n.End], '>') + 1
	if opening == n.End {
		return opening, -1
	}
	return opening, n.Start + bytes.LastIndex(r.body[n.Start:n.End], []byte("</"))
}

// opening is the opening tag without hints, whose texts are noted.
func (m *module) opening(n Node, end int, outermost bool) string {
	code, at := "", n.Start
	for _, a := range n.Attributes {
		if strings.HasPrefix(a.Name, "client:") {
			code += string(m.body[at:a.Start])
			at = a.End
			if !outermost {
				m.fail(a.Start, fmt.Sprintf("The hint %s stands on an element within another one.",
					diag.Quote(a.Name)), "Elements within each other come to life together.",
					"Put it on the outermost one.")
			}
		} else if !a.Code && shown.MatchString(a.Name) {
			m.texts = append(m.texts, a.Value)
		}
	}
	return code + string(m.body[at:end])
}

// shown are names of props whose texts readers see.
var shown = regexp.MustCompile(`(?i)^(label|title|alt|heading|text|description|caption|summary|children|name|placeholder)$`)

// check reports a component that is not one of the page, and an element that raw HTML may not have either.
func (m *module) check(n Node) {
	if slices.Contains([]string{"base", "meta", "link"}, n.Name) {
		m.fail(n.Start, fmt.Sprintf("The page has the element %s.", diag.Quote("<"+n.Name+">")),
			"It could change where links lead, or load files of another site.", "Remove it.")
	}
	m.media(n)
	root, _, member := strings.Cut(n.Name, ".")
	if root == "" || !member && (root[0] < 'A' || root[0] > 'Z') || slices.Contains(m.page.Names, root) {
		return
	}
	fix := fmt.Sprintf("Import it at the top of the page: import %s from './%s';", root, root)
	if near := diag.DidYouMean(root, m.page.Names); near != "" {
		fix = near
	}
	m.fail(n.Start, fmt.Sprintf("The page has no component %s.", diag.Quote(root)), "The page would have a hole there.", fix)
}

// media notes what an element of HTML loads from another host.
func (m *module) media(n Node) {
	if !slices.Contains([]string{"img", "iframe", "video", "audio"}, n.Name) {
		return
	}
	for _, a := range n.Attributes {
		if a.Name == "src" && !a.Code && hostAddress.MatchString(a.Value) {
			line, column := diag.Position(m.body, a.Start)
			m.page.Media = append(m.page.Media, source.Media{Element: n.Name, Address: a.Value, Line: line,
				Column: column, Excerpt: diag.Excerpt(m.body, line)})
		}
	}
}

var hostAddress = regexp.MustCompile(`^(?:https?:)?//`)

// part is code for a part of the text within an element.
type part struct {
	start, end int
	code       string
}

// parts are what is within an element, in order.
func (m *module) parts(n Node) []part {
	if n.Type == textElement {
		return m.phrasing(n.Children)
	}
	var parts []part
	var run []Node
	flush := func() {
		if len(run) > 0 {
			parts = append(parts, m.slot(run, false))
			run = nil
		}
	}
	for _, c := range n.Children {
		switch {
		case c.isElement() || c.isExpression():
			flush()
			parts = append(parts, part{c.Start, c.End, m.jsx(c, false)})
		case m.isAlone(c):
			flush()
			parts = append(parts, m.phrasing(c.Children)...)
		default:
			run = append(run, c)
		}
	}
	flush()
	return parts
}

// slot is a place for markdown.
func (m *module) slot(run []Node, inline bool) part {
	start, end := run[0].Start, run[len(run)-1].End
	w := m.writer(start, end)
	m.nodes(w, run)
	first, _ := m.margin(start)
	m.slots = append(m.slots, slot{dedented(w.done(), len(first)), m.line(start)})
	props := ""
	if inline {
		props = " inline"
	}
	return part{start, end, fmt.Sprintf(`<VitrineSlot of="%s" index={%d}%s />`, vitrine.ElementName(m.id), len(m.slots)-1, props) +
		newlines(m.body[start:end])}
}

// tags of markdown within a line.
var phrases = map[string]string{"emphasis": "em", "strong": "strong"}

// phrasing is what is within an element of one line.
func (m *module) phrasing(nodes []Node) []part {
	if !m.isCode(nodes) {
		if !m.inline {
			return []part{m.slot(nodes, true)}
		}
		m.fail(nodes[0].Start, "This element stands within a line and holds a link, a picture or the like.",
			"Links and pictures are checked in markdown alone, and there is no place for it here.",
			"Put the element on a line of its own, or write the link around it.")
		return nil
	}
	var parts []part
	for _, n := range nodes {
		parts = append(parts, part{n.Start, n.End, m.phrase(n)})
	}
	return parts
}

// isCode says whether markdown within a line can be written as elements.
func (m *module) isCode(nodes []Node) bool {
	return !slices.ContainsFunc(nodes, func(n Node) bool {
		switch {
		case n.isElement(), n.isExpression(), n.Type == "inlineCode", n.Type == "break":
			return false
		case n.Type == "text":
			return strings.ContainsAny(string(m.body[n.Start:n.End]), "~:=&") // of the dialect, which this is not
		}
		return phrases[n.Type] == "" || !m.isCode(n.Children)
	})
}

func (m *module) phrase(n Node) string {
	code := ""
	switch {
	case n.isElement(), n.isExpression():
		return m.jsx(n, false)
	case n.Type == "text", n.Type == "inlineCode":
		m.texts = append(m.texts, n.Value)
		text, _ := json.Marshal(strings.ReplaceAll(n.Value, "\n", " ")) // a string always has a form
		code = "{" + string(text) + "}" + newlines([]byte(n.Value))
		if n.Type == "text" {
			return code
		}
		return "<code>" + code + "</code>"
	case n.Type == "break":
		return "<br />\n"
	}
	for _, c := range n.Children {
		code += m.phrase(c)
	}
	return "<" + phrases[n.Type] + ">" + code + "</" + phrases[n.Type] + ">"
}

// known is the text of an expression: of a literal, or of a name that the page declares as one.
func (r *reader) known(code string) string {
	code = strings.TrimSpace(code)
	for _, e := range r.parsed.Exports {
		if e.Name == code {
			return e.Text
		}
	}
	if text, err := strconv.Unquote(code); err == nil && code[0] != '\'' {
		return text
	}
	if _, err := strconv.ParseFloat(code, 64); err == nil {
		return code
	}
	if len(code) > 1 && code[0] == '\'' && code[len(code)-1] == '\'' && !strings.ContainsAny(code[1:len(code)-1], `'\`) {
		return code[1 : len(code)-1]
	}
	return ""
}
