package tsgo

import (
	"slices"
	"strings"

	"github.com/microsoft/typescript-go/internal/ast"
	"github.com/microsoft/typescript-go/internal/scanner"

	"github.com/microsoft/typescript-go/vitrine/facts"
	"github.com/microsoft/typescript-go/vitrine/typetree"
)

// fromJavaScript tells the props of a component whose source is JavaScript: those that PropTypes declare, and the names
// that its code takes out of its props. What nobody declares can be anything: the compiler's guesses from defaults are
// no types. A parameter with a type in its comment is declared.
func (x *extractor) fromJavaScript(e export, made *facts.Component) {
	if len(e.symbol.Declarations) == 0 {
		return
	}
	file := ast.GetSourceFileOfNode(e.symbol.Declarations[0])
	if !ast.IsSourceFileJS(file) {
		return
	}
	s := &jsSource{file: file, origin: x.originOf(e.symbol), defaults: map[string]string{},
		types: map[string]propType{}}
	s.follow(e.symbol.Declarations[0], 0)
	if s.code == nil { // it stands in another file, which this one requires
		if symbol := x.c.GetTypeOfSymbol(e.symbol).Symbol(); symbol != nil && len(symbol.Declarations) > 0 {
			s.file = ast.GetSourceFileOfNode(symbol.Declarations[0])
			s.follow(symbol.Declarations[0], 0)
		}
	}
	if s.code == nil || !ast.IsSourceFileJS(s.file) || isTyped(s.code) {
		return
	}
	s.read()
	made.Untyped, made.Anything, made.AnythingWith, made.Foreign = true, s.rest, nil, []facts.Foreign{}
	made.Props = []facts.Member{}
	for _, name := range s.names {
		if name != "key" && name != "ref" {
			made.Props = append(made.Props, s.member(name))
		}
	}
}

// isTyped says whether a comment says what the props of a function are.
func isTyped(code *ast.Node) bool {
	return !isClass(code) && len(code.Parameters()) > 0 && code.Parameters()[0].Type() != nil
}

func isClass(code *ast.Node) bool {
	return code.Kind == ast.KindClassDeclaration || code.Kind == ast.KindClassExpression
}

// jsSource is what a file of JavaScript says of the props of one component.
type jsSource struct {
	file     *ast.SourceFile
	code     *ast.Node // the function or class; nil where it can't be found
	called   []string  // names of the component in the file
	origin   facts.Origin
	props    string // how its function calls its props; "" for a class
	names    []string
	defaults map[string]string
	types    map[string]propType
	rest     bool // passes on what it does not name
}

// propType is a line of PropTypes.
type propType struct {
	required bool
	t        *typetree.Type
	doc      facts.Doc
}

func (s *jsSource) member(name string) facts.Member {
	declared, known := s.types[name]
	made := facts.Member{Name: name, Optional: !declared.required, Nullable: !declared.required, Type: declared.t,
		Doc: declared.doc, From: s.origin}
	if !known {
		made.Type = typetree.Word("any")
		if name == "children" {
			made.Type = named("React.ReactNode")
		}
	}
	if value, ok := s.defaults[name]; ok && !made.Doc.Has("default") {
		made.Doc.Tags = append(slices.Clone(made.Doc.Tags), facts.Tag{Name: "default", Text: value})
	}
	return made
}

func (s *jsSource) add(name string) {
	if !slices.Contains(s.names, name) {
		s.names = append(s.names, name)
	}
}

// maxFollowed is how many names and calls may stand between an export and its function.
const maxFollowed = 8

// follow finds the function or class that an expression makes a component of, and what the file calls it on the way:
// module.exports = memo(Card), where Card = forwardRef(CardInner).
func (s *jsSource) follow(n *ast.Node, depth int) {
	if n == nil || s.code != nil || depth > maxFollowed {
		return
	}
	if name := n.Name(); name != nil && name.Kind == ast.KindIdentifier {
		s.called = append(s.called, name.Text())
	}
	switch n.Kind {
	case ast.KindFunctionDeclaration, ast.KindFunctionExpression, ast.KindArrowFunction, ast.KindClassDeclaration,
		ast.KindClassExpression:
		s.code = n
	case ast.KindVariableDeclaration:
		s.follow(n.Initializer(), depth+1)
	case ast.KindExportAssignment, ast.KindParenthesizedExpression:
		s.follow(n.Expression(), depth+1)
	case ast.KindBinaryExpression:
		s.follow(n.AsBinaryExpression().Right, depth+1)
	case ast.KindPropertyAccessExpression: // exports.Card, whose declaration it is
		if n.Parent.Kind == ast.KindBinaryExpression {
			s.follow(n.Parent.AsBinaryExpression().Right, depth+1)
		}
	case ast.KindCallExpression:
		for _, argument := range n.Arguments() {
			s.follow(argument, depth+1)
		}
	case ast.KindIdentifier:
		s.follow(s.declarationOf(n.Text()), depth+1)
	}
}

