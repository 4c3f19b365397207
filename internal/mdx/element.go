package mdx

import (
	"fmt"
	"slices"
	"strings"

	"vitrine/internal/diag"
	"vitrine/internal/markdown"
	"vitrine/internal/source"
)

const (
	flowElement    = "mdxJsxFlowElement"
	textElement    = "mdxJsxTextElement"
	flowExpression = "mdxFlowExpression"
	textExpression = "mdxTextExpression"
)

func (n Node) isElement() bool    { return n.Type == flowElement || n.Type == textElement }
func (n Node) isExpression() bool { return n.Type == flowExpression || n.Type == textExpression }

// isHTML says whether an element can stand in markdown as it is.
func (n Node) isHTML() bool {
	return n.isElement() && n.Name != "" && n.Name[0] >= 'a' && n.Name[0] <= 'z' && !strings.ContainsAny(n.Name, ".:") &&
		!slices.ContainsFunc(n.Attributes, func(a Attribute) bool { return a.Code || a.Name == "" })
}

// strict are elements that HTML allows certain ones in alone: nothing may stand around these.
var strict = []string{"ul", "ol", "menu", "dl", "table", "thead", "tbody", "tfoot", "tr", "colgroup", "select", "datalist"}

// computes says whether an element is one of those, and what stands in it is computed: then it is rendered whole.
func (r *reader) computes(n Node) bool {
	return slices.Contains(strict, n.Name) && slices.ContainsFunc(n.Children, func(c Node) bool {
		if c.Type != "paragraph" {
			return r.isComputed(c)
		}
		return r.isAlone(c) && slices.ContainsFunc(c.Children, func(c Node) bool {
			return r.isComputed(c) || c.isHTML() && !isPhrase(c.Children)
		})
	})
}

// isComputed says whether code says what a node comes to.
func (r *reader) isComputed(n Node) bool {
	switch {
	case n.isExpression():
		return !r.isComment(n)
	case n.isHTML():
		return r.computes(n)
	}
	return n.isElement()
}

// isTabs says whether an element is one of tabs, which markdown knows without an import.
func (r *reader) isTabs(n Node) bool {
	root, _, _ := strings.Cut(n.Name, ".")
	return n.Type == flowElement && slices.Contains(markdown.TabsTags, n.Name) && !slices.Contains(r.page.Names, root)
}

// nodes writes places for what is no markdown.
func (r *reader) nodes(w *writer, nodes []Node) {
	for _, n := range nodes {
		switch {
		case n.Type == "mdxjsEsm":
			w.blank(n.Start, n.End)
		case n.isExpression() && r.isComment(n):
			w.blank(n.Start, n.End)
		case n.isHTML() && !r.computes(n), r.isTabs(n):
			r.html(w, n, r.nodes)
		case n.Type == flowElement || n.Type == flowExpression:
			w.replace(n.Start, n.End, r.flow(n))
		case n.isElement() || n.isExpression():
			w.replace(n.Start, n.End, []written{{r.inline(n), r.line(n.Start)}})
		case r.isAlone(n):
			r.alone(w, n)
		default:
			r.nodes(w, n.Children)
		}
	}
}

// isAlone says whether a paragraph consists of elements and expressions alone: MDX takes it away around them.
func (r *reader) isAlone(n Node) bool {
	if n.Type != "paragraph" {
		return false
	}
	real := 0
	for _, c := range n.Children {
		if c.isElement() || c.isExpression() {
			real++
		} else if c.Type != "text" || strings.TrimSpace(c.Value) != "" {
			return false
		}
	}
	return real > 0
}

// alone writes a paragraph of elements.
func (r *reader) alone(w *writer, n Node) {
	for _, c := range n.Children {
		switch {
		case c.isExpression() && r.isComment(c):
			w.blank(c.Start, c.End)
		case c.isHTML() && isPhrase(c.Children) && !r.computes(c):
			r.html(w, c, r.markup)
		case c.isElement() || c.isExpression():
			w.replace(c.Start, c.End, r.flow(c))
		}
	}
}

// isComment says whether an expression has no value.
func (r *reader) isComment(n Node) bool {
	value := strings.TrimSpace(n.Value)
	for strings.HasPrefix(value, "/*") {
		_, rest, _ := strings.Cut(value, "*/")
		value = strings.TrimSpace(rest)
	}
	return value == ""
}

// flow writes an element that stands for itself: its place, and between its lines the texts within it.
func (r *reader) flow(n Node) []written {
	at := r.line(n.Start)
	first, next := r.margin(n.Start)
	id := len(r.page.Elements)
	m := r.element(n, false)
	out := []written{{fmt.Sprintf("%s+%d", markdown.PlaceSign, id), at}}
	for i, slot := range m.slots {
		if i > 0 {
			out = append(out, written{"", slot.at}, written{markdown.SlotBorder, slot.at}, written{"", slot.at})
		}
		out = append(out, slot.lines...)
	}
	out = append(out, written{fmt.Sprintf("%s-%d", markdown.PlaceSign, id), r.line(max(n.Start, n.End-1))})
	if strings.TrimSpace(first) == "" && len(first) > 3 {
		next = "" // the element stands in another one
	}
	for i := range out {
		if i > 0 {
			out[i].text = next + out[i].text
		}
	}
	return out
}

// inline is the place of an element within a line.
func (r *reader) inline(n Node) string {
	id := len(r.page.Elements)
	r.element(n, true)
	text := strings.NewReplacer(markdown.PlaceSign, "", markdown.PlaceEnd, "", "\n", " ").Replace(r.page.Elements[id].Text)
	return fmt.Sprintf("%s%d/%s%s", markdown.InlinePlace, id, text, markdown.PlaceEnd)
}

// element notes an element with the module that renders it.
func (r *reader) element(n Node, inline bool) *module {
	id := len(r.page.Elements)
	r.page.Elements = append(r.page.Elements, source.PageElement{}) // those within it come later
	m := &module{reader: r, id: id, inline: inline}
	for _, a := range n.Attributes {
		if strings.HasPrefix(a.Name, "client:") {
			m.client = r.client(a)
		}
	}
	code := m.jsx(n, true)
	r.page.Elements[id] = source.PageElement{Line: r.line(n.Start), Inline: inline, Client: m.client,
		Text: strings.Join(strings.Fields(strings.Join(m.texts, " ")), " "),
		Code: strings.Repeat("\n", r.line(n.Start)-1) + "export default function Element() { return <>" + code + "</>; }\n"}
	return m
}

// clients are the hints that say when an element comes to life.
var clients = []string{"load", "idle", "visible"}

func (r *reader) client(a Attribute) string {
	hint := strings.TrimPrefix(a.Name, "client:")
	if !slices.Contains(clients, hint) || a.Code || a.Value != "" {
		r.fail(a.Start, fmt.Sprintf("Nothing reads the hint %s.", diag.Quote(string(r.body[a.Start:a.End]))),
			"The element would never come to life.", "Write client:load, client:idle or client:visible, without a value.")
		return ""
	}
	return hint
}
