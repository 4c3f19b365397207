package page

import (
	"fmt"
	"path"
	"strings"

	"vitrine/internal/demo"
	"vitrine/internal/diag"
	"vitrine/internal/highlight"
	"vitrine/internal/typescript"
)

// parseDemo is the demo stage's parser.
func parseDemo(file string, text []byte) (demo.Facts, []diag.Problem) {
	parsed, problems := typescript.Parse(file, text)
	var facts demo.Facts
	for _, i := range parsed.Imports() {
		facts.Imports = append(facts.Imports, demo.Import{Module: i.Module, TypeOnly: i.TypeOnly, Line: i.Line,
			Column: i.Column})
	}
	_, facts.HasDefault = parsed.DefaultExport()
	if shown, ok := parsed.Shown(demo.ElementID(path.Base(file))); ok {
		facts.Shown = &demo.Shown{Name: shown.Name, Of: len(shown.Components), Mounts: shown.Mounts}
	}
	marked, wrong, ok := typescript.MarkedPreview(file, string(text))
	if ok {
		facts.Preview, facts.Text = marked.Preview, marked.Text
	} else {
		facts.Preview, _ = parsed.Preview()
	}
	return facts, append(problems, wrong...)
}

func newHighlighter() *highlight.Highlighter {
	return highlight.New(func(file, code string) []highlight.Span { return spans(typescript.Snippet(file, code)) })
}

// spans hands the compiler's tokens to the highlighter.
func spans(tokens []typescript.Token) []highlight.Span {
	list := make([]highlight.Span, len(tokens))
	for i, token := range tokens {
		list[i] = highlight.Span{Start: token.Start, End: token.End, Class: token.Kind.Class()}
	}
	return list
}

// DemoScope is the element in which a stylesheet holds that a demo imports: the demo itself.
func DemoScope(importer string) (string, bool) {
	_, below, ok := strings.Cut(strings.ReplaceAll(importer, "\\", "/"), "/demos/")
	if !ok {
		return "", false
	}
	parts := strings.Split(below, "/")
	id := strings.TrimSuffix(parts[0], path.Ext(parts[0]))
	if len(parts) > 2 {
		id = demo.IslandID(parts[0], parts[1])
	}
	return fmt.Sprintf(`[data-demo="%s"]`, id), true
}
