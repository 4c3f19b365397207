package tsgo

import (
	"slices"

	"github.com/microsoft/typescript-go/internal/ast"
	"github.com/microsoft/typescript-go/internal/binder"
	"github.com/microsoft/typescript-go/internal/bundled"
	"github.com/microsoft/typescript-go/internal/checker"
	"github.com/microsoft/typescript-go/internal/collections"
	"github.com/microsoft/typescript-go/internal/core"
	"github.com/microsoft/typescript-go/internal/module"
	"github.com/microsoft/typescript-go/internal/parser"
	"github.com/microsoft/typescript-go/internal/symlinks"
	"github.com/microsoft/typescript-go/internal/tspath"
	"github.com/microsoft/typescript-go/internal/vfs"
)

// compilationOptions say what a compilation is made of.
type compilationOptions struct {
	Folder   string // absolute; automatic types are found from here
	Disk     vfs.FS // must have the platform's own declarations
	Compiler *core.CompilerOptions
	Roots    []string // absolute names of TypeScript files; no other file ever changes
	Checkers int      // how many checkers share the work, each with types of its own
	// the source file that an import in a file means, "" where it is resolved as usual; nil for always
	Source func(importer, name string) string

	// Checker gives the only checker away, with a function that takes it back; nil for checkers of the program's own.
	Checker func() (*checker.Checker, func())
}

// compilation is a set of TypeScript files with everything that they import, in the order in which checkers take them.
// It is complete when it is made, and never changes. Checkers are made when the first of them is asked for.
//
// The compiler's own program does more: it emits, and follows references between projects. A third of its code is
// emitters, which are not called here.
type compilation struct {
	options  compilationOptions
	resolver *module.Resolver
	files    []*ast.SourceFile // the platform's own first
	loaded   map[tspath.Path]*loaded
	modules  map[tspath.Path]module.ModeAwareCache[*module.ResolvedModule]
	byPath   map[tspath.Path]*ast.SourceFile
	copies   map[tspath.Path][]string       // other places where the same package is installed
	links    func() *symlinks.KnownSymlinks // asked for with each name of a module that is printed
	pool     pool
	parsed   int32 // files
}

// loaded is what is known of a file beside its tree.
type loaded struct {
	file     *ast.SourceFile
	meta     ast.SourceFileMetaData
	library  bool // one of the platform's own declarations
	modules  module.ModeAwareCache[*module.ResolvedModule]
	types    module.ModeAwareCache[*module.ResolvedTypeReferenceDirective]
	jsx      *ast.Node         // the import that JSX needs, which nobody wrote
	problems []*ast.Diagnostic // references that lead nowhere
}

// newCompilation reads the roots and what they import.
func newCompilation(options compilationOptions) *compilation { return read(options, nil) }

// With is the program with other roots, or other texts of them. Trees of files that are as before are used again.
func (p *compilation) With(options compilationOptions) *compilation { return read(options, p) }

// Replace is the program with a new tree of one root. It says false when more has changed than that, as With does it.
func (p *compilation) Replace(options compilationOptions, name string) (*compilation, bool) {
	path := p.toPath(name)
	old := p.loaded[path]
	if old == nil || old.file == nil || len(p.copies[path]) > 0 || p.byPath[path] != old.file {
		return p.With(options), false
	}
	text, ok := options.Disk.ReadFile(name)
	if !ok {
		return p.With(options), false
	}
	file := parser.ParseSourceFile(old.file.ParseOptions(), text, old.file.ScriptKind)
	if !refersToTheSame(old.file, file) {
		return p.With(options), false
	}
	next := *p
	next.options = options
	next.pool = newPool(options.Checkers, len(p.files))
	next.files = slices.Clone(p.files)
	next.files[slices.Index(next.files, old.file)] = file
	entry := *old
	entry.file = file
	next.loaded = with(p.loaded, path, &entry)
	next.byPath = with(p.byPath, path, file)
	return &next, true
}

func with[Value any](all map[tspath.Path]Value, path tspath.Path, value Value) map[tspath.Path]Value {
	next := make(map[tspath.Path]Value, len(all))
	for key, other := range all {
		next[key] = other
	}
	next[path] = value
	return next
}

