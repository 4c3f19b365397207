package check

import (
	"context"
	"slices"
	"strings"
	"sync"

	"github.com/microsoft/typescript-go/internal/ast"
	"github.com/microsoft/typescript-go/internal/checker"
	"github.com/microsoft/typescript-go/internal/compiler"
	"github.com/microsoft/typescript-go/internal/core"
	"github.com/microsoft/typescript-go/internal/module"
	"github.com/microsoft/typescript-go/internal/tspath"
)

// mostUpdates is how many files one checker sees replaced: it keeps what it learned of each of them.
const mostUpdates = 200

// lasting is one checker that outlives the programs of edits: what it has learned of the platform and of packages is
// most of its work. It must see every file that refers to an edited one anew, since it remembers by syntax tree.
type lasting struct {
	mu      sync.Mutex
	newest  newestProgram
	checker *checker.Checker // nil until it is asked for
	updates int
}

// newestProgram is the program of the last edit, whoever asks.
type newestProgram struct{ *compiler.Program }

var _ compiler.CheckerPool = &lasting{}

// GetChecker implements compiler.CheckerPool.
func (l *lasting) GetChecker(context.Context, *ast.SourceFile) (*checker.Checker, func()) {
	l.mu.Lock()
	if l.checker == nil {
		l.checker, _ = checker.NewChecker(&l.newest, nil)
	}
	return l.checker, l.mu.Unlock
}

// follow goes on with another program. Kept says that it differs from the one before in files that are modules alone.
func (l *lasting) follow(program *compiler.Program, kept bool, updates int) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.newest.Program = program
	if l.updates += updates; !kept || l.updates > mostUpdates {
		l.checker, l.updates = nil, 0
		return
	}
	program.BindSourceFiles()
}

// diagnostics are what the checker has to say of a file. A lasting one keeps by name what it said of earlier texts.
func (p *Program) diagnostics(ctx context.Context, source *ast.SourceFile) []*ast.Diagnostic {
	if p.lasting == nil || p.lasting.updates == 0 {
		return p.program.GetSemanticDiagnostics(ctx, source)
	}
	if len(source.CommentDirectives) > 0 { // which the program holds against everything that was said
		p.lasting.follow(p.program, false, 0)
		return p.program.GetSemanticDiagnostics(ctx, source)
	}
	checker, done := p.lasting.GetChecker(ctx, source)
	defer done()
	list := slices.Concat(source.BindDiagnostics(), checker.GetDiagnostics(ctx, source),
		p.program.GetIncludeProcessorDiagnostics(source))
	return compiler.SortAndDeduplicateDiagnostics(slices.DeleteFunc(list,
		func(d *ast.Diagnostic) bool { return d.File() != nil && d.File() != source }))
}

// rememberingHost reads each file of a package once.
type rememberingHost struct {
	compiler.CompilerHost
	own   map[string]string // files whose texts change
	known *sync.Map         // of *ast.SourceFile, by how it was asked for
}

// GetSourceFile implements compiler.CompilerHost.
func (h rememberingHost) GetSourceFile(options ast.SourceFileParseOptions) *ast.SourceFile {
	if _, own := h.own[options.FileName]; own {
		return h.CompilerHost.GetSourceFile(options)
	}
	if known, ok := h.known.Load(options); ok {
		return known.(*ast.SourceFile)
	}
	read := h.CompilerHost.GetSourceFile(options)
	if read != nil {
		h.known.Store(options, read)
	}
	return read
}

// replace takes in the text of a file that the program has. It returns the program's own files whose errors may be
// others than before.
func (p *Program) replace(file string) (stale []string) {
	stale = p.referring(file)
	modules := true
	for _, name := range stale {
		before := p.program.GetSourceFile(name)
		program, after, replaced := p.program.UpdateProgram(tspath.Path(name), p.host(), nil)
		p.program = program
		if !replaced {
			return p.renewed()
		}
		modules = modules && isModuleAlone(before) && isModuleAlone(after)
	}
	if p.lasting.follow(p.program, modules, len(stale)); !modules {
		return p.own()
	}
	return stale
}

// renewed goes on with a program that has other files, or other globals, than the one before.
func (p *Program) renewed() (stale []string) {
	p.lasting.follow(p.program, false, 0)
	return p.own()
}

func (p *Program) own() []string {
	var files []string
	for file := range p.options.Files {
		files = append(files, file)
	}
	slices.Sort(files)
	return files
}

// isModuleAlone says whether nobody sees a file without importing it.
func isModuleAlone(file *ast.SourceFile) bool {
	return file != nil && ast.IsExternalModule(file) && len(file.ModuleAugmentations) == 0 &&
		len(file.AmbientModuleNames) == 0
}

// referring are a file and those of the program's own that refer to it, directly or through others.
func (p *Program) referring(file string) []string {
	by := map[string][]string{}
	for own := range p.options.Files {
		source := p.program.GetSourceFile(own)
		if source == nil {
			continue
		}
		add := func(name string) {
			if _, known := p.options.Files[name]; known {
				by[name] = append(by[name], own)
			}
		}
		p.program.ForEachResolvedModule(func(r *module.ResolvedModule, name string, _ core.ResolutionMode,
			_ tspath.Path) {
			if r.IsResolved() && strings.HasPrefix(name, ".") {
				add(r.ResolvedFileName)
			}
		}, source)
		for _, reference := range source.ReferencedFiles {
			if referred := p.program.GetSourceFileFromReference(source, reference); referred != nil {
				add(referred.FileName())
			}
		}
	}
	list := []string{file}
	for i := 0; i < len(list); i++ {
		slices.Sort(by[list[i]])
		for _, name := range by[list[i]] {
			if !slices.Contains(list, name) {
				list = append(list, name)
			}
		}
	}
	return list
}
