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
	fences := slices.DeleteFunc(markdown.Fences(p.Body), func(f markdown.Fence) bool {
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
	var codes []*fenceCode
	for i, f := range fences {
		codes = append(codes, newFenceCode(p, f, config.FenceImports, i))
	}
	for _, module := range p.Modules {
		codes = append(codes, newModuleCode(p, module))
	}
	for _, code := range codes {
		w.apart = w.apart || code.augments
		sums[code.path] = cache.Sum([]byte(fmt.Sprint(code.text, code.fence.Info)))
		w.units = append(w.units, unit{code.path, code.text, code.problems})
	}
	if slices.ContainsFunc(codes, func(code *fenceCode) bool { return importsBeside(code.text) }) {
		sums["demos"] = cache.Key(sumsOf(p.Demos))
	}
	for _, file := range slices.Concat(p.Modules, []source.Demo{p.Preamble, {Path: p.File, Text: p.Raw}}) {
		w.units = append(w.units, unit{problems: func(*typescript.Program) ([]diag.Problem, error) {
			return c.unreadableReferences(file.Path, file.Text), nil
		}})
	}
	w.key = cache.Key(fencesKind, c.Lock, sums, config.FenceImports)
	return w
}

// fenceCode is the code of a fence with what it lacks, or of a file that fences import: a module of the program, in the
// page's folder.
type fenceCode struct {
	page     source.Page
	fence    markdown.Fence
	path     string
	text     string
	places   []place // of parts of text, in their order
	augments bool
	exports  bool           // it is a whole file, which gets no preamble
	wrong    []diag.Problem // that need no compiler
	unread   bool           // the compiler would say nothing of use
}

// place is where a part of a module was written.
type place struct {
	start   int              // in the module
	file    *source.Demo     // nil for the page
	excerpt markdown.Excerpt // of the page
	at      int              // in the file or the excerpt
	fixed   bool             // all of the part has this place
}

// newModuleCode is a file next to a page that its fences import.
func newModuleCode(p source.Page, file source.Demo) *fenceCode {
	code := &fenceCode{page: p, path: file.Path, exports: true}
	_, code.augments = typescript.Preamble(file.Path, string(file.Text), nil)
	code.add(string(file.Text), place{file: &file})
	code.add("\nexport {};\n", place{file: &file, fixed: true})
	return code
}

// newFenceCode is a fence of a page, by its number from 0. It must import the listed functions that it calls.
func newFenceCode(p source.Page, f markdown.Fence, imports []string, number int) *fenceCode {
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
	code.readImports(fragment, imports)
	code.addPreamble(fragment.Declares)
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

// addPreamble writes the page's preamble before the code, without the names that the code declares itself.
func (c *fenceCode) addPreamble(taken map[string]bool) {
	file := c.page.Preamble
	if c.exports || file.Path == "" {
		return
	}
	pieces, augments := typescript.Preamble(c.path, string(file.Text), taken)
	c.augments = c.augments || augments
	for _, piece := range pieces {
		c.add(piece.Text, place{file: &file, at: piece.Start})
	}
	c.add("\n;", place{file: &file, fixed: true})
}

// located is a problem at a byte of the module, where that was written.
func (c *fenceCode) located(at int, p diag.Problem) diag.Problem {
	for _, part := range slices.Backward(c.places) {
		if part.start > at {
			continue
		}
		if at = part.at + at - part.start; part.fixed {
			at = part.at
		}
		if part.file == nil {
			return c.problem(part.excerpt.Offset(at), p)
		}
		line, column := diag.Position(part.file.Text, at)
		p.File, p.Line, p.Column, p.Excerpt = part.file.Path, line, column, diag.Excerpt(part.file.Text, line)
		return p
	}
	return c.problem(c.fence.Offset, p)
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
