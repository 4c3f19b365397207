package tsgo

import (
	"slices"
	"sync"

	"github.com/microsoft/typescript-go/internal/ast"
	"github.com/microsoft/typescript-go/internal/checker"
)

// mostUpdates is how many files one checker sees replaced: it keeps what it learned of each of them.
const mostUpdates = 200

// lasting is one checker that outlives the programs of edits: what it has learned of the platform and of packages is
// most of its work. It must see every file that refers to an edited one anew, since it remembers by syntax tree.
type lasting struct {
	mu      sync.Mutex
	newest  newestCompilation
	checker *checker.Checker // nil until it is asked for
	updates int
}

// newestCompilation is that of the last edit: the checker keeps asking the same pointer.
type newestCompilation struct{ *compilation }

// take gives the checker to one user, who gives it back.
func (l *lasting) take() (*checker.Checker, func()) {
	l.mu.Lock()
	if l.checker == nil {
		l.checker, _ = checker.NewChecker(&l.newest, nil)
	}
	return l.checker, l.mu.Unlock
}

// follow goes on with another program. Kept says that it differs from the one before in files that are modules alone.
func (l *lasting) follow(compiled *compilation, kept bool, updates int) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.newest.compilation = compiled
	if l.updates += updates; !kept || l.updates > mostUpdates {
		l.checker, l.updates = nil, 0
	}
}

// replace takes in the text of a file that the program has. It returns the program's own files whose errors may be
// others than before.
func (p *checkedProgram) replace(file string) (stale []string) {
	stale = p.referring(file)
	modules := true
	for _, name := range stale {
		before := p.compiled.File(name)
		next, replaced := p.compiled.Replace(p.configured(), name)
		p.compiled = next
		if !replaced {
			p.begin()
			return p.own()
		}
		modules = modules && isModuleAlone(before) && isModuleAlone(next.File(name))
	}
	if p.lasting.follow(p.compiled, modules, len(stale)); !modules {
		return p.own()
	}
	return stale
}

func (p *checkedProgram) own() []string {
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
func (p *checkedProgram) referring(file string) []string {
	by := map[string][]string{}
	for own := range p.options.Files {
		source := p.compiled.File(own)
		if source == nil {
			continue
		}
		for _, name := range p.compiled.References(source) {
			if _, known := p.options.Files[name]; known {
				by[name] = append(by[name], own)
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
