package tsgo

import (
	"strings"

	"github.com/microsoft/typescript-go/internal/ast"
	"github.com/microsoft/typescript-go/internal/scanner"

	"github.com/microsoft/typescript-go/vitrine/facts"
)

// maxDefault is the length up to which what stands behind the name of a prop is told as its default.
const maxDefault = 80

// withDefaults tells the defaults that a component's source has and no comment names.
func withDefaults(props []facts.Member, written map[string]string) {
	for i, p := range props {
		if value, ok := written[p.Name]; ok && p.Optional && !p.Doc.Has("default") && !p.Doc.Has("defaultValue") {
			tags := append([]facts.Tag{}, p.Doc.Tags...) // others share them
			props[i].Doc.Tags = append(tags, facts.Tag{Name: "default", Text: value})
		}
	}
}

// defaultsIn are the defaults of props in the source of a component: function Button({ size = 'medium' }).
func defaultsIn(symbol *ast.Symbol) map[string]string {
	for _, declaration := range symbol.Declarations {
		file := ast.GetSourceFileOfNode(declaration)
		if file == nil || file.IsDeclarationFile {
			continue
		}
		if function := functionOf(declaration); function != nil {
			return defaultsOf(function, file)
		}
	}
	return nil
}

// functionOf is the function that a declaration makes a component of, within whatever is called with it.
func functionOf(n *ast.Node) *ast.Node {
	if n == nil {
		return nil
	}
	switch n.Kind {
	case ast.KindFunctionDeclaration, ast.KindFunctionExpression, ast.KindArrowFunction:
		return n
	case ast.KindVariableDeclaration:
		return functionOf(n.Initializer())
	case ast.KindExportAssignment, ast.KindParenthesizedExpression, ast.KindAsExpression, ast.KindSatisfiesExpression:
		return functionOf(n.Expression())
	case ast.KindCallExpression:
		for _, argument := range n.Arguments() {
			if found := functionOf(argument); found != nil {
				return found
			}
		}
	}
	return nil
}

// defaultsOf reads the pattern that a function takes its props apart with: as its parameter, or first of all.
func defaultsOf(function *ast.Node, file *ast.SourceFile) map[string]string {
	parameters := function.Parameters()
	if len(parameters) == 0 {
		return nil
	}
	props := parameters[0].Name()
	if props.Kind == ast.KindObjectBindingPattern {
		return patternDefaults(props, file)
	}
	body := function.Body()
	if props.Kind != ast.KindIdentifier || body == nil || body.Kind != ast.KindBlock {
		return nil
	}
	for _, statement := range body.Statements() {
		if statement.Kind != ast.KindVariableStatement {
			continue
		}
		list := statement.AsVariableStatement().DeclarationList.AsVariableDeclarationList()
		for _, one := range list.Declarations.Nodes {
			from := one.Initializer()
			if one.Name().Kind == ast.KindObjectBindingPattern && from != nil && from.Kind == ast.KindIdentifier &&
				from.Text() == props.Text() {
				return patternDefaults(one.Name(), file)
			}
		}
	}
	return nil
}

func patternDefaults(pattern *ast.Node, file *ast.SourceFile) map[string]string {
	found := map[string]string{}
	for _, element := range pattern.Elements() {
		value := element.Initializer()
		if value == nil {
			continue
		}
		name := element.Name()
		if from := element.PropertyName(); from != nil {
			name = from
		}
		if name.Kind != ast.KindIdentifier && name.Kind != ast.KindStringLiteral {
			continue
		}
		text := file.Text()[scanner.GetTokenPosOfNode(value, file, false):value.End()]
		if len(text) <= maxDefault && !strings.ContainsAny(text, "\n") {
			found[name.Text()] = text
		}
	}
	return found
}
