package tsgo

import (
	"cmp"
	"fmt"
	"path"
	"slices"
	"strings"

	"github.com/microsoft/typescript-go/internal/ast"
	"github.com/microsoft/typescript-go/internal/checker"

	"github.com/microsoft/typescript-go/vitrine/facts"
)

// export is one thing that a package offers, under all its names.
type export struct {
	name    string
	symbol  *ast.Symbol
	imports []facts.Import // all, types included
	values  []facts.Import // those that exist at run time
}

// exportKey tells exports apart. A part of a namespace is an export of its own: one function may be a part of several.
type exportKey struct {
	symbol, container *ast.Symbol
	part              string
}

// exports are all exports of all modules, those of the same symbol together, by name.
func (x *extractor) exports(modules []string, probe *ast.SourceFile) ([]export, error) {
	found := map[exportKey]*export{}
	typed := 0
	for i, statement := range probe.Statements.Nodes[:len(modules)] {
		module := x.c.ResolveExternalModuleName(statement.ModuleSpecifier())
		if module == nil {
			continue // a folder without types, such as one with locales in JSON
		}
		typed++
		x.modules[modules[i]] = module
		x.eachExport(module, func(symbol, target *ast.Symbol, isValue bool) {
			at := facts.Import{Module: modules[i], Name: symbol.Name}
			add(found, exportKey{symbol: target}, at, isValue)
			if !isValue || !isCapital(symbol.Name) || !isNamespace(target) {
				return
			}
			x.eachExport(target, func(part, partTarget *ast.Symbol, isValue bool) {
				if isValue && isCapital(part.Name) {
					add(found, exportKey{partTarget, target, part.Name}, facts.Import{Module: at.Module, Name: at.Name,
						Part: part.Name}, true)
				}
			})
		})
	}
	if typed == 0 {
		return nil, untypedPackage{modules[0], len(modules)}
	}
	var list []export
	for key, e := range found {
		slices.SortFunc(e.imports, compareImports)
		slices.SortFunc(e.values, compareImports)
		if e.name = nameOf(*e); key.part != "" {
			e.name = e.imports[0].Name + "." + key.part
		}
		list = append(list, *e)
	}
	slices.SortFunc(list, func(a, b export) int { // of two with one name, what the root exports comes first
		return cmp.Or(cmp.Compare(a.name, b.name), cmp.Compare(a.depth(), b.depth()),
			compareImports(a.imports[0], b.imports[0]))
	})
	return list, nil
}

// untypedPackage says that nothing declares what a package exports.
type untypedPackage struct {
	name    string
	modules int
}

func (e untypedPackage) Error() string {
	return fmt.Sprintf("the package %s has no types: none of its %d public modules leads to a declaration file, "+
		"and no component was found in their JavaScript; install a version that publishes types, or its package of types",
		e.name, e.modules)
}

// depth is that of the module that shows an export and is nearest to the root.
func (e export) depth() int { return strings.Count(e.imports[len(e.imports)-1].Module, "/") }

func add(found map[exportKey]*export, key exportKey, at facts.Import, isValue bool) {
	e := found[key]
	if e == nil {
		e = &export{symbol: key.symbol}
		found[key] = e
	}
	e.imports = append(e.imports, at)
	if isValue {
		e.values = append(e.values, at)
	}
}

// eachExport calls back with the exports of a module and what they stand for. Those that came by “export type” are no
// values, whatever they stand for.
func (x *extractor) eachExport(module *ast.Symbol, use func(symbol, target *ast.Symbol, isValue bool)) {
	exists, at := x.c.GetTypeOfSymbol(module), x.originOf(module).File
	for _, symbol := range x.c.GetExportsOfModule(module) {
		target := x.c.SkipAlias(symbol)
		isValue := target.Flags&ast.SymbolFlagsValue != 0 && x.c.GetTypeOnlyAliasDeclaration(symbol) == nil &&
			(module.Flags&ast.SymbolFlagsValueModule == 0 || x.c.GetPropertyOfType(exists, symbol.Name) != nil)
		if isValue && (isCapital(symbol.Name) || isHook(symbol.Name) || symbol.Name == "default") {
			isValue = x.publishes(at, symbol.Name, x.originOf(target).Package, 0)
		}
		use(symbol, target, isValue)
	}
}

