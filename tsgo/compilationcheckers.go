package tsgo

import (
	"sync"

	"github.com/microsoft/typescript-go/internal/ast"
	"github.com/microsoft/typescript-go/internal/checker"
	"github.com/microsoft/typescript-go/internal/core"
)

// pool is the checkers of a program. Each has types of its own, which mean nothing to another, and one user at a time.
type pool struct {
	make     *sync.Once
	checkers []*checker.Checker
	locks    []*sync.Mutex
	byFile   map[*ast.SourceFile]int
}

func newPool(checkers, files int) pool {
	checkers = max(1, min(checkers, files))
	return pool{make: &sync.Once{}, checkers: make([]*checker.Checker, checkers), locks: make([]*sync.Mutex, checkers)}
}

func (p *compilation) makeCheckers() {
	p.pool.make.Do(func() {
		group := core.NewWorkGroup(false)
		for i := range p.pool.checkers {
			group.Queue(func() { p.pool.checkers[i], p.pool.locks[i] = checker.NewChecker(p, nil) })
		}
		group.RunAndWait()
		p.pool.byFile = make(map[*ast.SourceFile]int, len(p.files))
		for i, file := range p.files {
			p.pool.byFile[file] = i % len(p.pool.checkers)
		}
	})
}

// EachChecker calls back with every checker, side by side.
func (p *compilation) EachChecker(use func(*checker.Checker)) {
	p.makeCheckers()
	group := core.NewWorkGroup(false)
	for i, c := range p.pool.checkers {
		group.Queue(func() {
			p.pool.locks[i].Lock()
			defer p.pool.locks[i].Unlock()
			use(c)
		})
	}
	group.RunAndWait()
}

// WithChecker calls back with the checker of a file, and lets nobody else use it meanwhile.
func (p *compilation) WithChecker(file *ast.SourceFile, use func(*checker.Checker)) {
	if p.options.Checker != nil {
		c, done := p.options.Checker()
		defer done()
		use(c)
		return
	}
	p.makeCheckers()
	at := p.pool.byFile[file]
	p.pool.locks[at].Lock()
	defer p.pool.locks[at].Unlock()
	use(p.pool.checkers[at])
}
