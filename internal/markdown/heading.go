package markdown

import (
	"bytes"
	"fmt"
	"html"
	"regexp"
	"strings"

	"github.com/yuin/goldmark/ast"

	"vitrine/internal/diag"
	"vitrine/internal/vitrine"
)

// heading gives H2 and H3 their ids and enters them into the contents. Those below have an id where they say it.
func (p *collector) heading(n *ast.Heading) {
	plain := textOf(n, p.source)
	start := offsetOf(n)
	if n.Level > p.level+1 && p.level > 0 {
		p.style(diag.HeadingsKind, start, fmt.Sprintf("This heading skips from level %d to %d.", p.level, n.Level),
			"Screen readers move from heading to heading; a gap looks like something is missing.",
			fmt.Sprintf("Make it level %d.", p.level+1))
	}
	p.level = n.Level
	p.unreadAttributes(n, start)
	if n.Level == 1 {
		if p.doc.Title != "" {
			p.style(diag.HeadingsKind, start, "The page has a second H1.", "A page has one title.", "Make it an H2 (##).")
			return
		}
		p.doc.Title = plain
		return
	}
	c := p.construct(Heading, start)
	c.Level, c.Plain = n.Level, plain
	own := ownID(n)
	switch {
	case n.Level <= 3:
		c.ID = p.id(plain, own)
		n.SetAttributeString("id", []byte(c.ID))
		c.Contents = p.contents(vitrine.Heading{ID: c.ID, Level: n.Level, Text: plain, HTML: contentsHTML(plain),
			Children: []vitrine.Heading{}})
	case own != "":
		c.ID = p.slugs.Take(own)
		n.SetAttributeString("id", []byte(c.ID))
	default:
		if p.doc.Unlinked == nil {
			p.doc.Unlinked = map[string]string{}
		}
		p.doc.Unlinked[Slug(plain)] = plain
	}
	p.read(n, c, c.Line)
}

// unreadAttributes tells of attributes of a heading other than its id.
func (p *collector) unreadAttributes(n *ast.Heading, start int) {
	var names []string
	for _, a := range n.Attributes() {
		if name := string(a.Name); name != "id" || n.Level == 1 {
			names = append(names, name)
		}
	}
	if len(names) == 0 || p.doc.input.Dialect == nil {
		return
	}
	p.warnOf(start, fmt.Sprintf("Nothing reads %s of this heading.", diag.Quote(strings.Join(names, ", "))),
		"The heading has no such attribute on the page.", "Remove it. An id, {#id}, is read below the title of the page.")
}

// contents enters an H2, or an H3 below one, into the table of contents.
func (p *collector) contents(entry vitrine.Heading) bool {
	last := len(p.doc.Headings) - 1
	switch {
	case entry.Level == 2:
		p.doc.Headings = append(p.doc.Headings, entry)
	case last >= 0:
		p.doc.Headings[last].Children = append(p.doc.Headings[last].Children, entry)
	default:
		return false
	}
	return true
}

// ownID is the id that a heading's attributes give it: ## Usage {#how-to-use}.
func ownID(n *ast.Heading) string {
	id, _ := n.AttributeString("id")
	text, _ := id.([]byte)
	return string(text)
}

// id is a heading's id: that of the page translated, by position, else the one that it was given, else one of its own.
func (p *collector) id(plain, given string) string {
	n := p.ids
	p.ids++
	if n < len(p.doc.input.IDs) {
		return p.slugs.Take(p.doc.input.IDs[n])
	}
	if given != "" {
		return p.slugs.Take(given)
	}
	return p.slugs.ID(plain)
}

// contentsHTML lets a signature wrap behind its opening bracket.
func contentsHTML(plain string) string {
	var b strings.Builder
	before := ' '
	for _, r := range plain {
		b.WriteString(html.EscapeString(string(r)))
		if r == '(' && before != ' ' {
			b.WriteString("<wbr>")
		}
		before = r
	}
	return b.String()
}

var firstHeading = regexp.MustCompile("(?m)^# .+$|^(?:```|~~~)")

// knownElements are places of elements, with what is known of their text.
var knownElements = regexp.MustCompile(regexp.QuoteMeta(InlinePlace) + `\d+/([^` + PlaceEnd + `]*)` + PlaceEnd)

// FirstHeading is the text of a page's title, without reading the page; "" where none stands before all code.
func FirstHeading(body []byte) string {
	line := firstHeading.Find(body)
	if !bytes.HasPrefix(line, []byte("# ")) {
		return ""
	}
	doc, _ := Parse(Input{Body: knownElements.ReplaceAll(line, []byte("$1")), FirstLine: 1})
	return doc.Title
}
