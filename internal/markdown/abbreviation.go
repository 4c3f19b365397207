package markdown

import (
	"fmt"
	"html"
	"maps"
	"regexp"
	"slices"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"
	"github.com/yuin/goldmark/util"
)

// abbreviationNode is a word that stands for others.
type abbreviationNode struct {
	ast.BaseInline
	title string
}

var abbreviationKind = ast.NewNodeKind("Abbreviation")

func (n *abbreviationNode) Kind() ast.NodeKind            { return abbreviationKind }
func (n *abbreviationNode) Dump(source []byte, level int) { ast.DumpHelper(n, source, level, nil, nil) }

var (
	abbreviations = parser.NewContextKey()
	// *[HTML]: HyperText Markup Language
	abbreviationLine = regexp.MustCompile(`^\s*\*\[([^\]\n]+)\]:[ \t]*([^\n]+?)\s*$`)
)

// abbreviationReader takes paragraphs out of the text that say what abbreviations stand for.
type abbreviationReader struct{}

func (abbreviationReader) Transform(node *ast.Paragraph, reader text.Reader, context parser.Context) {
	known, _ := context.Get(abbreviations).(map[string]string)
	found := map[string]string{}
	for i := range node.Lines().Len() {
		line := node.Lines().At(i)
		parts := abbreviationLine.FindSubmatch(line.Value(reader.Source()))
		if parts == nil || context.Get(foreign) != nil {
			return
		}
		found[string(parts[1])] = string(parts[2])
	}
	if known == nil {
		known = map[string]string{}
		context.Set(abbreviations, known)
	}
	if len(known)+len(found) > maxAbbreviations {
		exceed(context, excess{node.Lines().At(0).Start,
			fmt.Sprintf("The page defines more than %d abbreviations.", maxAbbreviations),
			"Each word of the text is held against them.", "Define those that the page needs."})
	} else {
		maps.Copy(known, found)
	}
	node.Parent().RemoveChild(node.Parent(), node)
}

// abbreviationWriter marks the words of a text that are abbreviations, outside of headings and links.
type abbreviationWriter struct{}

func (abbreviationWriter) Transform(document *ast.Document, reader text.Reader, context parser.Context) {
	known, _ := context.Get(abbreviations).(map[string]string)
	if len(known) == 0 {
		return
	}
	var lengths []int
	for word := range known {
		lengths = append(lengths, len(word))
	}
	slices.Sort(lengths)
	lengths = slices.Compact(lengths)
	slices.Reverse(lengths)
	var texts []*ast.Text
	ast.Walk(document, func(node ast.Node, entering bool) (ast.WalkStatus, error) {
		switch n := node.(type) {
		case *ast.Heading, *ast.Link, *ast.Image, *ast.CodeSpan:
			return ast.WalkSkipChildren, nil
		case *ast.Text:
			if entering {
				texts = append(texts, n)
			}
		}
		return ast.WalkContinue, nil
	})
	for _, one := range texts {
		for one != nil {
			one = splitAbbreviation(one, lengths, known, reader.Source())
		}
	}
}

// splitAbbreviation puts the first abbreviation of a text into a node of its own, and returns what stands behind it.
func splitAbbreviation(n *ast.Text, lengths []int, known map[string]string, source []byte) *ast.Text {
	value := n.Segment.Value(source)
	at, word := firstWord(value, lengths, known)
	if at < 0 {
		return nil
	}
	start := n.Segment.Start + at
	rest := ast.NewTextSegment(text.NewSegment(start+len(word), n.Segment.Stop))
	rest.SetSoftLineBreak(n.SoftLineBreak())
	rest.SetHardLineBreak(n.HardLineBreak())
	node := &abbreviationNode{title: known[word]}
	node.AppendChild(node, ast.NewTextSegment(text.NewSegment(start, start+len(word))))
	parent := n.Parent()
	parent.InsertAfter(parent, n, node)
	parent.InsertAfter(parent, node, rest)
	n.Segment = n.Segment.WithStop(start)
	n.SetSoftLineBreak(false)
	n.SetHardLineBreak(false)
	return rest
}

// firstWord is where the first abbreviation stands in a text, as a whole word; of those at one place the longest.
func firstWord(value []byte, lengths []int, known map[string]string) (at int, word string) {
	for at := range value {
		if at > 0 && util.IsAlphaNumeric(value[at-1]) {
			continue
		}
		for _, length := range lengths {
			end := at + length
			if end > len(value) || end < len(value) && util.IsAlphaNumeric(value[end]) {
				continue
			}
			if _, found := known[string(value[at:end])]; found {
				return at, string(value[at:end])
			}
		}
	}
	return -1, ""
}

func (w *proseWriter) abbreviation(
	out util.BufWriter, _ []byte, node ast.Node, entering bool,
) (ast.WalkStatus, error) {
	if entering {
		out.WriteString(`<abbr title="` + html.EscapeString(node.(*abbreviationNode).title) + `">`)
	} else {
		out.WriteString("</abbr>")
	}
	return ast.WalkContinue, nil
}

func writeMark(out util.BufWriter, _ []byte, _ ast.Node, entering bool) (ast.WalkStatus, error) {
	out.WriteString(map[bool]string{true: "<mark>", false: "</mark>"}[entering])
	return ast.WalkContinue, nil
}
