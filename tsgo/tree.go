// Package tsgo is our own small surface over the native TypeScript compiler, which runs in this process. It has three
// parts:
//
//   - Parse reads the text of one .ts, .tsx, .js or .jsx file. A Tree answers with syntax errors, colored tokens,
//     imports, the default export and the file without its types, with byte offsets into the text.
//   - LoadProgram type-checks files in memory against the packages installed on disk. A Program answers with errors and
//     with hints about names, and can be changed one file at a time. What it imports is found and loaded in
//     compilation*.go.
//   - Extract reads what the declarations of npm packages say about their components, hooks and interfaces: names,
//     trees of types, JSDoc, and for each member where it was declared. From the published JavaScript it reads what
//     types do not carry. Facts are sorted and do not change from run to run. What counts as a component's own, what is
//     worth showing and how it is worded is decided elsewhere, from stored facts and without a compiler.
//
// It does not word problems for authors or decide what a page shows (see internal/typescript).
//
// All code that uses the compiler's types is in this package, and nothing that it exports contains one of them: Go
// compiles several hundred generic methods of the syntax tree again in each package that reads such a type.
//
// The module's path begins with the compiler's own, since only such a module may import the compiler's internal
// packages. Nothing of the compiler's source is kept here; its version is pinned in go.mod, and the tests of this
// package hold the behaviors that a newer version could change.
package tsgo

import (
	"errors"
	"fmt"
	"strings"
	"sync"
	"time"

	"github.com/microsoft/typescript-go/internal/ast"
	"github.com/microsoft/typescript-go/internal/core"
	"github.com/microsoft/typescript-go/internal/parser"
	"github.com/microsoft/typescript-go/internal/scanner"
	"github.com/microsoft/typescript-go/internal/tspath"
)

// MaxBytes is the longest text that Parse takes. The parser recurses with the nesting of its text, and a stack that
// outgrows its limit ends the process, so the limit is what the deepest possible nesting can afford.
const MaxBytes = 512 << 10

// Tree is a parsed file. It is immutable.
//
// It is an interface so that importers are compiled without the types of the compiler's syntax tree, which they would
// otherwise read through a field, a method's signature or an inlined function.
type Tree interface {
	SyntaxErrors() []SyntaxError
	Tokens() []Token
	Imports() []Import
	EraseTypes() (string, []Refusal)

	DefaultExport() (Component, bool)
	Shown(preferred string) (Shown, bool)
	Specimens() []Specimen
	Stories() StoryFile
	ValueOf(name string) Value
	Uses() []Use

	Declared() map[string]bool
	Augments() bool
	Imported() bool
	Exports() bool
	Returns() bool
	Call(function string) int
	Without(names map[string]bool) []Piece
	Needed(start, end int) (imports, declared []string)
	NeededBy(parts [][2]int, more ...string) (imports, declared []string)
}

// syntaxTree is the only Tree.
type syntaxTree struct {
	text string
	file *ast.SourceFile
}

// SyntaxError is one complaint of the parser, in its own words.
type SyntaxError struct {
	Start, End int
	Code       int // number of the message, as in TS1005
	Message    string
}

// Parse reads text by the grammar that the extension of name stands for: .ts without JSX, everything else with it.
// JavaScript is read by the TypeScript grammar, of which it is a part. A text with syntax errors still has a tree.
// The error is set when there is no tree: the text is too long, or the compiler broke down on it. It is ErrSlow where
// reading has no end, and a *NestingError where the text is nested too deep to be checked.
func Parse(name, text string) (Tree, error) {
	if len(text) > MaxBytes {
		return nil, fmt.Errorf("the text is %d bytes long; at most %d can be read", len(text), MaxBytes)
	}
	if _, known := slow.Load(text); known {
		return nil, ErrSlow
	}
	type reading struct {
		tree Tree
		err  error
	}
	done := make(chan reading, 1)
	go func() {
		tree, err := parse(name, text)
		done <- reading{tree, err}
	}()
	limit := time.NewTimer(slowest + time.Duration(len(text))*slowestByte)
	defer limit.Stop()
	select {
	case r := <-done:
		return r.tree, r.err
	case <-limit.C: // the parser can't be stopped: it goes on until the process ends, and is not asked again
		slow.Store(text, true)
		return nil, ErrSlow
	}
}

// ErrSlow says that the parser goes back and forth over a text: of twenty calls of “async(” one within another, each
// doubles the time.
var ErrSlow = errors.New("the compiler takes too long to read this text")

// slow are the texts that were given up.
var slow sync.Map

// How long a text may take, and each byte of it: a hundred times what is usual, since the machine may be busy.
const (
	slowest     = 10 * time.Second
	slowestByte = 200 * time.Microsecond
)

func parse(name, text string) (tree Tree, err error) {
	// Strangers' text enters here; a fault of the compiler must not take down the build of other pages.
	defer func() {
		if fault := recover(); fault != nil {
			tree, err = nil, fmt.Errorf("the compiler broke down on this text: %v", fault)
		}
	}()
	kind := core.ScriptKindTSX
	path := "/file.tsx"
	if strings.HasSuffix(name, ".ts") || strings.HasSuffix(name, ".mts") || strings.HasSuffix(name, ".cts") {
		kind, path = core.ScriptKindTS, "/file.ts"
	}
	options := ast.SourceFileParseOptions{FileName: path, Path: tspath.Path(path)}
	read := &syntaxTree{text: text, file: parser.ParseSourceFile(options, text, kind)}
	if err := read.checkNesting(); err != nil {
		return nil, err
	}
	return read, nil
}

// SyntaxErrors are the parser's complaints in the order of the text.
func (t *syntaxTree) SyntaxErrors() []SyntaxError {
	var found []SyntaxError
	for _, d := range t.file.Diagnostics() {
		start, end := t.clamp(d.Pos()), t.clamp(d.End())
		found = append(found, SyntaxError{Start: start, End: max(start, end), Code: int(d.Code()), Message: d.String()})
	}
	return found
}

func (t *syntaxTree) clamp(offset int) int { return min(max(offset, 0), len(t.text)) }

// start is where the first token of a node begins, after the comments and blanks that the tree counts to it.
func (t *syntaxTree) start(n *ast.Node) int {
	if n.Kind == ast.KindJsxText {
		return n.Pos()
	}
	return scanner.GetTokenPosOfNode(n, t.file, false)
}

// skip is the offset of the first token at or after offset.
func (t *syntaxTree) skip(offset int) int { return scanner.SkipTrivia(t.text, offset) }

func (t *syntaxTree) source(n *ast.Node) string { return t.text[t.start(n):n.End()] }

// hasModifier says whether a declaration carries a modifier such as declare or abstract.
func hasModifier(n *ast.Node, kind ast.Kind) bool {
	for _, m := range n.ModifierNodes() {
		if m.Kind == kind {
			return true
		}
	}
	return false
}
