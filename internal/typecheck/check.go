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
	// the source file that an import in a file means, "" for what is installed; nil where all of it is
	Source func(importer, name string) string
	Trees  *typescript.Trees // see typescript.Disk
}

func (c *Checker) disk() typescript.Disk {
	return typescript.Disk{Readable: c.Readable, Source: c.Source, Trees: c.Trees}
}

// Check checks the code of all pages that was not found right before, in one program. What is wrong is returned; it is
// kept where the site takes it as a warning.
func (c *Checker) Check(config source.Config, pages []source.Page) ([]diag.Problem, error) {
	var stale []*work
	var known []diag.Problem
	for _, p := range pages {
		for _, w := range c.worksOf(config, p) {
			w.trace = c.Steps.Trace(w.kind, w.key)
			if c.knownRight(w.trace) {
				continue
			}
			if warnings := c.knownFaults(w); len(warnings) > 0 {
				known = append(known, warnings...)
			} else {
				stale = append(stale, w)
			}
		}
	}
	found, err := c.check(stale, c.keepSound)
	return append(known, found...), err
}

// CheckFences checks the fences of pages alone, whatever is remembered.
func (c *Checker) CheckFences(config source.Config, pages []source.Page) ([]diag.Problem, error) {
	var works []*work
	for _, p := range pages {
		if w := c.fencesOf(config, p); w != nil && !p.Generated && !p.Broken {
			works = append(works, w)
		}
	}
	return c.check(works, func(*work, *typescript.Program, func() *packageGraph, []diag.Problem) error {
		return nil
	})
}

// keeper keeps that there is nothing wrong with some code, or that it has warnings alone.
type keeper func(*work, *typescript.Program, func() *packageGraph, []diag.Problem) error

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
	return typescript.LoadProgram(c.Site, files, min(2, len(works)), c.disk())
}

func (c *Checker) checkGroup(program *typescript.Program, works []*work, keep keeper) (
	problems []diag.Problem, err error) {
	graph := sync.OnceValue(func() *packageGraph { return newPackageGraph(program, c.packageOf) })
	for _, w := range works {
		found, err := w.problems(program)
		if err != nil {
			return nil, err
		}
		if problems = append(problems, found...); diag.Stops(found) {
			continue
		}
		if err := keep(w, program, graph, found); err != nil {
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

// knownFaults are the warnings that code has as it is, where it was checked before and the site takes them.
func (c *Checker) knownFaults(w *work) (warnings []diag.Problem) {
	if whole := w.trace.Key(); w.lenient && whole != "" {
		c.Steps.Lookup(faultsKind, whole, &warnings)
	}
	return warnings
}

// keepSound keeps what is known of code that can be published, and what the names in its demos are.
func (c *Checker) keepSound(w *work, program *typescript.Program, graph func() *packageGraph,
	warnings []diag.Problem) error {
	c.Steps.Count(w.kind)
	if len(warnings) == 0 {
		return c.keep(w, w.trace, program, graph())
	}
	whole, err := c.keepNames(w, w.trace, program, graph())
	if err != nil {
		return err
	}
	return c.Steps.Keep(faultsKind, whole, warnings)
}

func (c *Checker) keep(w *work, trace *cache.Trace, program *typescript.Program, graph *packageGraph) error {
	whole, err := c.keepNames(w, trace, program, graph)
	if err != nil {
		return err
	}
	return c.Steps.Keep(w.kind, whole, true)
}

// keepNames keeps what the names in a page's demos are, and tells the key of their types.
func (c *Checker) keepNames(w *work, trace *cache.Trace, program *typescript.Program, graph *packageGraph) (
	whole string, err error) {
	if whole, err = trace.Done(graph.reached(w)...); err != nil || w.kind != typesKind {
		return whole, err
	}
	hints, err := hintsOf(program, w.page)
	if err != nil {
		return whole, err
	}
	return whole, c.Steps.Keep(hintsKind, whole, hints)
}
