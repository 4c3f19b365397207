package tsgo

import (
	"path"
	"slices"
	"strings"

	"github.com/microsoft/typescript-go/internal/ast"
)

// exportsOf are the names that a module of JavaScript exports, and the modules that it passes on whole; both are nil
// where it is none.
func exportsOf(file *ast.SourceFile) (names map[string]bool, passed []string) {
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
				passed = append(passed, statement.ModuleSpecifier().Text())
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
				if one.Name().Kind == ast.KindIdentifier {
					add(one.Name().Text())
				}
			}
		case statement.Name() != nil:
			add(statement.Name().Text())
		}
	}
	return names, passed
}

// publishes says whether the JavaScript beside a declaration file exports a name for something that a package declares.
// Where that can't be told, as in CommonJS and where another package is passed on, the declaration is believed.
func (x *extractor) publishes(declaration, name, home string, depth int) bool {
	s := x.script(declaration)
	if s == nil || s.exports == nil && s.passed == nil || s.exports[name] || depth > maxPassed {
		return true
	}
	if name == "default" {
		return false // which is never passed on with the others
	}
	for _, specifier := range s.passed {
		if !strings.HasPrefix(specifier, ".") {
			if strings.HasPrefix(declaration, home+"/") {
				continue // another package does not bring what this one declares
			}
			return true
		}
		next := path.Join(path.Dir(declaration), strings.TrimSuffix(specifier, ".js"))
		if x.script(next+".d.ts") == nil {
			next += "/index"
		}
		if x.publishes(next+".d.ts", name, home, depth+1) {
			return true
		}
	}
	return false
}

// maxPassed is how many modules may pass on one from another.
const maxPassed = 8

// isPublished says whether the JavaScript beside a declaration exports what the declaration promises.
func (x *extractor) isPublished(symbol *ast.Symbol) bool {
	if len(symbol.Declarations) == 0 {
		return true
	}
	file := ast.GetSourceFileOfNode(symbol.Declarations[0])
	if file == nil || file.Symbol == nil {
		return true
	}
	promised, at := x.promisedBy(file)[symbol], x.originOfNode(symbol.Declarations[0])
	return len(promised) == 0 ||
		slices.ContainsFunc(promised, func(name string) bool { return x.publishes(at.File, name, at.Package, 0) })
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
