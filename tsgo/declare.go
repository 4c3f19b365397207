package tsgo

import (
	"strings"

	"github.com/microsoft/typescript-go/internal/ast"
)

// Declared are the names that the file's own statements declare or import.
func (t *syntaxTree) Declared() map[string]bool {
	names := map[string]bool{}
	for _, n := range t.file.Statements.Nodes {
		for _, name := range declaredBy(n) {
			names[name] = true
		}
	}
	return names
}

// Augments says whether the file adds declarations to other modules, or to all.
func (t *syntaxTree) Augments() bool {
	for _, n := range t.file.Statements.Nodes {
		module := n.Kind == ast.KindModuleDeclaration
		if namesNothing(n) || module && (ast.IsGlobalScopeAugmentation(n) || n.Name().Kind == ast.KindStringLiteral) {
			return true
		}
	}
	return false
}

// namesNothing says whether an import is there for what its module declares: import type {} from 'x'.
func namesNothing(n *ast.Node) bool {
	return n.Kind == ast.KindImportDeclaration && n.AsImportDeclaration().ImportClause != nil &&
		len(importParts(n)) == 0
}

// Imported says whether the file has import or export statements.
func (t *syntaxTree) Imported() bool {
	for _, n := range t.file.Statements.Nodes {
		switch n.Kind {
		case ast.KindImportDeclaration, ast.KindExportDeclaration, ast.KindExportAssignment:
			return true
		}
	}
	return false
}

// Exports reports whether one of the file's own statements exports something.
func (t *syntaxTree) Exports() bool {
	for _, n := range t.file.Statements.Nodes {
		if n.Kind == ast.KindExportDeclaration || n.Kind == ast.KindExportAssignment ||
			ast.HasSyntacticModifier(n, ast.ModifierFlagsExport) {
			return true
		}
	}
	return false
}

// Returns says whether a return stands outside of functions.
func (t *syntaxTree) Returns() bool {
	found := false
	var visit func(n *ast.Node) bool
	visit = func(n *ast.Node) bool {
		if n.Kind == ast.KindReturnStatement {
			found = true
		}
		if !found && !ast.IsFunctionLike(n) && !ast.IsClassLike(n) {
			n.ForEachChild(visit)
		}
		return found
	}
	visit(t.file.AsNode())
	return found
}

// Call returns the byte at which the file first calls a function by its name, or -1.
func (t *syntaxTree) Call(function string) int {
	at := -1
	var visit func(n *ast.Node) bool
	visit = func(n *ast.Node) bool {
		if n.Kind == ast.KindCallExpression && ast.IsIdentifier(n.Expression()) && n.Expression().Text() == function {
			at = t.start(n)
		}
		return at >= 0 || n.ForEachChild(visit)
	}
	visit(t.file.AsNode())
	return at
}

func declaredBy(n *ast.Node) (names []string) {
	switch n.Kind {
	case ast.KindImportDeclaration:
		for _, part := range importParts(n) {
			names = append(names, part.Name().Text())
		}
	case ast.KindVariableStatement:
		for _, d := range declarations(n) {
			names = append(names, boundBy(d.Name())...)
		}
	case ast.KindFunctionDeclaration, ast.KindClassDeclaration, ast.KindInterfaceDeclaration,
		ast.KindTypeAliasDeclaration, ast.KindEnumDeclaration, ast.KindImportEqualsDeclaration,
		ast.KindModuleDeclaration:
		if name := n.Name(); name != nil && name.Kind == ast.KindIdentifier {
			names = append(names, name.Text())
		}
	}
	return names
}

func declarations(n *ast.Node) []*ast.Node {
	return n.AsVariableStatement().DeclarationList.AsVariableDeclarationList().Declarations.Nodes
}

// boundBy are the names of a binding, in patterns as well.
func boundBy(name *ast.Node) (names []string) {
	if name == nil {
		return nil
	}
	if name.Kind == ast.KindIdentifier {
		return []string{name.Text()}
	}
	for _, element := range name.Elements() {
		names = append(names, boundBy(element.Name())...)
	}
	return names
}

// importParts are the nodes of an import that each bind a name: the clause for the default, a namespace, specifiers.
func importParts(n *ast.Node) (parts []*ast.Node) {
	clause := n.AsImportDeclaration().ImportClause
	if clause == nil {
		return nil
	}
	if clause.Name() != nil {
		parts = append(parts, clause)
	}
	switch bindings := clause.AsImportClause().NamedBindings; {
	case bindings == nil:
	case bindings.Kind == ast.KindNamespaceImport:
		parts = append(parts, bindings)
	default:
		parts = append(parts, bindings.Elements()...)
	}
	return parts
}

// Piece is a part of a text, with the byte at which it stands there.
type Piece struct {
	Text  string
	Start int
}

// Without is the text without the declarations of some names. A statement that declares others as well is written anew.
func (t *syntaxTree) Without(names map[string]bool) []Piece {
	var pieces []Piece
	at := 0
	for _, n := range t.file.Statements.Nodes {
		taken := 0
		declared := declaredBy(n)
		for _, name := range declared {
			if names[name] {
				taken++
			}
		}
		if taken == 0 {
			continue
		}
		start := t.start(n)
		pieces = append(pieces, Piece{t.text[at:start], at})
		if taken < len(declared) {
			pieces = append(pieces, Piece{t.rewritten(n, names), start})
		}
		at = n.End()
	}
	return append(pieces, Piece{t.text[at:], at})
}

// rewritten is a statement without some of the names that it declares.
func (t *syntaxTree) rewritten(n *ast.Node, without map[string]bool) string {
	if n.Kind == ast.KindVariableStatement {
		return t.fewerVariables(n, without)
	}
	var direct, named []string
	for _, part := range importParts(n) {
		switch name := part.Name().Text(); {
		case without[name]:
		case part.Kind == ast.KindImportClause:
			direct = append(direct, name)
		case part.Kind == ast.KindNamespaceImport:
			direct = append(direct, "* as "+name)
		default:
			named = append(named, t.text[t.start(part):part.End()])
		}
	}
	if len(named) > 0 {
		direct = append(direct, "{ "+strings.Join(named, ", ")+" }")
	}
	keyword := "import "
	if n.AsImportDeclaration().ImportClause.IsTypeOnly() {
		keyword = "import type "
	}
	module := n.ModuleSpecifier()
	return keyword + strings.Join(direct, ", ") + " from " + t.text[t.start(module):module.End()] + ";"
}

// fewerVariables drops the declarations of which a name is taken: what a pattern binds belongs together.
func (t *syntaxTree) fewerVariables(n *ast.Node, without map[string]bool) string {
	var kept []string
	for _, d := range declarations(n) {
		taken := false
		for _, name := range boundBy(d.Name()) {
			taken = taken || without[name]
		}
		if !taken {
			kept = append(kept, t.text[t.start(d):d.End()])
		}
	}
	if len(kept) == 0 {
		return ""
	}
	return t.text[t.start(n):t.start(declarations(n)[0])] + strings.Join(kept, ", ") + ";"
}
