package tsgo

import (
	"slices"

	"github.com/microsoft/typescript-go/internal/ast"
	"github.com/microsoft/typescript-go/internal/checker"

	"github.com/microsoft/typescript-go/vitrine/typetree"
)

// maxLiterals is how many literals of a named union are spelled out; a longer one is known by its name.
const maxLiterals = 40

// literals are the values of a type that consists of nothing else.
func (x *extractor) literals(t *checker.Type) ([]*typetree.Type, bool) {
	if !t.IsUnion() || t.Flags()&checker.TypeFlagsBoolean != 0 {
		return nil, false
	}
	var found []*typetree.Type
	booleans := 0
	for _, arm := range t.Types() {
		switch {
		case arm.Flags()&checker.TypeFlagsUndefined != 0:
		case arm.Flags()&checker.TypeFlagsBooleanLiteral != 0:
			booleans++
		case arm.Flags()&(checker.TypeFlagsStringLiteral|checker.TypeFlagsNumberLiteral|checker.TypeFlagsNull) != 0 &&
			arm.Flags()&checker.TypeFlagsEnumLiteral == 0:
			found = append(found, x.checked(arm, nil))
		default:
			return nil, false
		}
	}
	if booleans == 2 {
		found = append(found, typetree.Word("boolean"))
	} else if booleans == 1 {
		return nil, false
	}
	return found, len(found) > 0 && len(found) <= maxLiterals
}

// joined writes literals in the order in which the author wrote them.
func (x *extractor) joined(literals []*typetree.Type, node *ast.Node) *typetree.Type {
	order := map[string]int{}
	if node != nil {
		x.written(node, order, map[*ast.Node]bool{})
	}
	slices.SortStableFunc(literals, func(a, b *typetree.Type) int {
		return literalRank(order, a) - literalRank(order, b)
	})
	return typetree.UnionOf(literals)
}

func literalRank(order map[string]int, literal *typetree.Type) int {
	if at, ok := order[typetree.Print(literal)]; ok {
		return at
	}
	return 1 << 20
}

// written numbers the literals of a type node and of the aliases that it names, in the order of reading.
func (x *extractor) written(node *ast.Node, order map[string]int, seen map[*ast.Node]bool) {
	if seen[node] || len(seen) > 200 {
		return
	}
	seen[node] = true
	switch node.Kind {
	case ast.KindLiteralType, ast.KindNullKeyword, ast.KindBooleanKeyword:
		text := typetree.Print(x.author(node))
		if _, known := order[text]; !known {
			order[text] = len(order)
		}
		return
	case ast.KindTypeReference:
		for _, argument := range node.TypeArguments() {
			x.written(argument, order, seen)
		}
		x.writtenBy(x.c.GetSymbolAtLocation(node.AsTypeReferenceNode().TypeName), order, seen)
		return
	case ast.KindIndexedAccessType:
		access := node.AsIndexedAccessTypeNode()
		object, index := x.c.GetTypeFromTypeNode(access.ObjectType), x.c.GetTypeFromTypeNode(access.IndexType)
		if index.IsStringLiteral() {
			if p := x.c.GetPropertyOfType(object, index.AsLiteralType().Value().(string)); p != nil {
				for _, declaration := range x.declarations(p) {
					if inner := typeNodeOf(declaration); inner != nil {
						x.written(inner, order, seen)
					}
				}
			}
		} else {
			x.written(access.ObjectType, order, seen) // (typeof sizes)[number]
		}
		return
	case ast.KindTypeQuery:
		if symbol := x.c.GetSymbolAtLocation(node.AsTypeQueryNode().ExprName); symbol != nil {
			for _, declaration := range x.c.SkipAlias(symbol).Declarations {
				if inner := typeNodeOf(declaration); inner != nil {
					x.written(inner, order, seen)
				}
			}
		}
		return
	}
	node.ForEachChild(func(child *ast.Node) bool { x.written(child, order, seen); return false })
}

func (x *extractor) writtenBy(symbol *ast.Symbol, order map[string]int, seen map[*ast.Node]bool) {
	if symbol == nil {
		return
	}
	for _, declaration := range x.c.SkipAlias(symbol).Declarations {
		if declaration.Kind == ast.KindTypeAliasDeclaration {
			x.written(declaration.AsTypeAliasDeclaration().Type, order, seen)
		}
	}
}
