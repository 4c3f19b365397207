package tsgo

import "github.com/microsoft/typescript-go/internal/ast"

// Component is the default export of a file, as far as one file can tell.
type Component struct {
	Name   string // "" where the export has none
	Return *JSX   // what the last return gives, nil where that is no JSX
}

// JSX is one element or fragment, as places in the text.
type JSX struct {
	Start, End                 int
	Tag                        string // "" for a fragment
	HasChildren                bool   // anything but blanks between the tags
	ChildrenStart, ChildrenEnd int    // without the blanks around them
}

// DefaultExport finds the default export and, where the file declares it, what it renders.
func (t *syntaxTree) DefaultExport() (Component, bool) {
	for _, statement := range t.file.Statements.Nodes {
		switch statement.Kind {
		case ast.KindFunctionDeclaration, ast.KindClassDeclaration:
			if hasModifier(statement, ast.KindDefaultKeyword) {
				return t.component(statement), true
			}
		case ast.KindExportAssignment:
			if !statement.AsExportAssignment().IsExportEquals {
				return t.component(statement.Expression()), true
			}
		case ast.KindExportDeclaration:
			if c, ok := t.namedDefault(statement); ok {
				return c, true
			}
		}
	}
	return Component{}, false
}

// namedDefault reads export { Name as default }.
func (t *syntaxTree) namedDefault(statement *ast.Node) (Component, bool) {
	export := statement.AsExportDeclaration()
	if export.IsTypeOnly || export.ExportClause == nil || export.ExportClause.Kind != ast.KindNamedExports {
		return Component{}, false
	}
	for _, s := range export.ExportClause.Elements() {
		if s.Name().Text() != "default" || s.IsTypeOnly() {
			continue
		}
		name := s.PropertyNameOrName()
		if export.ModuleSpecifier == nil && name.Kind == ast.KindIdentifier {
			return t.component(name), true
		}
		return Component{}, true
	}
	return Component{}, false
}

// component follows an expression to the function it stands for: through parentheses and types, through a wrapping
// call such as memo(Name) to its first argument, through a name to its declaration in this file.
func (t *syntaxTree) component(n *ast.Node) Component {
	name := ""
	for range 8 {
		if n == nil {
			return Component{Name: name}
		}
		switch n.Kind {
		case ast.KindParenthesizedExpression, ast.KindAsExpression, ast.KindSatisfiesExpression,
			ast.KindNonNullExpression:
			n = n.Expression()
		case ast.KindCallExpression:
			if len(n.Arguments()) == 0 {
				return Component{Name: name}
			}
			n = n.Arguments()[0]
		case ast.KindIdentifier:
			if name == "" {
				name = n.Text()
			}
			n = t.declaration(n.Text())
		default:
			if name == "" && n.Name() != nil && n.Name().Kind == ast.KindIdentifier {
				name = n.Name().Text()
			}
			return Component{Name: name, Return: t.lastReturn(n)}
		}
	}
	return Component{Name: name}
}

// declaration is the function, class or initial value that a name of the file stands for; nil where there is none.
func (t *syntaxTree) declaration(name string) *ast.Node {
	for _, statement := range t.file.Statements.Nodes {
		switch statement.Kind {
		case ast.KindFunctionDeclaration, ast.KindClassDeclaration:
			if statement.Name() != nil && statement.Name().Text() == name {
				return statement
			}
		case ast.KindVariableStatement:
			for _, d := range statement.AsVariableStatement().DeclarationList.AsVariableDeclarationList().Declarations.Nodes {
				if d.Name().Kind == ast.KindIdentifier && d.Name().Text() == name {
					return d.Initializer()
				}
			}
		}
	}
	return nil
}

func (t *syntaxTree) lastReturn(n *ast.Node) *JSX {
	if n.Kind == ast.KindClassDeclaration || n.Kind == ast.KindClassExpression {
		n = renderMethod(n)
	}
	if n == nil || (n.Kind != ast.KindFunctionDeclaration && n.Kind != ast.KindMethodDeclaration && !isFunction(n)) ||
		n.Body() == nil {
		return nil
	}
	if n.Body().Kind != ast.KindBlock {
		return t.jsx(n.Body())
	}
	var last *ast.Node
	ast.ForEachReturnStatement(n.Body(), func(r *ast.Node) bool { last = r.Expression(); return false })
	return t.jsx(last)
}

func renderMethod(class *ast.Node) *ast.Node {
	for _, m := range class.ClassLikeData().Members.Nodes {
		if m.Kind == ast.KindMethodDeclaration && m.Name().Kind == ast.KindIdentifier && m.Name().Text() == "render" {
			return m
		}
	}
	return nil
}

func (t *syntaxTree) jsx(n *ast.Node) *JSX {
	for n != nil && (n.Kind == ast.KindParenthesizedExpression || n.Kind == ast.KindAsExpression ||
		n.Kind == ast.KindSatisfiesExpression) {
		n = n.Expression()
	}
	if n == nil {
		return nil
	}
	found := &JSX{Start: t.start(n), End: n.End()}
	switch n.Kind {
	case ast.KindJsxSelfClosingElement:
		found.Tag = t.source(n.TagName())
		return found
	case ast.KindJsxElement:
		found.Tag = t.source(n.AsJsxElement().OpeningElement.TagName())
		t.findChildren(found, n.AsJsxElement().Children)
		return found
	case ast.KindJsxFragment:
		t.findChildren(found, n.AsJsxFragment().Children)
		return found
	}
	return nil
}

// findChildren sets where the children are. It is no method of JSX, whose methods belong to what importers read.
func (t *syntaxTree) findChildren(j *JSX, list *ast.NodeList) {
	start, end := list.Pos(), list.End()
	for start < end && isBlank(t.text[start]) {
		start++
	}
	for end > start && isBlank(t.text[end-1]) {
		end--
	}
	j.ChildrenStart, j.ChildrenEnd, j.HasChildren = start, end, start < end
}

func isBlank(c byte) bool { return c == ' ' || c == '\t' || c == '\n' || c == '\r' }
