package extract

import (
	"github.com/microsoft/typescript-go/internal/ast"
)

// exportsOf are the names that a module of JavaScript exports, nil where it is none or passes on all of another.
func exportsOf(file *ast.SourceFile) map[string]bool {
	var names map[string]bool
	add := func(name string) {
		if names == nil {
			names = map[string]bool{}
		}
		names[name] = true
	}
	for _, statement := range file.Statements.Nodes {
		switch {
		case statement.Kind == ast.KindExportAssignment:
			add("default")
		case statement.Kind == ast.KindExportDeclaration:
			clause := statement.AsExportDeclaration().ExportClause
			switch {
			case clause == nil:
				return nil
			case clause.Kind == ast.KindNamespaceExport:
				add(clause.Name().Text())
			default:
				for _, one := range clause.Elements() {
					add(one.Name().Text())
				}
			}
		case statement.ModifierFlags()&ast.ModifierFlagsExport == 0:
		case statement.ModifierFlags()&ast.ModifierFlagsDefault != 0:
			add("default")
		case statement.Kind == ast.KindVariableStatement:
			list := statement.AsVariableStatement().DeclarationList.AsVariableDeclarationList()
			for _, one := range list.Declarations.Nodes {
				if one.Name().Kind != ast.KindIdentifier {
					return nil
				}
				add(one.Name().Text())
			}
		case statement.Name() != nil:
			add(statement.Name().Text())
		}
	}
	return names
}

// isPublished says whether the JavaScript beside a declaration exports what the declaration promises. Where it can't be
// told, the declaration is believed.
func (x *extractor) isPublished(symbol *ast.Symbol) bool {
	if len(symbol.Declarations) == 0 {
		return true
	}
	file := ast.GetSourceFileOfNode(symbol.Declarations[0])
	if file == nil || file.Symbol == nil {
		return true
	}
	s := x.script(x.originOfNode(symbol.Declarations[0]).File)
	if s == nil || s.exports == nil {
		return true
	}
	promised := x.promisedBy(file)[symbol]
	for _, name := range promised {
		if s.exports[name] {
			return true
		}
	}
	return len(promised) == 0
}

// promisedBy are the names under which a declaration file exports its symbols.
func (x *extractor) promisedBy(file *ast.SourceFile) map[*ast.Symbol][]string {
	if known, ok := x.promised[file]; ok {
		return known
	}
	names := map[*ast.Symbol][]string{}
	for name, symbol := range file.Symbol.Exports {
		target := x.c.SkipAlias(symbol)
		names[target] = append(names[target], name)
	}
	x.promised[file] = names
	return names
}
