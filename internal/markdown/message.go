package markdown

import (
	"regexp"
	"strings"

	"github.com/yuin/goldmark/ast"
)

// Message is what a program says, quoted as code in a paragraph that explains it.
type Message struct{ Text, About string }

// messages are those in the code of a paragraph.
func messages(node ast.Node, source []byte, about string) []Message {
	var list []Message
	ast.Walk(node, func(n ast.Node, entering bool) (ast.WalkStatus, error) {
		if code, ok := n.(*ast.CodeSpan); ok && entering {
			if text := flat(written(code, source)); isMessage(text) {
				list = append(list, Message{text, about})
			}
			return ast.WalkSkipChildren, nil
		}
		return ast.WalkContinue, nil
	})
	return list
}

var (
	code    = regexp.MustCompile(`=>|[;{]|=["'{]`)
	spoken  = regexp.MustCompile(`^["'(]?[A-Za-z]+(['’][a-z]+)?[.,:?"')]*$`)
	grammar = regexp.MustCompile(`(?i)\b(a|an|are|be|been|but|cannot|can't|could|did|does|doesn't|has|have|is|no|not|of|on|` +
		`only|or|should|the|to|was|with|you)\b`)
)

// isMessage tells sentences from code: at least three words, one of which only sentences have.
func isMessage(text string) bool {
	if code.MatchString(text) || !grammar.MatchString(text) {
		return false
	}
	count := 0
	for word := range strings.FieldsSeq(text) {
		if spoken.MatchString(word) {
			count++
		}
	}
	return count >= 3
}
