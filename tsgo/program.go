package tsgo

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/microsoft/typescript-go/internal/ast"
	"github.com/microsoft/typescript-go/internal/bundled"
	"github.com/microsoft/typescript-go/internal/core"
	"github.com/microsoft/typescript-go/internal/scanner"
	"github.com/microsoft/typescript-go/internal/vfs"
	"github.com/microsoft/typescript-go/internal/vfs/cachedvfs"
	"github.com/microsoft/typescript-go/internal/vfs/osvfs"
	"github.com/microsoft/typescript-go/internal/vfs/wrapvfs"
)

// ProgramOptions say what is checked and how.
type ProgramOptions struct {
	Folder   string            // absolute; relative imports and node_modules are found from the files below it
	Files    map[string]string // text by absolute path: the roots of the program; they need not be on disk
	Types    []string          // packages with global declarations, such as "node"
	Exact    bool              // an optional property is not the same as one that may be undefined
	Checkers int               // how many checkers share the work, each with types of its own; 0 for one
	Readable func(string) bool // files that may be read, by absolute path; nil for all
	// the source file that an import in a file means, "" for what is installed; nil where nothing else is imported
	Source func(importer, name string) string
	// modules of JavaScript that nothing declares are read as well: what they say is what the compiler infers
	JavaScript bool
	Before     Trees // of packages that were read for another folder; nil for none
}

// Trees are the syntax trees of installed packages and of the platform, for programs of other folders in the same run:
// nothing that is installed changes in between. Like Program, it is an interface.
type Trees interface{ isTrees() }

type keptTrees struct{ of *compilation }

func (keptTrees) isTrees() {}

// Program is a set of files with everything that they import. It is not safe for concurrent use.
//
// It is an interface for the same reason as Tree.
type Program interface {
	// Beside returns a program of other files, which shares what it reads with this one, but none of its files.
	Beside(files map[string]string) (Program, error)
	// Update takes in the new text of one file. What did not change is not read again. It returns the files of
	// ProgramOptions.Files whose errors may be others than before.
	Update(file, text string) (stale []string, err error)
	// Remove takes a file out.
	Remove(file string) error
	// Errors returns all complaints about a file of the program: syntax first, types when the syntax is right. It
	// returns ErrSlowCheck for a file whose check is given up, which is then empty until it is updated.
	Errors(file string) ([]ProgramError, error)
	// Files returns the files on disk that the program was made of: those that the roots import, and so on. The
	// platform's own declarations come with the compiler.
	Files() []string
	// Imports returns the files on disk that a file of the program refers to.
	Imports(file string) []string
	// Trees returns the trees that this program has read or taken, together with those of already, which may be nil.
	Trees(already Trees) Trees
	// Hints returns what is known of the names in a file, in the order of its text, or ErrSlowCheck as Errors does.
	Hints(file string) ([]Hint, error)
	// Parsed counts the files whose trees were made for this program.
	Parsed() int
}

// checkedProgram is the only Program. The checkers of its compilation may be used concurrently.
type checkedProgram struct {
	options  ProgramOptions
	disk     vfs.FS
	compiled *compilation
	lasting  *lasting // nil where several checkers share the work
	limit    time.Duration
	spent    map[string]time.Duration // by file of the program
	slow     map[string]bool          // files whose check was given up
}

func newCheckedProgram(options ProgramOptions, disk vfs.FS) *checkedProgram {
	return &checkedProgram{options: options, disk: disk, limit: slowestCheck, spent: map[string]time.Duration{},
		slow: map[string]bool{}}
}

// LoadProgram reads the files and what they import.
func LoadProgram(options ProgramOptions) (loaded Program, err error) {
	disk := bundled.WrapFS(readableWithin(osvfs.FS(), options.Readable))
	p := newCheckedProgram(options, cachedvfs.From(disk))
	if options.Checkers <= 1 {
		p.lasting = &lasting{}
	}
	defer mend(&err)
	if before := options.Before; before != nil {
		p.options.Before = nil // each program after this one begins with the one before it
		p.compiled = before.(keptTrees).of.With(p.configured())
	} else {
		p.compiled = newCompilation(p.configured())
	}
	p.begin()
	return p, nil
}

func (p *checkedProgram) Beside(files map[string]string) (beside Program, err error) {
	next := newCheckedProgram(p.options, p.disk)
	next.lasting = &lasting{}
	next.options.Files, next.options.Checkers = files, 1
	defer mend(&err)
	next.compiled = p.compiled.With(next.configured())
	next.begin()
	return next, nil
}

