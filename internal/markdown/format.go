package markdown

import (
	"bytes"
	"slices"
	"unicode/utf8"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/text"

	"vitrine/internal/yamltext"
)

// maxColumns is how long the line of a directive may be before Format writes it over several.
const maxColumns = 120

// directivesAlone is the dialect that knows nothing but directives.
var directivesAlone = NewDialect(formatReader{})

type formatReader struct{}

func (formatReader) Forms() []Form                       { return []Form{Directive} }
func (formatReader) Containers() []Container             { return nil }
func (formatReader) Read(Construct, Report) (Item, bool) { return Item{}, false }

// Format writes directives in JSON whose line has more than 120 columns in YAML over several lines. All else stays as
// it is, and so does a directive that is no JSON or has text in front of it.
func Format(page []byte) []byte {
	var found []*directiveNode
	root := directivesAlone.parser.Parse(text.NewReader(page))
	ast.Walk(root, func(n ast.Node, entering bool) (ast.WalkStatus, error) {
		if one, ok := n.(*directiveNode); ok && entering && one.json != nil {
			found = append(found, one)
		}
		return ast.WalkContinue, nil
	})
	for _, one := range slices.Backward(found) { // what is in front keeps its place
		start := bytes.LastIndexByte(page[:one.start], '\n') + 1
		end := one.start + bytes.IndexByte(append(page[one.start:len(page):len(page)], '\n'), '\n')
		indent := page[start:one.start]
		if utf8.RuneCount(page[start:end]) <= maxColumns || len(bytes.TrimLeft(indent, " ")) > 0 {
			continue
		}
		if values, err := yamltext.FromJSON(one.json); err == nil {
			page = slices.Concat(page[:start], severalLines(values, indent), page[end:])
		}
	}
	return page
}

// severalLines is a directive in YAML without the end of its last line.
func severalLines(values, indent []byte) []byte {
	out := slices.Concat(indent, []byte(directiveStart+"\n"))
	for line := range bytes.Lines(values) {
		out = slices.Concat(out, indent, line)
	}
	return slices.Concat(out, indent, []byte(directiveEnd))
}
