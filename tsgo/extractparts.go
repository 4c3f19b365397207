package tsgo

import (
	"slices"

	"github.com/microsoft/typescript-go/internal/ast"
	"github.com/microsoft/typescript-go/internal/checker"

	"github.com/microsoft/typescript-go/vitrine/facts"
)

// candidate is an export, or a part of one, that can stand in JSX.
type candidate struct {
	export
	t          *checker.Type
	signatures []*checker.Signature
}

// candidates are an export and its static members, as far as they can stand in JSX.
func (x *extractor) candidates(e export, t *checker.Type) (list []candidate) {
	if x.isContext(t) {
		return nil
	}
	if signatures := x.renders(t); len(signatures) > 0 {
		list = append(list, candidate{e, t, signatures})
	}
	if e.imports[0].Part != "" || t.Flags()&(checker.TypeFlagsObject|checker.TypeFlagsIntersection) == 0 {
		return list
	}
	for _, p := range x.c.GetPropertiesOfType(t) {
		if !isCapital(p.Name) || p.Flags&ast.SymbolFlagsOptional != 0 {
			continue
		}
		partType := x.c.GetTypeOfSymbol(p)
		signatures := x.renders(partType)
		if len(signatures) == 0 || x.isContext(partType) {
			continue
		}
		part := export{name: e.name + "." + p.Name, symbol: x.value(p)}
		if part.symbol == e.symbol {
			continue // a type that both share, and that only the other one keeps
		}
		for _, i := range e.imports {
			part.imports = append(part.imports, facts.Import{Module: i.Module, Name: i.Name, Part: p.Name})
		}
		list = append(list, candidate{part, partType, signatures})
	}
	return list
}

// withParts joins a component that is exported flat, as MenuItem, with the part of another that it is: Menu.Item.
func withParts(x *extractor, list []candidate) []candidate {
	flat := map[string]int{}
	for i, one := range list {
		if one.imports[0].Part == "" {
			flat[one.name] = i
		}
	}
	joined := map[int]bool{}
	for i, one := range list {
		if one.imports[0].Part == "" {
			continue
		}
		at, known := flat[one.name[:len(one.name)-len(one.imports[0].Part)-1]+one.imports[0].Part]
		if known && !joined[at] && x.isSame(list[at], one) {
			joined[at] = true
			list[i].imports = append(slices.Clone(one.imports), list[at].imports...)
			list[i].symbol = list[at].symbol
		}
	}
	var left []candidate
	for i, one := range list {
		if !joined[i] && x.wanted(one.name) {
			left = append(left, one)
		}
	}
	return left
}

func (x *extractor) isSame(a, b candidate) bool {
	return a.symbol == b.symbol || a.t == b.t ||
		x.c.IsTypeAssignableTo(a.t, b.t) && x.c.IsTypeAssignableTo(b.t, a.t)
}

// value is what a static member is a copy of, where its declaration says so, as in “Item: typeof MenuItem”.
func (x *extractor) value(p *ast.Symbol) *ast.Symbol {
	for _, declaration := range p.Declarations {
		if node := typeNodeOf(declaration); node != nil && node.Kind == ast.KindTypeQuery {
			if symbol := x.c.GetSymbolAtLocation(node.AsTypeQueryNode().ExprName); symbol != nil {
				return x.c.SkipAlias(symbol)
			}
		}
	}
	return p
}

// isContext says whether a value is a context, whose Provider and Consumer are React's.
func (x *extractor) isContext(t *checker.Type) bool {
	s := t.Symbol()
	return s != nil && s.Name == "Context" && x.originOf(s).Package == "@types/react"
}
