package tsgo

import (
	"cmp"
	"path"
	"slices"
	"strings"

	"github.com/microsoft/typescript-go/internal/ast"

	"github.com/microsoft/typescript-go/vitrine/facts"
	"github.com/microsoft/typescript-go/vitrine/typetree"
)

// Platform is the package of what the compiler itself declares: the language's and the browser's types.
const Platform = "typescript"

func isPlatform(file string) bool {
	name := path.Base(file)
	return strings.HasPrefix(name, "lib.") && strings.HasSuffix(name, ".d.ts")
}

// parameterTarget is the place of a type parameter that a declaration has; nil for one that the shown type brings.
func (x *extractor) parameterTarget(symbol *ast.Symbol) *typetree.Target {
	if len(symbol.Declarations) == 0 || symbol.Declarations[0].Parent == nil {
		return nil
	}
	switch owner := symbol.Declarations[0].Parent; owner.Kind {
	case ast.KindInterfaceDeclaration, ast.KindTypeAliasDeclaration, ast.KindClassDeclaration,
		ast.KindFunctionDeclaration:
		if owner.Name() != nil {
			return x.targetNamed(symbol, owner.Name().Text()+"."+symbol.Name)
		}
	}
	return nil
}

// maxDepth is how far names that explain others are explained themselves.
const maxDepth = 2

// namedIn describes all names that the facts of a package mention, and those of libraries that these mention in turn.
func (x *extractor) namedIn(made *facts.Package) []facts.Named {
	var list []facts.Named
	known := map[typetree.Target]bool{}
	next := mentioned(made)
	for depth := 0; depth <= maxDepth && len(next) > 0; depth++ {
		var further []*typetree.Type
		for _, t := range next {
			t.Walk(func(part *typetree.Type) bool {
				if part.Target == nil || known[*part.Target] {
					return true
				}
				known[*part.Target] = true
				if one, ok := x.describe(*part.Target); ok {
					list = append(list, one)
					further = append(further, typesOf(one)...)
				}
				return true
			})
		}
		next = further
	}
	slices.SortFunc(list, func(a, b facts.Named) int {
		return cmp.Or(strings.Compare(a.Target.Package, b.Target.Package),
			strings.Compare(a.Target.File, b.Target.File), strings.Compare(a.Target.Name, b.Target.Name))
	})
	return list
}

// mentioned are the types of all members of a package.
func mentioned(made *facts.Package) []*typetree.Type {
	var list []*typetree.Type
	add := func(members []facts.Member) {
		for _, m := range members {
			list = append(list, m.Type)
		}
	}
	for _, c := range made.Components {
		add(c.Props)
		add(c.Slots)
	}
	for _, h := range made.Hooks {
		add(h.Parameters)
		add(h.Returns)
		list = append(list, h.ReturnType)
	}
	for _, i := range made.Interfaces {
		add(i.Members)
	}
	for _, v := range made.Values {
		add([]facts.Member{v.Member})
	}
	return list
}

func typesOf(one facts.Named) []*typetree.Type {
	list := append([]*typetree.Type{one.Type, one.Default}, one.Extends...)
	for _, m := range one.Members {
		list = append(list, m.Type)
	}
	return list
}

// describe says what a name stands for, as its declarations write it.
func (x *extractor) describe(target typetree.Target) (facts.Named, bool) {
	symbol := x.named[target]
	if symbol == nil {
		return facts.Named{}, false
	}
	one := facts.Named{Target: target}
	for _, declaration := range symbol.Declarations {
		if doc := docOf(declaration); one.Doc.Empty() {
			one.Doc = doc
		}
		x.declared(&one, declaration)
	}
	if one.Target.Package == Platform && one.Doc.Text != "" {
		one.Members, one.Extends = nil, nil // the comment leads to where all of it is told
	}
	return one, true
}

