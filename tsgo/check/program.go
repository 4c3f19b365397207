// Package check type-checks TypeScript that is in memory against the packages installed on disk.
//
// In: files as text, the folder whose node_modules they import from. Out: a program that can be asked for its errors,
// and changed one file at a time. Never here: reading the author's files, wording problems for authors.
package check

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"sync"

	"github.com/microsoft/typescript-go/internal/ast"
	"github.com/microsoft/typescript-go/internal/bundled"
	"github.com/microsoft/typescript-go/internal/compiler"
	"github.com/microsoft/typescript-go/internal/core"
	"github.com/microsoft/typescript-go/internal/module"
	"github.com/microsoft/typescript-go/internal/scanner"
	"github.com/microsoft/typescript-go/internal/tsoptions"
	"github.com/microsoft/typescript-go/internal/tspath"
	"github.com/microsoft/typescript-go/internal/vfs"
	"github.com/microsoft/typescript-go/internal/vfs/cachedvfs"
	"github.com/microsoft/typescript-go/internal/vfs/osvfs"
	"github.com/microsoft/typescript-go/internal/vfs/wrapvfs"
)

// Options say what is checked and how.
type Options struct {
	Folder   string            // absolute; relative imports and node_modules are found from the files below it
	Files    map[string]string // text by absolute path: the roots of the program; they need not be on disk
	Types    []string          // packages with global declarations, such as "node"
	Exact    bool              // an optional property is not the same as one that may be undefined
	Checkers int               // how many checkers share the work, each with types of its own; 0 for one
	Readable func(string) bool // files that may be read, by absolute path; nil for all
}

// Program is a set of files with everything that they import. It is not safe for concurrent use, apart from checkers
// that are asked for through Compiler.
type Program struct {
	options Options
	disk    vfs.FS
	program *compiler.Program
	lasting *lasting // nil where several checkers share the work
	read    sync.Map // see rememberingHost
}

// Load reads the files and what they import.
func Load(options Options) (p *Program, err error) {
	p = &Program{options: options, disk: cachedvfs.From(bundled.WrapFS(within(osvfs.FS(), options.Readable)))}
	if options.Checkers <= 1 {
		p.lasting = &lasting{}
	}
	defer mend(&err)
	p.make()
	return p, nil
}

// make makes the program anew. Files of packages are not read again.
func (p *Program) make() {
	options := compiler.ProgramOptions{Host: p.host(), Config: p.config()}
	if p.lasting != nil {
		options.CreateCheckerPool = func(*compiler.Program) compiler.CheckerPool { return p.lasting }
	}
	if p.program = compiler.NewProgram(options); p.lasting != nil {
		p.lasting.follow(p.program, false, 0)
	}
}

// within is a disk on which other files than the readable ones don't exist.
func within(disk vfs.FS, readable func(string) bool) vfs.FS {
	if readable == nil {
		return disk
	}
	return wrapvfs.Wrap(disk, wrapvfs.Replacements{
		FileExists:      func(path string) bool { return readable(path) && disk.FileExists(path) },
		DirectoryExists: func(path string) bool { return readable(path) && disk.DirectoryExists(path) },
		ReadFile: func(path string) (string, bool) {
			if !readable(path) {
				return "", false
			}
			return disk.ReadFile(path)
		},
		GetAccessibleEntries: func(path string) vfs.Entries {
			if !readable(path) {
				return vfs.Entries{}
			}
			return disk.GetAccessibleEntries(path)
		},
	})
}

// mend turns a breakdown of the compiler into an error: strangers' text enters here.
func mend(err *error) {
	if fault := recover(); fault != nil {
		*err = fmt.Errorf("the compiler broke down: %v", fault)
	}
}

// Files are the files on disk that the program was made of: those that the roots import, and so on. The platform's own
// declarations come with the compiler.
func (p *Program) Files() []string {
	var files []string
	for _, source := range p.program.GetSourceFiles() {
		if p.onDisk(source.FileName()) {
			files = append(files, source.FileName())
		}
	}
	return files
}

func (p *Program) onDisk(file string) bool {
	_, given := p.options.Files[file]
	return !given && !bundled.IsBundled(file)
}

// Imports are the files on disk that a file of the program refers to.
func (p *Program) Imports(file string) []string {
	source := p.program.GetSourceFile(file)
	if source == nil {
		return nil
	}
	var files []string
	add := func(name string) {
		if name != "" && p.onDisk(name) {
			files = append(files, name)
		}
	}
	p.program.ForEachResolvedModule(func(r *module.ResolvedModule, _ string, _ core.ResolutionMode, _ tspath.Path) {
		if r.IsResolved() {
			add(r.ResolvedFileName)
		}
	}, source)
	p.program.ForEachResolvedTypeReferenceDirective(func(r *module.ResolvedTypeReferenceDirective, _ string,
		_ core.ResolutionMode, _ tspath.Path) {
		add(r.ResolvedFileName)
	}, source)
	for _, reference := range source.ReferencedFiles {
		if referred := p.program.GetSourceFileFromReference(source, reference); referred != nil {
			add(referred.FileName())
		}
	}
	return files
}

