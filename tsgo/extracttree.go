package tsgo

import (
	"slices"
	"strings"

	"github.com/microsoft/typescript-go/internal/ast"
	"github.com/microsoft/typescript-go/internal/checker"
	"github.com/microsoft/typescript-go/internal/nodebuilder"
	"github.com/microsoft/typescript-go/internal/scanner"

	"github.com/microsoft/typescript-go/vitrine/typetree"
)

// Names are kept where they are declared elsewhere.
const format = nodebuilder.FlagsUseAliasDefinedOutsideCurrentScope |
	nodebuilder.FlagsUseSingleQuotesForStringLiteralType | nodebuilder.FlagsIgnoreErrors

type typeKey struct {
	t  *checker.Type
	at *ast.Node
}

// checked is a type in the checker's words, as seen from a place. Nothing of it is cut off.
func (x *extractor) checked(t *checker.Type, at *ast.Node) *typetree.Type {
	key := typeKey{t, at}
	tree, ok := x.trees[key]
	if !ok {
		tree = x.build(t, at, format|nodebuilder.FlagsNoTruncation)
		x.trees[key] = tree
	}
	return tree
}

func (x *extractor) build(t *checker.Type, at *ast.Node, flags nodebuilder.Flags) *typetree.Type {
	symbols := map[*ast.IdentifierNode]*ast.Symbol{}
	node := x.c.TypeToTypeNodeEx(t, at, flags, nodebuilder.InternalFlagsNone, symbols)
	return (&converter{x: x, symbols: symbols}).tree(node)
}

// unwieldy says whether the checker itself would cut a type off.
func (x *extractor) unwieldy(t *checker.Type, at *ast.Node) bool {
	length := len(typetree.Print(x.checked(t, at)))
	if length < wieldy {
		return false
	}
	return length > 2*cutAt || x.build(t, at, format).Find(func(part *typetree.Type) bool {
		return strings.HasPrefix(part.Text, elision) || slices.ContainsFunc(part.Members,
			func(m typetree.Member) bool { return strings.HasPrefix(m.Name, elision) })
	}) != nil
}

// How the checker cuts types off.
const (
	wieldy  = 100 // nothing so short is ever cut
	cutAt   = 160
	elision = "..."
)

// author is a type as its declaration writes it.
func (x *extractor) author(node *ast.Node) *typetree.Type {
	return (&converter{x: x, file: ast.GetSourceFileOfNode(node)}).tree(node)
}

// converter turns the syntax of types into trees: what an author wrote, or what the checker has made.
type converter struct {
	x       *extractor
	file    *ast.SourceFile                     // of an author
	symbols map[*ast.IdentifierNode]*ast.Symbol // of names that the checker wrote
}

func (v *converter) tree(node *ast.Node) *typetree.Type {
	if node == nil {
		return nil
	}
	switch node.Kind {
	case ast.KindParenthesizedType:
		return v.x.inParentheses(v.tree(node.Type()))
	case ast.KindLiteralType:
		return v.literal(node.AsLiteralTypeNode().Literal)
	case ast.KindTypeReference:
		return v.reference(node.AsTypeReferenceNode().TypeName, node.TypeArguments())
	case ast.KindExpressionWithTypeArguments:
		return v.reference(node.Expression(), node.TypeArguments())
	case ast.KindImportType:
		return v.imported(node.AsImportTypeNode())
	case ast.KindTypeQuery:
		return v.query(node.AsTypeQueryNode().ExprName, node.TypeArguments())
	case ast.KindUnionType:
		return v.union(node.AsUnionTypeNode().Types.Nodes)
	case ast.KindIntersectionType:
		return &typetree.Type{Kind: typetree.Intersect, Of: v.trees(node.AsIntersectionTypeNode().Types.Nodes)}
	case ast.KindArrayType:
		return &typetree.Type{Kind: typetree.Array, Of: []*typetree.Type{v.tree(node.AsArrayTypeNode().ElementType)}}
	case ast.KindIndexedAccessType:
		access := node.AsIndexedAccessTypeNode()
		return &typetree.Type{Kind: typetree.Indexed, Of: v.trees([]*ast.Node{access.ObjectType, access.IndexType})}
	case ast.KindTypeOperator:
		return &typetree.Type{Kind: typetree.Operator, Text: scanner.TokenToString(node.AsTypeOperatorNode().Operator),
			Of: []*typetree.Type{v.tree(node.Type())}}
	}
	return v.compound(node)
}

