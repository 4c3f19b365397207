package extract

import (
	"cmp"
	"fmt"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"github.com/microsoft/typescript-go/internal/ast"
	"github.com/microsoft/typescript-go/internal/checker"

	"github.com/microsoft/typescript-go/vitrine/check"
	"github.com/microsoft/typescript-go/vitrine/facts"
	"github.com/microsoft/typescript-go/vitrine/typetree"
)

// Options say what is extracted.
type Options struct {
	Folder     string   // absolute; packages are found from here upwards
	Packages   []string // names of the packages
	Exports    []string // names wanted; empty for all
	Interfaces []string // names of interfaces wanted in any case; components and hooks need no naming
	Values     []string // patterns of the names of functions and constants wanted, such as *Selector
	Checkers   int      // how many share the work; 0 for one
	// called with each file that is read, by several at once; nil for nobody
	Read func(file string)

	links []linkedPackage
}

// Extract reads the facts of packages, in the order asked for.
func Extract(options Options) (packages []facts.Package, err error) {
	defer func() {
		if fault := recover(); fault != nil {
			err = fmt.Errorf("the compiler broke down on %s: %v", strings.Join(options.Packages, ", "), fault)
		}
	}()
	if options.Read == nil {
		options.Read = func(string) {}
	}
	work := make([]job, len(options.Packages))
	files := map[string]string{}
	for i, name := range options.Packages {
		modules, version, err := modulesOf(options.Folder, name)
		if err != nil {
			return nil, err
		}
		work[i] = job{index: i, modules: modules, file: filepath.ToSlash(filepath.Join(options.Folder,
			fmt.Sprintf("vitrine-facts-%d.ts", i)))}
		work[i].made = facts.Package{Name: name, Version: version}
		if link, ok := linkOf(options.Folder, name); ok {
			options.links = append(options.links, link)
		}
		var text strings.Builder
		for n, module := range modules {
			fmt.Fprintf(&text, "import * as m%d from %q;\n", n, module)
		}
		files[work[i].file] = text.String()
	}
	program, err := check.Load(check.Options{Folder: options.Folder, Files: files, Exact: true,
		Checkers: options.Checkers})
	if err != nil {
		return nil, err
	}
	for _, file := range program.Files() {
		options.Read(file)
	}
	extractAll(program, work, options)
	for _, j := range work {
		if j.err != nil {
			return nil, j.err
		}
		packages = append(packages, j.made)
	}
	return packages, nil
}

// job is one package to read.
type job struct {
	index   int
	modules []string
	file    string
	made    facts.Package
	err     error
}

// extractAll shares the packages among the checkers: the next one goes to whoever is free, the largest first.
func extractAll(program *check.Program, work []job, options Options) {
	order := make([]*job, len(work))
	for i := range work {
		order[i] = &work[i]
	}
	slices.SortStableFunc(order, func(a, b *job) int { return cmp.Compare(len(b.modules), len(a.modules)) })
	next := make(chan *job, len(order))
	for _, j := range order {
		next <- j
	}
	close(next)
	compiled := program.Compiled()
	compiled.Bind()
	compiled.EachChecker(func(c *checker.Checker) {
		x := newExtractor(c, options)
		for j := range next {
			x.run(j, compiled.File(j.file))
		}
	})
}

// extractor reads with one checker, whose types mean nothing to another.
type extractor struct {
	c       *checker.Checker
	options Options
	members map[memberKey]facts.Member
	trees   map[typeKey]*typetree.Type
	reasons map[verifiedKey]string
	roots   map[*typetree.Type]*ast.Symbol // what the names of trees begin with
	files   map[string]*script
	modules map[string]*ast.Symbol
	above   map[string]string // folder whose node_modules holds a package
	current string            // package under work
}

func newExtractor(c *checker.Checker, options Options) *extractor {
	return &extractor{c: c, options: options, members: map[memberKey]facts.Member{},
		trees: map[typeKey]*typetree.Type{}, roots: map[*typetree.Type]*ast.Symbol{},
		reasons: map[verifiedKey]string{}, files: map[string]*script{}, modules: map[string]*ast.Symbol{},
		above: map[string]string{}}
}

