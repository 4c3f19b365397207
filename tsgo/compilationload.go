package tsgo

import (
	"slices"
	"strings"
	"sync"
	"sync/atomic"

	"github.com/microsoft/typescript-go/internal/ast"
	"github.com/microsoft/typescript-go/internal/collections"
	"github.com/microsoft/typescript-go/internal/core"
	"github.com/microsoft/typescript-go/internal/diagnostics"
	"github.com/microsoft/typescript-go/internal/module"
	"github.com/microsoft/typescript-go/internal/parser"
	"github.com/microsoft/typescript-go/internal/tsoptions"
	"github.com/microsoft/typescript-go/internal/tspath"
)

// task is one file that is read, and those that it leads to.
type task struct {
	loaded
	name       string
	path       tspath.Path
	references []*task

	mutex sync.Mutex
	pack  module.PackageId // the package whose entry it is
}

// loader reads files side by side.
type loader struct {
	program *compilation
	before  *compilation // its trees are used again; nil for none
	group   core.WorkGroup
	tasks   collections.SyncMap[tspath.Path, *task]

	mutex   sync.Mutex
	factory ast.NodeFactory
}

func read(options compilationOptions, before *compilation) *compilation {
	p := &compilation{options: options, loaded: map[tspath.Path]*loaded{}, byPath: map[tspath.Path]*ast.SourceFile{},
		modules: map[tspath.Path]module.ModeAwareCache[*module.ResolvedModule]{}, copies: map[tspath.Path][]string{}}
	p.resolver = module.NewResolver(p, options.Compiler, "", "")
	l := &loader{program: p, before: before, group: core.NewWorkGroup(false)}
	var roots []*task
	for _, name := range options.Roots {
		roots = append(roots, l.add(name, module.PackageId{}))
	}
	for _, library := range options.Compiler.Lib {
		roots = append(roots, l.addLibrary(library))
	}
	from := tspath.CombinePaths(options.Folder, module.InferredTypesContainingFile)
	for _, name := range module.GetAutomaticTypeDirectiveNames(options.Compiler, p) {
		resolved, _ := p.resolver.ResolveTypeReferenceDirective(name, from, core.ResolutionModeNone, nil)
		if resolved.IsResolved() {
			roots = append(roots, l.add(resolved.ResolvedFileName, resolved.PackageId))
		}
	}
	l.group.RunAndWait()
	p.collect(roots)
	p.links = sync.OnceValue(p.findLinks)
	p.pool = newPool(options.Checkers, len(p.files))
	return p
}

// add has a file read, once.
func (l *loader) add(name string, pack module.PackageId) *task {
	name = tspath.NormalizePath(name)
	fresh := &task{name: name, path: l.program.toPath(name)}
	t, known := l.tasks.LoadOrStore(fresh.path, fresh)
	t.mutex.Lock()
	if t.pack.Name == "" {
		t.pack = pack
	}
	t.mutex.Unlock()
	if !known {
		l.group.Queue(func() { l.load(t) })
	}
	return t
}

func (l *loader) addLibrary(name string) *task {
	name = tspath.CombinePaths(libraryFolder, name)
	fresh := &task{name: name, path: l.program.toPath(name), loaded: loaded{library: true}}
	t, known := l.tasks.LoadOrStore(fresh.path, fresh)
	if !known {
		l.group.Queue(func() { l.load(t) })
	}
	return t
}

func (l *loader) load(t *task) {
	if t.library {
		t.meta = ast.SourceFileMetaData{ImpliedNodeFormat: core.ResolutionModeCommonJS}
	} else {
		t.meta = l.program.metaOf(t.name)
	}
	if t.file = l.parse(t); t.file == nil {
		return
	}
	l.followReferences(t)
	l.followTypes(t)
	for _, reference := range t.file.LibReferenceDirectives {
		if name, ok := tsoptions.GetLibFileName(reference.FileName); ok {
			t.references = append(t.references, l.addLibrary(name))
		} else {
			t.complain(reference, diagnostics.Cannot_find_lib_definition_for_0, reference.FileName)
		}
	}
	l.followImports(t)
}

