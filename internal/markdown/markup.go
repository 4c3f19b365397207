package markdown

import (
	"fmt"
	"html"
	"path"
	"regexp"
	"slices"
	"strings"

	"github.com/yuin/goldmark/ast"

	"vitrine/internal/diag"
	"vitrine/internal/invisible"
	"vitrine/internal/vitrine"
)

// blocked is why raw HTML may not have what the content security policy drops without a message.
const blocked = "The content security policy of published pages blocks it."

// forbiddenElements are those that raw HTML may not have.
var forbiddenElements = map[string]struct{ what, why, fix string }{
	"style":  {"a <style> element", blocked, "Put the rules into the site's stylesheets."},
	"script": {"a script", blocked, "Write a demo or a component instead."},
	"base":   {"a <base> element", "It would change where all links of the page lead.", "Remove it."},
	"meta":   {"a <meta> element", "It could send readers to another page.", "Remove it, or write it as front matter."},
	"link":   {"a <link> element", "It could load files of another site.", "Remove it."},
}

// addresses are the attributes that browsers read as addresses; those of animations may set one. Links are checked
// with all others of the site.
var addresses = []string{"action", "background", "by", "cite", "data", "formaction", "from", "ping", "poster", "src",
	"to", "values", "xlink:href"}

// loading are the elements that load what they show.
var loading = []string{"img", "iframe", "video", "audio"}

// textual matches the tags of elements whose content browsers read as text, up to the end tag or the end of the page.
var textual = regexp.MustCompile(`(?i)<(/?)(iframe|noembed|noframes|noscript|textarea|xmp)[\s/>]`)

// markup looks into raw HTML: for links, ids, and what may not be there.
func (p *collector) markup(raw Excerpt) {
	if at := preambleComment.FindStringIndex(raw.Text); at != nil {
		p.at(raw.Offset(at[0]), "Pages no longer contain code for their fences in comments.",
			"The comment would be published with the page.",
			fmt.Sprintf("Move the code to %s. Code with file=\"…\" moves to a file of that name in the same folder.",
				path.Join(path.Dir(p.doc.input.File), vitrine.PreambleFile)))
	}
	rawHTML{
		tag: func(t rawTag) {
			offset := raw.Offset(t.offset)
			p.forbidden(t, offset)
			p.unclosed(t, offset, raw.Offset(t.offset+len(t.text)-1)+1)
			p.collect(t, raw)
		},
		fault: func(offset int, what, fix string) {
			p.at(raw.Offset(offset), "Raw HTML with "+what+".", "Browsers could read what follows as a part of it.", fix)
		},
	}.scan(withPlainTags(raw.Text))
}

// unclosed reports a tag after which browsers show nothing of the page. It ends at an offset of the page, and an empty
// line may be between it and its end tag.
func (p *collector) unclosed(t rawTag, offset, end int) {
	if at := textual.FindStringIndex(t.text); at == nil || at[0] > 0 {
		return
	}
	for _, at := range textual.FindAllSubmatchIndex(p.source[end:], -1) {
		if strings.EqualFold(string(p.source[end+at[4]:end+at[5]]), t.name) {
			if at[2] < at[3] {
				return
			}
			break
		}
	}
	p.at(offset, "Raw HTML with <"+t.name+"> that is not closed.", "Browsers show nothing of what follows.",
		"Close it with </"+t.name+">.")
}

// forbidden reports what a tag may not have.
func (p *collector) forbidden(t rawTag, offset int) {
	if element, found := forbiddenElements[t.name]; found {
		p.at(offset, "Raw HTML with "+element.what+".", element.why, element.fix)
	}
	for _, a := range t.values {
		switch {
		case a.Key == "style":
			p.at(offset, "Raw HTML with a style attribute.", blocked, "Use a class of the site's stylesheets.")
		case strings.HasPrefix(a.Key, "on"):
			p.at(offset, "Raw HTML with the event handler attribute "+diag.Quote(a.Key)+".", blocked,
				"Write a demo instead.")
		case a.Key == "srcdoc":
			p.at(offset, "Raw HTML with a document in a srcdoc attribute.", blocked, "Write a demo instead.")
		case slices.Contains(addresses, a.Key) && slices.ContainsFunc(strings.Split(a.Val, ";"), vitrine.RunsCode):
			p.at(offset, fmt.Sprintf("Raw HTML with the address %s, which runs code.", diag.Quote(a.Val)), blocked,
				"Write a demo instead.")
		}
	}
	if t.name != "img" {
		return
	}
	for _, name := range []string{"alt", "width", "height"} {
		if _, found := t.value(name); !found {
			p.style(diag.PicturesKind, offset, "This picture lacks alt, width or height.",
				"Without a size the page jumps; without alt readers who don't see it learn nothing.", "Write all three.")
			return
		}
	}
}

// collect takes down the links, media and ids of a tag.
func (p *collector) collect(t rawTag, raw Excerpt) {
	if href, found := t.value("href"); found {
		p.addLink(href, "", raw.Offset(t.place("href")))
		p.doc.Links[len(p.doc.Links)-1].Raw = true
	}
	if src, found := t.value("src"); found && slices.Contains(loading, t.name) {
		p.media(t.name, src, raw.Offset(t.place("src")))
	}
	if id, found := t.value("id"); found {
		p.doc.Anchors = append(p.doc.Anchors, id)
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
		parts := strings.Split(inner, "`")
		for i := 1; i < len(parts); i += 2 {
			parts[i] = "<code>" + invisible.MarkAll(parts[i], func(html string) string { return html }) + "</code>"
		}
		lead := strings.Join(parts, "")
		if !isPassive(lead) { // a part of the block that means something else than the whole
			continue
		}
		p.doc.LeadHTML = lead
		p.doc.LeadText = html.UnescapeString(strings.ReplaceAll(inner, "`", ""))
		block.SetAttributeString("lead", true)
		return
	}
}

// isPassive reports whether HTML has nothing that raw HTML may not have.
func isPassive(text string) bool {
	p := newCollector(newDoc(Input{Body: []byte(text), FirstLine: 1}))
	raw := Excerpt{}
	raw.add(text, 0)
	p.markup(raw)
	return len(p.problems) == 0
}
