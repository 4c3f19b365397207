package tsgo

import (
	"cmp"
	"errors"
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"github.com/microsoft/typescript-go/internal/ast"
	"github.com/microsoft/typescript-go/internal/checker"

	"github.com/microsoft/typescript-go/vitrine/facts"
	"github.com/microsoft/typescript-go/vitrine/typetree"
)

// ExtractOptions say what is extracted.
type ExtractOptions struct {
	Folder     string   // absolute; packages are found from here upwards
	Packages   []string // names of the packages
	Exports    []string // names wanted; empty for all
	Interfaces []string // names of interfaces wanted in any case; components and hooks need no naming
	Values     []string // patterns of the names of functions and constants wanted, such as *Selector
	Checkers   int      // how many share the work; 0 for one
	// called with each file that is read, by several at once; nil for nobody
	Read func(file string)

	Written []Written                                 // packages that are read from their source
	Source  func(importer, name string) (file string) // what their imports mean; see ProgramOptions

	links []linkedPackage
}

// Written is a package whose source is read in the place of declarations.
type Written struct {
	Name    string
	Version string
	Folder  string   // absolute, with links followed
	Modules []string // public ones, the root first
}

// Extract reads the facts of packages, in the order asked for. Where one has no types, its JavaScript says what it can.
func Extract(options ExtractOptions) (packages []facts.Package, err error) {
	var without untypedPackage
	if packages, err = extract(options, false); !errors.As(err, &without) {
		return packages, err
	}
	inferred, failed := extract(options, true)
	isBare := func(p facts.Package) bool { return p.Name == without.name && len(p.Components)+len(p.Hooks) == 0 }
	if failed == nil && !slices.ContainsFunc(inferred, isBare) {
		return inferred, nil
	}
	return packages, err
}

func extract(options ExtractOptions, javaScript bool) (packages []facts.Package, err error) {
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
	for _, written := range options.Written {
		options.links = append(options.links, linkedPackage{name: written.Name, above: options.Folder,
			folder: filepath.ToSlash(written.Folder) + "/"})
	}
	for i, name := range options.Packages {
		modules, version, err := options.modulesOf(name)
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
		text.WriteString(shown)
		files[work[i].file] = text.String()
	}
	program, err := LoadProgram(ProgramOptions{Folder: options.Folder, Files: files, Exact: true,
		Checkers: options.Checkers, Source: options.Source, JavaScript: javaScript})
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
func extractAll(program Program, work []job, options ExtractOptions) {
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
	compiled := program.(*checkedProgram).compiled
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
	options ExtractOptions
	members map[memberKey]facts.Member
	trees   map[typeKey]*typetree.Type
	reasons map[verifiedKey]string
	roots   map[*typetree.Type]*ast.Symbol  // what the names of trees begin with
	named   map[typetree.Target]*ast.Symbol // what names in trees stand for
	mapped  *mappedProperties               // of the type whose properties are read
	files   map[string]*script
	// names under which a declaration file exports its symbols
	promised map[*ast.SourceFile]map[*ast.Symbol][]string
	modules  map[string]*ast.Symbol
	above    map[string]string // folder whose node_modules holds a package
	current  string            // package under work
	node     *checker.Type     // what components return, nil where React has no types
}

func newExtractor(c *checker.Checker, options ExtractOptions) *extractor {
	return &extractor{c: c, options: options, members: map[memberKey]facts.Member{},
		trees: map[typeKey]*typetree.Type{}, roots: map[*typetree.Type]*ast.Symbol{},
		named:   map[typetree.Target]*ast.Symbol{},
		reasons: map[verifiedKey]string{}, files: map[string]*script{}, modules: map[string]*ast.Symbol{},
		above: map[string]string{}, promised: map[*ast.SourceFile]map[*ast.Symbol][]string{}}
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
	x.node = x.shownType(probe)
	var tags []candidate
	exports, err := x.exports(j.modules, probe)
	if err != nil {
		j.err = err
		return
	}
	for _, e := range exports {
		tags = append(tags, x.classify(&j.made, e)...)
	}
	for _, tag := range withParts(x, tags) {
		j.made.Components = append(j.made.Components, x.component(tag))
	}
	slices.SortStableFunc(j.made.Components, func(a, b facts.Component) int { return cmp.Compare(a.Name, b.Name) })
	j.made.Types = x.namedIn(&j.made)
}

// isName says whether a symbol has a name that an author gave it.
func isName(name string) bool {
	return name != "default" && !strings.HasPrefix(name, "_") && !strings.HasPrefix(name, ast.InternalSymbolNamePrefix)
}

func (x *extractor) wanted(name string) bool {
	return len(x.options.Exports) == 0 || slices.Contains(x.options.Exports, name)
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
