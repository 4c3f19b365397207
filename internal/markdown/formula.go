package markdown

import (
	"bytes"
	"regexp"
	"strings"

	"github.com/yuin/goldmark/ast"
	extast "github.com/yuin/goldmark/extension/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"
	"github.com/yuin/goldmark/util"
)

// Math is the form of formulas; the argument of one on lines of its own is Display.
const (
	Math    Form   = "math"
	Display string = "display"
)

// maxFormula is how far the end of a formula in a sentence is looked for.
const maxFormula = 2000

// dollars is set for pages whose sentences have formulas between single dollar signs.
var dollars = parser.NewContextKey()

// MathContainer are the lines between two that are $$.
var MathContainer = Container{Form: Math, Trigger: '$', Verbatim: true,
	Open:  func(line string) (string, bool) { return Display, strings.TrimSpace(line) == "$$" },
	Close: func(_, line string) bool { return strings.TrimSpace(line) == "$$" }}

// formulaNode is a formula in a sentence. Its text is in it.
type formulaNode struct {
	ast.BaseInline
	start, end int
	text       string
	display    bool
}

var formulaKind = ast.NewNodeKind("Formula")

func (n *formulaNode) Kind() ast.NodeKind            { return formulaKind }
func (n *formulaNode) Dump(source []byte, level int) { ast.DumpHelper(n, source, level, nil, nil) }

// formulaParser reads formulas in sentences.
type formulaParser struct{}

func (formulaParser) Trigger() []byte { return []byte{'$'} }

func (formulaParser) Parse(parent ast.Node, block text.Reader, context parser.Context) ast.Node {
	before := block.PrecendingCharacter()
	if context.Get(foreign) != nil || isWord(before) || before == '$' {
		return nil
	}
	line, place := block.Position()
	_, first := block.PeekLine()
	found, ok := formulaAt(remaining(block), context.Get(dollars) != nil)
	block.SetPosition(line, place)
	if !ok {
		return nil
	}
	if parent.Kind() == extast.KindTableCell { // as in code there: a bare sign would end the cell
		found.text = strings.ReplaceAll(found.text, `\|`, "|")
	}
	n := &formulaNode{start: first.Start, text: found.text, display: found.display}
	for left := found.length; ; {
		part, segment := block.PeekLine()
		if left <= len(part) {
			block.Advance(left)
			n.end = segment.Start + left
			break
		}
		left -= len(part)
		block.AdvanceLine()
	}
	n.AppendChild(n, ast.NewString([]byte(strings.Join(strings.Fields(found.text), " "))))
	return n
}

// remaining is the text of a block from where its reader stands.
func remaining(block text.Reader) (rest []byte) {
	for len(rest) < maxFormula {
		line, _ := block.PeekLine()
		if line == nil {
			break
		}
		rest = append(rest, line...)
		block.AdvanceLine()
	}
	return rest
}

// formula is one at the beginning of a text.
type formula struct {
	text    string
	length  int // with its signs
	display bool
}

// formulaAt reads a formula at the beginning of a text. Single says whether single dollar signs stand around some:
// amounts of money and names of variables are none, so the first stands before a letter or sign, the last behind one
// and before no digit or letter.
func formulaAt(rest []byte, single bool) (f formula, ok bool) {
	opening, closing := "$", "$"
	switch {
	case bytes.HasPrefix(rest, []byte("$`")):
		opening, closing = "$`", "`$"
	case !single:
		return f, false
	case bytes.HasPrefix(rest, []byte("$$")):
		opening, closing = "$$", "$$"
	}
	inner := rest[len(opening):]
	end := endOfFormula(inner, closing)
	if end <= 0 {
		return f, false
	}
	f = formula{string(inner[:end]), end + len(opening) + len(closing), opening == "$$"}
	if strings.TrimSpace(f.text) == "" {
		return f, false
	}
	after := byte(' ')
	if f.length < len(rest) {
		after = rest[f.length]
	}
	if opening == "$" {
		ok = !util.IsSpace(inner[0]) && !util.IsSpace(inner[end-1]) && !strings.Contains(f.text, "`") &&
			!util.IsAlphaNumeric(after) && after != '$' && after != '{'
		return f, ok
	}
	return f, after != '$'
}

// endOfFormula is where the closing signs stand that no backslash is before; -1 for nowhere.
func endOfFormula(inner []byte, closing string) int {
	for at := 0; at < len(inner); at++ {
		switch {
		case inner[at] == '\\' && closing[0] == '$':
			at++
		case bytes.HasPrefix(inner[at:], []byte(closing)):
			return at
		}
	}
	return -1
}

// formulaReader makes formulas of paragraphs that begin and end with $$.
type formulaReader struct{ container *Container }

// Transform implements goldmark's transformer of paragraphs.
func (f formulaReader) Transform(node *ast.Paragraph, reader text.Reader, context parser.Context) {
	lines := node.Lines()
	if lines.Len() == 0 || context.Get(foreign) != nil {
		return
	}
	whole := bytes.TrimSpace(lines.Value(reader.Source()))
	inner, opened := bytes.CutPrefix(whole, []byte("$$"))
	inner, closed := bytes.CutSuffix(inner, []byte("$$"))
	if !opened || !closed || len(bytes.TrimSpace(inner)) == 0 || bytes.Contains(inner, []byte("$$")) {
		return
	}
	first, last := lines.At(0), lines.At(lines.Len()-1)
	parent := node.Parent()
	parent.ReplaceChild(parent, node, &containerNode{container: f.container, argument: Display, text: inner,
		start: first.Start, end: last.Start, closed: true})
}

// mathContainer is the container of formulas among others, nil where nobody reads them.
func mathContainer(containers []Container) *Container {
	for i := range containers {
		if containers[i].Form == Math {
			return &containers[i]
		}
	}
	return nil
}

var codeSpan = regexp.MustCompile("`+[^`]+`+")

// Formulas are the places of formulas in a paragraph of a text, from byte to byte: for who must pass over them.
func Formulas(paragraph []byte, single bool) (places [][2]int) {
	if whole := bytes.TrimSpace(paragraph); len(whole) > 4 && bytes.HasPrefix(whole, []byte("$$")) &&
		bytes.HasSuffix(whole, []byte("$$")) {
		start := bytes.Index(paragraph, []byte("$$"))
		return [][2]int{{start, start + len(whole)}}
	}
	masked := bytes.Clone(paragraph)
	for _, code := range codeSpan.FindAllIndex(masked, -1) {
		if code[0] == 0 || masked[code[0]-1] != '$' {
			clear(masked[code[0]:code[1]])
		}
	}
	for at := 0; at < len(masked); at++ {
		if masked[at] == '\\' {
			at++
			continue
		}
		if masked[at] != '$' || at > 0 && (util.IsAlphaNumeric(masked[at-1]) || masked[at-1] == '$') {
			continue
		}
		if f, ok := formulaAt(masked[at:], single); ok {
			places = append(places, [2]int{at, at + f.length})
			at += f.length - 1
		}
	}
	return places
}
