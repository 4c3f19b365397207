package mdx

import (
	"bytes"
	"html"
	"regexp"
	"slices"
	"strings"
)

// void are elements without content.
var void = []string{"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "source", "track", "wbr"}

// attributes are those that React calls otherwise.
var attributes = map[string]string{"className": "class", "htmlFor": "for", "tabIndex": "tabindex",
	"colSpan": "colspan", "rowSpan": "rowspan", "dateTime": "datetime", "srcSet": "srcset", "playsInline": "playsinline",
	"autoPlay": "autoplay", "crossOrigin": "crossorigin", "referrerPolicy": "referrerpolicy"}

// html writes an element as HTML around its markdown, which is read as everywhere. Inner writes what is in one within a
// line.
func (r *reader) html(w *writer, n Node, inner func(*writer, []Node)) {
	opening, closing := r.tags(n)
	at := r.line(n.Start)
	tag := r.tag(n)
	if closing < 0 {
		if !slices.Contains(void, n.Name) {
			tag += "</" + n.Name + ">"
		}
		w.replace(n.Start, n.End, []written{{tag, at}})
		return
	}
	if n.Type == textElement {
		w.replace(n.Start, opening, []written{{tag, at}})
		inner(w, n.Children)
		w.until(closing)
		return
	}
	first, next := r.margin(n.Start)
	if strings.TrimSpace(first) == "" {
		next = ""
	}
	out := []written{{tag, at}}
	if len(n.Children) > 0 {
		begin := n.Children[0].Start
		within := r.writer(begin, n.Children[len(n.Children)-1].End)
		r.nodes(within, n.Children)
		margin, _ := r.margin(begin)
		if !r.isMarkup(n.Children[0]) || bytes.Count(r.body[opening:begin], newline) > 1 {
			out = append(out, written{"", at})
		}
		out = append(out, dedented(within.done(), len(margin))...)
		out = append(out, written{"", r.line(closing)})
	}
	out = append(out, written{"</" + n.Name + ">", r.line(closing)})
	if !emptyLine.Match(r.body[n.End:]) {
		out = append(out, written{"", r.line(closing)})
	}
	for i := range out {
		if i > 0 {
			out[i].text = next + out[i].text
		}
	}
	w.replace(n.Start, n.End, out)
}

var (
	newline   = []byte("\n")
	emptyLine = regexp.MustCompile(`^[ \t\r]*(?:$|\n[ \t\r]*(?:\n|$))`) // behind what ends here
)

// isMarkup says whether a node is written as HTML alone, which needs no empty line before it in HTML.
func (r *reader) isMarkup(n Node) bool {
	return n.isHTML() || r.isAlone(n) && isPhrase(n.Children)
}

// isPhrase says whether nodes are text that can be written with tags alone.
func isPhrase(nodes []Node) bool {
	for _, n := range nodes {
		if n.Type != "text" && n.Type != "inlineCode" && phrases[n.Type] == "" && !n.isHTML() || !isPhrase(n.Children) {
			return false
		}
	}
	return true
}

// markup writes text as it stands in a line of HTML, in which nobody reads markdown.
func (r *reader) markup(w *writer, nodes []Node) {
	for _, n := range nodes {
		tag, at := phrases[n.Type], r.line(n.Start)
		switch {
		case n.isHTML():
			r.html(w, n, r.markup)
		case n.Type == "inlineCode":
			w.replace(n.Start, n.End, []written{{"<code>" + html.EscapeString(n.Value) + "</code>", at}})
		case tag != "":
			w.replace(n.Start, n.Children[0].Start, []written{{"<" + tag + ">", at}})
			r.markup(w, n.Children)
			w.until(n.Children[len(n.Children)-1].End)
			w.replace(w.from, n.End, []written{{"</" + tag + ">", r.line(n.End - 1)}})
		}
	}
}

// tag is an opening tag as HTML.
func (r *reader) tag(n Node) string {
	tag := "<" + n.Name
	for _, a := range n.Attributes {
		source := string(r.body[a.Start:a.End])
		if name, other := attributes[a.Name]; other {
			source = name + strings.TrimPrefix(source, a.Name)
		}
		tag += " " + strings.Join(strings.Fields(source), " ")
	}
	return tag + ">"
}