// declarationOf is what the file itself declares under a name, nil for anything else.
func (s *jsSource) declarationOf(name string) (found *ast.Node) {
	is := func(n *ast.Node) bool {
		return n.Name() != nil && n.Name().Kind == ast.KindIdentifier && n.Name().Text() == name
	}
	for _, statement := range s.file.Statements.Nodes {
		switch statement.Kind {
		case ast.KindFunctionDeclaration, ast.KindClassDeclaration:
			if is(statement) {
				return statement
			}
		case ast.KindVariableStatement:
			list := statement.AsVariableStatement().DeclarationList.AsVariableDeclarationList()
			for _, one := range list.Declarations.Nodes {
				if is(one) {
					return one
				}
			}
		}
	}
	return nil
}

// read takes in what PropTypes say first, whose order is the author's, then what the code takes.
func (s *jsSource) read() {
	s.assigned(s.file.AsNode())
	if !isClass(s.code) && len(s.code.Parameters()) > 0 {
		if props := s.code.Parameters()[0].Name(); props.Kind == ast.KindIdentifier {
			s.props = props.Text()
		} else {
			s.pattern(props)
		}
	}
	s.taken(s.code)
}

// assigned reads Name.propTypes = {…} and Name.defaultProps = {…}, and the same as static members of a class.
func (s *jsSource) assigned(n *ast.Node) {
	switch n.Kind {
	case ast.KindBinaryExpression:
		b := n.AsBinaryExpression()
		if b.Left.Kind == ast.KindPropertyAccessExpression && b.Left.Expression().Kind == ast.KindIdentifier &&
			slices.Contains(s.called, b.Left.Expression().Text()) {
			s.declared(b.Left.Name().Text(), b.Right)
		}
	case ast.KindPropertyDeclaration:
		if n.Parent == s.code && n.ModifierFlags()&ast.ModifierFlagsStatic != 0 && n.Name().Kind == ast.KindIdentifier {
			s.declared(n.Name().Text(), n.Initializer())
		}
	}
	n.ForEachChild(func(child *ast.Node) bool { s.assigned(child); return false })
}

func (s *jsSource) declared(key string, object *ast.Node) {
	if object == nil || object.Kind != ast.KindObjectLiteralExpression {
		return
	}
	for _, p := range object.Properties() {
		name := p.Name()
		isNamed := name != nil && (name.Kind == ast.KindIdentifier || name.Kind == ast.KindStringLiteral)
		if p.Kind != ast.KindPropertyAssignment || !isNamed {
			continue
		}
		switch key {
		case "propTypes":
			one := propType{doc: docBefore(s.file.Text()[p.Pos():scanner.GetTokenPosOfNode(p, s.file, false)])}
			if one.doc.Has("ignore") {
				continue
			}
			one.t, one.required = s.typeOf(p.Initializer())
			s.types[name.Text()] = one
			s.add(name.Text())
		case "defaultProps":
			s.add(name.Text())
			s.standard(name.Text(), p.Initializer())
		}
	}
}

// standard keeps a default that is short enough to be told.
func (s *jsSource) standard(name string, value *ast.Node) {
	if text := s.text(value); len(text) <= maxDefault && !strings.Contains(text, "\n") {
		s.defaults[name] = text
	}
}

func (s *jsSource) text(n *ast.Node) string {
	return s.file.Text()[scanner.GetTokenPosOfNode(n, s.file, false):n.End()]
}

// pattern reads what props are taken apart into.
func (s *jsSource) pattern(pattern *ast.Node) {
	if pattern.Kind != ast.KindObjectBindingPattern {
		return
	}
	for _, element := range pattern.Elements() {
		if element.AsBindingElement().DotDotDotToken != nil {
			s.rest = true
			continue
		}
		name := element.Name()
		if from := element.PropertyName(); from != nil {
			name = from
		}
		if name.Kind != ast.KindIdentifier && name.Kind != ast.KindStringLiteral {
			continue
		}
		s.add(name.Text())
		if value := element.Initializer(); value != nil {
			s.standard(name.Text(), value)
		}
	}
}

// taken reads props.name, this.props.name, and what both are taken apart into.
func (s *jsSource) taken(n *ast.Node) {
	switch n.Kind {
	case ast.KindPropertyAccessExpression:
		if s.isProps(n.Expression()) {
			s.add(n.Name().Text())
		}
	case ast.KindVariableDeclaration:
		if from := n.Initializer(); from != nil && s.isProps(from) {
			s.pattern(n.Name())
		}
	case ast.KindSpreadAssignment, ast.KindJsxSpreadAttribute:
		s.rest = s.rest || s.isProps(n.Expression())
	}
	n.ForEachChild(func(child *ast.Node) bool { s.taken(child); return false })
}

func (s *jsSource) isProps(n *ast.Node) bool {
	if n.Kind == ast.KindIdentifier {
		return s.props != "" && n.Text() == s.props
	}
	return n.Kind == ast.KindPropertyAccessExpression && n.Name().Text() == "props" &&
		n.Expression().Kind == ast.KindThisKeyword
}
