package compile

import (
	"vitrine/internal/demo"
	"vitrine/internal/diag"
	"vitrine/internal/highlight"
	"vitrine/internal/output"
	"vitrine/internal/typescript"
)

// spans hands the compiler's tokens to the highlighter.
func spans(tokens []typescript.Token) []highlight.Span {
	list := make([]highlight.Span, len(tokens))
	for i, token := range tokens {
		list[i] = highlight.Span{Start: token.Start, End: token.End, Class: token.Kind.Class()}
	}
	return list
}

// parseDemo is the demo stage's parser.
func parseDemo(file string, text []byte) (demo.Facts, []diag.Problem) {
	parsed, problems := typescript.Parse(file, text)
	var facts demo.Facts
	for _, i := range parsed.Imports() {
		facts.Imports = append(facts.Imports, demo.Import{Module: i.Module, TypeOnly: i.TypeOnly, Line: i.Line,
			Column: i.Column})
	}
	_, facts.HasDefault = parsed.DefaultExport()
	facts.Preview, _ = parsed.Preview()
	return facts, problems
}

func highlightDemo(text string) string { return output.Highlighted(text) }

func newHighlighter() *highlight.Highlighter {
	return highlight.New(func(file, code string) []highlight.Span { return spans(typescript.Snippet(file, code)) })
}
