package tsgo

import (
	"fmt"

	"github.com/microsoft/typescript-go/internal/ast"
)

// MaxNesting is how deep literals, elements, functions, calls and types may be nested in each other. The time that the
// type checker takes grows with the cube of it or faster: 250 arrays in each other take 15 seconds, 500 more than a
// minute.
const MaxNesting = 64

// NestingError is returned for a text that is nested deeper than MaxNesting.
type NestingError struct {
	Offset int // of the first part that is nested too deep
}

func (e *NestingError) Error() string {
	return fmt.Sprintf("literals, elements, functions, calls or types are nested more than %d deep", MaxNesting)
}

// checkNesting returns a NestingError for the first part of a tree that is nested too deep, else nil.
func (t *syntaxTree) checkNesting() error {
	var first *ast.Node
	depth := 0
	var visit func(n *ast.Node) bool
	visit = func(n *ast.Node) bool {
		if !nests(n) {
			return n.ForEachChild(visit)
		}
		visitChild := visit
		if ast.IsCallExpression(n) { // one().two(): the calls of a chain are not in each other's brackets
			callee := n.Expression()
			if visit(callee) {
				return true
			}
			visitChild = func(child *ast.Node) bool { return child != callee && visit(child) }
		}
		if depth++; depth > MaxNesting {
			first = n
			return true
		}
		found := n.ForEachChild(visitChild)
		depth--
		return found
	}
	if t.file.AsNode().ForEachChild(visit) {
		return &NestingError{t.start(first)}
	}
	return nil
}

// nests reports whether a node counts as a level.
func nests(n *ast.Node) bool {
	switch n.Kind {
	case ast.KindArrayLiteralExpression, ast.KindObjectLiteralExpression, ast.KindTemplateExpression,
		ast.KindArrayBindingPattern, ast.KindObjectBindingPattern, ast.KindCallExpression, ast.KindNewExpression,
		ast.KindJsxElement, ast.KindJsxSelfClosingElement, ast.KindJsxFragment,
		ast.KindTypeLiteral, ast.KindTupleType, ast.KindMappedType, ast.KindTypeReference:
		return true
	}
	return ast.IsFunctionLike(n) || ast.IsClassLike(n)
}
