package markdown

import (
	"regexp"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"
	"github.com/yuin/goldmark/util"
)

// escape is a sign behind a backslash, or a character reference.
var escape = regexp.MustCompile("\\\\[!-/:-@[-`{-~]|&#?[a-zA-Z0-9]+;")

// linkReader replaces escapes (\() and character references (&amp;) in addresses and titles of links and pictures.
type linkReader struct{}

func (linkReader) Transform(document *ast.Document, _ text.Reader, _ parser.Context) {
	ast.Walk(document, func(node ast.Node, entering bool) (ast.WalkStatus, error) {
		switch n := node.(type) {
		case *ast.Link:
			if entering {
				n.Destination, n.Title = unescaped(n.Destination), unescaped(n.Title)
			}
		case *ast.Image:
			if entering {
				n.Destination, n.Title = unescaped(n.Destination), unescaped(n.Title)
			}
		}
		return ast.WalkContinue, nil
	})
}

// unescaped is a text without escapes and character references.
func unescaped(text []byte) []byte {
	return escape.ReplaceAllFunc(text, func(found []byte) []byte {
		if found[0] == '\\' {
			return found[1:]
		}
		return util.ResolveEntityNames(util.ResolveNumericReferences(found))
	})
}
