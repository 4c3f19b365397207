package tsgo

import (
	"github.com/microsoft/typescript-go/internal/ast"

	"github.com/microsoft/typescript-go/vitrine/typetree"
)

// named is a type by its name, with arguments.
func named(name string, arguments ...*typetree.Type) *typetree.Type {
	return &typetree.Type{Kind: typetree.Reference, Text: name, Of: arguments}
}

// propTypeNames are the types of PropTypes that take no argument.
var propTypeNames = map[string]*typetree.Type{
	"string": typetree.Word("string"), "number": typetree.Word("number"), "bool": typetree.Word("boolean"),
	"symbol": typetree.Word("symbol"), "bigint": typetree.Word("bigint"), "object": typetree.Word("object"),
	"array": {Kind: typetree.Array, Of: []*typetree.Type{typetree.Word("any")}},
	"node":  named("React.ReactNode"), "element": named("React.ReactElement"),
	"elementType": named("React.ElementType"),
	"func": {Kind: typetree.Func, Function: &typetree.Function{Returns: typetree.Word("any"),
		Parameters: []typetree.Argument{{Name: "args", Rest: true,
			Type: &typetree.Type{Kind: typetree.Array, Of: []*typetree.Type{typetree.Word("any")}}}}}},
}

// typeOf reads a value of PropTypes, such as PropTypes.oneOf(['small', 'large']).isRequired; what it can't read is any.
func (s *jsSource) typeOf(n *ast.Node) (t *typetree.Type, required bool) {
	if n.Kind == ast.KindPropertyAccessExpression && n.Name().Text() == "isRequired" {
		t, _ = s.typeOf(n.Expression())
		return t, true
	}
	if n.Kind == ast.KindCallExpression && len(n.Arguments()) > 0 {
		if made := s.typeOfCall(lastName(n.Expression()), n.Arguments()[0]); made != nil {
			return made, false
		}
	} else if known := propTypeNames[lastName(n)]; known != nil {
		return known, false
	}
	return typetree.Word("any"), false
}

func lastName(n *ast.Node) string {
	switch n.Kind {
	case ast.KindIdentifier:
		return n.Text()
	case ast.KindPropertyAccessExpression:
		return n.Name().Text()
	}
	return ""
}

// typeOfCall is the type that a function of PropTypes makes of its argument; nil for a function that nobody knows.
func (s *jsSource) typeOfCall(function string, argument *ast.Node) *typetree.Type {
	switch function {
	case "oneOf":
		return s.union(argument, s.literal)
	case "oneOfType":
		return s.union(argument, func(n *ast.Node) *typetree.Type { t, _ := s.typeOf(n); return t })
	case "arrayOf":
		element, _ := s.typeOf(argument)
		return &typetree.Type{Kind: typetree.Array, Of: []*typetree.Type{element}}
	case "objectOf":
		value, _ := s.typeOf(argument)
		return named("Record", typetree.Word("string"), value)
	case "instanceOf":
		if name := lastName(argument); argument.Kind == ast.KindIdentifier {
			return named(name)
		}
	case "shape", "exact":
		return s.shape(argument)
	}
	return nil
}

// union is one of the elements of a list, nil for a list that stands elsewhere.
func (s *jsSource) union(list *ast.Node, each func(*ast.Node) *typetree.Type) *typetree.Type {
	if list.Kind != ast.KindArrayLiteralExpression {
		return nil
	}
	var types []*typetree.Type
	for _, element := range list.Elements() {
		one := each(element)
		if one == nil {
			return nil
		}
		types = append(types, one)
	}
	if len(types) == 0 {
		return nil
	}
	return typetree.UnionOf(types)
}

func (s *jsSource) literal(n *ast.Node) *typetree.Type {
	switch n.Kind {
	case ast.KindStringLiteral, ast.KindNoSubstitutionTemplateLiteral:
		return &typetree.Type{Kind: typetree.Literal, Text: quoted(n.Text())}
	case ast.KindNumericLiteral, ast.KindTrueKeyword, ast.KindFalseKeyword:
		return &typetree.Type{Kind: typetree.Literal, Text: s.text(n)}
	case ast.KindNullKeyword:
		return typetree.Word("null")
	}
	return nil
}

func (s *jsSource) shape(object *ast.Node) *typetree.Type {
	if object.Kind != ast.KindObjectLiteralExpression {
		return nil
	}
	made := &typetree.Type{Kind: typetree.Object}
	for _, p := range object.Properties() {
		if p.Kind != ast.KindPropertyAssignment {
			return nil
		}
		t, required := s.typeOf(p.Initializer())
		made.Members = append(made.Members, typetree.Member{Name: s.text(p.Name()), Optional: !required, Type: t})
	}
	return made
}