// Compiler is the program in the compiler's own type, for packages of this module.
func (p *Program) Compiler() *compiler.Program { return p.program }

func (p *Program) host() compiler.CompilerHost {
	files := p.options.Files
	fs := wrapvfs.Wrap(p.disk, wrapvfs.Replacements{
		FileExists: func(path string) bool { _, ok := files[path]; return ok || p.disk.FileExists(path) },
		ReadFile: func(path string) (string, bool) {
			if text, ok := files[path]; ok {
				return text, true
			}
			return p.disk.ReadFile(path)
		},
	})
	host := compiler.NewCompilerHost(p.options.Folder, fs, bundled.LibPath(), nil, nil)
	return rememberingHost{CompilerHost: host, own: files, known: &p.read}
}

func (p *Program) config() *tsoptions.ParsedCommandLine {
	types := p.options.Types
	if types == nil {
		types = []string{}
	}
	checkers := max(1, p.options.Checkers)
	options := &core.CompilerOptions{
		Strict: core.TSTrue, NoEmit: core.TSTrue, SkipLibCheck: core.TSTrue, Types: types, Checkers: &checkers,
		Module: core.ModuleKindESNext, ModuleResolution: core.ModuleResolutionKindBundler,
		Target: core.ScriptTargetESNext,
		Jsx:    core.JsxEmitReactJSX, AllowArbitraryExtensions: core.TSTrue, AllowImportingTsExtensions: core.TSTrue,
		//lint:ignore SA1019 what a project would write is what the compiler checks
		ESModuleInterop: core.TSTrue, ResolveJsonModule: core.TSTrue, NoUncheckedSideEffectImports: core.TSFalse,
		Lib: []string{"lib.esnext.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"},
	}
	if p.options.Exact {
		options.ExactOptionalPropertyTypes = core.TSTrue
	}
	var roots []string
	for file := range p.options.Files {
		roots = append(roots, file)
	}
	slices.Sort(roots)
	return tsoptions.NewParsedCommandLine(options, roots, tspath.ComparePathsOptions{UseCaseSensitiveFileNames: true,
		CurrentDirectory: p.options.Folder})
}

// Update takes in the new text of one file. What did not change is not read again. It returns the files of
// Options.Files whose errors may be others than before.
func (p *Program) Update(file, text string) (stale []string, err error) {
	defer mend(&err)
	_, known := p.options.Files[file]
	p.options.Files[file] = text
	if !known {
		p.make()
		return p.own(), nil
	}
	if p.lasting == nil {
		p.program, _, _ = p.program.UpdateProgram(tspath.Path(file), p.host(), nil)
		return p.own(), nil
	}
	return p.replace(file), nil
}

// Remove takes a file out.
func (p *Program) Remove(file string) (err error) {
	defer mend(&err)
	if _, known := p.options.Files[file]; !known {
		return nil
	}
	delete(p.options.Files, file)
	p.make()
	return nil
}

// Error is one complaint of the type checker, in its own words.
type Error struct {
	File         string // absolute path
	Start        int    // byte offset
	Line, Column int    // from 1, the column in characters
	Code         int    // number of the message, as in TS2322
	Message      string // the whole chain, one line for each link of it, indented
}

// Errors are all complaints about a file of the program: syntax first, types when the syntax is right.
func (p *Program) Errors(file string) (found []Error, err error) {
	defer mend(&err)
	whole := false
	defer func() {
		if !whole && p.lasting != nil { // nobody knows in what state a checker is that broke down
			p.lasting = &lasting{}
			p.make()
		}
	}()
	source := p.program.GetSourceFile(file)
	if source == nil {
		whole = true
		return nil, fmt.Errorf("%s is not part of the program", file)
	}
	ctx := context.Background()
	list := p.program.GetSyntacticDiagnostics(ctx, source)
	if len(list) == 0 {
		list = p.diagnostics(ctx, source)
	}
	whole = true
	for _, d := range list {
		at := source
		if d.File() != nil {
			at = d.File()
		}
		line, column := scanner.GetECMALineAndUTF16CharacterOfPosition(at, d.Pos())
		found = append(found, Error{File: at.FileName(), Start: d.Pos(), Line: line + 1, Column: int(column) + 1,
			Code: int(d.Code()), Message: message(d)})
	}
	return found, nil
}

func message(d *ast.Diagnostic) string {
	var b strings.Builder
	b.WriteString(d.String())
	chain(&b, d.MessageChain(), 1)
	return b.String()
}

func chain(b *strings.Builder, links []*ast.Diagnostic, depth int) {
	for _, link := range links {
		b.WriteString("\n" + strings.Repeat("  ", depth) + link.String())
		chain(b, link.MessageChain(), depth+1)
	}
}
