package tsgo

import (
	"slices"
	"strings"

	"github.com/microsoft/typescript-go/internal/ast"
	"github.com/microsoft/typescript-go/internal/checker"

	"github.com/microsoft/typescript-go/vitrine/typetree"
)

// readable is a type as a reader wants it, and how its author wrote it where that differs. The checker sorts the
// members of a union and dissolves names into what they stand for, so what the author wrote is taken wherever it
// denotes the type itself.
func (x *extractor) readable(t *checker.Type, node, at *ast.Node) (tree, declared *typetree.Type) {
	if t.IsTypeParameter() {
		if tree, ok := x.constraint(t, at); ok {
			return tree, nil
		}
	}
	if node != nil {
		declared = x.author(node)
	}
	if node != nil && x.says(node, t) {
		tree = x.expand(node)
	} else if literals, ok := x.literals(t); ok {
		tree = x.joined(literals, node)
	} else {
		tree = x.checked(t, at)
		if declared != nil && (takesRest(tree) || x.unwieldy(t, at)) && x.isBetter(declared, tree, t) {
			tree = declared
		}
	}
	tree = x.verified(tree, t)
	if declared != nil && typetree.Print(declared) == typetree.Print(tree) {
		declared = nil
	}
	return tree, declared
}

// maxSpelled is the length up to which the checker's words stand in where the author's are not the type.
const maxSpelled = 1000

// isBetter says whether the author's words are better than the checker's: they are right, or the others are no help.
func (x *extractor) isBetter(declared, checked *typetree.Type, t *checker.Type) bool {
	return x.verified(declared, t).Differs == "" || len(typetree.Print(checked)) > maxSpelled ||
		x.verified(checked, t).Differs != ""
}

// takesRest says whether a function of a type takes any number of arguments; the author's words say that better.
func takesRest(t *typetree.Type) bool {
	return t.Find(func(part *typetree.Type) bool {
		return part.Kind == typetree.Func && slices.ContainsFunc(part.Function.Parameters,
			func(p typetree.Argument) bool { return p.Rest })
	}) != nil
}

// constraint writes a type parameter as what may stand for it, unless that is anything.
func (x *extractor) constraint(t *checker.Type, at *ast.Node) (*typetree.Type, bool) {
	constraint := x.c.GetConstraintOfTypeParameter(t)
	if constraint == nil || constraint.IsTypeParameter() {
		return nil, false
	}
	var node *ast.Node
	if s := t.Symbol(); s != nil && len(s.Declarations) > 0 && s.Declarations[0].Kind == ast.KindTypeParameter {
		node = s.Declarations[0].AsTypeParameterDeclaration().Constraint
	}
	tree, _ := x.readable(x.c.RemoveMissingOrUndefinedType(constraint), node, at)
	if strings.HasPrefix(typetree.Print(tree), "{") {
		return nil, false
	}
	return differing(tree, "stands for the type parameter "+t.Symbol().Name+", whose constraint it is"), true
}

// differing is a copy of a type that carries a reason.
func differing(t *typetree.Type, reason string) *typetree.Type {
	copied := *t
	copied.Differs = reason
	return &copied
}

// says whether the text of a type node denotes a type: not where it names parameters that have got arguments since.
func (x *extractor) says(node *ast.Node, t *checker.Type) bool {
	written := x.c.GetTypeFromTypeNode(node)
	if t.IsIntersection() && slices.Contains(t.Types(), written) {
		return true // what else is in it comes from declarations that this one stands before
	}
	return written == t || x.c.RemoveMissingOrUndefinedType(written) == t
}
