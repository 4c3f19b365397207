package markdown

import (
	"slices"
	"strings"

	"golang.org/x/net/html"
)

// FromHTML is rendered HTML as markdown: what a reader sees who has no scripts and can't click. Controls, pictures and
// what is hidden are left out.
func FromHTML(markup string) string {
	var out strings.Builder
	for _, block := range blocksOf(parsedHTML(markup)) {
		out.WriteString(block + "\n\n")
	}
	return strings.TrimSpace(out.String())
}

func parsedHTML(markup string) *html.Node {
	root, err := html.Parse(strings.NewReader(markup))
	if err != nil { // only of a reader that fails
		return &html.Node{}
	}
	return root
}

// silent are elements without text for readers.
var silent = []string{"head", "script", "style", "template", "svg", "button", "input", "select", "textarea", "label",
	"fieldset", "dialog", "canvas", "iframe"}

func isSilent(n *html.Node) bool {
	return n.Type == html.CommentNode || n.Type == html.ElementNode && (slices.Contains(silent, n.Data) ||
		hasAttribute(n, "hidden") || slices.Contains(strings.Fields(attribute(n, "class")), "scripted"))
}

func attribute(n *html.Node, name string) string {
	for _, a := range n.Attr {
		if a.Key == name {
			return a.Val
		}
	}
	return ""
}

func hasAttribute(n *html.Node, name string) bool {
	return slices.ContainsFunc(n.Attr, func(a html.Attribute) bool { return a.Key == name })
}

// blockElements begin a block of their own.
var blockElements = []string{"address", "article", "aside", "blockquote", "body", "details", "div", "dl", "dt", "dd",
	"figcaption", "figure", "footer", "h1", "h2", "h3", "h4", "h5", "h6", "header", "html", "li", "main", "nav", "ol",
	"p", "pre", "section", "summary", "table", "ul"}

func isBlock(n *html.Node) bool {
	return n.Type == html.ElementNode && slices.Contains(blockElements, n.Data)
}

// blocksOf are the blocks within an element, in order.
func blocksOf(n *html.Node) []string {
	var blocks []string
	line := ""
	flush := func() {
		if text := oneLine(line); text != "" {
			blocks = append(blocks, text)
		}
		line = ""
	}
	for c := range n.ChildNodes() {
		switch {
		case isSilent(c):
		case !isBlock(c):
			line += inlineText(c)
		default:
			flush()
			blocks = append(blocks, blockText(c)...)
		}
	}
	flush()
	return blocks
}

func blockText(n *html.Node) []string {
	switch n.Data {
	case "h1", "h2", "h3", "h4", "h5", "h6":
		if text := oneLine(inlineText(n)); text != "" {
			return []string{strings.Repeat("#", int(n.Data[1]-'0')) + " " + text}
		}
		return nil
	case "pre":
		return []string{strings.TrimRight(Fenced("", rawText(n)), "\n")}
	case "ul", "ol":
		if text := listText(n); text != "" {
			return []string{text}
		}
		return nil
	case "table":
		if rows := tableRows(n); len(rows) > 0 {
			return []string{tableText(rows)}
		}
		return nil
	}
	return blocksOf(n)
}

// inlineText is the text of an element within a line.
func inlineText(n *html.Node) string {
	switch {
	case n.Type == html.TextNode:
		return n.Data
	case isSilent(n):
		return ""
	case n.Data == "br":
		return " "
	case n.Data == "img":
		return attribute(n, "alt")
	}
	var out strings.Builder
	for c := range n.ChildNodes() {
		out.WriteString(inlineText(c))
		if isBlock(c) {
			out.WriteByte(' ')
		}
	}
	text := out.String()
	href := attribute(n, "href")
	switch {
	case strings.TrimSpace(text) == "":
		return text
	case n.Data == "code" && !strings.Contains(text, "`"):
		return "`" + text + "`"
	case n.Data == "a" && href != "" && !strings.ContainsAny(href, " ()"):
		return "[" + oneLine(text) + "](" + href + ")"
	}
	return text
}

func rawText(n *html.Node) string {
	if n.Type == html.TextNode {
		return n.Data
	}
	var out strings.Builder
	for c := range n.ChildNodes() {
		out.WriteString(rawText(c))
	}
	return out.String()
}

func oneLine(text string) string { return strings.Join(strings.Fields(text), " ") }
