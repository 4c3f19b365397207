// Package typecheck holds demos and code in fences to their types, makes the JavaScript of demos, and remembers both.
//
// In: pages with their demos, the cache of build steps. Out: problems, JavaScript. Never here: how a program is checked
// or its types are erased, which is the TypeScript stage's; pages.
package typecheck

import (
	"fmt"
	"slices"
	"sync"

	"vitrine/internal/cache"
	"vitrine/internal/diag"
	"vitrine/internal/source"
	"vitrine/internal/typescript"
)

// Checker checks the demos and fences of one site.
type Checker struct {
	Site     string // the site folder, absolute
	Lock     string // of the installed packages, see assets.Lock
	Steps    *cache.Cache
	Progress func(stage string, done, total int)

	format struct {
		once    sync.Once
		version string // see format.Version
	}
	Readable func(file string) bool // files that may be read; nil for all
}

// Check checks the code of all pages that was not found right before, in one program. What is wrong is returned and
// never kept.
func (c *Checker) Check(config source.Config, pages []source.Page) ([]diag.Problem, error) {
	var stale []*work
	for _, p := range pages {
		for _, w := range c.worksOf(config, p) {
			if w.trace = c.Steps.Trace(w.kind, w.key); !c.knownRight(w.trace) {
				stale = append(stale, w)
			}
		}
	}
	return c.check(stale, c.keepRight)
}

// CheckFences checks the fences of pages alone, whatever is remembered.
func (c *Checker) CheckFences(pages []source.Page) ([]diag.Problem, error) {
	var works []*work
	for _, p := range pages {
		if w := c.fencesOf(p); w != nil && !p.Generated && !p.Broken {
			works = append(works, w)
		}
	}
	return c.check(works, func(*work, *typescript.Program, func() *packageGraph) error { return nil })
}

// keeper keeps that there is nothing wrong with some code.
type keeper func(*work, *typescript.Program, func() *packageGraph) error

// check checks works in one program, and those that others would see in programs of their own.
func (c *Checker) check(works []*work, keep keeper) (problems []diag.Problem, err error) {
	var groups [][]*work
	together := slices.DeleteFunc(slices.Clone(works), func(w *work) bool { return w.apart })
	if len(together) > 0 {
		groups = append(groups, together)
	}
	for _, w := range works {
		if w.apart {
			groups = append(groups, []*work{w})
		}
	}
	var first *typescript.Program
	for _, group := range groups {
		program, err := c.load(first, group)
		if err != nil {
			return nil, fmt.Errorf("checking the types of demos and fences: %w", err)
		}
		if first == nil {
			first = program
		}
		found, err := c.checkGroup(program, group, keep)
		if err != nil {
			return nil, fmt.Errorf("checking the types of demos and fences: %w", err)
		}
		problems = append(problems, found...)
	}
	return problems, nil
}

// load makes the program of some works; beside the first one it costs little.
func (c *Checker) load(first *typescript.Program, works []*work) (*typescript.Program, error) {
	files := c.filesOf(works)
	c.Progress("check", 0, len(files))
	if first != nil {
		return first.Beside(files)
	}
	return typescript.LoadProgram(c.Site, files, min(2, len(works)), c.Readable)
}

func (c *Checker) checkGroup(program *typescript.Program, works []*work, keep keeper) (
	problems []diag.Problem, err error) {
	graph := sync.OnceValue(func() *packageGraph { return newPackageGraph(program, c.packageOf) })
	for _, w := range works {
		found, err := w.problems(program)
		if err != nil {
			return nil, err
		}
		if problems = append(problems, found...); len(found) > 0 {
			continue
		}
		if err := keep(w, program, graph); err != nil {
			return nil, err
		}
	}
	return problems, nil
}

// knownRight says whether code was found right as it is, with packages as they are.
func (c *Checker) knownRight(trace *cache.Trace) bool {
	var right bool
	whole := trace.Key()
	return whole != "" && c.Steps.Lookup(trace.Kind(), whole, &right)
}

// keepRight keeps that the code of a page is right, and what the names in its demos are.
func (c *Checker) keepRight(w *work, program *typescript.Program, graph func() *packageGraph) error {
	c.Steps.Count(w.kind)
	return c.keep(w, w.trace, program, graph())
}

func (c *Checker) keep(w *work, trace *cache.Trace, program *typescript.Program, graph *packageGraph) error {
	whole, err := trace.Done(graph.reached(w)...)
	if err != nil {
		return err
	}
	if w.kind == typesKind {
		hints, err := hintsOf(program, w.page)
		if err != nil {
			return err
		}
		if err := c.Steps.Keep(hintsKind, whole, hints); err != nil {
			return err
		}
	}
	return c.Steps.Keep(w.kind, whole, true)
}
