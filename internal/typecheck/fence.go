package typecheck

import (
	"errors"
	"fmt"
	"path"
	"slices"
	"strings"

	"vitrine/internal/cache"
	"vitrine/internal/diag"
	"vitrine/internal/markdown"
	"vitrine/internal/source"
	"vitrine/internal/typescript"
)

// Languages of fences that are checked.
var checkedLanguages = []string{"tsx", "ts", "jsx", "js"}

// Words of a fence's opening line.
const (
	errorWord   = "error"    // the mistake that the code shows: the number of its message, or words of it
	noCheckWord = "no-check" // why the code is not checked
)

// fencesOf are the fences of a page that are checked, nil where there are none.
func (c *Checker) fencesOf(config source.Config, p source.Page) *work {
	fences, shared := markdown.Fences(p.Body)
	fences = slices.DeleteFunc(fences, func(f markdown.Fence) bool {
		return !slices.Contains(checkedLanguages, f.Language)
	})
	if len(fences) == 0 {
		return nil
	}
	w := &work{kind: fencesKind, page: p}
	text, known := c.ambient()
	sums := map[string]string{source.AmbientFile: cache.Sum([]byte(text))}
	if known {
		w.units = append(w.units, c.ambientUnit(text))
	}
	beside := false
	for i, f := range fences {
		code := newFenceCode(p, f, given{shared, config.FenceImports}, i)
		w.apart = w.apart || code.augments
		beside = beside || importsBeside(code.text)
		sums[code.path] = cache.Sum([]byte(fmt.Sprint(code.text, f.Info)))
		w.units = append(w.units, unit{code.path, code.text, code.problems})
		for _, module := range code.modules {
			sums[module.path] = cache.Sum([]byte(module.text))
			w.units = append(w.units, unit{module.path, module.text, module.problems})
		}
	}
	if beside {
		sums["demos"] = cache.Key(sumsOf(p.Demos))
	}
	w.units = append(w.units, unit{problems: func(*typescript.Program) ([]diag.Problem, error) {
		return c.unreadableReferences(p.File, p.Raw), nil
	}})
	w.key = cache.Key(fencesKind, c.Lock, sums, config.FenceImports)
	return w
}

// fenceCode is the code of a fence with what it lacks: a module of the program, beside the page.
type fenceCode struct {
	page     source.Page
	fence    markdown.Fence
	path     string
	text     string
	places   []place // of parts of text, in their order
	augments bool
	exports  bool           // it is a whole file, and preambles don't stand before it
	wrong    []diag.Problem // that need no compiler
	unread   bool           // the compiler would say nothing of use
	modules  []*fenceCode   // that preambles make of themselves
}

// place is where a part of a module stands in the page.
type place struct {
	start   int // in the module
	excerpt markdown.Excerpt
	at      int // in the excerpt
	fixed   bool
}

// given is what a page provides for the code of all its fences.
type given struct {
	preambles []markdown.Preamble
	imports   []string // functions that fences must import or declare themselves
}

func newFenceCode(p source.Page, f markdown.Fence, from given, number int) *fenceCode {
	extension := ".tsx"
	if f.Language == "ts" {
		extension = ".ts"
	}
	code := &fenceCode{page: p, fence: f, path: path.Join(p.Dir, fmt.Sprintf("fence-%d%s", number+1, extension))}
	if p.Language != "" && path.Base(p.File) != "index.md" { // a translation lies beside its page
		code.path = path.Join(p.Dir, fmt.Sprintf("fence-%s-%d%s", p.Language, number+1, extension))
	}
	if _, unchecked := f.Values[noCheckWord]; unchecked {
		code.readWords()
		code.text, code.unread = "export {};\n", true
		return code
	}
	code.fence.Code.Text = f.Compiled()
	f = code.fence
	fragment := typescript.ReadFragment(code.path, f.Code.Text)
	code.readWords()
	code.readLanguage(fragment)
	code.augments, code.exports = fragment.Augments, fragment.Exports
	code.readImports(fragment, from.imports)
	code.preambles(from.preambles, fragment.Declares)
	code.add("\n;"+fragment.Before, place{excerpt: f.Code, fixed: true})
	code.add(f.Code.Text, place{excerpt: f.Code})
	code.add(fragment.After+"\n;export {};\n", place{excerpt: f.Code, at: len(strings.TrimSpace(f.Code.Text)), fixed: true})
	return code
}

