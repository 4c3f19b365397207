package tsgo

import (
	"github.com/microsoft/typescript-go/internal/ast"
)

// Refusal is a construct that is more than a type, so that erasing it would change what the program does.
type Refusal struct {
	Offset    int
	Construct string // enum, namespace, parameter property, import =, export =
}

// EraseTypes is the file as JavaScript. Types are cut out of the text, so comments, blank lines and formatting stay
// as the author wrote them; a file without types comes back byte for byte. The tree must be free of syntax errors.
func (t *syntaxTree) EraseTypes() (string, []Refusal) {
	e := eraser{tree: t, values: map[string]bool{}, types: map[string]bool{}, gone: map[*ast.Node]bool{}}
	e.localTypes = e.typesOfFile()
	e.each(t.file.Statements)
	e.imports()
	e.directives()
	e.guards(t.file.AsNode())
	if len(e.edits) == 0 {
		return t.text, e.refusals
	}
	return apply(t.text, e.edits), e.refusals
}

// eraser collects edits in one walk. Names are told apart by spelling alone, without scopes: a name that is used as a
// value anywhere counts as one, which errs on the side of keeping an import.
type eraser struct {
	tree       *syntaxTree
	edits      []edit
	refusals   []Refusal
	values     map[string]bool // names used as values
	types      map[string]bool // names used as types
	localTypes map[string]bool // names that the file itself declares or imports as types only
	gone       map[*ast.Node]bool
}

func (e *eraser) cut(start, end int) {
	if start < end {
		e.edits = append(e.edits, edit{start: start, end: end})
	}
}

func (e *eraser) insert(at int, text string) { e.edits = append(e.edits, edit{at, at, text}) }

func (e *eraser) refuse(n *ast.Node, construct string) {
	e.refusals = append(e.refusals, Refusal{e.tree.start(n), construct})
}

func (e *eraser) each(list *ast.NodeList) {
	if list != nil {
		for _, n := range list.Nodes {
			e.visit(n)
		}
	}
}

func (e *eraser) inside(n *ast.Node) {
	n.ForEachChild(func(c *ast.Node) bool { e.visit(c); return false })
}

func (e *eraser) maybe(n *ast.Node) {
	if n != nil {
		e.visit(n)
	}
}

// binding visits a declared name: a plain one is no use of a value, a pattern or a computed name may hold some.
func (e *eraser) binding(n *ast.Node) {
	if n != nil && n.Kind != ast.KindIdentifier {
		e.visit(n)
	}
}

// asType notes the names that a type uses. The node may be nil.
func (e *eraser) asType(n *ast.Node) {
	if n == nil {
		return
	}
	if n.Kind == ast.KindIdentifier {
		e.types[n.Text()] = true
	}
	n.ForEachChild(func(c *ast.Node) bool { e.asType(c); return false })
}

// annotation cuts what stands behind a declared name: "?", "!", and ": Type".
func (e *eraser) annotation(name, mark, typ *ast.Node) {
	e.asType(typ)
	switch {
	case typ != nil:
		e.cut(name.End(), typ.End())
	case mark != nil:
		e.cut(name.End(), mark.End())
	}
}

// angles cuts a list with its angle brackets.
func (e *eraser) angles(list *ast.NodeList) {
	if list == nil || list.Pos() <= 0 {
		return
	}
	for _, n := range list.Nodes {
		e.asType(n)
	}
	end := e.tree.skip(list.End())
	if end < len(e.tree.text) && e.tree.text[end] == ',' {
		end = e.tree.skip(end + 1)
	}
	e.cut(list.Pos()-1, end+1)
}

// visit is called for everything that is not a type.
func (e *eraser) visit(n *ast.Node) {
	switch n.Kind {
	case ast.KindIdentifier:
		e.values[n.Text()] = true
	case ast.KindFunctionDeclaration, ast.KindFunctionExpression, ast.KindArrowFunction, ast.KindMethodDeclaration,
		ast.KindConstructor, ast.KindGetAccessor, ast.KindSetAccessor:
		e.function(n)
	case ast.KindClassDeclaration, ast.KindClassExpression:
		e.class(n)
	case ast.KindPropertyDeclaration:
		e.property(n)
	case ast.KindVariableDeclaration:
		v := n.AsVariableDeclaration()
		e.binding(n.Name())
		e.annotation(n.Name(), v.ExclamationToken, v.Type)
		e.maybe(v.Initializer)
	case ast.KindBindingElement:
		b := n.AsBindingElement()
		e.binding(b.PropertyName)
		e.binding(n.Name())
		e.maybe(b.Initializer)
	case ast.KindPropertyAssignment:
		e.binding(n.Name())
		e.visit(n.Initializer())
	case ast.KindShorthandPropertyAssignment:
		e.values[n.Name().Text()] = true
		e.maybe(n.AsShorthandPropertyAssignment().ObjectAssignmentInitializer)
	case ast.KindPropertyAccessExpression:
		e.visit(n.Expression())
	case ast.KindLabeledStatement:
		e.visit(n.Statement())
	case ast.KindBreakStatement, ast.KindContinueStatement, ast.KindMetaProperty:
	default:
		if !e.typedExpression(n) && !e.jsx(n) && !e.statement(n) {
			e.inside(n)
		}
	}
}

func (e *eraser) jsx(n *ast.Node) bool {
	switch n.Kind {
	case ast.KindJsxFragment:
		e.values["React"] = true
		return false
	case ast.KindJsxOpeningElement, ast.KindJsxSelfClosingElement:
		e.values["React"] = true // the classic transform calls it
		e.visit(n.TagName())
		e.angles(n.TypeArgumentList())
		e.visit(n.Attributes())
		return true
	case ast.KindJsxAttribute:
		e.maybe(n.Initializer())
		return true
	}
	return false
}