func (l *loader) parse(t *task) *ast.SourceFile {
	isModule := ast.GetExternalModuleIndicatorOptions(t.name, l.program.options.Compiler, t.meta)
	options := ast.SourceFileParseOptions{FileName: t.name, Path: t.path, ExternalModuleIndicatorOptions: isModule}
	var old *ast.SourceFile
	if l.before != nil && l.before.loaded[t.path] != nil {
		old = l.before.loaded[t.path].file
	}
	isOld := old != nil && old.ParseOptions() == options
	if isOld && !slices.Contains(l.program.options.Roots, t.name) {
		return old
	}
	text, ok := l.program.options.Disk.ReadFile(t.name)
	switch {
	case !ok:
		return nil
	case isOld && old.Text() == text:
		return old
	}
	atomic.AddInt32(&l.program.parsed, 1)
	return parser.ParseSourceFile(options, text, core.GetScriptKindFromFileName(t.name))
}

func (t *task) complain(at *ast.FileReference, message *diagnostics.Message, args ...any) {
	t.problems = append(t.problems, ast.NewDiagnostic(t.file, at.TextRange, message, args...))
}

// followReferences follows `/// <reference path>`.
func (l *loader) followReferences(t *task) {
	for _, reference := range t.file.ReferencedFiles {
		name := l.program.referenced(t.name, reference.FileName)
		if name == "" || name == t.name {
			t.complain(reference, diagnostics.File_0_not_found, reference.FileName)
			continue
		}
		t.references = append(t.references, l.add(name, module.PackageId{}))
	}
}

// followTypes follows `/// <reference types>`.
func (l *loader) followTypes(t *task) {
	for _, reference := range t.file.TypeReferenceDirectives {
		mode := reference.ResolutionMode
		if mode == core.ResolutionModeNone {
			mode = formatOf(t.name, t.meta, l.program.options.Compiler)
		}
		resolved, _ := l.program.resolver.ResolveTypeReferenceDirective(reference.FileName, t.name, mode, nil)
		if t.types == nil {
			t.types = module.ModeAwareCache[*module.ResolvedTypeReferenceDirective]{}
		}
		t.types[module.ModeAwareCacheKey{Name: reference.FileName, Mode: mode}] = resolved
		if !resolved.IsResolved() {
			t.complain(reference, diagnostics.Cannot_find_type_definition_file_for_0, reference.FileName)
			continue
		}
		t.references = append(t.references, l.add(resolved.ResolvedFileName, resolved.PackageId))
	}
}

// followImports follows imports, the one that JSX needs before all, and looks where module augmentations belong.
func (l *loader) followImports(t *task) {
	compiler := l.program.options.Compiler
	var names []*ast.Node
	if t.file.ScriptKind == core.ScriptKindTSX || ast.IsSourceFileJS(t.file) {
		if name := ast.GetJSXRuntimeImport(ast.GetJSXImplicitImportBase(compiler, t.file), compiler); name != "" {
			t.jsx = l.unwritten(name, t.file)
			names = append(names, t.jsx)
		}
	}
	imports := t.file.Imports()
	names = append(names, imports...)
	followed := len(names)
	for _, augmentation := range t.file.ModuleAugmentations {
		if augmentation.Kind == ast.KindStringLiteral {
			names = append(names, augmentation)
		}
	}
	if len(names) > 0 {
		t.modules = make(module.ModeAwareCache[*module.ResolvedModule], len(names))
	}
	for i, name := range names {
		if name.Text() == "" {
			continue
		}
		mode := modeOf(t.name, t.meta, name, compiler)
		resolved, _ := l.program.resolver.ResolveModuleName(l.program.meant(t.name, name.Text()), t.name, mode, nil)
		t.modules[module.ModeAwareCacheKey{Name: name.Text(), Mode: mode}] = resolved
		if i < followed && resolved.IsResolved() && name.Flags&ast.NodeFlagsJSDoc == 0 &&
			module.GetResolutionDiagnostic(compiler, resolved, t.file) == nil &&
			l.program.reads(t, name.Text(), resolved.ResolvedFileName) {
			t.references = append(t.references, l.add(resolved.ResolvedFileName, resolved.PackageId))
		}
	}
}

