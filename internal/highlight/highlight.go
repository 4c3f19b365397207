// Package highlight turns code into HTML that a stylesheet can color.
//
// In: the code and the language that its author named. Out: one <span class="ln"> a line, its line feed inside, and
// in it spans with these classes:
//
//	k  keyword                   n  declared function, component, tag, command
//	a  attribute, property       s  string
//	d  number, constant          c  comment
//	q  quiet punctuation of tags
//	del, ins  a line that a diff takes away, adds
//	u  on a <bdi> around a character that nobody sees; its attribute data-code-point names it
//
// Never here: inline styles, scripts, the copy button, the frame around the code. TypeScript and JavaScript are
// colored from the compiler's syntax tree, which build hands in; every other language by chroma.
package highlight

import (
	"slices"
	"strings"

	"github.com/alecthomas/chroma/v2/lexers"
)

// TypeScriptSpans colors TypeScript or JavaScript. The extension of file (tsx, ts, jsx, js) names the grammar; the
// code may be a snippet. It must not fail.
type TypeScriptSpans func(file string, code string) []Span

// Highlighter colors code of every language that documentation may use. It is safe for concurrent use.
type Highlighter struct {
	typeScript TypeScriptSpans
}

// New makes a highlighter. ts is needed for tsx, ts, jsx and js.
func New(ts TypeScriptSpans) *Highlighter { return &Highlighter{typeScript: ts} }

// Code colors code. Without a language it stays plain. known is false for a language that nothing here knows; the
// code is then plain as well, and the caller owes the author a problem.
func (h *Highlighter) Code(language, code string) (html string, known bool) {
	language = nameOf(language)
	switch language {
	case "tsx", "ts", "jsx", "js":
		return HTML(code, h.typeScript("snippet."+language, code)), true
	case "diff":
		return HTML(code, diffSpans(code)), true
	case "bash":
		return HTML(code, commandSpans(code, chromaSpans("bash", code))), true
	case "", "text":
		return HTML(code, nil), true
	}
	if lexer, ok := lexerOf(language); ok {
		return HTML(code, chromaSpans(lexer, code)), true
	}
	return HTML(code, nil), false
}

// Languages are the names that a code fence may use, sorted.
func Languages() []string {
	names := []string{"tsx", "ts", "jsx", "js", "diff", "bash", "text"}
	for name := range lexerNames {
		names = append(names, name)
	}
	for name := range otherNames {
		names = append(names, name)
	}
	for _, name := range lexers.GlobalLexerRegistry.Aliases(true) {
		if !strings.ContainsAny(name, " \t") {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	return slices.Compact(names)
}
