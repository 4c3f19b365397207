package tsgo

import (
	"fmt"
	"slices"

	"github.com/microsoft/typescript-go/internal/ast"
	"github.com/microsoft/typescript-go/internal/binder"
	"github.com/microsoft/typescript-go/internal/checker"
	"github.com/microsoft/typescript-go/internal/core"
	"github.com/microsoft/typescript-go/internal/parser"

	"github.com/microsoft/typescript-go/vitrine/typetree"
)

// Why a printed type can't be held against the declared one, or is not the same.
const (
	noTypeScript = "it is no TypeScript"
	ambiguous    = "two things in it have the same name"
	unknownName  = "a name in it is not known"
	brokeDown    = "the compiler can't answer"
	otherType    = "it is another type than the declared one"
)

type verifiedKey struct {
	text string
	t    *checker.Type
}

// verified is a type that carries the reason where its text does not denote the declared type. The text is parsed and
// asked for in a scope that holds what its names stood for when the tree was built.
func (x *extractor) verified(tree *typetree.Type, t *checker.Type) *typetree.Type {
	if tree.Differs != "" {
		return tree
	}
	key := verifiedKey{typetree.Print(tree), t}
	reason, known := x.reasons[key]
	if !known {
		reason = x.difference(key.text, tree, t)
		x.reasons[key] = reason
	}
	if reason == "" {
		return tree
	}
	return differing(tree, reason)
}

func (x *extractor) difference(text string, tree *typetree.Type, t *checker.Type) (reason string) {
	defer func() {
		if fault := recover(); fault != nil {
			reason = fmt.Sprintf("%s: %v", brokeDown, fault)
		}
	}()
	scope, reason := x.scopeOf(tree, t)
	if reason != "" {
		return reason
	}
	options := ast.SourceFileParseOptions{FileName: "/printed.ts", Path: "/printed.ts"}
	file := parser.ParseSourceFile(options, "export type Printed = "+text+";", core.ScriptKindTS)
	if len(file.Diagnostics()) > 0 {
		return noTypeScript
	}
	binder.BindSourceFile(file)
	for name, symbol := range scope {
		file.Locals[name] = symbol
	}
	printed := x.c.GetTypeFromTypeNode(file.Statements.Nodes[0].AsTypeAliasDeclaration().Type)
	return x.compare(x.defined(printed), x.defined(t))
}

// defined is a type without undefined, which is not part of a printed type: rows say that they are optional.
func (x *extractor) defined(t *checker.Type) *checker.Type {
	if !t.IsUnion() {
		return t
	}
	members := slices.DeleteFunc(slices.Clone(t.Types()), func(member *checker.Type) bool {
		return member.Flags()&checker.TypeFlagsUndefined != 0
	})
	if len(members) == len(t.Types()) {
		return t
	}
	return x.c.GetUnionType(members)
}

// compare asks the checker in both directions.
func (x *extractor) compare(printed, declared *checker.Type) string {
	isAny := func(t *checker.Type) bool { return t.Flags()&checker.TypeFlagsAny != 0 }
	if printed == x.c.GetErrorType() && declared != printed {
		return unknownName
	}
	if printed == declared {
		return ""
	}
	if isAny(printed) != isAny(declared) || !x.c.IsTypeAssignableTo(printed, declared) ||
		!x.c.IsTypeAssignableTo(declared, printed) {
		return otherType
	}
	return ""
}

// scopeOf are the symbols that the names of a type begin with.
func (x *extractor) scopeOf(tree *typetree.Type, t *checker.Type) (scope ast.SymbolTable, reason string) {
	scope = ast.SymbolTable{}
	tree.Walk(func(part *typetree.Type) bool {
		if part.Kind != typetree.Reference && part.Kind != typetree.Parameter && part.Kind != typetree.Query {
			return true
		}
		name := part.FirstName()
		symbol := x.roots[part]
		if symbol == nil {
			symbol = memberNamed(t, name)
		}
		switch known := scope[name]; {
		case symbol == nil:
			reason = unknownName + ": " + name
		case known != nil && x.c.SkipAlias(known) != x.c.SkipAlias(symbol):
			reason = ambiguous + ": " + name
		default:
			scope[name] = symbol
		}
		return true
	})
	return scope, reason
}

// memberNamed is the symbol of the member of a union that a name stands for, where nothing else says it.
func memberNamed(t *checker.Type, name string) *ast.Symbol {
	if !t.IsUnion() {
		return nil
	}
	for _, member := range t.Types() {
		if symbol := member.Symbol(); symbol != nil && symbol.Name == name {
			return symbol
		}
	}
	return nil
}
