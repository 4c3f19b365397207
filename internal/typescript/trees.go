package typescript

import (
	"sync"

	"github.com/microsoft/typescript-go/vitrine"
)

// Trees keeps the syntax trees of installed packages, for programs of several sites in one run. It is safe for
// concurrent use; nil keeps nothing.
type Trees struct {
	mu     sync.Mutex
	last   tsgo.Trees
	parsed []int
}

// Parsed counts for each program the files whose trees were made for it.
func (t *Trees) Parsed() []int { return t.parsed }

func (t *Trees) take() tsgo.Trees {
	if t == nil {
		return nil
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.last
}

func (t *Trees) keep(p tsgo.Program) {
	if t == nil {
		return
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	t.last, t.parsed = p.Trees(t.last), append(t.parsed, p.Parsed())
}
