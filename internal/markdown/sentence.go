package markdown

import (
	"strings"

	"github.com/yuin/goldmark/ast"
	extast "github.com/yuin/goldmark/extension/ast"
)

// Sentence is one sentence of a page's prose.
type Sentence struct {
	Text  string // without markup
	Words int
	Line  int // of the paragraph that it stands in
}

// Sentences are all of them, in the order of the text. Headings, tables and code are none.
func (d *Doc) Sentences() []Sentence {
	var found []Sentence
	ast.Walk(d.nodes().root, func(node ast.Node, entering bool) (ast.WalkStatus, error) {
		if !entering {
			return ast.WalkContinue, nil
		}
		if node.Kind() != ast.KindParagraph && node.Kind() != ast.KindTextBlock {
			return ast.WalkContinue, nil
		}
		lines := node.Lines()
		if lines.Len() == 0 {
			return ast.WalkSkipChildren, nil
		}
		line, _, _ := d.place(lines.At(0).Start)
		for _, text := range sentences(plain(node, d.input.Body)) {
			found = append(found, Sentence{Text: text, Words: len(strings.Fields(text)), Line: line})
		}
		return ast.WalkSkipChildren, nil
	})
	return found
}

// Statements are all sentences with the code in them between backticks, those of tables and of the lead among them.
func (d *Doc) Statements() []Sentence {
	var found []Sentence
	for _, text := range sentences(d.LeadText) {
		found = append(found, Sentence{Text: text, Words: len(strings.Fields(text)), Line: d.input.FirstLine})
	}
	ast.Walk(d.nodes().root, func(node ast.Node, entering bool) (ast.WalkStatus, error) {
		switch node.(type) {
		case *ast.Paragraph, *ast.TextBlock, *extast.TableCell:
			if !entering || node.Lines().Len() == 0 {
				return ast.WalkSkipChildren, nil
			}
			line, _, _ := d.place(node.Lines().At(0).Start)
			for _, text := range sentences(withCode(node, d.input.Body)) {
				found = append(found, Sentence{Text: text, Words: len(strings.Fields(text)), Line: line})
			}
			return ast.WalkSkipChildren, nil
		}
		return ast.WalkContinue, nil
	})
	return found
}

// plain is the text of a paragraph; code in it is one word.
func plain(node ast.Node, source []byte) string {
	var b strings.Builder
	ast.Walk(node, func(n ast.Node, entering bool) (ast.WalkStatus, error) {
		if !entering {
			return ast.WalkContinue, nil
		}
		switch n := n.(type) {
		case *ast.CodeSpan:
			b.WriteString("`code`")
			return ast.WalkSkipChildren, nil
		case *ast.Text:
			b.Write(n.Segment.Value(source))
			if n.SoftLineBreak() || n.HardLineBreak() {
				b.WriteByte(' ')
			}
		}
		return ast.WalkContinue, nil
	})
	return b.String()
}

// withCode is the text of a node, with code between backticks.
func withCode(node ast.Node, source []byte) string {
	var b strings.Builder
	for child := node.FirstChild(); child != nil; child = child.NextSibling() {
		switch {
		case child.Kind() == ast.KindCodeSpan:
			b.WriteString("`" + written(child, source) + "`")
		case child.HasChildren():
			b.WriteString(withCode(child, source))
		default:
			b.WriteString(written(child, source))
		}
	}
	return b.String()
}

// codeEnd returns the index of the last backtick of the code that begins at an index of a text, or the index itself if
// no code begins there.
func codeEnd(text string, at int) int {
	if text[at] != '`' {
		return at
	}
	end := strings.IndexByte(text[at+1:], '`')
	return at + 1 + end
}

// sentences ends one where a full stop, question or exclamation mark outside of code is followed by a blank and no
// small letter.
func sentences(text string) []string {
	var found []string
	start := 0
	for i := 0; i < len(text); i++ {
		if end := codeEnd(text, i); end > i && strings.IndexByte(".?!", text[end-1]) >= 0 {
			i = end - 1 // such as a message, which is quoted with its full stop
		} else {
			i = end
		}
		if text[i] != '.' && text[i] != '?' && text[i] != '!' {
			continue
		}
		rest := strings.TrimLeft(text[i+1:], "`)”’\"'*_")
		if rest == "" || rest[0] == ' ' && (len(rest) < 2 || rest[1] < 'a' || rest[1] > 'z') {
			end := len(text) - len(rest)
			found = append(found, strings.TrimSpace(text[start:end]))
			start, i = end, end-1
		}
	}
	if rest := strings.TrimSpace(text[start:]); rest != "" {
		found = append(found, rest)
	}
	return found
}
