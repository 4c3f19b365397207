package typecheck

import (
	"errors"
	"fmt"
	"path"
	"slices"
	"strings"

	"vitrine/internal/cache"
	"vitrine/internal/diag"
	"vitrine/internal/source"
	"vitrine/internal/typescript"
	"vitrine/internal/vitrine"
)

// work is code of a page that is checked, and remembered, as a whole: its demos, or its fences.
type work struct {
	kind  string // of the step
	key   string // what it depends on beside the files of packages
	page  source.Page
	units []unit
	trace *cache.Trace // of the step, begun before anything is read
	// what is wrong with its types is a warning
	lenient bool
	apart   bool // it declares what others would see, and is a program of its own
}

// unit is one file of a program.
type unit struct {
	path, text string // "" for what needs no file
	problems   func(*typescript.Program) ([]diag.Problem, error)
}

// Kinds of steps.
const (
	typesKind  = "types"
	fencesKind = "fences"
	faultsKind = "types with warnings"
)

// problems asks a program what is wrong with the code.
func (w *work) problems(program *typescript.Program) (problems []diag.Problem, err error) {
	for _, u := range w.units {
		found, err := u.problems(program)
		if err != nil {
			return nil, err
		}
		for _, p := range found {
			if !slices.Contains(problems, p) { // fences share a preamble
				problems = append(problems, p)
			}
		}
	}
	return problems, nil
}

// isTyped says whether a file is checked for the types in it.
func isTyped(d source.Demo) bool { return path.Ext(d.Name) == ".tsx" || path.Ext(d.Name) == ".ts" }

// worksOf are what there is to check on a page.
func (c *Checker) worksOf(config source.Config, p source.Page) (works []*work) {
	if p.Language == vitrine.DefaultLanguage && (len(p.Stories) > 0 || slices.ContainsFunc(p.Demos, isTyped)) {
		works = append(works, c.demosOf(p, !config.Strict))
	}
	if config.Fences == source.CheckFences && !p.Generated && !p.Broken {
		if w := c.fencesOf(config, p); w != nil {
			works = append(works, w)
		}
	}
	return works
}

// demosOf are the demos of a page. Lenient takes what is wrong with their types as warnings.
func (c *Checker) demosOf(p source.Page, lenient bool) *work {
	w := &work{kind: typesKind, key: c.key(p), page: p, lenient: lenient}
	for _, d := range p.Demos {
		if isTyped(d) {
			w.units = append(w.units, unit{d.Path, string(d.Text),
				func(program *typescript.Program) ([]diag.Problem, error) { return c.problemsOf(program, d, lenient) }})
		}
	}
	for _, d := range storyModules(p) {
		w.units = append(w.units, unit{d.Path, string(d.Text),
			func(program *typescript.Program) ([]diag.Problem, error) { return c.problemsOf(program, d, lenient) }})
	}
	return w
}

// key is what the types of a page's demos depend on beside the files of packages: the folder, which a page owns.
func (c *Checker) key(p source.Page) string {
	return cache.Key(typesKind, c.Lock, sumsOf(append(storyModules(p), p.Demos...)))
}

func sumsOf(demos []source.Demo) map[string]string {
	sums := map[string]string{}
	for _, d := range demos {
		sums[d.Path] = cache.Sum(d.Text)
	}
	return sums
}

// importedTypes say what importing something else than code gives: the address of a picture, the names of a CSS module.
var importedTypes = func() string {
	var b strings.Builder
	for _, ending := range vitrine.PictureEndings {
		fmt.Fprintf(&b, "declare module '*%s' {\n  const address: string;\n  export default address;\n}\n", ending)
	}
	for _, ending := range []string{".css", ".scss", ".sass"} {
		fmt.Fprintf(&b, "declare module '*.module%s' {\n  const names: Readonly<Record<string, string>>;\n"+
			"  export default names;\n}\n", ending)
	}
	b.WriteString("declare module '*.svg?react' {\n  import type * as React from 'react';\n" +
		"  const Picture: React.FC<React.SVGProps<SVGSVGElement> & { title?: string }>;\n" +
		"  export default Picture;\n}\n")
	b.WriteString(storybookTypes)
	return b.String()
}()

// picturesFile is what the program of all demos calls these types.
const picturesFile = "pictures.d.ts"

// filesOf are the files of a program by their paths. Fences may import demos.
func (c *Checker) filesOf(works []*work) map[string]string {
	files := map[string]string{picturesFile: importedTypes}
	for _, w := range works {
		if w.kind == fencesKind {
			for _, d := range w.page.Demos {
				if isTyped(d) {
					files[d.Path] = string(d.Text)
				}
			}
		}
		for _, u := range w.units {
			if u.path != "" {
				files[u.path] = u.text
			}
		}
	}
	return files
}

// problemsOf are what is wrong with a demo. Its types are erased before it runs, whether or not they are right.
func (c *Checker) problemsOf(program *typescript.Program, d source.Demo, lenient bool) ([]diag.Problem, error) {
	found, err := program.Problems(d.Path)
	if errors.Is(err, typescript.ErrSlowCheck) {
		found, err, lenient = []diag.Problem{slowCheck(diag.Problem{File: d.Path})}, nil, false
	}
	if err == nil && len(found) == 0 { // readers choose between the code and its JavaScript
		_, found = erase(TypeScript{File: d.Path, Text: d.Text})
	}
	if lenient {
		found = diag.Softened("types", found...)
	}
	return append(found, c.unreadableReferences(d.Path, d.Text)...), err
}

// slowCheck is the problem that the types of some code take too long to check, at the place of problem.
func slowCheck(problem diag.Problem) diag.Problem {
	problem.What = "Checking the types of this code takes more than 20 seconds."
	problem.Why = "The code of all other pages waits for it."
	problem.Fix = "Make its types and expressions simpler, or divide it."
	return problem
}

// importsBeside says whether code imports files of its page.
func importsBeside(code string) bool {
	return strings.Contains(code, "'./") || strings.Contains(code, `"./`)
}
