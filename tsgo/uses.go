package tsgo

import (
	"strings"

	"github.com/microsoft/typescript-go/internal/ast"
)

// Use is one place where a file hands props to a component: an element, or the default props of a theme.
type Use struct {
	Tag    string   // as the file calls it; of a theme, the component's key: MuiSlider
	Module string   // where it is imported from, "" where the file doesn't say
	Name   string   // what the module calls it; "default" for the default export
	Theme  bool     // default props of a theme
	Props  []string // by name; what an element holds counts as children
}

// Uses are all of them, in the order of the text.
func (t *syntaxTree) Uses() []Use {
	names := map[string]Use{}
	var found []Use
	var visit func(n *ast.Node) bool
	visit = func(n *ast.Node) bool {
		switch n.Kind {
		case ast.KindImportDeclaration:
			t.imported(n, names)
		case ast.KindVariableDeclaration:
			made(n, names)
		case ast.KindJsxElement:
			opening := n.AsJsxElement().OpeningElement
			use := t.use(opening, names)
			content := &JSX{}
			t.findChildren(content, n.AsJsxElement().Children)
			if content.HasChildren {
				use.Props = append(use.Props, "children")
			}
			found = append(found, use)
		case ast.KindJsxSelfClosingElement:
			found = append(found, t.use(n, names))
		case ast.KindPropertyAssignment:
			if use, ok := t.themed(n); ok {
				found = append(found, use)
			}
		}
		n.ForEachChild(visit)
		return false
	}
	visit(t.file.AsNode())
	return found
}

// imported notes what the local names of an import stand for.
func (t *syntaxTree) imported(n *ast.Node, names map[string]Use) {
	one, ok := t.staticImport(n)
	clause := n.AsImportDeclaration().ImportClause
	if !ok || clause == nil {
		return
	}
	if one.Default != "" {
		names[one.Default] = Use{Module: one.Module, Name: "default"}
	}
	if bindings := clause.AsImportClause().NamedBindings; bindings != nil && bindings.Kind == ast.KindNamedImports {
		for _, s := range bindings.Elements() {
			names[s.Name().Text()] = Use{Module: one.Module, Name: s.PropertyNameOrName().Text()}
		}
	}
}

// made notes a component that is made of an imported one: const Dial = styled(Slider)({ … }), or with a template.
// What a plain call returns may be anything.
func made(n *ast.Node, names map[string]Use) {
	value := n.Initializer()
	if value == nil || n.Name().Kind != ast.KindIdentifier {
		return
	}
	if value.Kind == ast.KindAsExpression {
		value = value.Expression()
	}
	var call *ast.Node
	switch value.Kind {
	case ast.KindCallExpression:
		call = value.Expression()
	case ast.KindTaggedTemplateExpression:
		call = value.AsTaggedTemplateExpression().Tag
	}
	if call == nil || call.Kind != ast.KindCallExpression || len(call.Arguments()) == 0 {
		return
	}
	of := call.Arguments()[0]
	if of.Kind == ast.KindExpressionWithTypeArguments {
		of = of.Expression()
	}
	if of.Kind != ast.KindIdentifier {
		return
	}
	if use, ok := names[of.Text()]; ok {
		names[n.Name().Text()] = use
	}
}

func (t *syntaxTree) use(element *ast.Node, names map[string]Use) Use {
	tag := t.source(element.TagName())
	use := names[tag]
	use.Tag = tag
	for _, attribute := range element.Attributes().AsJsxAttributes().Properties.Nodes {
		if attribute.Kind == ast.KindJsxAttribute {
			use.Props = append(use.Props, t.source(attribute.Name()))
		} else if spread := attribute.Expression(); spread != nil && spread.Kind == ast.KindObjectLiteralExpression {
			use.Props = append(use.Props, t.keys(spread)...)
		}
	}
	return use
}

// themed reads MuiSlider: { defaultProps: { … } }.
func (t *syntaxTree) themed(n *ast.Node) (Use, bool) {
	value := n.Initializer()
	if value == nil || value.Kind != ast.KindObjectLiteralExpression {
		return Use{}, false
	}
	for _, property := range value.AsObjectLiteralExpression().Properties.Nodes {
		if property.Kind == ast.KindPropertyAssignment && t.source(property.Name()) == "defaultProps" &&
			property.Initializer().Kind == ast.KindObjectLiteralExpression {
			return Use{Tag: strings.Trim(t.source(n.Name()), `'"`), Theme: true, Props: t.keys(property.Initializer())},
				true
		}
	}
	return Use{}, false
}

func (t *syntaxTree) keys(object *ast.Node) []string {
	var keys []string
	for _, property := range object.AsObjectLiteralExpression().Properties.Nodes {
		if property.Name() != nil {
			keys = append(keys, strings.Trim(t.source(property.Name()), `'"`))
		}
	}
	return keys
}
