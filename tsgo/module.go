package tsgo

import "github.com/microsoft/typescript-go/internal/ast"

// Import is one reference to another module.
type Import struct {
	Module    string
	Names     []string // imported by name, as the module calls them
	Default   string   // local name of the default import, "" without one
	Namespace string   // local name of "* as name", "" without one
	TypeOnly  bool     // gone when types are erased: import type, or every name is marked type
	Reexport  bool     // export … from
	Dynamic   bool     // import('…') or require('…')
	Offset    int      // of the module's name, with its quote
}

// Imports are the modules that the file names, in the order of the text, dynamic ones included.
func (t *syntaxTree) Imports() []Import {
	var found []Import
	var visit func(n *ast.Node) bool
	visit = func(n *ast.Node) bool {
		if one, ok := t.importOf(n); ok {
			found = append(found, one)
		}
		n.ForEachChild(visit)
		return false
	}
	visit(t.file.AsNode())
	return found
}

func (t *syntaxTree) importOf(n *ast.Node) (Import, bool) {
	switch n.Kind {
	case ast.KindImportDeclaration:
		return t.staticImport(n)
	case ast.KindExportDeclaration:
		return t.reexport(n)
	case ast.KindImportEqualsDeclaration:
		if from := n.AsImportEqualsDeclaration().ModuleReference; from.Kind == ast.KindExternalModuleReference {
			if one, ok := t.importFrom(from.Expression()); ok {
				one.Namespace = n.Name().Text()
				one.TypeOnly = n.AsImportEqualsDeclaration().IsTypeOnly
				return one, true
			}
		}
	case ast.KindCallExpression:
		callee := n.Expression()
		required := callee.Kind == ast.KindIdentifier && callee.Text() == "require"
		if args := n.Arguments(); len(args) > 0 && (required || callee.Kind == ast.KindImportKeyword) {
			one, ok := t.importFrom(args[0])
			one.Dynamic = true
			return one, ok
		}
	}
	return Import{}, false
}

func (t *syntaxTree) importFrom(module *ast.Node) (Import, bool) {
	if module == nil || (module.Kind != ast.KindStringLiteral && module.Kind != ast.KindNoSubstitutionTemplateLiteral) {
		return Import{}, false
	}
	return Import{Module: module.Text(), Offset: t.start(module)}, true
}

func (t *syntaxTree) staticImport(n *ast.Node) (Import, bool) {
	one, ok := t.importFrom(n.ModuleSpecifier())
	node := n.AsImportDeclaration().ImportClause
	if !ok || node == nil {
		return one, ok
	}
	one.TypeOnly = node.IsTypeOnly()
	if node.Name() != nil {
		one.Default = node.Name().Text()
	}
	bindings := node.AsImportClause().NamedBindings
	if bindings == nil {
		return one, true
	}
	if bindings.Kind == ast.KindNamespaceImport {
		one.Namespace = bindings.Name().Text()
		return one, true
	}
	var marked bool
	one.Names, marked = namesOf(bindings.Elements())
	one.TypeOnly = one.TypeOnly || marked && one.Default == ""
	return one, true
}

func (t *syntaxTree) reexport(n *ast.Node) (Import, bool) {
	export := n.AsExportDeclaration()
	one, ok := t.importFrom(export.ModuleSpecifier)
	one.Reexport, one.TypeOnly = true, export.IsTypeOnly
	if ok && export.ExportClause != nil && export.ExportClause.Kind == ast.KindNamedExports {
		var marked bool
		one.Names, marked = namesOf(export.ExportClause.Elements())
		one.TypeOnly = one.TypeOnly || marked
	}
	return one, ok
}

// namesOf are the names of specifiers, and whether each is marked as a type.
func namesOf(specifiers []*ast.Node) (names []string, marked bool) {
	marked = len(specifiers) > 0
	for _, s := range specifiers {
		names = append(names, s.PropertyNameOrName().Text())
		marked = marked && s.IsTypeOnly()
	}
	return names, marked
}