// export is one thing that a package offers, under all its names.
type export struct {
	name    string
	symbol  *ast.Symbol
	imports []facts.Import
}

func (x *extractor) run(j *job, probe *ast.SourceFile) {
	x.current = j.made.Name
	defer func() {
		if fault := recover(); fault != nil {
			j.err = fmt.Errorf("the compiler broke down on %s: %v", j.made.Name, fault)
		}
	}()
	j.made.Components, j.made.Hooks = []facts.Component{}, []facts.Hook{}
	j.made.Interfaces, j.made.Values = []facts.Interface{}, []facts.Value{}
	j.made.Exports = x.exported(j.modules, probe)
	for _, e := range x.exports(j.modules, probe) {
		x.classify(&j.made, e)
	}
}

// exports are all exports of all modules, those of the same symbol together, by name.
func (x *extractor) exports(modules []string, probe *ast.SourceFile) []export {
	found := map[*ast.Symbol]*export{}
	for i, statement := range probe.Statements.Nodes {
		module := x.c.ResolveExternalModuleName(statement.ModuleSpecifier())
		if module == nil {
			continue // a folder without types, such as one with locales in JSON
		}
		x.modules[modules[i]] = module
		for _, symbol := range x.c.GetExportsOfModule(module) {
			target := x.c.SkipAlias(symbol)
			e := found[target]
			if e == nil {
				e = &export{symbol: target}
				found[target] = e
			}
			e.imports = append(e.imports, facts.Import{Module: modules[i], Name: symbol.Name})
		}
	}
	var list []export
	for _, e := range found {
		slices.SortFunc(e.imports, compareImports)
		e.name = nameOf(*e)
		list = append(list, *e)
	}
	slices.SortFunc(list, func(a, b export) int {
		return cmp.Or(cmp.Compare(a.name, b.name), compareImports(a.imports[0], b.imports[0]))
	})
	return list
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
		cmp.Compare(byDefault(a), byDefault(b)), cmp.Compare(a.Name, b.Name))
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

// isName says whether a symbol has a name that an author gave it.
func isName(name string) bool {
	return name != "default" && !strings.HasPrefix(name, "_") && !strings.HasPrefix(name, ast.InternalSymbolNamePrefix)
}

func (x *extractor) wanted(name string) bool {
	return len(x.options.Exports) == 0 || slices.Contains(x.options.Exports, name)
}

func (x *extractor) classify(made *facts.Package, e export) {
	if e.symbol.Flags&(ast.SymbolFlagsVariable|ast.SymbolFlagsFunction|ast.SymbolFlagsClass) != 0 && x.wanted(e.name) {
		t := x.c.GetTypeOfSymbol(e.symbol)
		switch {
		case isCapital(e.name):
			if signatures := x.renders(t); len(signatures) > 0 {
				made.Components = append(made.Components, x.component(e, signatures))
			}
		case isHook(e.name):
			if signatures := x.c.GetSignaturesOfType(t, checker.SignatureKindCall); len(signatures) > 0 {
				made.Hooks = append(made.Hooks, x.hook(e, signatures))
			}
		case slices.ContainsFunc(x.options.Values, func(pattern string) bool {
			ok, _ := path.Match(pattern,
				e.name)
			return ok
		}):
			member := x.member(e.symbol, t)
			member.Name, member.Optional = e.name, false
			made.Values = append(made.Values, facts.Value{Member: member, Imports: e.imports})
		}
		return
	}
	named := slices.Contains(x.options.Interfaces, e.name) || slices.Contains(x.options.Exports, e.name)
	if named && e.symbol.Flags&(ast.SymbolFlagsInterface|ast.SymbolFlagsTypeAlias) != 0 {
		made.Interfaces = append(made.Interfaces, x.interfaceOf(e))
	}
}

func isCapital(name string) bool { return name != "" && name[0] >= 'A' && name[0] <= 'Z' }

func isHook(name string) bool {
	for _, prefix := range []string{"use", "unstable_use"} {
		if rest, ok := strings.CutPrefix(name, prefix); ok && isCapital(rest) {
			return true
		}
	}
	return false
}
