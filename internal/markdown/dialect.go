package markdown

import (
	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/extension"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/util"
)

// Dialect is markdown as GitHub reads it, with the constructs of blocks. It is safe for concurrent use.
type Dialect struct {
	reader Reader
	forms  map[Form]bool // that the reader knows
	parser parser.Parser

	containers []Container
}

// plainDialect is the one without blocks.
var plainDialect = NewDialect(nil)

// NewDialect is the dialect whose constructs a reader reads; nil for none.
func NewDialect(reader Reader) *Dialect {
	d := &Dialect{reader: reader, forms: map[Form]bool{}}
	inlines := append(parser.DefaultInlineParsers(), util.Prioritized(newBareLinkParser(), 999))
	blocks, paragraphs := parser.DefaultBlockParsers(), parser.DefaultParagraphTransformers()
	if reader != nil {
		for _, form := range reader.Forms() {
			d.forms[form] = true
		}
		blocks = append(blocks, util.Prioritized(directiveParser{}, 50))
		containers := reader.Containers()
		d.containers = containers
		for i := range containers {
			blocks = append(blocks, util.Prioritized(containerParser{&containers[i]}, 60+i))
		}
		paragraphs = append(paragraphs, util.Prioritized(quoteReader{containers}, 50),
			util.Prioritized(abbreviationReader{}, 60))
		if math := mathContainer(containers); math != nil {
			paragraphs = append(paragraphs, util.Prioritized(formulaReader{math}, 55))
			inlines = append(inlines, util.Prioritized(formulaParser{}, 150))
		}
		inlines = append(inlines, util.Prioritized(emojiParser{}, 600), util.Prioritized(markParser{}, 600),
			util.Prioritized(elementParser{}, 600))
	}
	p := parser.NewParser(parser.WithBlockParsers(blocks...),
		parser.WithInlineParsers(inlines...),
		parser.WithParagraphTransformers(paragraphs...), parser.WithAttribute(),
		parser.WithASTTransformers(util.Prioritized(asContainers{}, 50), util.Prioritized(linkReader{}, 100),
			util.Prioritized(abbreviationWriter{}, 900)))
	p.AddOptions(withLimits()...)
	d.parser = goldmark.New(goldmark.WithParser(p), goldmark.WithExtensions(extensions(reader != nil)...)).Parser()
	return d
}

// extensions are what is read beside CommonMark. Footnotes stand at the end of a whole page alone.
func extensions(whole bool) []goldmark.Extender {
	list := []goldmark.Extender{extension.Table, extension.Strikethrough, extension.TaskList, extension.DefinitionList}
	if whole {
		list = append(list, extension.Footnote)
	}
	return list
}

func (d *Doc) dialect() *Dialect {
	if d.input.Dialect == nil {
		return plainDialect
	}
	return d.input.Dialect
}
