package markdown

import (
	"regexp"
	"strings"

	"golang.org/x/net/html"
)

// rawTag is an opening tag in raw HTML.
type rawTag struct {
	name   string
	values []html.Attribute // names in lower case, entities in values decoded
	text   string           // as written
	offset int              // in the text that was scanned
}

// value returns the first attribute of a name.
func (t rawTag) value(name string) (value string, found bool) {
	for _, a := range t.values {
		if a.Key == name {
			return a.Val, true
		}
	}
	return "", false
}

var attributeStart = regexp.MustCompile(`[\s"'/]([^\s"'>/=]+)\s*=\s*["']?`)

// place returns the offset of an attribute's value, or that of the tag where it is not found.
func (t rawTag) place(name string) int {
	for _, at := range attributeStart.FindAllStringSubmatchIndex(t.text, -1) {
		if strings.EqualFold(t.text[at[2]:at[3]], name) {
			return t.offset + at[1]
		}
	}
	return t.offset
}

// maxRawText bounds elements whose content is text, such as textarea, in one another: each level is scanned again.
const maxRawText = 4

// rawHTML reads raw HTML as a browser does and reports what it finds. The same text has other tags in it within SVG or
// behind a textarea that is not closed. Therefore text of elements such as textarea is scanned as markup too, and what
// browsers would read differently in different places is a fault.
type rawHTML struct {
	tag   func(t rawTag)
	fault func(offset int, what, fix string)
}

func (r rawHTML) scan(text string) { r.part(text, 0, 0) }

// part scans a part of the text that begins at an offset.
func (r rawHTML) part(text string, offset, level int) {
	name := "" // of the tag before
	for tokens := html.NewTokenizer(strings.NewReader(text)); ; {
		kind := tokens.Next()
		raw := string(tokens.Raw())
		switch kind {
		case html.ErrorToken:
			if raw != "" {
				r.fault(offset, "a tag that is not closed", "Close it with >, or write &lt; for a < that is text.")
			}
			return
		case html.StartTagToken, html.SelfClosingTagToken:
			token := tokens.Token()
			name = token.Data
			r.tag(rawTag{name: name, values: token.Attr, text: raw, offset: offset})
		case html.CommentToken:
			r.comment(raw, offset)
		case html.TextToken:
			r.content(raw, offset, level, name, len(raw) == len(text))
		}
		offset += len(raw)
	}
}

// content scans the text behind a tag. It holds tags only within the elements whose content is text.
func (r rawHTML) content(raw string, offset, level int, name string, whole bool) {
	switch {
	case whole || !strings.Contains(raw, "<") || name == "script" || name == "style": // these two are faults
	case level == maxRawText:
		r.fault(offset, "elements such as <"+name+"> in one another", "Remove the outer ones.")
	default:
		r.part(raw, offset, level+1)
	}
}

func (r rawHTML) comment(raw string, offset int) {
	switch {
	case strings.HasPrefix(raw, "<![CDATA["):
		r.fault(offset, "a CDATA section", "Write its text with &lt; for <.")
	case strings.HasPrefix(raw, "<!--") && !strings.HasSuffix(raw, "-->") && !strings.HasSuffix(raw, "--!>"),
		!strings.HasSuffix(raw, ">"):
		r.fault(offset, "a comment that is not closed", "Close it with -->.")
	}
}
