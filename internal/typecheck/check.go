// Package typecheck holds demos to their types and makes their JavaScript, and remembers both.
//
// In: pages with their demos, the cache of build steps. Out: problems, JavaScript. Never here: how a program is checked
// or its types are erased, which is the TypeScript stage's; pages.
package typecheck

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

// Checker checks the demos of one site.
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

// isTyped says whether a file is checked for the types in it.
func isTyped(d source.Demo) bool { return path.Ext(d.Name) == ".tsx" || path.Ext(d.Name) == ".ts" }

const typesKind = "types"

// key is what the types of a page's demos depend on beside the files of packages: the folder, which a page owns.
func (c *Checker) key(p source.Page) string {
	sums := map[string]string{}
	for _, d := range p.Demos {
		sums[d.Path] = cache.Sum(d.Text)
	}
	return cache.Key(typesKind, c.Lock, sums)
}

// knownRight says whether the demos of a page were found right as they are, with packages as they are.
func (c *Checker) knownRight(trace *cache.Trace) bool {
	var right bool
	whole := trace.Key()
	return whole != "" && c.Steps.Lookup(typesKind, whole, &right)
}

// keepRight keeps that the demos of a page are right, and what their names are.
func (c *Checker) keepRight(trace *cache.Trace, reached [][]string, hints vitrine.Hints) error {
	whole, err := trace.Done(reached...)
	if err != nil {
		return err
	}
	if err := c.Steps.Keep(hintsKind, whole, hints); err != nil {
		return err
	}
	return c.Steps.Keep(typesKind, whole, true)
}

// typedPage is a page whose demos are to be checked.
type typedPage struct {
	source.Page
	trace *cache.Trace
}

// Check checks the demos of all pages that were not found right before, in one program. What is wrong is returned and
// never kept.
func (c *Checker) Check(pages []source.Page) ([]diag.Problem, error) {
	var stale []typedPage
	var unknown []source.Page
	for _, p := range pages {
		if p.Language != vitrine.DefaultLanguage || !slices.ContainsFunc(p.Demos, isTyped) {
			continue
		}
		if trace := c.Steps.Trace(typesKind, c.key(p)); !c.knownRight(trace) {
			stale = append(stale, typedPage{p, trace})
			unknown = append(unknown, p)
		}
	}
	if len(stale) == 0 {
		return nil, nil
	}
	files := typedFiles(unknown)
	c.Progress("check", 0, len(files))
	program, err := typescript.LoadProgram(c.Site, files, 2, c.Readable)
	if err != nil {
		return nil, fmt.Errorf("checking the types of the demos: %w", err)
	}
	graph := newPackageGraph(program, c.packageOf)
	var problems []diag.Problem
	for _, p := range stale {
		found, err := problemsOfAll(program, p.Page)
		if err != nil {
			return nil, fmt.Errorf("checking the types of the demos: %w", err)
		}
		found = append(found, c.unreadableReferences(p.Page)...)
		problems = append(problems, found...)
		if len(found) > 0 {
			continue
		}
		c.Steps.Count(typesKind)
		hints, err := hintsOf(program, p.Page)
		if err != nil {
			return nil, err
		}
		if err := c.keepRight(p.trace, graph.reached(p.Page), hints); err != nil {
			return nil, err
		}
	}
	return problems, nil
}

// typedFiles are the demos of pages by their paths.
func typedFiles(pages []source.Page) map[string]string {
	files := map[string]string{}
	for _, p := range pages {
		for _, d := range p.Demos {
			if isTyped(d) {
				files[d.Path] = string(d.Text)
			}
		}
	}
	return files
}

// problemsOfAll are what is wrong with the demos of a page.
func problemsOfAll(program *typescript.Program, p source.Page) (problems []diag.Problem, err error) {
	for _, d := range p.Demos {
		if !isTyped(d) {
			continue
		}
		found, err := problemsOf(program, d)
		if err != nil {
			return nil, err
		}
		problems = append(problems, found...)
	}
	return problems, nil
}

// problemsOf are what is wrong with a file.
func problemsOf(program *typescript.Program, d source.Demo) ([]diag.Problem, error) {
	found, err := program.Problems(d.Path)
	if err == nil && len(found) == 0 { // readers choose between the code and its JavaScript
		_, found = erase(TypeScript{File: d.Path, Text: d.Text})
	}
	return found, err
}
