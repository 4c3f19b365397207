package migration

import (
	"path"
	"regexp"
	"slices"
	"strings"
	"unicode"

	"vitrine/internal/diag"
)

// In MDX, elements hold markdown, indented as authors like it. Here markdown stands for itself: what is in elements
// that only lay it out loses them, and its indentation, which would make code of it.

// anyElement is a tag of HTML or of a component.
var anyElement = regexp.MustCompile(`<(/?)([A-Za-z][\w.-]*)` +
	`((?:[^<>"'{}]|"[^"]*"|'[^']*'|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})*?)(/?)>`)

// isMDX says whether elements of the page hold markdown.
func (one *page) isMDX() bool { return path.Ext(one.file) == ".mdx" }

// masked is a text of equal length with blanks in the place of code.
func masked(text string) string {
	blank := func(code string) string {
		return strings.Map(func(r rune) rune {
			if r == '\n' {
				return r
			}
			return ' '
		}, code) + strings.Repeat(" ", len(code)-len([]rune(code)))
	}
	fence := ""
	lines := strings.SplitAfter(text, "\n")
	for i, line := range lines {
		before := fence
		if fence = inFence(fence, line); before != "" || fence != "" {
			code, isLine := strings.CutSuffix(line, "\n")
			lines[i] = blank(code)
			if isLine {
				lines[i] += "\n"
			}
		}
	}
	return codeSpan.ReplaceAllStringFunc(strings.Join(lines, ""), func(span string) string {
		if strings.Contains(span, "\n\n") {
			return span
		}
		code, rest, isOpen := strings.Cut(span, "\n") // lines stay where they are
		for out := blank(code); ; {
			if !isOpen {
				return out
			}
			code, rest, isOpen = strings.Cut(rest, "\n")
			out += "\n" + blank(code)
		}
	})
}

// dedented is a text without the indentation that elements give to their content. The content of a list item keeps the
// indentation of the item. No line is added or removed.
func dedented(text string) string {
	var stack []open
	list := items{0}
	hidden := masked(text)
	tags := anyElement.FindAllStringSubmatchIndex(hidden, -1)
	var out strings.Builder
	at, behindBlank := 0, true
	for line := range strings.SplitAfterSeq(text, "\n") {
		for len(tags) > 0 && tags[0][0] < at {
			stack = nested(stack, text, tags[0], list[len(list)-1])
			tags = tags[1:]
		}
		left := strings.TrimLeft(line, " \t")
		indent := len(line) - len(left)
		isBlank := strings.TrimSpace(line) == ""
		if n := len(stack); n > 0 && !isBlank {
			indent = stack[n-1].moved(indent, left)
		}
		list = list.behind(strings.TrimSpace(hidden[at:at+len(line)]), indent, behindBlank)
		at, behindBlank = at+len(line), isBlank
		out.WriteString(line[len(line)-len(left)-indent:])
	}
	return out.String()
}

// open is an element whose end is still to come.
type open struct {
	name   string
	column int // of the text of the list item that contains it, 0 for none
	indent int // of its content, -1 before that is known
}

// moved is the indentation of a line in the element, without what the element gives to it.
func (o *open) moved(indent int, left string) int {
	if strings.HasPrefix(left, "</") {
		return min(indent, o.column)
	}
	if o.indent < 0 {
		o.indent = indent
	}
	return indent - min(indent, max(o.indent-o.column, 0))
}

// items are the columns at which the texts of open items of lists begin, outer ones first. The first one is 0.
type items []int

// listMarker begins an item of a list.
var listMarker = regexp.MustCompile(`^(?:[-*+]|\d{1,9}[.)]) +`)

// behind are the items that are open behind a line. Only an empty line or another item ends one.
func (list items) behind(line string, indent int, behindBlank bool) items {
	marker := listMarker.FindString(line)
	if marker != "" || behindBlank && line != "" {
		for list[len(list)-1] > indent {
			list = list[:len(list)-1]
		}
	}
	if marker != "" {
		list = append(list, indent+len(marker))
	}
	return list
}