// refersToTheSame reports whether two texts of a file need the same other files.
func refersToTheSame(a, b *ast.SourceFile) bool {
	sameText := func(a, b *ast.Node) bool { return a.Kind == b.Kind && a.Text() == b.Text() }
	sameFile := func(a, b *ast.FileReference) bool {
		return a.FileName == b.FileName && a.ResolutionMode == b.ResolutionMode
	}
	return ast.IsExternalModule(a) == ast.IsExternalModule(b) &&
		slices.EqualFunc(a.Imports(), b.Imports(), sameText) &&
		slices.EqualFunc(modesOf(a), modesOf(b), func(a, b bool) bool { return a == b }) &&
		slices.EqualFunc(a.ModuleAugmentations, b.ModuleAugmentations, sameText) &&
		slices.Equal(a.AmbientModuleNames, b.AmbientModuleNames) &&
		slices.EqualFunc(a.ReferencedFiles, b.ReferencedFiles, sameFile) &&
		slices.EqualFunc(a.TypeReferenceDirectives, b.TypeReferenceDirectives, sameFile) &&
		slices.EqualFunc(a.LibReferenceDirectives, b.LibReferenceDirectives, sameFile)
}

// Files are all files of the program.
func (p *compilation) Files() []*ast.SourceFile { return p.files }

// File is nil for a file that is not part of the program.
func (p *compilation) File(name string) *ast.SourceFile { return p.byPath[p.toPath(name)] }

// References are the names of the files that a file refers to, in no order.
func (p *compilation) References(file *ast.SourceFile) []string {
	entry := p.loaded[file.Path()]
	if entry == nil {
		return nil
	}
	var names []string
	for _, resolved := range entry.modules {
		if resolved.IsResolved() {
			names = append(names, resolved.ResolvedFileName)
		}
	}
	for _, resolved := range entry.types {
		if resolved.IsResolved() {
			names = append(names, resolved.ResolvedFileName)
		}
	}
	for _, reference := range file.ReferencedFiles {
		if name := p.referenced(file.FileName(), reference.FileName); name != "" && p.File(name) != nil {
			names = append(names, p.File(name).FileName())
		}
	}
	return names
}

// Bind prepares all files for the checkers, side by side.
func (p *compilation) Bind() {
	group := core.NewWorkGroup(false)
	for _, file := range p.files {
		if !file.IsBound() {
			group.Queue(func() { binder.BindSourceFile(file) })
		}
	}
	group.RunAndWait()
}

func (p *compilation) toPath(name string) tspath.Path {
	return tspath.ToPath(name, p.options.Folder, p.options.Disk.UseCaseSensitiveFileNames())
}

// FS and GetCurrentDirectory are what modules are found with.
func (p *compilation) FS() vfs.FS                  { return p.options.Disk }
func (p *compilation) GetCurrentDirectory() string { return p.options.Folder }

// collect puts the files into the order in which the compiler takes them, which decides how types are printed: what a
// file refers to stands before it. Of a package that is installed in several places the first one counts for all.
func (p *compilation) collect(roots []*task) {
	packages := map[module.PackageId]*ast.SourceFile{}
	var libraries, files []*ast.SourceFile
	var seen collections.Set[*task]
	var visit func(tasks []*task)
	visit = func(tasks []*task) {
		for _, t := range tasks {
			if !seen.AddIfAbsent(t) {
				continue
			}
			if t.pack.Name != "" {
				if first := packages[t.pack]; first != nil {
					p.byPath[t.path] = first
					p.copies[first.Path()] = append(p.copies[first.Path()], t.name)
					continue
				}
				if t.file != nil {
					packages[t.pack] = t.file
				}
			}
			visit(t.references)
			if t.file == nil {
				continue
			}
			if t.library {
				libraries = append(libraries, t.file)
			} else {
				files = append(files, t.file)
			}
			p.loaded[t.path], p.byPath[t.path], p.modules[t.path] = &t.loaded, t.file, t.modules
		}
	}
	visit(roots)
	slices.SortStableFunc(libraries, func(a, b *ast.SourceFile) int { return libraryRank(a) - libraryRank(b) })
	p.files = slices.Concat(libraries, files)
}

var _ checker.Program = (*compilation)(nil)

var libraryFolder = tspath.RemoveTrailingDirectorySeparator(bundled.LibPath())
