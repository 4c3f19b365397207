package typecheck

import (
	"slices"
	"sync"
	"time"

	"vitrine/internal/cache"
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
	site    *source.Tree              // as it was when somebody asked last; nil before
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

// Check begins to check the code of some pages among those of the site, unless it was checked as it is.
func (b *Background) Check(site *source.Tree, some ...source.Page) {
	b.mu.Lock()
	b.site = site
	b.mu.Unlock()
	for _, p := range some {
		works := b.checker.worksOf(site.Config, p)
		key := ""
		for _, w := range works {
			key += w.key
			if w.kind == fencesKind {
				key += cache.Sum(p.Raw) // places of problems move with the text around fences
			}
		}
		b.mu.Lock()
		if b.known[p.Path] != key {
			b.known[p.Path] = key
			go b.check(site, p.Path, works, key)
		}
		b.mu.Unlock()
	}
}

// LookAgain makes the next checks look at files of packages too: they may have changed while the code did not.
func (b *Background) LookAgain() {
	b.mu.Lock()
	defer b.mu.Unlock()
	clear(b.known)
}

func (b *Background) check(site *source.Tree, path string, works []*work, key string) {
	b.work.Lock()
	defer b.work.Unlock()
	var found []diag.Problem
	for _, w := range works {
		if w.trace = b.checker.Steps.Trace(w.kind, w.key); b.checker.knownRight(w.trace) {
			continue
		}
		program, wrong, err := b.run(site, w)
		if err != nil {
			b.program = nil // begins anew; a build says what is wrong with the compiler itself
			return
		}
		if found = append(found, wrong...); len(wrong) == 0 {
			loaded := b.loaded
			defer func() { // once it is told
				graph := newPackageGraph(program, b.checker.packageOf)
				_ = b.checker.keep(w, w.trace.Since(loaded), program, graph) // else it is checked again
			}()
		}
	}
	b.mu.Lock()
	newest := b.known[path] == key
	differs := newest && !slices.Equal(found, b.found[path])
	if differs {
		b.found[path] = found
	}
	changed := b.changed
	b.mu.Unlock()
	if differs {
		changed()
	}
}

// run brings the program up to date with some code and asks it. Its first run reads the code of all pages.
func (b *Background) run(site *source.Tree, w *work) (*typescript.Program, []diag.Problem, error) {
	if w.apart {
		return b.runApart(w)
	}
	if b.program == nil || !b.checker.Steps.Unchanged(b.program.Files(), b.loaded) {
		var all []*work
		for _, p := range site.Pages {
			all = append(all, b.checker.worksOf(site.Config, p)...)
		}
		all = slices.DeleteFunc(all, func(w *work) bool { return w.apart })
		var err error
		b.loaded, b.checked = time.Now(), map[string][]diag.Problem{}
		b.program, err = typescript.LoadProgram(b.checker.Site, b.checker.filesOf(all), 1, b.checker.disk())
		if err != nil {
			return nil, nil, err
		}
	}
	for _, u := range w.units {
		if u.path == "" {
			continue
		}
		if err := b.update(u.path, u.text); err != nil {
			return nil, nil, err
		}
	}
	problems, err := b.ask(w)
	return b.program, problems, err
}

// ask asks the program about files that nobody asked about since they changed.
func (b *Background) ask(w *work) (problems []diag.Problem, err error) {
	for _, u := range w.units {
		found, known := b.checked[u.path]
		if !known || w.kind == fencesKind {
			if !known && u.path != "" {
				b.checker.Steps.Count(fileKind)
			}
			if found, err = u.problems(b.program); err != nil {
				return nil, err
			}
			b.checked[u.path] = found
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

// runApart makes a program of code that would change what others see.
func (b *Background) runApart(w *work) (program *typescript.Program, problems []diag.Problem, err error) {
	program, err = typescript.LoadProgram(b.checker.Site, b.checker.filesOf([]*work{w}), 1, b.checker.disk())
	if err != nil {
		return nil, nil, err
	}
	problems, err = w.problems(program)
	return program, problems, err
}

// fileKind counts the files that were checked.
const fileKind = "types of a file"
