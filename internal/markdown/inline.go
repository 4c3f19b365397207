package markdown

import (
	"unicode"

	"github.com/yuin/goldmark-emoji/definition"
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"
	"github.com/yuin/goldmark/util"
)

// foreign is set for texts that are no pages: strangers wrote them for other readers.
var foreign = parser.NewContextKey()

// emojiParser reads names of emoji: :tada:. Times such as 12:30:45 have none, and :name: within a word stays.
type emojiParser struct{}

func (emojiParser) Trigger() []byte { return []byte{':'} }

func (emojiParser) Parse(_ ast.Node, block text.Reader, context parser.Context) ast.Node {
	if before := block.PrecendingCharacter(); context.Get(foreign) != nil || isWord(before) || before == ':' {
		return nil
	}
	line, _ := block.PeekLine()
	end := 1
	for end < len(line) && (util.IsAlphaNumeric(line[end]) || line[end] == '_' || line[end] == '+' || line[end] == '-') {
		end++
	}
	if end < 2 || end == len(line) || line[end] != ':' || end+1 < len(line) && util.IsAlphaNumeric(line[end+1]) {
		return nil
	}
	emoji, known := definition.Github().Get(string(line[1:end]))
	if !known || !emoji.IsUnicode() {
		return nil
	}
	block.Advance(end + 1)
	return ast.NewString([]byte(string(emoji.Unicode)))
}

func isWord(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }

// markNode is text that somebody marked: ==important==.
type markNode struct{ ast.BaseInline }

var markKind = ast.NewNodeKind("Mark")

func (n *markNode) Kind() ast.NodeKind            { return markKind }
func (n *markNode) Dump(source []byte, level int) { ast.DumpHelper(n, source, level, nil, nil) }

// markParser reads marked text. Comparisons in prose, a==b, are none: signs stand at the edges of words.
type markParser struct{}

func (markParser) Trigger() []byte { return []byte{'='} }

func (markParser) Parse(_ ast.Node, block text.Reader, context parser.Context) ast.Node {
	before := block.PrecendingCharacter()
	line, segment := block.PeekLine()
	if context.Get(foreign) != nil || before == '=' {
		return nil
	}
	node := parser.ScanDelimiter(line, before, 2, markDelimiters{})
	if node == nil || node.OriginalLength != 2 {
		return nil
	}
	after := rune(' ')
	if len(line) > 2 {
		after = util.ToRune(line, 2)
	}
	node.CanOpen = node.CanOpen && !isWord(before)
	node.CanClose = node.CanClose && !isWord(after)
	node.Segment = segment.WithStop(segment.Start + 2)
	block.Advance(2)
	context.PushDelimiter(node)
	return node
}

func (markParser) CloseBlock(ast.Node, text.Reader, parser.Context) {}

type markDelimiters struct{}

func (markDelimiters) IsDelimiter(b byte) bool                   { return b == '=' }
func (markDelimiters) CanOpenCloser(a, b *parser.Delimiter) bool { return a.Char == b.Char }
func (markDelimiters) OnMatch(int) ast.Node                      { return &markNode{} }
