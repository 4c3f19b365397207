package compile

import (
	"fmt"
	"path"
	"slices"
	"sync"

	"vitrine/internal/cache"
	"vitrine/internal/diag"
	"vitrine/internal/source"
	"vitrine/internal/typescript"
	"vitrine/internal/vitrine"
)

// isTyped says whether a file is checked for the types in it.
func isTyped(name string) bool { return path.Ext(name) == ".tsx" || path.Ext(name) == ".ts" }

// typesKey is all that the types of a page's demos depend on: the folder, which a page owns, and the packages.
func (b *Builder) typesKey(p source.Page) string {
	sums := map[string]string{}
	for _, d := range p.Demos {
		sums[d.Path] = cache.Sum(d.Text)
	}
	return cache.Key("types", b.lock, sums)
}

// checkTypes checks the demos of all pages that were not found right before, in one program. What is wrong is reported
// and never kept.
func (b *Builder) checkTypes(s *scanned, problems *diag.List) error {
	files := map[string]string{}
	var stale []source.Page
	for _, p := range s.tree.Pages {
		var right bool
		if p.Language != vitrine.DefaultLanguage || !slices.ContainsFunc(p.Demos,
			func(d source.Demo) bool { return isTyped(d.Name) }) || b.cache.Lookup("types", b.typesKey(p), &right) {
			continue
		}
		stale = append(stale, p)
		for _, d := range p.Demos {
			if isTyped(d.Name) {
				files[d.Path] = string(d.Text)
			}
		}
	}
	if len(stale) == 0 {
		return nil
	}
	b.options.Progress("check", 0, len(files))
	program, err := typescript.LoadProgram(b.options.Site, files, 2)
	if err != nil {
		return fmt.Errorf("checking the types of the demos: %w", err)
	}
	for _, p := range stale {
		found, err := typeProblems(program, p)
		if err != nil {
			return fmt.Errorf("checking the types of the demos: %w", err)
		}
		problems.Add(found...)
		if len(found) > 0 {
			continue
		}
		b.cache.Count("types")
		if err := b.cache.Keep("types", b.typesKey(p), true); err != nil {
			return err
		}
	}
	return nil
}

func typeProblems(program *typescript.Program, p source.Page) ([]diag.Problem, error) {
	var problems []diag.Problem
	for _, d := range p.Demos {
		if !isTyped(d.Name) {
			continue
		}
		found, err := program.Problems(d.Path)
		if err != nil {
			return nil, err
		}
		if len(found) == 0 { // readers choose between the code and its JavaScript
			_, found = erased(TypeScript{File: d.Path, Text: d.Text})
		}
		problems = append(problems, found...)
	}
	return problems, nil
}

// liveTypes are the types of the site's demos in dev mode. They are checked beside the pages: nobody waits for
// them, and what is found is told as soon as it is known.
type liveTypes struct {
	builder *Builder

	work    sync.Mutex // one check at a time
	program *typescript.Program

	mu    sync.Mutex
	found map[string][]diag.Problem // by path of the page
	known map[string]string         // what found was made of, by path of the page

	changed func() // called when something else is wrong than before
}

func (t *liveTypes) notify(changed func()) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.changed = changed
}

func newLiveTypes(b *Builder) *liveTypes {
	return &liveTypes{builder: b, changed: func() {}, found: map[string][]diag.Problem{}, known: map[string]string{}}
}

// problems are what is known to be wrong with the types of a page's demos.
func (t *liveTypes) problems(path string) []diag.Problem {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.found[path]
}

// look checks the demos of a page, unless they were checked as they are.
func (t *liveTypes) look(s *scanned, p source.Page) {
	key := t.builder.typesKey(p)
	t.mu.Lock()
	defer t.mu.Unlock()
	if len(p.Demos) == 0 || t.known[p.Path] == key {
		return
	}
	t.known[p.Path] = key
	go t.check(s, p, key)
}

func (t *liveTypes) check(s *scanned, p source.Page, key string) {
	t.work.Lock()
	defer t.work.Unlock()
	var right bool
	var found []diag.Problem
	if !t.builder.cache.Lookup("types", key, &right) {
		var err error
		if found, err = t.run(s, p); err != nil {
			return // a build says what is wrong with the compiler itself
		}
		if len(found) == 0 {
			t.builder.cache.Keep("types", key, true)
		}
	}
	t.mu.Lock()
	newest := t.known[p.Path] == key
	differs := newest && !slices.Equal(found, t.found[p.Path])
	if differs {
		t.found[p.Path] = found
	}
	changed := t.changed
	t.mu.Unlock()
	if differs {
		changed()
	}
}

// run brings the program up to date with a page's demos and asks it. Its first run reads the demos of all pages.
func (t *liveTypes) run(s *scanned, p source.Page) ([]diag.Problem, error) {
	if t.program == nil {
		files := map[string]string{}
		for _, page := range s.tree.Pages {
			for _, d := range page.Demos {
				if isTyped(d.Name) {
					files[d.Path] = string(d.Text)
				}
			}
		}
		program, err := typescript.LoadProgram(t.builder.options.Site, files, 1)
		if err != nil {
			return nil, err
		}
		t.program = program
	}
	for _, d := range p.Demos {
		if !isTyped(d.Name) {
			continue
		}
		if err := t.program.Update(d.Path, string(d.Text)); err != nil {
			return nil, err
		}
	}
	return typeProblems(t.program, p)
}
