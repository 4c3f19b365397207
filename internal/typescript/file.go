// Package typescript reads the TypeScript and JavaScript of demos and of code fences.
//
// In: the text of one file or of one snippet. Out: problems with their place, colored tokens, imports, the default
// export, the preview snippet of a demo and the same file as JavaScript.
// Never here: HTML, bundling, type checking, other files. The compiler itself is known to the module tsgo alone.
package typescript

import (
	"bytes"
	"errors"
	"fmt"
	"strings"
	"unicode/utf8"

	"github.com/microsoft/typescript-go/vitrine"

	"vitrine/internal/diag"
)

// File is one parsed source file. It is immutable and may be read from many goroutines.
type File struct {
	name string
	text string
	tree tsgo.Tree // nil where the file couldn't be read at all
}

// Parse reads a file. name decides the grammar by its extension and is the place of the problems.
// A file with syntax errors still answers every question as well as it can.
func Parse(name string, src []byte) (*File, []diag.Problem) {
	f := &File{name: name, text: string(src)}
	if at := invalidUTF8(src); at >= 0 {
		return f, []diag.Problem{f.problem(at, diag.Problem{
			What: "The file is not valid UTF-8.",
			Why:  "A browser would show other characters than the author wrote.",
			Fix:  "Save the file again with the encoding UTF-8.",
		})}
	}
	tree, err := tsgo.Parse(name, f.text)
	if err != nil {
		p := diag.Problem{
			File: name,
			What: unreadable(err),
			Why:  "What can't be read can be neither shown nor bundled.",
			Fix:  UnreadableFix,
		}
		if errors.As(err, new(*tsgo.NestingError)) {
			p = f.problem(placeOf(err), p)
		}
		return f, []diag.Problem{p}
	}
	f.tree = tree
	return f, f.syntaxProblems()
}

// UnreadableFix is what helps against a text that the compiler does not get.
const UnreadableFix = "Split the file, or make its nesting simpler."

func unreadable(err error) string {
	return fmt.Sprintf("The file can't be read as TypeScript: %v.", err)
}

// placeOf is the byte at which a text can't be read, 0 where all of it is too much.
func placeOf(err error) int {
	if deep := (*tsgo.NestingError)(nil); errors.As(err, &deep) {
		return deep.Offset
	}
	return 0
}

// syntaxProblems are the compiler's complaints, one a line: further ones on a line are mostly echoes of the first.
func (f *File) syntaxProblems() []diag.Problem {
	var problems []diag.Problem
	for _, e := range f.tree.SyntaxErrors() {
		p := f.problem(e.Start, diag.Problem{
			What: "TypeScript can't read this: " + e.Message,
			Why:  "A file with a syntax error can be neither shown nor bundled.",
			Fix:  fmt.Sprintf("Correct the syntax here or just before; the compiler calls this TS%d.", e.Code),
		})
		if n := len(problems); n == 0 || problems[n-1].Line != p.Line {
			problems = append(problems, p)
		}
	}
	return problems
}

// problem fills in the place of a problem that stands at a byte offset.
func (f *File) problem(offset int, p diag.Problem) diag.Problem {
	p.File = f.name
	p.Line, p.Column = f.position(offset)
	start, end := lineAround(f.text, offset)
	p.Excerpt = strings.ToValidUTF8(f.text[start:end], "\uFFFD")
	return p
}

// position is the line and the column, both from 1, the column in characters.
func (f *File) position(offset int) (line, column int) {
	start, _ := lineAround(f.text, offset)
	return strings.Count(f.text[:start], "\n") + 1, utf8.RuneCountInString(f.text[start:offset]) + 1
}

func lineAround(text string, offset int) (start, end int) {
	start = strings.LastIndexByte(text[:offset], '\n') + 1
	end = len(text)
	if i := strings.IndexByte(text[offset:], '\n'); i >= 0 {
		end = offset + i
	}
	return start, max(offset, start+len(strings.TrimRight(text[start:end], "\r")))
}

func invalidUTF8(src []byte) int {
	if utf8.Valid(src) {
		return -1
	}
	return len(src) - len(bytes.TrimLeftFunc(src, func(r rune) bool { return r != utf8.RuneError }))
}
