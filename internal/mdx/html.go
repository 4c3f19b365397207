package mdx

import (
	"slices"
	"strings"
)

// void are elements without content.
var void = []string{"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "source", "track", "wbr"}

// attributes are those that React calls otherwise.
var attributes = map[string]string{"className": "class", "htmlFor": "for", "tabIndex": "tabindex",
	"colSpan": "colspan", "rowSpan": "rowspan", "dateTime": "datetime", "srcSet": "srcset", "playsInline": "playsinline",
	"autoPlay": "autoplay", "crossOrigin": "crossorigin", "referrerPolicy": "referrerpolicy"}

// html writes an element as HTML around its markdown, which is read as everywhere.
func (r *reader) html(w *writer, n Node) {
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
		r.nodes(w, n.Children)
		w.until(closing)
		return
	}
	first, next := r.margin(n.Start)
	if strings.TrimSpace(first) == "" {
		next = ""
	}
	out := []written{{tag, at}}
	if len(n.Children) > 0 {
		inner := r.writer(n.Children[0].Start, n.Children[len(n.Children)-1].End)
		r.nodes(inner, n.Children)
		margin, _ := r.margin(n.Children[0].Start)
		out = append(out, written{"", at})
		out = append(out, dedented(inner.done(), len(margin))...)
		out = append(out, written{"", r.line(closing)})
	}
	out = append(out, written{"</" + n.Name + ">", r.line(closing)}, written{"", r.line(closing)})
	for i := range out {
		if i > 0 {
			out[i].text = next + out[i].text
		}
	}
	w.replace(n.Start, n.End, out)
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
