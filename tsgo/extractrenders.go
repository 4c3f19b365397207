package tsgo

import (
	"cmp"
	"slices"

	"github.com/microsoft/typescript-go/internal/ast"
	"github.com/microsoft/typescript-go/internal/checker"
)

// shown is what a file of imports ends with, so that the checker can be asked what React shows.
const shown = "export declare const shown: import('react').ReactNode;\n"

// shownType is the type of that declaration, nil where React has no types.
func (x *extractor) shownType(probe *ast.SourceFile) *checker.Type {
	for _, statement := range probe.Statements.Nodes {
		if statement.Kind != ast.KindVariableStatement {
			continue
		}
		declared := statement.AsVariableStatement().DeclarationList.AsVariableDeclarationList().Declarations.Nodes[0]
		if t := x.c.GetTypeFromTypeNode(declared.Type()); t.Flags()&checker.TypeFlagsAny == 0 {
			return t
		}
	}
	return nil
}

// renders are the signatures of a type that can stand in JSX: functions of one object that return something to show,
// and classes whose instances have a render method. A union is as good as each of its arms.
func (x *extractor) renders(t *checker.Type) []*checker.Signature {
	if t.IsUnion() {
		var all []*checker.Signature
		for _, arm := range t.Types() {
			all = append(all, x.renders(arm)...)
		}
		return all
	}
	var found []*checker.Signature
	for _, s := range x.c.GetSignaturesOfType(t, checker.SignatureKindCall) {
		if x.takesProps(s) && x.shows(x.c.GetReturnTypeOfSignature(s)) {
			found = append(found, s)
		}
	}
	for _, s := range x.c.GetSignaturesOfType(t, checker.SignatureKindConstruct) {
		if x.c.GetPropertyOfType(x.c.GetReturnTypeOfSignature(s), "render") != nil {
			found = append(found, s)
		}
	}
	// The signature with the fewest type parameters prints best; of those the last, which is for the default element.
	slices.Reverse(found)
	slices.SortStableFunc(found, func(a, b *checker.Signature) int {
		return cmp.Compare(len(a.TypeParameters()), len(b.TypeParameters()))
	})
	return found
}

// takesProps says whether a function can be called as React calls components: with an object, and one thing more. One
// of anything that returns anything says nothing, and is none.
func (x *extractor) takesProps(s *checker.Signature) bool {
	parameters := s.Parameters()
	if s.MinArgumentCount() > 2 || len(parameters) == 0 {
		return len(parameters) == 0
	}
	t := x.c.GetTypeOfSymbol(parameters[0])
	if t.Flags()&checker.TypeFlagsAny != 0 {
		return x.c.GetReturnTypeOfSignature(s).Flags()&checker.TypeFlagsAny == 0
	}
	if s.HasRestParameter() && len(parameters) == 1 {
		return x.c.IsArrayLikeType(t)
	}
	const never = checker.TypeFlagsStringLike | checker.TypeFlagsNumberLike | checker.TypeFlagsBooleanLike |
		checker.TypeFlagsESSymbolLike | checker.TypeFlagsBigIntLike
	return t.Flags()&never == 0 && !x.c.IsArrayLikeType(t)
}

// shows says whether React shows what a function returns. A component of the server may return it later, and one that
// is declared as a function component may do both.
func (x *extractor) shows(t *checker.Type) bool {
	if t.Flags()&checker.TypeFlagsNever != 0 {
		return false
	}
	if x.node == nil {
		return x.isElement(t)
	}
	if x.c.IsTypeAssignableTo(t, x.node) {
		return true
	}
	if promised := x.c.GetPromisedTypeOfPromise(t); promised != nil {
		return x.c.IsTypeAssignableTo(promised, x.node)
	}
	return t.IsUnion() && !slices.ContainsFunc(t.Types(), func(arm *checker.Type) bool { return !x.shows(arm) })
}

// isElement is what can be told without React's types: an element is known by its name.
func (x *extractor) isElement(t *checker.Type) bool {
	if t.IsUnion() {
		return slices.ContainsFunc(t.Types(), x.isElement)
	}
	s := t.Symbol()
	return s != nil && (s.Name == "Element" || s.Name == "ReactElement" || s.Name == "ReactPortal")
}