// readableWithin is a disk on which other files than the readable ones don't exist.
func readableWithin(disk vfs.FS, readable func(string) bool) vfs.FS {
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

func (p *checkedProgram) Files() []string {
	var files []string
	for _, source := range p.compiled.Files() {
		if p.onDisk(source.FileName()) {
			files = append(files, source.FileName())
		}
	}
	return files
}

func (p *checkedProgram) onDisk(file string) bool {
	_, given := p.options.Files[file]
	return !given && !bundled.IsBundled(file)
}

func (p *checkedProgram) Imports(file string) []string {
	source := p.compiled.File(file)
	if source == nil {
		return nil
	}
	return slices.DeleteFunc(p.compiled.References(source), func(name string) bool { return !p.onDisk(name) })
}

func (p *checkedProgram) Trees(already Trees) Trees {
	before, _ := already.(keptTrees)
	return keptTrees{p.compiled.Trees(before.of)}
}

func (p *checkedProgram) Parsed() int { return p.compiled.Parsed() }

func (p *checkedProgram) configured() compilationOptions {
	files := p.options.Files
	disk := wrapvfs.Wrap(p.disk, wrapvfs.Replacements{
		FileExists: func(path string) bool { _, ok := files[path]; return ok || p.disk.FileExists(path) },
		ReadFile: func(path string) (string, bool) {
			if text, ok := files[path]; ok {
				return text, true
			}
			return p.disk.ReadFile(path)
		},
	})
	types := p.options.Types
	if types == nil {
		types = []string{}
	}
	options := &core.CompilerOptions{
		Strict: core.TSTrue, NoEmit: core.TSTrue, SkipLibCheck: core.TSTrue, Types: types,
		Module: core.ModuleKindESNext, ModuleResolution: core.ModuleResolutionKindBundler,
		Target: core.ScriptTargetESNext,
		Jsx:    core.JsxEmitReactJSX, AllowArbitraryExtensions: core.TSTrue, AllowImportingTsExtensions: core.TSTrue,
		//lint:ignore SA1019 what a project would write is what the compiler checks
		ESModuleInterop: core.TSTrue, ResolveJsonModule: core.TSTrue, NoUncheckedSideEffectImports: core.TSFalse,
		Lib: []string{"lib.esnext.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"},
	}
	if p.options.JavaScript {
		options.AllowJs = core.TSTrue
	}
	if p.options.Exact {
		options.ExactOptionalPropertyTypes = core.TSTrue
	}
	var roots []string
	for file := range p.options.Files {
		roots = append(roots, file)
	}
	slices.Sort(roots)
	configured := compilationOptions{Folder: p.options.Folder, Disk: disk, Compiler: options, Roots: roots,
		Checkers: p.options.Checkers, Source: p.options.Source}
	if p.lasting != nil {
		configured.Checker = p.lasting.take
	}
	return configured
}

// renew makes the program anew, with the trees of files that are as before.
func (p *checkedProgram) renew() {
	p.compiled = p.compiled.With(p.configured())
	p.begin()
}

// begin begins anew with a checker that knows nothing of the program before.
func (p *checkedProgram) begin() {
	if p.lasting != nil {
		p.lasting.follow(p.compiled, false, 0)
	}
}

func (p *checkedProgram) Update(file, text string) (stale []string, err error) {
	defer mend(&err)
	_, known := p.options.Files[file]
	p.options.Files[file] = text
	delete(p.spent, file)
	delete(p.slow, file)
	switch {
	case !known:
		p.renew()
		return p.own(), nil
	case p.lasting == nil:
		p.compiled, _ = p.compiled.Replace(p.configured(), file)
		return p.own(), nil
	}
	return p.replace(file), nil
}

func (p *checkedProgram) Remove(file string) (err error) {
	defer mend(&err)
	if _, known := p.options.Files[file]; !known {
		return nil
	}
	delete(p.options.Files, file)
	p.renew()
	return nil
}

// ProgramError is one complaint of the type checker, in its own words.
type ProgramError struct {
	File         string // absolute path
	Start        int    // byte offset
	Line, Column int    // from 1, the column in characters
	Code         int    // number of the message, as in TS2322
	Message      string // the whole chain, one line for each link of it, indented
}

func (p *checkedProgram) Errors(file string) (found []ProgramError, err error) {
	var list []*ast.Diagnostic
	source, err := p.within(file, func(ctx context.Context, compiled *compilation, source *ast.SourceFile) {
		list = compiled.Errors(ctx, source)
	})
	if err != nil {
		return nil, err
	}
	for _, d := range list {
		at := source
		if d.File() != nil {
			at = d.File()
		}
		line, column := scanner.GetECMALineAndUTF16CharacterOfPosition(at, d.Pos())
		found = append(found, ProgramError{File: at.FileName(), Start: d.Pos(), Line: line + 1, Column: int(column) + 1,
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
