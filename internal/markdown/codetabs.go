package markdown

import (
	"bytes"
	"strings"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"
)

type codeTabsNode struct {
	ast.BaseBlock
	key   string
	lines [][]byte
	start int
	done  bool
}

var codeTabsKind = ast.NewNodeKind("CodeTabs")

func (n *codeTabsNode) Kind() ast.NodeKind            { return codeTabsKind }
func (n *codeTabsNode) Dump(source []byte, level int) { ast.DumpHelper(n, source, level, nil, nil) }

// codeTabsParser reads <codeblock storageKey="…"> with fences inside, to </codeblock> (catalogue TB-1).
type codeTabsParser struct{}

func (codeTabsParser) Trigger() []byte { return []byte{'<'} }

func (codeTabsParser) Open(_ ast.Node, reader text.Reader, _ parser.Context) (ast.Node, parser.State) {
	line, segment := reader.PeekLine()
	tag := strings.TrimSpace(string(line))
	if !strings.HasPrefix(tag, "<codeblock") || !strings.HasSuffix(tag, ">") {
		return nil, parser.NoChildren
	}
	_, rest, _ := strings.Cut(tag, `storageKey="`)
	key, _, _ := strings.Cut(rest, `"`)
	reader.AdvanceToEOL()
	return &codeTabsNode{key: key, start: segment.Start}, parser.NoChildren
}

func (codeTabsParser) Continue(node ast.Node, reader text.Reader, _ parser.Context) parser.State {
	n := node.(*codeTabsNode)
	line, _ := reader.PeekLine()
	if strings.TrimSpace(string(line)) == "</codeblock>" {
		n.done = true
		reader.AdvanceToEOL()
		return parser.Close
	}
	n.lines = append(n.lines, bytes.Clone(line))
	reader.AdvanceToEOL()
	return parser.Continue | parser.NoChildren
}

func (codeTabsParser) Close(ast.Node, text.Reader, parser.Context) {}
func (codeTabsParser) CanInterruptParagraph() bool                 { return true }
func (codeTabsParser) CanAcceptIndentedLine() bool                 { return true }

// codeTab is one fence of the block: ```bash npm.
type codeTab struct {
	language string
	label    string
	code     string
}

// tabs reads the fences; those without a label or without code are dropped.
func (n *codeTabsNode) tabs() []codeTab {
	var tabs []codeTab
	var open *codeTab
	for _, line := range n.lines {
		trimmed := strings.TrimSpace(string(line))
		switch {
		case open == nil && strings.HasPrefix(trimmed, "```"):
			language, label, _ := strings.Cut(strings.TrimSpace(trimmed[3:]), " ")
			open = &codeTab{language: language, label: strings.TrimSpace(label)}
		case open != nil && trimmed == "```":
			if open.label != "" && open.code != "" {
				tabs = append(tabs, *open)
			}
			open = nil
		case open != nil:
			open.code += strings.TrimRight(string(line), "\r\n") + "\n"
		}
	}
	return tabs
}