// compound is a type that holds more than types.
func (v *converter) compound(node *ast.Node) *typetree.Type {
	switch node.Kind {
	case ast.KindFunctionType, ast.KindConstructorType:
		return &typetree.Type{Kind: typetree.Func, Function: v.function(node)}
	case ast.KindTypeLiteral:
		return v.object(node)
	case ast.KindMappedType:
		return v.mapped(node.AsMappedTypeNode())
	case ast.KindTupleType:
		return v.tuple(node.Elements())
	case ast.KindConditionalType:
		c := node.AsConditionalTypeNode()
		return &typetree.Type{Kind: typetree.Conditional,
			Of: v.trees([]*ast.Node{c.CheckType, c.ExtendsType, c.TrueType, c.FalseType})}
	case ast.KindInferType:
		parameter := node.AsInferTypeNode().TypeParameter.AsTypeParameterDeclaration()
		made := &typetree.Type{Kind: typetree.Infer, Text: parameter.Name().Text()}
		if parameter.Constraint != nil {
			made.Of = []*typetree.Type{v.tree(parameter.Constraint)}
		}
		return made
	case ast.KindTypePredicate:
		return v.predicate(node.AsTypePredicateNode())
	case ast.KindTemplateLiteralType:
		template := node.AsTemplateLiteralTypeNode()
		made := &typetree.Type{Kind: typetree.Template, Texts: []string{template.Head.Text()}}
		for _, span := range template.TemplateSpans.Nodes {
			made.Of = append(made.Of, v.tree(span.Type()))
			made.Texts = append(made.Texts, span.AsTemplateLiteralTypeSpan().Literal.Text())
		}
		return made
	case ast.KindThisType:
		return typetree.Word("this")
	}
	return typetree.Word(scanner.TokenToString(node.Kind))
}

func (v *converter) trees(nodes []*ast.Node) []*typetree.Type {
	var list []*typetree.Type
	for _, node := range nodes {
		list = append(list, v.tree(node))
	}
	return list
}

// union puts intersections in parentheses, as the compiler writes them; an author's own stand as they are.
func (v *converter) union(nodes []*ast.Node) *typetree.Type {
	members := v.trees(nodes)
	for i, member := range members {
		if v.symbols != nil && member.Kind == typetree.Intersect {
			members[i] = v.x.inParentheses(member)
		}
	}
	return &typetree.Type{Kind: typetree.Union, Of: members}
}

// inParentheses keeps the author's parentheses.
func (x *extractor) inParentheses(t *typetree.Type) *typetree.Type {
	copied := *t
	copied.Parens = true
	if root := x.roots[t]; root != nil {
		x.roots[&copied] = root
	}
	return &copied
}

// literal writes strings with single quotes, unless they hold one.
func (v *converter) literal(node *ast.Node) *typetree.Type {
	switch node.Kind {
	case ast.KindStringLiteral, ast.KindNoSubstitutionTemplateLiteral:
		return &typetree.Type{Kind: typetree.Literal, Text: quoted(node.Text())}
	case ast.KindNumericLiteral:
		return &typetree.Type{Kind: typetree.Literal, Text: node.Text()}
	case ast.KindBigIntLiteral:
		return &typetree.Type{Kind: typetree.Literal, Text: strings.TrimSuffix(node.Text(), "n") + "n"}
	case ast.KindPrefixUnaryExpression:
		return &typetree.Type{Kind: typetree.Literal, Text: "-" + node.AsPrefixUnaryExpression().Operand.Text()}
	case ast.KindNullKeyword:
		return typetree.Word("null")
	}
	return &typetree.Type{Kind: typetree.Literal, Text: scanner.TokenToString(node.Kind)}
}

var escapes = strings.NewReplacer(`\`, `\\`, "\n", `\n`, "\r", `\r`, "\u2028", `\u2028`, "\u2029", `\u2029`)

func quoted(text string) string {
	text = escapes.Replace(text)
	if strings.Contains(text, "'") && !strings.Contains(text, `"`) {
		return `"` + text + `"`
	}
	return "'" + strings.ReplaceAll(text, "'", `\'`) + "'"
}

func (v *converter) predicate(node *ast.TypePredicateNode) *typetree.Type {
	made := &typetree.Type{Kind: typetree.Predicate, Text: "this"}
	if node.ParameterName.Kind == ast.KindIdentifier {
		made.Text = node.ParameterName.Text()
	}
	if node.AssertsModifier != nil {
		made.Text = "asserts " + made.Text
	}
	if node.Type != nil {
		made.Of = []*typetree.Type{v.tree(node.Type)}
	}
	return made
}

func (v *converter) tuple(elements []*ast.Node) *typetree.Type {
	made := &typetree.Type{Kind: typetree.Tuple}
	for _, e := range elements {
		one := typetree.Element{}
		switch e.Kind {
		case ast.KindNamedTupleMember:
			named := e.AsNamedTupleMember()
			one = typetree.Element{Name: named.Name().Text(), Optional: named.QuestionToken != nil,
				Rest: named.DotDotDotToken != nil, Type: v.tree(named.Type)}
		case ast.KindOptionalType:
			one = typetree.Element{Optional: true, Type: v.tree(e.Type())}
		case ast.KindRestType:
			one = typetree.Element{Rest: true, Type: v.tree(e.Type())}
		default:
			one.Type = v.tree(e)
		}
		made.Elements = append(made.Elements, one)
	}
	return made
}