func (c *fenceCode) add(text string, at place) {
	at.start = len(c.text)
	c.places = append(c.places, at)
	c.text += text
}

// preambles writes what stands before the code. What the code declares itself takes precedence, then what its own
// preambles declare.
func (c *fenceCode) preambles(shared []markdown.Preamble, taken map[string]bool) {
	names := map[string]bool{}
	for name := range taken {
		names[name] = true
	}
	type part struct {
		pieces []typescript.Piece
		code   markdown.Excerpt
	}
	var parts []part
	for _, list := range [][]markdown.Preamble{c.fence.Preamble, shared} {
		declared := map[string]bool{}
		for _, p := range list {
			if p.File != "" {
				c.module(p)
				continue
			}
			if c.exports {
				continue
			}
			pieces, names, augments := typescript.Preamble(c.path, p.Code.Text, names)
			c.augments = c.augments || augments
			for name := range names {
				declared[name] = true
			}
			parts = append(parts, part{pieces, p.Code})
		}
		for name := range declared {
			names[name] = true
		}
	}
	for _, p := range parts {
		for _, piece := range p.pieces {
			c.add(piece.Text, place{excerpt: p.code, at: piece.Start})
		}
		c.add("\n;", place{excerpt: p.code, fixed: true})
	}
}

// module takes in a preamble that is a file beside the fences of its page.
func (c *fenceCode) module(p markdown.Preamble) {
	file := path.Join(c.page.Dir, p.File)
	if path.Dir(file) != c.page.Dir || !slices.Contains([]string{".ts", ".tsx"}, path.Ext(file)) {
		c.wrong = append(c.wrong, c.problem(p.Code.Offset(0), diag.Problem{
			What: fmt.Sprintf("The preamble names the file %q, which can't stand beside the page.", p.File),
			Why:  "Fences import what their page gives them, as if it lay in the page's folder.",
			Fix:  `Write a plain name: <!-- preamble file="theme.ts" … -->.`}))
		return
	}
	module := &fenceCode{page: c.page, fence: markdown.Fence{Code: p.Code}, path: file}
	module.add(p.Code.Text, place{excerpt: p.Code})
	_, _, c.augments = typescript.Preamble(file, p.Code.Text, nil)
	module.add("\nexport {};\n", place{excerpt: p.Code, fixed: true})
	c.modules = append(c.modules, module)
}

// offset is where a byte of the module stands in the body of the page.
func (c *fenceCode) offset(at int) int {
	for i := len(c.places) - 1; i >= 0; i-- {
		p := c.places[i]
		if p.start > at {
			continue
		}
		if p.fixed {
			return p.excerpt.Offset(p.at)
		}
		return p.excerpt.Offset(p.at + at - p.start)
	}
	return c.fence.Offset
}

// problem is one at a byte of the page's body.
func (c *fenceCode) problem(offset int, p diag.Problem) diag.Problem {
	line, column := diag.Position(c.page.Body, offset)
	p.File, p.Line, p.Column = c.page.File, c.page.BodyLine+line-1, column
	p.Excerpt = diag.Excerpt(c.page.Body, line)
	p.File, p.Line = c.page.At(p.Line)
	return p
}

// ambientUnit is the file that declares modules which fences import and nobody installs.
func (c *Checker) ambientUnit(text string) unit {
	return unit{source.AmbientFile, text, func(program *typescript.Program) ([]diag.Problem, error) {
		found, err := program.Problems(source.AmbientFile)
		if errors.Is(err, typescript.ErrSlowCheck) {
			return []diag.Problem{slowCheck(diag.Problem{File: source.AmbientFile})}, nil
		}
		return found, err
	}}
}
