package tsgo

import (
	"slices"
	"strings"

	"github.com/microsoft/typescript-go/internal/ast"
)

// lineWidth is how long the one-line form of a shortened import may be.
const lineWidth = 80

// typesOfFile are the names that the file declares or imports as types and not also as values.
func (e *eraser) typesOfFile() map[string]bool {
	types, values := map[string]bool{}, map[string]bool{}
	for _, n := range e.tree.file.Statements.Nodes {
		switch n.Kind {
		case ast.KindInterfaceDeclaration, ast.KindTypeAliasDeclaration:
			types[n.Name().Text()] = true
		case ast.KindImportDeclaration:
			importedTypes(n, types)
		case ast.KindFunctionDeclaration, ast.KindClassDeclaration, ast.KindEnumDeclaration, ast.KindModuleDeclaration:
			if n.Name() != nil {
				values[n.Name().Text()] = true
			}
		case ast.KindVariableStatement:
			for _, d := range n.AsVariableStatement().DeclarationList.AsVariableDeclarationList().Declarations.Nodes {
				declared(d.Name(), values)
			}
		}
	}
	for name := range values {
		delete(types, name)
	}
	return types
}

func declared(name *ast.Node, names map[string]bool) {
	if name.Kind == ast.KindIdentifier {
		names[name.Text()] = true
		return
	}
	for _, b := range name.Elements() {
		if b.Name() != nil {
			declared(b.Name(), names)
		}
	}
}

func importedTypes(n *ast.Node, types map[string]bool) {
	clause := n.AsImportDeclaration().ImportClause
	if clause == nil {
		return
	}
	whole := clause.IsTypeOnly()
	if whole && clause.Name() != nil {
		types[clause.Name().Text()] = true
	}
	bindings := clause.AsImportClause().NamedBindings
	if bindings == nil {
		return
	}
	if bindings.Kind == ast.KindNamespaceImport {
		if whole {
			types[bindings.Name().Text()] = true
		}
		return
	}
	for _, s := range bindings.Elements() {
		if whole || s.IsTypeOnly() {
			types[s.Name().Text()] = true
		}
	}
}

// export drops the types of export { … } and export type.
func (e *eraser) export(n *ast.Node) {
	export := n.AsExportDeclaration()
	if export.IsTypeOnly {
		e.remove(n)
		return
	}
	if export.ExportClause == nil || export.ExportClause.Kind != ast.KindNamedExports {
		return
	}
	all := export.ExportClause.Elements()
	var kept []*ast.Node
	for _, s := range all {
		name := s.PropertyNameOrName()
		local := export.ModuleSpecifier == nil && name.Kind == ast.KindIdentifier
		if s.IsTypeOnly() || local && e.localTypes[name.Text()] {
			continue
		}
		kept = append(kept, s)
		if local {
			e.values[name.Text()] = true
		}
	}
	if len(kept) == 0 && len(all) > 0 {
		e.remove(n)
		return
	}
	e.shorten(n, export.ExportClause, all, kept)
}

// imports drops what only types use. A name that nothing uses stays: the author wrote it, and a file without types
// must come back as it was.
func (e *eraser) imports() {
	for _, n := range e.tree.file.Statements.Nodes {
		if n.Kind == ast.KindImportDeclaration && n.AsImportDeclaration().ImportClause != nil {
			e.importClause(n, n.AsImportDeclaration().ImportClause)
		}
	}
}

func (e *eraser) unused(name string) bool { return e.types[name] && !e.values[name] }

func (e *eraser) importClause(n, clause *ast.Node) {
	if clause.IsTypeOnly() {
		e.remove(n)
		return
	}
	name, bindings := clause.Name(), clause.AsImportClause().NamedBindings
	dropName := name != nil && e.unused(name.Text())
	dropBindings := false
	var all, kept []*ast.Node
	switch {
	case bindings == nil:
	case bindings.Kind == ast.KindNamespaceImport:
		dropBindings = e.unused(bindings.Name().Text())
	default:
		all = bindings.Elements()
		kept = slices.DeleteFunc(slices.Clone(all), func(s *ast.Node) bool {
			return s.IsTypeOnly() ||
				e.unused(s.Name().Text())
		})
		// TypeScript drops empty braces as well.
		dropBindings = len(kept) == 0
	}
	switch {
	case (name == nil || dropName) && (bindings == nil || dropBindings):
		if dropName || dropBindings {
			e.remove(n)
		}
		return
	case dropName:
		e.cut(e.tree.start(name), e.tree.start(bindings))
	case dropBindings:
		e.cut(name.End(), bindings.End())
		return
	}
	if all != nil {
		e.shorten(n, bindings, all, kept)
	}
}

// shorten writes the braces of an import or export anew with the specifiers that are kept: on one line where the
// statement fits one. Braces with comments inside lose the specifiers alone.
func (e *eraser) shorten(statement, braces *ast.Node, all, kept []*ast.Node) {
	if len(kept) == len(all) {
		return
	}
	text := e.tree.text
	start, end := e.tree.start(braces), braces.End()
	inner := text[start:end]
	if strings.Contains(inner, "//") || strings.Contains(inner, "/*") {
		e.drop(all, kept)
		return
	}
	var names []string
	for _, s := range kept {
		names = append(names, e.tree.source(s))
	}
	short := "{ " + strings.Join(names, ", ") + " }"
	rest := len(text[e.tree.start(statement):start]) + len(text[end:statement.End()])
	if strings.Contains(inner, "\n") && rest+len(short) > lineWidth {
		short = "{\n  " + strings.Join(names, ",\n  ") + ",\n}"
	}
	e.edits = append(e.edits, edit{start, end, short})
}

func (e *eraser) drop(all, kept []*ast.Node) {
	last := -1 // the last specifier kept so far
	for i, s := range all {
		switch {
		case slices.Contains(kept, s):
			last = i
		case i+1 < len(all):
			e.cut(e.tree.start(s), e.tree.start(all[i+1]))
		case last >= 0:
			e.cut(all[last].End(), s.End())
		default:
			e.cut(e.tree.start(s), s.End())
		}
	}
}
