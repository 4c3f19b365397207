package markdown

import (
	"bytes"
	"regexp"
	"strings"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/extension"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"
	"github.com/yuin/goldmark/util"
)

// bareAddress is a bare address as GitHub links it: the host needs no dot (http://localhost:5173) and may be a number.
var bareAddress = regexp.MustCompile(`^(?:https?|ftp)://[a-zA-Z0-9][-a-zA-Z0-9@:%._+~#=]{0,255}` +
	"(?:[/#?][-a-zA-Z0-9@:%_+.~#$!?&/=(),;'\">^{}\\[\\]`]*)?")

// version begins what follows the @ in pkg@1.2.3. No mail domain begins with two numbers.
var version = regexp.MustCompile(`^[0-9]+\.[0-9]`)

// bareLinkParser reads bare web and mail addresses in text.
type bareLinkParser struct{ parser.InlineParser }

func newBareLinkParser() bareLinkParser {
	return bareLinkParser{extension.NewLinkifyParser(extension.WithLinkifyURLRegexp(bareAddress))}
}

func (p bareLinkParser) Parse(parent ast.Node, block text.Reader, context parser.Context) ast.Node {
	line, _ := block.PeekLine()
	if bytes.IndexByte(p.Trigger(), line[0]) >= 0 {
		line = line[1:]
	}
	if end := util.FindEmailIndex(line); end > 0 && version.Match(line[bytes.IndexByte(line, '@')+1:end]) {
		return nil
	}
	return p.InlineParser.Parse(parent, block, context)
}

// bareHref is the address of a bare link, with the scheme of mail addresses.
func bareHref(link *ast.AutoLink, source []byte) string {
	href := string(link.URL(source))
	if link.AutoLinkType == ast.AutoLinkEmail && !strings.HasPrefix(strings.ToLower(href), "mailto:") {
		return "mailto:" + href
	}
	return href
}