func (x *extractor) declared(one *facts.Named, declaration *ast.Node) {
	v := &converter{x: x, file: ast.GetSourceFileOfNode(declaration)}
	switch declaration.Kind {
	case ast.KindTypeParameter:
		p := declaration.AsTypeParameterDeclaration()
		one.Type, one.Default = v.tree(p.Constraint), v.tree(p.DefaultType)
		one.Owner, _, _ = strings.Cut(one.Target.Name, ".")
		one.Doc.Text = templateText(docOf(declaration.Parent), p.Name().Text())
	case ast.KindTypeAliasDeclaration:
		alias := declaration.AsTypeAliasDeclaration().Type
		one.Parameters = v.parameters(declaration)
		if alias.Kind == ast.KindTypeLiteral {
			one.Members = v.documented(alias.Members())
		}
		if len(one.Members) == 0 {
			one.Type = v.tree(alias)
		}
	case ast.KindInterfaceDeclaration, ast.KindClassDeclaration:
		if one.Parameters == nil {
			one.Parameters = v.parameters(declaration)
		}
		for _, clause := range ast.GetExtendsHeritageClauseElements(declaration) {
			one.Extends = append(one.Extends, v.tree(clause))
		}
		one.Members = append(one.Members, v.documented(declaration.Members())...)
		one.Empty = len(one.Members)+len(one.Extends)+len(declaration.Members()) == 0
		if len(one.Members)+len(one.Extends) == 0 && !one.Empty {
			one.Type = v.object(declaration) // it can be called, or indexed
		}
	case ast.KindEnumDeclaration:
		var values []*typetree.Type
		for _, m := range declaration.Members() {
			values = append(values, &typetree.Type{Kind: typetree.Literal,
				Text: one.Target.Name + "." + m.Name().Text()})
		}
		if len(values) > 0 {
			one.Type = typetree.UnionOf(values)
		}
	case ast.KindVariableDeclaration:
		if node := declaration.Type(); node != nil && len(one.Members) == 0 {
			one.Type = v.tree(node)
		}
	case ast.KindFunctionDeclaration:
		one.Type = &typetree.Type{Kind: typetree.Func, Function: v.function(declaration)}
	}
}

// templateText is what a comment says of a type parameter.
func templateText(doc facts.Doc, name string) string {
	for _, tag := range doc.Tags {
		if tag.Name != "template" && tag.Name != "typeParam" && tag.Name != "typeparam" {
			continue
		}
		if word, rest := cutWord(tag.Text); word == name {
			return strings.TrimSpace(strings.TrimPrefix(rest, "-"))
		}
	}
	return ""
}

func (v *converter) parameters(declaration *ast.Node) []typetree.TypeParameter {
	var list []typetree.TypeParameter
	for _, p := range declaration.TypeParameters() {
		parameter := p.AsTypeParameterDeclaration()
		list = append(list, typetree.TypeParameter{Name: p.Name().Text(), Constraint: v.tree(parameter.Constraint),
			Default: v.tree(parameter.DefaultType)})
	}
	return list
}

// documented are members as their declarations write them.
func (v *converter) documented(nodes []*ast.Node) []facts.Member {
	var list []facts.Member
	for _, node := range nodes {
		switch node.Kind {
		case ast.KindPropertySignature, ast.KindMethodSignature, ast.KindPropertyDeclaration,
			ast.KindMethodDeclaration:
		default:
			continue
		}
		if node.ModifierFlags()&(ast.ModifierFlagsPrivate|ast.ModifierFlagsProtected) != 0 || node.Name() == nil {
			continue
		}
		made := facts.Member{Name: v.name(node.Name()), Optional: node.QuestionToken() != nil, Doc: docOf(node)}
		if node.Kind == ast.KindMethodSignature || node.Kind == ast.KindMethodDeclaration {
			made.Type = &typetree.Type{Kind: typetree.Func, Function: v.function(node)}
		} else {
			made.Type = v.tree(node.Type())
		}
		if n := len(list); n > 0 && list[n-1].Name == made.Name {
			continue // a further overload
		}
		list = append(list, made)
	}
	return list
}