// reads says whether a file that an import leads to is read. JavaScript is, where that was asked for, if a root imports
// it or it is a part of what a root imports: the packages that it imports are not.
func (p *compilation) reads(from *task, name, file string) bool {
	if tspath.FileExtensionIsOneOf(file, tspath.SupportedTSExtensionsWithJsonFlat) {
		return true
	}
	isOwn := slices.Contains(p.options.Roots, from.name) || ast.IsSourceFileJS(from.file) &&
		(tspath.IsExternalModuleNameRelative(name) || p.meant(from.name, name) != name)
	return p.options.Compiler.AllowJs == core.TSTrue && isOwn &&
		tspath.FileExtensionIsOneOf(file, tspath.SupportedJSExtensionsFlat)
}

// meant is the module that an import means: a source file of the project by its path, anything else by its name.
func (p *compilation) meant(importer, name string) string {
	if p.options.Source == nil {
		return name
	}
	file := p.options.Source(importer, name)
	isRead := tspath.FileExtensionIsOneOf(file, tspath.SupportedTSExtensionsFlat) ||
		p.options.Compiler.AllowJs == core.TSTrue && tspath.FileExtensionIsOneOf(file, tspath.SupportedJSExtensionsFlat)
	if file == "" || !isRead {
		return name
	}
	return tspath.NormalizePath(file)
}

// unwritten is an import that stands in no text.
func (l *loader) unwritten(name string, file *ast.SourceFile) *ast.Node {
	l.mutex.Lock()
	defer l.mutex.Unlock()
	specifier := l.factory.NewStringLiteral(name, ast.TokenFlagsNone)
	declaration := l.factory.NewImportDeclaration(nil, nil, specifier, nil)
	specifier.Parent, declaration.Parent = declaration, file.AsNode()
	return specifier
}

// referenced is the file that a path in a reference means, or nothing.
func (p *compilation) referenced(from, path string) string {
	name := tspath.ResolvePath(tspath.GetDirectoryPath(from), path)
	if tspath.HasExtension(name) {
		isCode := tspath.FileExtensionIsOneOf(name, tspath.SupportedTSExtensionsWithJsonFlat)
		if !isCode || !p.options.Disk.FileExists(name) {
			return ""
		}
		return name
	}
	for _, extension := range []string{tspath.ExtensionTs, tspath.ExtensionTsx, tspath.ExtensionDts} {
		if p.options.Disk.FileExists(name + extension) {
			return name + extension
		}
	}
	return ""
}

// metaOf tells whether a package says that its files are modules of ECMAScript.
func (p *compilation) metaOf(name string) ast.SourceFileMetaData {
	var meta ast.SourceFileMetaData
	if scope := p.resolver.GetPackageScopeForPath(tspath.GetDirectoryPath(name)); scope.Exists() {
		meta.PackageJsonDirectory = scope.PackageDirectory
		if kind, ok := scope.Contents.Type.GetValue(); ok && strings.Contains(name, "/node_modules/") {
			meta.PackageJsonType = kind
		}
	}
	meta.ImpliedNodeFormat = ast.GetImpliedNodeFormatForFile(name, meta.PackageJsonType)
	return meta
}

// libraryRank is the place of one of the platform's own declarations among them.
func libraryRank(file *ast.SourceFile) int {
	base := tspath.GetBaseFileName(file.FileName())
	if base == "lib.d.ts" || base == "lib.es6.d.ts" {
		return 0
	}
	name := strings.TrimSuffix(strings.TrimPrefix(base, "lib."), ".d.ts")
	if at := slices.Index(tsoptions.Libs, name); at >= 0 {
		return at + 1
	}
	return len(tsoptions.Libs) + 2
}
