package typescript

import (
	"errors"
	"path"
	"slices"
	"strings"

	"github.com/microsoft/typescript-go/vitrine"
)

// Kind is the class letter of a token: k keyword, n declared name or JSX tag, a JSX attribute, s string, d constant,
// c comment, q quiet punctuation of JSX tags.
type Kind = tsgo.Kind

// Token is a part of the text that wants a color, in bytes. Tokens come in order and never overlap.
type Token = tsgo.Token

// Tokens are the colored parts of the file.
func (f *File) Tokens() []Token {
	if f.tree == nil {
		return tsgo.Letters(f.text)
	}
	return f.tree.Tokens()
}

// frame is text around a snippet that may make a whole program of it.
type frame struct {
	before, after string
	fits          func(code string) bool
}

func anything(string) bool { return true }

// frames are what snippets in documentation are cut out of, the likeliest first.
var frames = []frame{
	{"", "", anything},
	{"<>", "</>", func(code string) bool { return strings.HasPrefix(code, "<") || strings.HasPrefix(code, "{/*") }},
	{"<A ", "\n/>", func(code string) bool { return !strings.HasPrefix(code, "<") }},
	{"(", "\n)", anything},
	{"({", "\n})", anything},
	{"class A {", "\n}", anything},
	{"interface A {", "\n}", anything},
	{"type A =", "\n", anything},
}

// stray is how many syntax errors the best reading of a snippet may have before its letters are the better guide.
// Documentation leaves things out on purpose, mostly by "…" or "...", and a tree survives that well.
const stray = 3

// Snippet colors code that need not be a whole program: a lone element, several side by side, an object, a prop.
// file is a name whose extension tells the grammar (tsx, ts, jsx, js). It never fails: code that fits no reading is
// colored by its letters.
func Snippet(file, code string) []Token {
	tree, before := reading(file, code)
	if tree == nil {
		return tsgo.Letters(code)
	}
	return within(tree.Tokens(), before, len(code))
}

// reading is the best reading of a snippet, and how many bytes stand before it there; nil where none is good enough.
func reading(file, code string) (best tsgo.Tree, before int) {
	fewest := stray + 1
	for _, grammar := range grammars(file) {
		for _, frame := range frames {
			if !frame.fits(strings.TrimSpace(code)) {
				continue
			}
			tree, err := tsgo.Parse(grammar, frame.before+code+frame.after)
			if errors.Is(err, tsgo.ErrSlow) || errors.As(err, new(*tsgo.NestingError)) {
				return nil, 0 // another grammar or frame would not help
			}
			if err != nil {
				continue
			}
			if count := len(tree.SyntaxErrors()); count < fewest {
				fewest, best, before = count, tree, len(frame.before)
			}
			if fewest == 0 {
				return best, before
			}
		}
	}
	return best, before
}

// grammars are tried in order: a fence marked ts often holds JSX.
func grammars(file string) []string {
	if slices.Contains([]string{".ts", ".mts", ".cts"}, path.Ext(file)) {
		return []string{"snippet.ts", "snippet.tsx"}
	}
	return []string{"snippet.tsx"}
}

// within moves tokens of framed code back to where the code stood alone.
func within(tokens []Token, before, length int) []Token {
	var kept []Token
	for _, t := range tokens {
		t.Start, t.End = max(t.Start-before, 0), min(t.End-before, length)
		if t.Start < t.End {
			kept = append(kept, t)
		}
	}
	return kept
}
