package tsgo

import (
	"slices"
	"strings"

	"github.com/microsoft/typescript-go/internal/ast"
)

// guards puts a semicolon where a cut has brought two statements together that JavaScript would read as one: the
// first ends without a semicolon, and the second begins with a character that can go on with it.
func (e *eraser) guards(n *ast.Node) {
	if list := members(n); list != nil {
		var previous *ast.Node
		for _, one := range list.Nodes {
			if e.gone[one] {
				continue
			}
			if previous != nil {
				e.guard(previous, one)
			}
			previous = one
		}
	}
	n.ForEachChild(func(c *ast.Node) bool {
		if !e.gone[c] {
			e.guards(c)
		}
		return false
	})
}

func members(n *ast.Node) *ast.NodeList {
	switch n.Kind {
	case ast.KindSourceFile, ast.KindBlock, ast.KindModuleBlock, ast.KindCaseClause, ast.KindDefaultClause:
		return n.StatementList()
	case ast.KindClassDeclaration, ast.KindClassExpression:
		return n.ClassLikeData().Members
	}
	return nil
}

func (e *eraser) guard(previous, next *ast.Node) {
	text := e.tree.text
	end, start := previous.End(), e.tree.start(next)
	if !openEnded(previous) || text[end-1] == ';' {
		return
	}
	first := e.firstKept(start)
	if first >= len(text) || !strings.ContainsRune("([`+-/<*", rune(text[first])) ||
		strings.HasPrefix(text[first:], "++") || strings.HasPrefix(text[first:], "--") {
		return
	}
	touched := func(c edit) bool { return c.start <= start && c.end >= end }
	if slices.ContainsFunc(e.edits, touched) {
		e.insert(first, ";")
	}
}

// firstKept is the first place of a statement that no edit cuts.
func (e *eraser) firstKept(at int) int {
	for {
		i := slices.IndexFunc(e.edits, func(c edit) bool { return c.start <= at && at < c.end && c.text == "" })
		if i < 0 {
			return at
		}
		at = e.tree.skip(e.edits[i].end)
	}
}

// openEnded says whether a statement needs a semicolon or a line break to end.
func openEnded(n *ast.Node) bool {
	switch n.Kind {
	case ast.KindVariableStatement, ast.KindExpressionStatement, ast.KindReturnStatement, ast.KindThrowStatement,
		ast.KindBreakStatement, ast.KindContinueStatement, ast.KindDebuggerStatement, ast.KindImportDeclaration,
		ast.KindExportDeclaration, ast.KindExportAssignment, ast.KindPropertyDeclaration:
		return true
	case ast.KindIfStatement:
		if last := n.AsIfStatement().ElseStatement; last != nil {
			return openEnded(last)
		}
		return openEnded(n.AsIfStatement().ThenStatement)
	case ast.KindForStatement, ast.KindForInStatement, ast.KindForOfStatement, ast.KindWhileStatement,
		ast.KindLabeledStatement, ast.KindWithStatement:
		return openEnded(n.Statement())
	}
	return false
}