// isNamespace says whether a symbol is a module and nothing else: what “export * as Menu” makes.
func isNamespace(symbol *ast.Symbol) bool {
	return symbol.Flags&ast.SymbolFlagsValueModule != 0 &&
		symbol.Flags&(ast.SymbolFlagsVariable|ast.SymbolFlagsFunction|ast.SymbolFlagsClass|ast.SymbolFlagsEnum) == 0
}

// compareImports puts the deepest path first, and there the default export.
func compareImports(a, b facts.Import) int {
	byDefault := func(i facts.Import) int {
		if i.Name == "default" {
			return 0
		}
		return 1
	}
	return cmp.Or(cmp.Compare(strings.Count(b.Module, "/"), strings.Count(a.Module, "/")), cmp.Compare(a.Module,
		b.Module),
		cmp.Compare(byDefault(a), byDefault(b)), cmp.Compare(a.Name, b.Name), cmp.Compare(a.Part, b.Part))
}

// nameOf is what an export is called: by its declaration, unless that has no name of its own.
func nameOf(e export) string {
	name := e.symbol.Name
	if isName(name) {
		for _, i := range e.imports {
			if i.Name == name || strings.HasSuffix(i.Name, "_"+name) {
				return name
			}
		}
	}
	for _, i := range e.imports {
		if i.Name != "default" {
			return i.Name
		}
	}
	if name == e.symbol.Name && isName(name) {
		return name
	}
	segments := strings.Split(e.imports[0].Module, "/")
	return segments[len(segments)-1]
}

// declaredName is the name beside which an export's types are named: MenuItem for Menu.Item.
func (e export) declaredName() string {
	if e.imports[0].Part == "" {
		return e.name
	}
	if isName(e.symbol.Name) && e.symbol.Name != e.imports[0].Part {
		return e.symbol.Name
	}
	return strings.ReplaceAll(e.name, ".", "")
}

// classify takes an export in where it is a hook, a value or an interface. It returns what can stand in JSX.
func (x *extractor) classify(made *facts.Package, e export) []candidate {
	const values = ast.SymbolFlagsVariable | ast.SymbolFlagsFunction | ast.SymbolFlagsClass
	if e.symbol.Flags&values != 0 {
		isTag := isCapital(e.name)
		if len(e.values) == 0 || (isTag || isHook(e.name)) && !x.isPublished(e.symbol) {
			return nil
		}
		e.imports = e.values
		t := x.c.GetTypeOfSymbol(e.symbol)
		switch {
		case isTag:
			return x.candidates(e, t)
		case !x.wanted(e.name):
		case isHook(e.name):
			if signatures := x.c.GetSignaturesOfType(t, checker.SignatureKindCall); len(signatures) > 0 {
				made.Hooks = append(made.Hooks, x.hook(e, signatures))
			}
		case slices.ContainsFunc(x.options.Values, func(pattern string) bool {
			ok, _ := path.Match(pattern, e.name)
			return ok
		}):
			member := x.member(e.symbol, t)
			member.Name, member.Optional = e.name, false
			made.Values = append(made.Values, facts.Value{Member: member, Imports: e.imports})
		}
		return nil
	}
	named := slices.Contains(x.options.Interfaces, e.name) || slices.Contains(x.options.Exports, e.name)
	if named && e.symbol.Flags&(ast.SymbolFlagsInterface|ast.SymbolFlagsTypeAlias) != 0 {
		made.Interfaces = append(made.Interfaces, x.interfaceOf(e))
	}
	return nil
}
