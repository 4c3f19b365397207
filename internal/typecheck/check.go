// Package typecheck holds demos to their types and makes their JavaScript, and remembers both.
//
// In: pages with their demos, the cache of build steps. Out: problems, JavaScript. Never here: how a program is checked
// or its types are erased, which is the TypeScript stage's; pages.
package typecheck

import (
	"fmt"
	"path"
	"slices"

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
	Readable func(file string) bool // files that may be read; nil for all
}

// isTyped says whether a file is checked for the types in it.
func isTyped(d source.Demo) bool { return path.Ext(d.Name) == ".tsx" || path.Ext(d.Name) == ".ts" }

const typesKind = "types"

// key is all that the types of a page's demos depend on: the folder, which a page owns, and the packages.
func (c *Checker) key(p source.Page) string {
	sums := map[string]string{}
	for _, d := range p.Demos {
		sums[d.Path] = cache.Sum(d.Text)
	}
	return cache.Key(typesKind, c.Lock, sums)
}

// Check checks the demos of all pages that were not found right before, in one program. What is wrong is returned and
// never kept.
func (c *Checker) Check(pages []source.Page) ([]diag.Problem, error) {
	var stale []source.Page
	for _, p := range pages {
		var right bool
		if p.Language == vitrine.DefaultLanguage && slices.ContainsFunc(p.Demos, isTyped) &&
			!c.Steps.Lookup(typesKind, c.key(p), &right) {
			stale = append(stale, p)
		}
	}
	if len(stale) == 0 {
		return nil, nil
	}
	files := typedFiles(stale)
	c.Progress("check", 0, len(files))
	program, err := typescript.LoadProgram(c.Site, files, 2, c.Readable)
	if err != nil {
		return nil, fmt.Errorf("checking the types of the demos: %w", err)
	}
	var problems []diag.Problem
	for _, p := range stale {
		found, err := problemsOf(program, p)
		if err != nil {
			return nil, fmt.Errorf("checking the types of the demos: %w", err)
		}
		found = append(found, c.unreadableReferences(p)...)
		problems = append(problems, found...)
		if len(found) > 0 {
			continue
		}
		c.Steps.Count(typesKind)
		if err := c.Steps.Keep(typesKind, c.key(p), true); err != nil {
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

func problemsOf(program *typescript.Program, p source.Page) ([]diag.Problem, error) {
	var problems []diag.Problem
	for _, d := range p.Demos {
		if !isTyped(d) {
			continue
		}
		found, err := program.Problems(d.Path)
		if err != nil {
			return nil, err
		}
		if len(found) == 0 { // readers choose between the code and its JavaScript
			_, found = erase(TypeScript{File: d.Path, Text: d.Text})
		}
		problems = append(problems, found...)
	}
	return problems, nil
}
