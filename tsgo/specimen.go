package tsgo

import "github.com/microsoft/typescript-go/internal/ast"

// Specimen is an exported function of one parameter that returns JSX with that parameter as the tag of an element:
// export const Button = (Subject) => <Subject>Save</Subject>.
type Specimen struct {
	Name      string
	Parameter string
	Body      JSX // what it returns
	Subject   Element
}

// Element is an element, as places in the text.
type Element struct {
	JSX
	Attributes []ElementAttribute
	TextOnly   bool // its children are one text
}

// ElementAttribute is an attribute of an element, or what it is spread from.
type ElementAttribute struct {
	Name       string // "" for a spread
	Start, End int
}

// Specimens are all of them, in the order of the text.
func (t *syntaxTree) Specimens() []Specimen {
	var found []Specimen
	for _, statement := range t.file.Statements.Nodes {
		if statement.Kind != ast.KindVariableStatement || !hasModifier(statement, ast.KindExportKeyword) {
			continue
		}
		for _, d := range declarations(statement) {
			if one, ok := t.specimen(d); ok {
				found = append(found, one)
			}
		}
	}
	return found
}

func (t *syntaxTree) specimen(declared *ast.Node) (Specimen, bool) {
	arrow := declared.Initializer()
	if arrow == nil || arrow.Kind != ast.KindArrowFunction || declared.Name().Kind != ast.KindIdentifier ||
		len(arrow.Parameters()) != 1 || arrow.Body().Kind == ast.KindBlock {
		return Specimen{}, false
	}
	parameter := arrow.Parameters()[0].Name()
	body := t.jsx(arrow.Body())
	if parameter.Kind != ast.KindIdentifier || body == nil {
		return Specimen{}, false
	}
	one := Specimen{Name: declared.Name().Text(), Parameter: parameter.Text(), Body: *body}
	var element *ast.Node
	var visit func(n *ast.Node) bool
	visit = func(n *ast.Node) bool {
		if element == nil && t.tag(n) == one.Parameter {
			element = n
		}
		return element != nil || n.ForEachChild(visit)
	}
	visit(arrow.Body())
	if element == nil {
		return one, false
	}
	one.Subject = t.element(element)
	return one, true
}

// tag is the tag of an element, "" for anything else.
func (t *syntaxTree) tag(n *ast.Node) string {
	switch n.Kind {
	case ast.KindJsxSelfClosingElement:
		return t.source(n.TagName())
	case ast.KindJsxElement:
		return t.source(n.AsJsxElement().OpeningElement.TagName())
	}
	return ""
}

func (t *syntaxTree) element(n *ast.Node) Element {
	found := Element{JSX: *t.jsx(n)}
	opening := n
	if n.Kind == ast.KindJsxElement {
		opening = n.AsJsxElement().OpeningElement
		children := n.AsJsxElement().Children.Nodes
		found.TextOnly = len(children) == 1 && children[0].Kind == ast.KindJsxText
	}
	for _, attribute := range opening.Attributes().AsJsxAttributes().Properties.Nodes {
		one := ElementAttribute{Start: t.start(attribute), End: attribute.End()}
		if attribute.Kind == ast.KindJsxAttribute {
			one.Name = t.source(attribute.Name())
		}
		found.Attributes = append(found.Attributes, one)
	}
	return found
}

// Needed are the statements of the file that a part of its text needs, in their order: imports without what nobody
// needs, and declarations.
func (t *syntaxTree) Needed(start, end int) (imports, declared []string) {
	return t.NeededBy([][2]int{{start, end}})
}

// NeededBy are the statements that parts of the text need together, and some names.
func (t *syntaxTree) NeededBy(parts [][2]int, more ...string) (imports, declared []string) {
	wanted := t.wantedBy(parts, more)
	for _, statement := range t.file.Statements.Nodes {
		unwanted := map[string]bool{}
		needed := false
		for _, name := range declaredBy(statement) {
			needed = needed || wanted[name]
			unwanted[name] = !wanted[name]
		}
		switch {
		case !needed:
		case statement.Kind == ast.KindImportDeclaration:
			imports = append(imports, t.rewritten(statement, unwanted))
		default:
			declared = append(declared, t.source(statement))
		}
	}
	return imports, declared
}

// wantedBy are the names of the file that parts of its text need, and what these need in turn.
func (t *syntaxTree) wantedBy(parts [][2]int, more []string) map[string]bool {
	names := t.Declared()
	wanted := map[string]bool{}
	var visit func(n *ast.Node) bool
	visit = func(n *ast.Node) bool {
		if n.Kind == ast.KindIdentifier && names[n.Text()] && !wanted[n.Text()] && !namesMember(n) {
			wanted[n.Text()] = true
			for _, statement := range t.file.Statements.Nodes {
				if statement.Kind != ast.KindImportDeclaration && declares(statement, n.Text()) {
					statement.ForEachChild(visit)
				}
			}
		}
		return n.ForEachChild(visit)
	}
	var within func(n *ast.Node) bool
	within = func(n *ast.Node) bool {
		for _, part := range parts {
			if t.start(n) >= part[0] && n.End() <= part[1] {
				return visit(n)
			}
		}
		return n.ForEachChild(within)
	}
	within(t.file.AsNode())
	for _, name := range more {
		wanted[name] = true
	}
	return wanted
}

// namesMember reports whether an identifier is the name of an attribute or of a property, and no use of a declaration.
func namesMember(n *ast.Node) bool {
	switch n.Parent.Kind {
	case ast.KindJsxAttribute, ast.KindPropertyAssignment, ast.KindPropertyAccessExpression:
		return n.Parent.Name() == n
	}
	return false
}

func declares(statement *ast.Node, name string) bool {
	for _, one := range declaredBy(statement) {
		if one == name {
			return true
		}
	}
	return false
}
