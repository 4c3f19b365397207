package markdown

import (
	"html"
	"regexp"
	"strings"

	"github.com/yuin/goldmark/ast"

	"vitrine/internal/invisible"
)

// forbidden are the parts of raw HTML that the content security policy would drop in silence.
var forbidden = []struct{ text, what, fix string }{
	{" style=", "a style attribute", "Use a class of the site's stylesheets."},
	{"<style", "a <style> element", "Put the rules into the site's stylesheets."},
	{"<script", "a script", "Write a demo or a component instead."},
	{" onclick=", "an event handler attribute", "Write a demo instead."},
	{"javascript:", "a javascript: address", "Write a demo instead."},
}

// loading are tags of elements that load what they show.
var loading = regexp.MustCompile(`(?i)<(img|iframe|video|audio)\s[^<>]*>`)

// markup looks into raw HTML: for links, ids, and what may not be there.
func (p *collector) markup(text string, start int) {
	lower := strings.ToLower(text)
	if at := preambleWithin.FindStringIndex(text); at != nil {
		p.at(start+at[0], "This preamble stands within other text.", "Readers would get it.",
			"Write <!-- preamble … --> on lines of its own, between empty ones.")
	}
	for _, f := range forbidden {
		if at := strings.Index(lower, f.text); at >= 0 {
			p.at(start+at, "Raw HTML with "+f.what+".", "The content security policy of published pages blocks it.",
				f.fix)
		}
	}
	attributes(text, "href", func(value string, at int) {
		p.addLink(value, "", start+at)
		p.doc.Links[len(p.doc.Links)-1].Raw = true
	})
	for _, tag := range loading.FindAllStringSubmatchIndex(text, -1) {
		attributes(text[tag[0]:tag[1]], "src", func(value string, at int) {
			p.media(strings.ToLower(text[tag[2]:tag[3]]), value, start+tag[0]+at)
		})
	}
	attributes(text, "id", func(value string, _ int) {
		p.doc.Anchors = append(p.doc.Anchors, value)
	})
	if at := strings.Index(lower, "<img"); at >= 0 && (!strings.Contains(lower, "alt=") || !strings.Contains(lower,
		"width=") || !strings.Contains(lower, "height=")) {
		p.at(start+at, "This picture lacks alt, width or height.",
			"Without a size the page jumps; without alt readers who don't see it learn nothing.", "Write all three.")
	}
}

// attributes calls back for each value of an attribute in double quotes.
func attributes(text, name string, found func(value string, at int)) {
	opening := " " + name + `="`
	for from := 0; ; {
		at := strings.Index(text[from:], opening)
		if at < 0 {
			return
		}
		start := from + at + len(opening)
		end := strings.IndexByte(text[start:], '"')
		if end < 0 {
			return
		}
		found(html.UnescapeString(text[start:start+end]), start)
		from = start + end
	}
}

// lead takes the paragraph of class "description" out of the text: code in it is rendered.
func (p *collector) lead() {
	for node := p.doc.tree.root.FirstChild(); node != nil; node = node.NextSibling() {
		block, ok := node.(*ast.HTMLBlock)
		if !ok {
			continue
		}
		text := string(block.Lines().Value(p.source))
		_, rest, ok := strings.Cut(text, `<p class="description">`)
		inner, _, closed := strings.Cut(rest, "</p>")
		if !ok || !closed {
			continue
		}
		inner = strings.Join(strings.Fields(inner), " ")
		p.doc.LeadText = html.UnescapeString(strings.ReplaceAll(inner, "`", ""))
		parts := strings.Split(inner, "`")
		for i := 1; i < len(parts); i += 2 {
			parts[i] = "<code>" + invisible.MarkAll(parts[i], func(html string) string { return html }) + "</code>"
		}
		p.doc.LeadHTML = strings.Join(parts, "")
		block.SetAttributeString("lead", true)
		return
	}
}
