package tsgo

import (
	"strings"

	"github.com/microsoft/typescript-go/internal/ast"
	"github.com/microsoft/typescript-go/internal/scanner"
)

// statement removes a statement that is all type and refuses one that only looks it; false for any other.
func (e *eraser) statement(n *ast.Node) bool {
	declared := hasModifier(n, ast.KindDeclareKeyword)
	switch n.Kind {
	case ast.KindInterfaceDeclaration, ast.KindTypeAliasDeclaration, ast.KindIndexSignature,
		ast.KindNamespaceExportDeclaration:
		e.remove(n)
	case ast.KindModuleDeclaration:
		if !declared && n.Name().Kind != ast.KindStringLiteral && !onlyTypes(n) {
			e.refuse(n, "namespace")
			return true
		}
		e.remove(n)
	case ast.KindEnumDeclaration:
		if !declared {
			e.refuse(n, "enum")
			return true
		}
		e.remove(n)
	case ast.KindVariableStatement:
		if !declared {
			return false
		}
		e.remove(n)
	case ast.KindImportEqualsDeclaration:
		if !n.AsImportEqualsDeclaration().IsTypeOnly {
			e.refuse(n, "import =")
			return true
		}
		e.remove(n)
	case ast.KindExportAssignment:
		return e.exportAssignment(n)
	case ast.KindImportDeclaration: // decided by imports, when all uses are known
	case ast.KindExportDeclaration:
		e.export(n)
	default:
		return false
	}
	return true
}

func (e *eraser) exportAssignment(n *ast.Node) bool {
	if n.AsExportAssignment().IsExportEquals {
		e.refuse(n, "export =")
		return true
	}
	if x := n.Expression(); x.Kind == ast.KindIdentifier && e.localTypes[x.Text()] {
		e.remove(n)
		return true
	}
	return false
}

// onlyTypes says whether a namespace has nothing to run.
func onlyTypes(namespace *ast.Node) bool {
	body := namespace.Body()
	if body == nil {
		return true
	}
	if body.Kind == ast.KindModuleDeclaration {
		return onlyTypes(body)
	}
	for _, s := range body.AsModuleBlock().Statements.Nodes {
		switch {
		case s.Kind == ast.KindInterfaceDeclaration, s.Kind == ast.KindTypeAliasDeclaration,
			hasModifier(s, ast.KindDeclareKeyword), s.Kind == ast.KindModuleDeclaration && onlyTypes(s):
		default:
			return false
		}
	}
	return true
}

// remove cuts a statement or class member with its comments and its line, and the blank lines that would double.
func (e *eraser) remove(n *ast.Node) {
	text := e.tree.text
	e.asType(n)
	e.gone[n] = true
	if !inList(n) {
		e.edits = append(e.edits, edit{e.tree.start(n), n.End(), ";"})
		return
	}
	start, end := e.withComments(n)
	before, after := start, end
	for before > 0 && (text[before-1] == ' ' || text[before-1] == '\t') {
		before--
	}
	for after < len(text) && (text[after] == ' ' || text[after] == '\t') {
		after++
	}
	begins := before == 0 || text[before-1] == '\n'
	ends := after == len(text) || text[after] == '\n' || text[after] == '\r'
	switch {
	case begins && ends:
		e.removeLines(before, after)
	case ends:
		e.cut(before, after)
	default:
		e.cut(start, after)
	}
}

// inList says whether a node stands where any number of its kind may stand, none included.
func inList(n *ast.Node) bool {
	switch n.Parent.Kind {
	case ast.KindSourceFile, ast.KindBlock, ast.KindModuleBlock, ast.KindCaseClause, ast.KindDefaultClause,
		ast.KindClassDeclaration, ast.KindClassExpression:
		return true
	}
	return false
}

// withComments takes in the comments that touch a statement: those above it without a blank line between, and those
// behind it on its line.
func (e *eraser) withComments(n *ast.Node) (start, end int) {
	text := e.tree.text
	start, end = e.tree.start(n), n.End()
	var above []ast.CommentRange
	for c := range scanner.GetLeadingCommentRanges(&ast.NodeFactory{}, text, n.Pos()) {
		above = append(above, c)
	}
	for i := len(above) - 1; i >= 0; i-- {
		at, stop := above[i].Pos(), above[i].End()
		lineStart := strings.LastIndexByte(text[:at], '\n') + 1
		if strings.Count(text[stop:start], "\n") > 1 || strings.TrimSpace(text[lineStart:at]) != "" {
			break
		}
		start = at
	}
	for c := range scanner.GetTrailingCommentRanges(&ast.NodeFactory{}, text, end) {
		end = c.End()
	}
	return start, end
}

// removeLines cuts whole lines. Blank lines behind them go too where the text before ends with a blank line, an
// opening brace or nothing; blank lines before them go where only a closing brace or nothing follows.
func (e *eraser) removeLines(start, end int) {
	text := e.tree.text
	end += lineBreak(text[end:])
	before := strings.TrimRight(text[:start], " \t\r\n")
	blankBefore := strings.Count(text[len(before):start], "\n") > 1
	rest := strings.TrimLeft(text[end:], " \t\r\n")
	if before == "" || strings.HasSuffix(before, "{") || blankBefore {
		for {
			line := strings.TrimLeft(text[end:], " \t")
			size := lineBreak(line)
			if size == 0 {
				break
			}
			end = len(text) - len(line) + size
		}
	}
	if blankBefore && (rest == "" || rest[0] == '}') {
		start = len(before) + lineBreak(text[len(before):])
	}
	e.cut(start, end)
}

func lineBreak(text string) int {
	switch {
	case strings.HasPrefix(text, "\r\n"):
		return 2
	case strings.HasPrefix(text, "\n"), strings.HasPrefix(text, "\r"):
		return 1
	}
	return 0
}
