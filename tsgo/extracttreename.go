package tsgo

import (
	"path"

	"github.com/microsoft/typescript-go/internal/ast"

	"github.com/microsoft/typescript-go/vitrine/facts"
	"github.com/microsoft/typescript-go/vitrine/typetree"
)

// reference is a name with arguments: of a type, or of a type parameter.
func (v *converter) reference(name *ast.Node, arguments []*ast.Node) *typetree.Type {
	made := &typetree.Type{Kind: typetree.Reference, Text: entityText(name), Of: v.trees(arguments)}
	symbol := v.symbol(name)
	v.remember(made, name)
	if symbol == nil {
		return made
	}
	if symbol.Flags&ast.SymbolFlagsTypeParameter != 0 {
		made.Kind = typetree.Parameter
		made.Target = v.x.parameterTarget(symbol)
		return made
	}
	made.Target = v.x.target(symbol)
	return made
}

// imported is how generated declarations name what another file declares: the file is left out.
func (v *converter) imported(node *ast.ImportTypeNode) *typetree.Type {
	var arguments []*ast.Node
	if node.TypeArguments != nil {
		arguments = node.TypeArguments.Nodes
	}
	if node.Qualifier == nil {
		made := &typetree.Type{Kind: typetree.Query, Text: "import(" + v.literal(
			node.Argument.AsLiteralTypeNode().Literal).Text + ")"}
		return made
	}
	if node.IsTypeOf {
		return v.query(node.Qualifier, arguments)
	}
	return v.reference(node.Qualifier, arguments)
}

func (v *converter) query(name *ast.Node, arguments []*ast.Node) *typetree.Type {
	if name.Kind == ast.KindImportType {
		return v.imported(name.AsImportTypeNode())
	}
	made := &typetree.Type{Kind: typetree.Query, Text: entityText(name), Of: v.trees(arguments)}
	v.remember(made, name)
	if symbol := v.symbol(name); symbol != nil {
		made.Target = v.x.target(symbol)
	}
	return made
}

// entityText is a dotted name.
func entityText(name *ast.Node) string {
	switch name.Kind {
	case ast.KindQualifiedName:
		return entityText(name.AsQualifiedName().Left) + "." + name.AsQualifiedName().Right.Text()
	case ast.KindPropertyAccessExpression:
		return entityText(name.Expression()) + "." + name.Name().Text()
	case ast.KindThisKeyword:
		return "this"
	}
	return name.Text()
}

// firstPart is the identifier that a dotted name begins with.
func firstPart(name *ast.Node) *ast.Node {
	for {
		switch name.Kind {
		case ast.KindQualifiedName:
			name = name.AsQualifiedName().Left
		case ast.KindPropertyAccessExpression:
			name = name.Expression()
		default:
			return name
		}
	}
}

// symbol is what a name stands for, where that is known.
func (v *converter) symbol(name *ast.Node) *ast.Symbol {
	if v.symbols == nil {
		if symbol := v.x.c.GetSymbolAtLocation(name); symbol != nil {
			return v.x.c.SkipAlias(symbol)
		}
		return nil
	}
	qualified := name
	if name.Kind == ast.KindQualifiedName {
		name = name.AsQualifiedName().Right
	}
	if name.Kind == ast.KindIdentifier {
		if symbol := v.symbols[name]; symbol != nil {
			return v.x.c.SkipAlias(symbol)
		}
	}
	if qualified.Kind == ast.KindQualifiedName { // the checker notes the symbol of its first part alone
		if left := v.symbol(qualified.AsQualifiedName().Left); left != nil && left.Exports != nil {
			if symbol := left.Exports[name.Text()]; symbol != nil {
				return v.x.c.SkipAlias(symbol)
			}
		}
	}
	return nil
}

// remember notes the symbol that a name begins with, so that its meaning can be asked for again without its file.
func (v *converter) remember(t *typetree.Type, name *ast.Node) {
	first := firstPart(name)
	var symbol *ast.Symbol
	if v.symbols == nil {
		symbol = v.x.c.GetSymbolAtLocation(first)
	} else if first.Kind == ast.KindIdentifier {
		symbol = v.symbols[first]
	}
	if symbol != nil {
		v.x.roots[t] = symbol
	}
}

// target is where a symbol is declared, nil where no file says it.
func (x *extractor) target(symbol *ast.Symbol) *typetree.Target {
	return x.targetNamed(symbol, symbol.Name)
}

func (x *extractor) targetNamed(symbol *ast.Symbol, name string) *typetree.Target {
	if len(symbol.Declarations) == 0 {
		return nil
	}
	from := x.originOfNode(symbol.Declarations[0])
	if from.Package == "" {
		file := ast.GetSourceFileOfNode(symbol.Declarations[0])
		if file == nil || !isPlatform(file.FileName()) {
			return nil
		}
		from = facts.Origin{Package: Platform, File: path.Base(file.FileName())}
	}
	target := typetree.Target{Package: from.Package, File: from.File, Name: name}
	x.named[target] = symbol
	return &target
}
