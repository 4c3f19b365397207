package tsgo

import (
	"slices"

	"github.com/microsoft/typescript-go/internal/ast"
	"github.com/microsoft/typescript-go/internal/checker"

	"github.com/microsoft/typescript-go/vitrine/typetree"
)

// expand is a type node with the named unions of literals in it spelled out.
func (x *extractor) expand(node *ast.Node) *typetree.Type {
	switch node.Kind {
	case ast.KindUnionType:
		return x.expandUnion(node.AsUnionTypeNode().Types.Nodes)
	case ast.KindTypeReference, ast.KindIndexedAccessType, ast.KindTypeOperator, ast.KindTypeQuery:
		t := x.c.GetTypeFromTypeNode(node)
		if literals, ok := x.literals(t); ok {
			return x.joined(literals, node)
		}
		if t.Flags()&(checker.TypeFlagsString|checker.TypeFlagsNumber|checker.TypeFlagsBoolean) != 0 {
			return x.checked(t, nil)
		}
		if node.Kind == ast.KindIndexedAccessType {
			return x.indexed(node, t)
		}
		if union := x.plainUnion(node); union != nil {
			return x.expand(union)
		}
	}
	return x.author(node)
}

// expandUnion is a union without undefined, and without saying a plain member twice.
func (x *extractor) expandUnion(nodes []*ast.Node) *typetree.Type {
	var members []*typetree.Type
	seen := map[string]bool{}
	for _, node := range nodes {
		if node.Kind == ast.KindUndefinedKeyword {
			continue
		}
		for _, member := range x.expand(node).Alternatives() {
			text := typetree.Print(member)
			if !seen[text] {
				seen[text] = true
				members = append(members, member)
			}
		}
	}
	return typetree.UnionOf(withBoolean(members))
}

// maxMembers is how many members of a named union are spelled out when not all of them are literals.
const maxMembers = 24

// plainUnion is the union that a library's alias stands for, where it consists of literals, keywords and the like; nil
// for everything that is better known by its name.
func (x *extractor) plainUnion(node *ast.Node) *ast.Node {
	if node.Kind != ast.KindTypeReference || len(node.TypeArguments()) > 0 {
		return nil
	}
	symbol := x.c.GetSymbolAtLocation(node.AsTypeReferenceNode().TypeName)
	if symbol == nil {
		return nil
	}
	for _, declaration := range x.c.SkipAlias(symbol).Declarations {
		if declaration.Kind != ast.KindTypeAliasDeclaration || declaration.TypeParameterList() != nil ||
			x.outside(declaration) {
			continue
		}
		union := declaration.AsTypeAliasDeclaration().Type
		if union.Kind == ast.KindUnionType && len(union.AsUnionTypeNode().Types.Nodes) <= maxMembers &&
			!slices.ContainsFunc(union.AsUnionTypeNode().Types.Nodes,
				func(member *ast.Node) bool { return !plainMember(member) }) {
			return union
		}
	}
	return nil
}

func plainMember(member *ast.Node) bool {
	switch member.Kind {
	case ast.KindLiteralType, ast.KindStringKeyword, ast.KindNumberKeyword, ast.KindBooleanKeyword,
		ast.KindTemplateLiteralType:
		return true
	case ast.KindParenthesizedType: // (string & {})
		return member.Type() != nil && member.Type().Kind == ast.KindIntersectionType
	}
	return false
}

// withBoolean writes true and false as the type that they are together.
func withBoolean(members []*typetree.Type) []*typetree.Type {
	isLiteral := func(text string) func(*typetree.Type) bool {
		return func(t *typetree.Type) bool { return t.Kind == typetree.Literal && t.Text == text }
	}
	if !slices.ContainsFunc(members, isLiteral("true")) || !slices.ContainsFunc(members, isLiteral("false")) {
		return members
	}
	var list []*typetree.Type
	known := false
	for _, member := range members {
		if isLiteral("true")(member) || isLiteral("false")(member) {
			member = typetree.Word("boolean")
		}
		if member.Is("boolean") {
			if known {
				continue
			}
			known = true
		}
		list = append(list, member)
	}
	return list
}

// indexed writes ButtonProps['color'] as what the property says.
func (x *extractor) indexed(node *ast.Node, t *checker.Type) *typetree.Type {
	access := node.AsIndexedAccessTypeNode()
	object, index := x.c.GetTypeFromTypeNode(access.ObjectType), x.c.GetTypeFromTypeNode(access.IndexType)
	if index.IsStringLiteral() {
		if p := x.c.GetPropertyOfType(object, index.AsLiteralType().Value().(string)); p != nil {
			if declarations := x.declarations(p); len(declarations) > 0 {
				if inner := typeNodeOf(declarations[0]); inner != nil && inner != node && x.says(inner, t) {
					return x.expand(inner)
				}
			}
		}
	}
	return x.checked(t, node)
}