// nested are the open elements behind a tag, whose list item has its text at a column.
func nested(stack []open, text string, at []int, column int) []open {
	name := text[at[4]:at[5]]
	switch {
	case at[8] < at[9]: // it is alone
		return stack
	case at[2] == at[3]:
		return append(stack, open{name, column, -1})
	}
	for i, one := range slices.Backward(stack) {
		if one.name == name {
			return stack[:i]
		}
	}
	return stack
}

var (
	styleElement = regexp.MustCompile(`(?s)<style[^>]*>.*?</style>`)
	pictureTag   = regexp.MustCompile(`<img(\s(?:[^<>"'{}]|"[^"]*"|'[^']*'|\{[^{}]*\})*?)/?>`)
)

// pictures writes pictures as markdown, whose files are measured here, and takes styles out. Lines stay.
func (b *body) pictures(text string) string {
	lineOf := func(found string) int { return b.at + strings.Count(text[:max(strings.Index(text, found), 0)], "\n") }
	text = styleElement.ReplaceAllStringFunc(text, func(found string) string {
		b.decide(lineOf(found), "The element <style> was taken out: pages have none.",
			"Put its rules into the theme.css of the site's theme.")
		return strings.Repeat("\n", strings.Count(found, "\n"))
	})
	return pictureTag.ReplaceAllStringFunc(text, func(found string) string {
		t := tag{attributes: pictureTag.FindStringSubmatch(found)[1]}
		source := t.attribute("src")
		if module := b.imports[t.expression("src")]; module != "" {
			source = module
		}
		if source == "" || t.attribute("width") != "" {
			return found
		}
		return "![" + t.attribute("alt") + "](" + source + ")" + strings.Repeat("\n", strings.Count(found, "\n"))
	})
}

// layoutElements are elements that hold blocks, and lay them out.
var layoutElements = []string{"div", "section", "article", "main", "aside", "center", "header", "footer", "nav"}

var (
	className  = regexp.MustCompile(`\sclassName=(?:"[^"]*"|'[^']*'|\{[^{}]*\})`)
	trailing   = regexp.MustCompile(`(?m)[ \t]+$`)
	headingTag = regexp.MustCompile(`^h[1-6]$`)
)

// layout takes elements away that lay out what stands in them, and writes paragraphs and headings as markdown.
func (b *body) layout(text string, _ int) string {
	var out strings.Builder
	last := 0
	for _, at := range anyElement.FindAllStringSubmatchIndex(text, -1) {
		if at[0] < last {
			continue
		}
		name, isEnd := text[at[4]:at[5]], at[2] < at[3]
		written := className.ReplaceAllString(text[at[0]:at[1]], "")
		block := true
		switch {
		case slices.Contains(layoutElements, name):
			written = "\n\n"
			b.laidOut(name)
		case headingTag.MatchString(name) && !isEnd:
			written = "\n\n" + strings.Repeat("#", int(name[1]-'0')) + " "
		case headingTag.MatchString(name), name == "p":
			written = "\n\n"
		case name == "span":
			written, block = "", false
		default:
			block = false
		}
		out.WriteString(text[last:at[0]] + written)
		last = at[1]
		if block {
			last = len(text) - len(strings.TrimLeftFunc(text[last:], unicode.IsSpace))
		}
	}
	out.WriteString(text[last:])
	return out.String()
}

// laidOut tells once of a page that it looked otherwise.
func (b *body) laidOut(name string) {
	if b.told {
		return
	}
	b.told = true
	b.decide(1, "Elements that lay out the page, such as "+diag.Quote("<"+name+">")+", were taken out; what stood in "+
		"them stays.", "Nothing is to do where it reads well. Else write features, tabs or a component of the site.")
}
