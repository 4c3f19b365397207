package tsgo

import (
	"strings"

	"github.com/microsoft/typescript-go/internal/ast"
	"github.com/microsoft/typescript-go/internal/scanner"
)

// typedExpression cuts the types of an expression that carries some; false for any other.
func (e *eraser) typedExpression(n *ast.Node) bool {
	switch n.Kind {
	case ast.KindAsExpression, ast.KindSatisfiesExpression:
		e.asType(n.Type())
		e.visit(n.Expression())
		e.bind(n)
		e.cut(n.Expression().End(), n.End())
	case ast.KindNonNullExpression:
		e.visit(n.Expression())
		e.cut(n.Expression().End(), n.End())
	case ast.KindTypeAssertionExpression:
		e.asType(n.Type())
		e.cut(e.tree.start(n), e.tree.start(n.Expression()))
		if startsStatement(e.tree.source(n.Expression())) {
			e.parenthesize(n.Expression())
		}
		e.visit(n.Expression())
	case ast.KindParenthesizedExpression:
		e.visit(n.Expression())
		e.unwrap(n)
	case ast.KindExpressionWithTypeArguments:
		e.visit(n.Expression())
		e.angles(n.TypeArgumentList())
	case ast.KindCallExpression, ast.KindNewExpression:
		e.visit(n.Expression())
		e.angles(n.TypeArgumentList())
		e.each(n.ArgumentList())
	case ast.KindTaggedTemplateExpression:
		tagged := n.AsTaggedTemplateExpression()
		e.visit(tagged.Tag)
		e.angles(tagged.TypeArguments)
		e.visit(tagged.Template)
	default:
		return false
	}
	return true
}

func (e *eraser) parenthesize(n *ast.Node) {
	e.insert(e.tree.start(n), "(")
	e.insert(n.End(), ")")
}

// startsStatement says whether code means something else where a statement or an arrow's body begins.
func startsStatement(code string) bool {
	return strings.HasPrefix(code, "{") || strings.HasPrefix(code, "function") || strings.HasPrefix(code, "class")
}

// bind keeps a sign from standing bare before "**", which JavaScript forbids: -a as X ** b. Every other operator that
// would bind otherwise without the type is refused by the parser (see TestParserRefusesBindingTypes).
func (e *eraser) bind(n *ast.Node) {
	parent := n.Parent
	if parent.Kind != ast.KindBinaryExpression || parent.AsBinaryExpression().Left != n ||
		parent.AsBinaryExpression().OperatorToken.Kind != ast.KindAsteriskAsteriskToken {
		return
	}
	switch untyped(n).Kind {
	case ast.KindPrefixUnaryExpression, ast.KindTypeOfExpression, ast.KindVoidExpression, ast.KindDeleteExpression,
		ast.KindAwaitExpression:
		e.parenthesize(n.Expression())
	}
}

// untyped is the expression inside its types.
func untyped(n *ast.Node) *ast.Node {
	for {
		switch n.Kind {
		case ast.KindAsExpression, ast.KindSatisfiesExpression, ast.KindNonNullExpression:
			n = n.Expression()
		default:
			return n
		}
	}
}

// unwrap drops the parentheses that only a type needed: (event.target as Input).value.
func (e *eraser) unwrap(n *ast.Node) {
	typed := n.Expression()
	inner := untyped(typed)
	text := e.tree.text
	start, end := e.tree.start(n), n.End()
	if typed == inner || !plainChain(inner) || text[end-1] != ')' {
		return
	}
	if n.Parent != nil && n.Parent.Kind == ast.KindNewExpression && inner.Kind != ast.KindIdentifier {
		return
	}
	if start > 0 && scanner.IsIdentifierPart(rune(text[start-1])) {
		return
	}
	first := e.tree.start(typed)
	if strings.TrimLeft(text[start+1:first], " \t\r\n") != "" || strings.TrimLeft(text[typed.End():end-1],
		" \t\r\n") != "" {
		return // a comment stands there
	}
	e.cut(start, first)
	e.cut(typed.End(), end)
}

// plainChain says whether an expression is a name with accesses and calls, which binds tighter than anything around
// it. An optional chain is none: outside its parentheses it would skip more than inside.
func plainChain(n *ast.Node) bool {
	for {
		switch n.Kind {
		case ast.KindPropertyAccessExpression, ast.KindElementAccessExpression, ast.KindCallExpression,
			ast.KindNonNullExpression:
			if ast.IsOptionalChain(n) {
				return false
			}
			n = n.Expression()
		case ast.KindIdentifier:
			return n.Text() != "let" && n.Text() != "async"
		default:
			return n.Kind == ast.KindThisKeyword
		}
	}
}
