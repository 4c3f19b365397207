package tsgo

import (
	"slices"

	"github.com/microsoft/typescript-go/internal/ast"
)

// StoryFile is a module of stories: a default export that describes a component, and an export a story.
type StoryFile struct {
	Meta    Value // of kind Missing where there is no default export
	Stories []Story
}

// Story is an export that shows the component.
type Story struct {
	Name     string
	Start    int
	Value    Value
	Assigned []Member // what the module puts on it: Primary.args = { … }
}

// ValueKind says what an expression is.
type ValueKind string

// The kinds of values. Whatever needs to run to be known is code.
const (
	MissingValue  ValueKind = ""
	TextValue     ValueKind = "text"
	NumberValue   ValueKind = "number"
	BoolValue     ValueKind = "bool"
	NullValue     ValueKind = "null"
	ObjectValue   ValueKind = "object"
	ArrayValue    ValueKind = "array"
	FunctionValue ValueKind = "function"
	JSXValue      ValueKind = "jsx"
	NameValue     ValueKind = "name"
	CodeValue     ValueKind = "code"
)

// Value is an expression as far as it is known without running it. Types around it are left out.
type Value struct {
	Kind       ValueKind
	Start, End int
	Text       string   // of a text, a number, a bool, a name
	Members    []Member // of an object
	Items      []Value  // of an array

	Parameters         []Parameter // of a function
	BodyStart, BodyEnd int         // of a function
	IsBlock            bool        // its body is one
	IsDeclared         bool        // it is a declaration or a method, no expression
}

// Parameter is one of a function.
type Parameter struct {
	Name       string // "" where it is taken apart
	Start, End int
}

// Member is an entry of an object, or what is spread into it.
type Member struct {
	Name  string // "" for a spread
	Value Value
}

// deepest bounds how far names are followed.
const deepest = 20

// Stories reads the file as a module of stories.
func (t *syntaxTree) Stories() StoryFile {
	var found StoryFile
	assigned := map[string][]Member{}
	for _, n := range t.file.Statements.Nodes {
		switch n.Kind {
		case ast.KindExportAssignment:
			if !n.AsExportAssignment().IsExportEquals {
				found.Meta = t.followed(n.Expression())
			}
		case ast.KindFunctionDeclaration:
			if hasModifier(n, ast.KindExportKeyword) && !hasModifier(n, ast.KindDefaultKeyword) && n.Name() != nil {
				found.Stories = append(found.Stories, Story{Name: n.Name().Text(), Start: t.start(n.Name()),
					Value: t.value(n, 0)})
			}
		case ast.KindVariableStatement:
			found.Stories = append(found.Stories, t.declaredStories(n)...)
		case ast.KindExpressionStatement:
			if name, member, ok := t.assignment(bare(n.Expression())); ok {
				assigned[name] = append(assigned[name], member)
			}
		}
	}
	for i, s := range found.Stories {
		found.Stories[i].Assigned = assigned[s.Name]
	}
	return found
}

// declaredStories are the variables of a statement that are exported, there or in a list.
func (t *syntaxTree) declaredStories(n *ast.Node) (found []Story) {
	listed := t.listed()
	for _, d := range declarations(n) {
		if d.Name().Kind != ast.KindIdentifier || d.Initializer() == nil ||
			!hasModifier(n, ast.KindExportKeyword) && !listed[d.Name().Text()] {
			continue
		}
		found = append(found, Story{Name: d.Name().Text(), Start: t.start(d.Name()),
			Value: t.followed(d.Initializer())})
	}
	return found
}

// assignment reads Name.member = value.
func (t *syntaxTree) assignment(n *ast.Node) (name string, m Member, ok bool) {
	if n == nil || n.Kind != ast.KindBinaryExpression {
		return "", m, false
	}
	to := n.AsBinaryExpression()
	if to.OperatorToken.Kind != ast.KindEqualsToken || to.Left.Kind != ast.KindPropertyAccessExpression ||
		to.Left.Expression().Kind != ast.KindIdentifier {
		return "", m, false
	}
	return to.Left.Expression().Text(), Member{Name: to.Left.Name().Text(), Value: t.value(to.Right, 0)}, true
}

