package tsgo

import (
	"maps"
	"slices"
	"strings"

	"github.com/microsoft/typescript-go/internal/ast"
	"github.com/microsoft/typescript-go/internal/checker"
)

// propSet are the props of all signatures of a component.
type propSet struct {
	order        []string
	byName       map[string]*mergedProp
	alternatives int
	loose, exact []map[string]bool // what alternatives want: those that take any name, and the others
	defaults     map[string]bool   // props that a declared defaultProps fills in
}

type mergedProp struct {
	name     string
	symbol   *ast.Symbol // of the alternative that prints best
	types    []*checker.Type
	seen     int // alternatives that have it
	required int // alternatives that want it
}

func (m *propSet) named(name string) *mergedProp { return m.byName[name] }

// merge walks all signatures and, where their props are a union, all arms: the properties of a union are only those
// that all arms share, and the last of several signatures lacks what the others have.
func (x *extractor) merge(e export, signatures []*checker.Signature) *propSet {
	m := &propSet{byName: map[string]*mergedProp{}}
	settled := slices.ContainsFunc(signatures, func(s *checker.Signature) bool {
		t := x.propsType(s)
		return t != nil && t.Flags()&checker.TypeFlagsConditional == 0
	})
	for i, s := range signatures {
		t := x.propsType(s)
		if t == nil {
			continue
		}
		// Props that depend on a type parameter do not say what an element needs, where another signature says it.
		counts := !settled || t.Flags()&checker.TypeFlagsConditional == 0
		for _, arm := range x.arms(t) {
			properties := x.c.GetPropertiesOfType(arm)
			x.trace(arm, e.symbol.ValueDeclaration)
			m.weigh(arm.Flags()&checker.TypeFlagsAny != 0 || len(x.c.GetIndexInfosOfType(arm)) > 0, properties)
			if len(properties) > 0 && counts {
				m.alternatives++
			}
			for _, p := range properties {
				m.add(x, p, i == 0)
				if !counts && p.Flags&ast.SymbolFlagsOptional == 0 {
					m.byName[p.Name].required--
				}
			}
		}
	}
	return m
}

// weigh takes in what an alternative wants, and whether it takes props of any name.
func (m *propSet) weigh(loose bool, properties []*ast.Symbol) {
	wanted := map[string]bool{}
	for _, p := range properties {
		if p.Flags&ast.SymbolFlagsOptional == 0 {
			wanted[p.Name] = true
		}
	}
	if loose {
		m.loose = append(m.loose, wanted)
	} else {
		m.exact = append(m.exact, wanted)
	}
}

// anything says whether elements may have props of any name, or with which props they may: those that only such an
// alternative wants.
func (m *propSet) anything() (always bool, with []string) {
	for _, wanted := range m.loose {
		telling := slices.DeleteFunc(slices.Sorted(maps.Keys(wanted)), func(name string) bool {
			return slices.ContainsFunc(m.exact, func(exact map[string]bool) bool { return exact[name] })
		})
		if len(m.exact) == 0 || len(telling) == 0 {
			return true, nil
		}
		with = append(with, telling...)
	}
	slices.Sort(with)
	return len(m.exact) == 0, slices.Compact(with)
}

func (m *propSet) add(x *extractor, p *ast.Symbol, first bool) {
	if strings.HasPrefix(p.Name, "__@") || strings.HasPrefix(p.Name, ast.InternalSymbolNamePrefix) {
		return // a symbol such as iterator, whose name changes from run to run
	}
	one := m.byName[p.Name]
	if one == nil {
		one = &mergedProp{name: p.Name, symbol: p}
		m.byName[p.Name] = one
		m.order = append(m.order, p.Name)
		first = true
	}
	if first {
		if t := x.typeOf(p); !slices.Contains(one.types, t) {
			one.types = append(one.types, t)
		}
	}
	one.seen++
	if p.Flags&ast.SymbolFlagsOptional == 0 {
		one.required++
	}
}
