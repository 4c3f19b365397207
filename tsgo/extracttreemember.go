package tsgo

import (
	"strings"

	"github.com/microsoft/typescript-go/internal/ast"

	"github.com/microsoft/typescript-go/vitrine/typetree"
)

// function is the signature of a function type, a method or the like.
func (v *converter) function(node *ast.Node) *typetree.Function {
	made := &typetree.Function{Parameters: []typetree.Argument{}, Returns: v.tree(node.Type())}
	if node.Kind == ast.KindConstructorType || node.Kind == ast.KindConstructSignature {
		made.New = "new"
		if node.ModifierFlags()&ast.ModifierFlagsAbstract != 0 {
			made.New = "abstract new"
		}
	}
	for _, p := range node.TypeParameters() {
		parameter := p.AsTypeParameterDeclaration()
		one := typetree.TypeParameter{Name: p.Name().Text(), Constraint: v.tree(parameter.Constraint),
			Default: v.tree(parameter.DefaultType)}
		if p.ModifierFlags()&ast.ModifierFlagsConst != 0 {
			one.Name = "const " + one.Name
		}
		made.TypeParameters = append(made.TypeParameters, one)
	}
	for _, p := range node.Parameters() {
		parameter := p.AsParameterDeclaration()
		made.Parameters = append(made.Parameters, typetree.Argument{Name: v.name(p.Name()),
			Type: v.tree(parameter.Type), Optional: parameter.QuestionToken != nil,
			Rest: parameter.DotDotDotToken != nil})
	}
	return made
}

// name is that of a member or a parameter as code.
func (v *converter) name(node *ast.Node) string {
	switch node.Kind {
	case ast.KindStringLiteral:
		return quoted(node.Text())
	case ast.KindComputedPropertyName:
		expression := node.Expression()
		if expression.Kind == ast.KindStringLiteral {
			return "[" + quoted(expression.Text()) + "]"
		}
		return "[" + entityText(expression) + "]"
	case ast.KindObjectBindingPattern, ast.KindArrayBindingPattern:
		return v.pattern(node)
	}
	return node.Text()
}

// pattern is a parameter that is taken apart.
func (v *converter) pattern(node *ast.Node) string {
	var parts []string
	for _, e := range node.Elements() {
		part := ""
		if e.Name() != nil {
			part = v.name(e.Name())
		}
		binding := e.AsBindingElement()
		if binding.PropertyName != nil {
			part = v.name(binding.PropertyName) + ": " + part
		}
		if binding.DotDotDotToken != nil {
			part = "..." + part
		}
		parts = append(parts, part)
	}
	if node.Kind == ast.KindArrayBindingPattern {
		return "[" + strings.Join(parts, ", ") + "]"
	}
	return "{ " + strings.Join(parts, ", ") + " }"
}

func (v *converter) object(node *ast.Node) *typetree.Type {
	made := &typetree.Type{Kind: typetree.Object, Closed: true}
	members := node.Members()
	for _, m := range members {
		made.Members = append(made.Members, v.member(m))
	}
	if v.file != nil && len(members) > 0 {
		text := v.file.Text()[:members[len(members)-1].End()]
		made.Closed = strings.HasSuffix(text, ";") || strings.HasSuffix(text, ",")
	}
	return made
}

func (v *converter) member(node *ast.Node) typetree.Member {
	made := typetree.Member{Readonly: node.ModifierFlags()&ast.ModifierFlagsReadonly != 0}
	if name := node.Name(); name != nil {
		made.Name = v.name(name)
	}
	switch node.Kind {
	case ast.KindIndexSignature:
		parameter := node.Parameters()[0]
		made.Key = &typetree.Argument{Name: parameter.Name().Text(), Type: v.tree(parameter.Type())}
		made.Type = v.tree(node.Type())
	case ast.KindMethodSignature, ast.KindCallSignature, ast.KindConstructSignature:
		made.Function = v.function(node)
		made.Optional = node.Kind == ast.KindMethodSignature && node.QuestionToken() != nil
	case ast.KindGetAccessor, ast.KindSetAccessor:
		made.Accessor = map[bool]string{true: "get", false: "set"}[node.Kind == ast.KindGetAccessor]
		made.Function = v.function(node)
	default:
		made.Type, made.Optional = v.tree(node.Type()), node.QuestionToken() != nil
	}
	return made
}

func (v *converter) mapped(node *ast.MappedTypeNode) *typetree.Type {
	parameter := node.TypeParameter.AsTypeParameterDeclaration()
	mapping := &typetree.Mapping{Parameter: parameter.Name().Text(), In: v.tree(parameter.Constraint),
		As: v.tree(node.NameType), Type: v.tree(node.Type), Readonly: sign(node.ReadonlyToken, "readonly"),
		Optional: sign(node.QuestionToken, "?")}
	made := &typetree.Type{Kind: typetree.Mapped, Mapping: mapping, Closed: true}
	if v.file != nil && node.Type != nil {
		rest := strings.TrimSpace(v.file.Text()[node.Type.End():node.End()])
		made.Closed = strings.HasPrefix(rest, ";")
	}
	return made
}

// sign is a modifier of a mapped type: taken over, added or taken away.
func sign(token *ast.Node, word string) string {
	switch {
	case token == nil:
		return ""
	case token.Kind == ast.KindPlusToken:
		return "+" + word
	case token.Kind == ast.KindMinusToken:
		return "-" + word
	}
	return word
}
