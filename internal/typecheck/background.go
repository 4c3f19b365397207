package typecheck

import (
	"slices"
	"sync"
	"time"

	"vitrine/internal/diag"
	"vitrine/internal/source"
	"vitrine/internal/typescript"
)

// Background checks the demos of a site in dev mode beside its pages: nobody waits for it, and what is found is told as
// soon as it is known. It is safe for concurrent use.
type Background struct {
	checker *Checker

	work    sync.Mutex // one check at a time
	program *typescript.Program
	loaded  time.Time                 // when the program began to read files
	checked map[string][]diag.Problem // of the program, by file; nobody asks again before something changes

	mu      sync.Mutex
	pages   []source.Page             // of the site, as they were when somebody asked last
	found   map[string][]diag.Problem // by path of the page
	known   map[string]string         // what found was made of, by path of the page
	changed func()                    // called when something else is wrong than before
}

// NewBackground is a check that has nothing to do yet.
func NewBackground(c *Checker) *Background {
	return &Background{checker: c, changed: func() {}, found: map[string][]diag.Problem{}, known: map[string]string{}}
}

// Notify sets what is called when something else is wrong than before.
func (b *Background) Notify(changed func()) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.changed = changed
}

// Problems are what is known to be wrong with the types of a page's demos.
func (b *Background) Problems(path string) []diag.Problem {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.found[path]
}

// Check begins to check the demos of some pages among those of the site, unless they were checked as they are.
func (b *Background) Check(pages []source.Page, some ...source.Page) {
	b.mu.Lock()
	b.pages = pages
	b.mu.Unlock()
	for _, p := range some {
		key := b.checker.key(p)
		b.mu.Lock()
		if len(p.Demos) > 0 && b.known[p.Path] != key {
			b.known[p.Path] = key
			go b.check(pages, p, key)
		}
		b.mu.Unlock()
	}
}

// LookAgain makes the next checks look at files of packages too: they may have changed while the demos did not.
func (b *Background) LookAgain() {
	b.mu.Lock()
	defer b.mu.Unlock()
	clear(b.known)
}

func (b *Background) check(pages []source.Page, p source.Page, key string) {
	b.work.Lock()
	defer b.work.Unlock()
	var found []diag.Problem
	if trace := b.checker.Steps.Trace(typesKind, key); !b.checker.knownRight(trace) {
		var err error
		if found, err = b.run(pages, p); err != nil {
			b.program = nil // begins anew; a build says what is wrong with the compiler itself
			return
		}
		if len(found) == 0 {
			defer func() { // once it is told
				graph := newPackageGraph(b.program, b.checker.packageOf)
				if hints, err := hintsOf(b.program, p); err == nil {
					_ = b.checker.keepRight(trace.Since(b.loaded), graph.reached(p), hints) // else it is checked again
				}
			}()
		}
	}
	b.mu.Lock()
	newest := b.known[p.Path] == key
	differs := newest && !slices.Equal(found, b.found[p.Path])
	if differs {
		b.found[p.Path] = found
	}
	changed := b.changed
	b.mu.Unlock()
	if differs {
		changed()
	}
}

// run brings the program up to date with a page's demos and asks it. Its first run reads the demos of all pages.
func (b *Background) run(pages []source.Page, p source.Page) (problems []diag.Problem, err error) {
	if b.program == nil || !b.checker.Steps.Unchanged(b.program.Files(), b.loaded) {
		b.loaded, b.checked = time.Now(), map[string][]diag.Problem{}
		b.program, err = typescript.LoadProgram(b.checker.Site, typedFiles(pages), 1, b.checker.Readable)
		if err != nil {
			return nil, err
		}
	}
	for _, d := range p.Demos {
		if !isTyped(d) {
			continue
		}
		if err := b.update(d.Path, string(d.Text)); err != nil {
			return nil, err
		}
	}
	for _, d := range p.Demos {
		found, known := b.checked[d.Path]
		if !known && isTyped(d) {
			b.checker.Steps.Count(fileKind)
			if found, err = problemsOf(b.program, d); err != nil {
				return nil, err
			}
			b.checked[d.Path] = found
		}
		problems = append(problems, found...)
	}
	return problems, nil
}

// update gives the program another text of a file, and forgets what was known of those that it may change.
func (b *Background) update(file, text string) error {
	stale, err := b.program.Update(file, text)
	for _, other := range stale {
		delete(b.checked, other)
	}
	return err
}

// fileKind counts the files that were checked.
const fileKind = "types of a file"