// followed is the value of an expression, through names of the file and Template.bind({}) to what they stand for.
func (t *syntaxTree) followed(n *ast.Node) Value {
	for range deepest {
		n = bare(n)
		var next *ast.Node
		switch {
		case n == nil:
			return Value{}
		case n.Kind == ast.KindIdentifier:
			next = t.declaration(n.Text())
		case called(n) == "bind" && n.Expression().Kind == ast.KindPropertyAccessExpression:
			next = n.Expression().Expression()
		}
		if next == nil {
			break
		}
		n = next
	}
	return t.value(n, 0)
}

// ValueOf is what a name of the file stands for.
func (t *syntaxTree) ValueOf(name string) Value {
	if n := t.declaration(name); n != nil {
		return t.followed(n)
	}
	return Value{}
}

var literals = map[ast.Kind]ValueKind{
	ast.KindStringLiteral: TextValue, ast.KindNoSubstitutionTemplateLiteral: TextValue,
	ast.KindNumericLiteral: NumberValue, ast.KindTrueKeyword: BoolValue, ast.KindFalseKeyword: BoolValue,
	ast.KindNullKeyword: NullValue, ast.KindIdentifier: NameValue}

func (t *syntaxTree) value(n *ast.Node, depth int) Value {
	if n = bare(n); n == nil {
		return Value{}
	}
	v := Value{Kind: CodeValue, Start: t.start(n), End: n.End()}
	kind, isLiteral := literals[n.Kind]
	switch {
	case depth > deepest:
	case isLiteral:
		v.Kind, v.Text = kind, t.source(n)
		if kind == TextValue {
			v.Text = n.Text()
		}
	case n.Kind == ast.KindObjectLiteralExpression:
		v.Kind = ObjectValue
		for _, p := range n.AsObjectLiteralExpression().Properties.Nodes {
			v.Members = append(v.Members, t.member(p, depth+1))
		}
	case n.Kind == ast.KindArrayLiteralExpression:
		v.Kind = ArrayValue
		for _, item := range n.AsArrayLiteralExpression().Elements.Nodes {
			v.Items = append(v.Items, t.value(item, depth+1))
		}
	case n.Kind == ast.KindFunctionDeclaration, n.Kind == ast.KindMethodDeclaration, isFunction(n):
		t.function(n, &v)
	case t.jsx(n) != nil:
		v.Kind = JSXValue
	}
	return v
}

func (t *syntaxTree) member(p *ast.Node, depth int) Member {
	switch p.Kind {
	case ast.KindSpreadAssignment:
		return Member{Value: t.value(p.Expression(), depth)}
	case ast.KindShorthandPropertyAssignment:
		return Member{Name: p.Name().Text(), Value: t.value(p.Name(), depth)}
	case ast.KindPropertyAssignment:
		return Member{Name: t.key(p.Name()), Value: t.value(p.Initializer(), depth)}
	}
	return Member{Name: t.key(p.Name()), Value: t.value(p, depth)}
}

// key is the name of a property; one that is computed is its code.
func (t *syntaxTree) key(n *ast.Node) string {
	if slices.Contains([]ast.Kind{ast.KindIdentifier, ast.KindStringLiteral, ast.KindNumericLiteral}, n.Kind) {
		return n.Text()
	}
	return t.source(n)
}

func (t *syntaxTree) function(n *ast.Node, v *Value) {
	if n.Body() == nil {
		return
	}
	v.Kind, v.BodyStart, v.BodyEnd = FunctionValue, t.start(n.Body()), n.Body().End()
	v.IsBlock = n.Body().Kind == ast.KindBlock
	v.IsDeclared = n.Kind == ast.KindFunctionDeclaration || n.Kind == ast.KindMethodDeclaration
	for _, p := range n.Parameters() {
		one := Parameter{Start: t.start(p), End: p.End()}
		if p.Name().Kind == ast.KindIdentifier {
			one.Name = p.Name().Text()
		}
		v.Parameters = append(v.Parameters, one)
	}
}
