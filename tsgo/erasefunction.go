package tsgo

import (
	"slices"

	"github.com/microsoft/typescript-go/internal/ast"
)

// modifiers cuts the modifiers that JavaScript doesn't have, and visits decorators.
func (e *eraser) modifiers(n *ast.Node) {
	for _, m := range n.ModifierNodes() {
		switch m.Kind {
		case ast.KindPublicKeyword, ast.KindPrivateKeyword, ast.KindProtectedKeyword, ast.KindReadonlyKeyword,
			ast.KindOverrideKeyword, ast.KindAbstractKeyword, ast.KindDeclareKeyword:
			e.cut(e.tree.start(m), e.tree.skip(m.End()))
		case ast.KindDecorator:
			e.visit(m)
		}
	}
}

// function handles everything with parameters. One without a body is an overload or a declaration.
func (e *eraser) function(n *ast.Node) {
	if n.Body() == nil || hasModifier(n, ast.KindDeclareKeyword) {
		e.remove(n)
		return
	}
	e.modifiers(n)
	if name := n.Name(); name != nil {
		e.binding(name)
		if n.Kind == ast.KindMethodDeclaration {
			e.annotation(name, n.PostfixToken(), nil)
		}
	}
	f := n.FunctionLikeData()
	e.angles(f.TypeParameters)
	e.parameters(f.Parameters)
	if f.Type != nil {
		e.asType(f.Type)
		e.cut(e.closingParenthesis(f.Parameters), f.Type.End())
	}
	e.visit(n.Body())
}

// closingParenthesis is the place behind the ")" of a parameter list.
func (e *eraser) closingParenthesis(list *ast.NodeList) int {
	at := e.tree.skip(list.End())
	for at < len(e.tree.text) && e.tree.text[at] != ')' {
		at = e.tree.skip(at + 1)
	}
	return at + 1
}

func (e *eraser) parameters(list *ast.NodeList) {
	for i, p := range list.Nodes {
		name := p.Name()
		if name.Kind == ast.KindIdentifier && name.Text() == "this" {
			e.thisParameter(list, i)
			continue
		}
		for _, m := range p.ModifierNodes() {
			if m.Kind != ast.KindDecorator {
				e.refuse(p, "parameter property")
				break
			}
			e.visit(m)
		}
		data := p.AsParameterDeclaration()
		e.binding(name)
		e.annotation(name, data.QuestionToken, data.Type)
		e.maybe(data.Initializer)
	}
}

// thisParameter cuts a parameter that only types the receiver, with the comma behind it.
func (e *eraser) thisParameter(list *ast.NodeList, i int) {
	p := list.Nodes[i]
	e.asType(p.AsParameterDeclaration().Type)
	end := p.End()
	if i+1 < len(list.Nodes) {
		end = e.tree.start(list.Nodes[i+1])
	} else if comma := e.tree.skip(end); e.tree.text[comma] == ',' {
		end = comma + 1
	}
	e.cut(e.tree.start(p), end)
}

func (e *eraser) class(n *ast.Node) {
	if hasModifier(n, ast.KindDeclareKeyword) {
		e.remove(n)
		return
	}
	e.modifiers(n)
	c := n.ClassLikeData()
	e.angles(c.TypeParameters)
	if c.HeritageClauses != nil {
		for _, clause := range c.HeritageClauses.Nodes {
			if clause.AsHeritageClause().Token != ast.KindImplementsKeyword {
				e.each(clause.AsHeritageClause().Types)
				continue
			}
			e.asType(clause)
			start := e.tree.start(clause)
			for start > 0 && isBlank(e.tree.text[start-1]) {
				start--
			}
			e.cut(start, clause.End())
		}
	}
	e.each(c.Members)
}

// lonely are field names that would be read as the modifier of the next member once their type is gone.
var lonely = []string{"get", "set", "static", "async", "accessor"}

func (e *eraser) property(n *ast.Node) {
	if hasModifier(n, ast.KindDeclareKeyword) || hasModifier(n, ast.KindAbstractKeyword) {
		e.remove(n)
		return
	}
	e.modifiers(n)
	e.binding(n.Name())
	p := n.AsPropertyDeclaration()
	e.annotation(n.Name(), n.PostfixToken(), p.Type)
	e.maybe(p.Initializer)
	if p.Initializer == nil && (p.Type != nil || n.PostfixToken() != nil) && e.tree.text[n.End()-1] != ';' &&
		n.Name().Kind == ast.KindIdentifier && slices.Contains(lonely, n.Name().Text()) {
		e.insert(n.Name().End(), ";")
	}
}
