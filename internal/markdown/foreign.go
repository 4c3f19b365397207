package markdown

import (
	"fmt"
	"regexp"
	"strings"

	"github.com/yuin/goldmark/ast"
	extast "github.com/yuin/goldmark/extension/ast"
	"github.com/yuin/goldmark/text"

	"vitrine/internal/diag"
)

// sign is syntax of another tool that nothing reads here.
type sign struct {
	has     string         // without it there is none
	pattern *regexp.Regexp // its first group, else all of it, is what readers would see
	code    bool           // a line of a module, at the beginning of a paragraph
	what    string         // with the text for %s
	fix     string
}

const (
	writeBox = "Write :::note Title on a line of its own, the text below it, and ::: behind it. For a box that " +
		"readers open, :::details Title."
	writeComponent = `Write what it shows, or a component of the site: {{"component": "Name"}}.`
	writeSnippet   = "Write <<< @/folder/file.ts alone on a line; #region and {1,3} may follow the file."
	writeDemo      = `Write it as a demo, {{"demo": "Name.tsx"}}, or as a component of the site, {{"component": "Name"}}.`
)

func at(pattern string) *regexp.Regexp { return regexp.MustCompile(pattern) }

// signs are those of Docusaurus, VitePress, VuePress, MkDocs, Hugo, GitBook and the like.
var signs = []sign{
	{"import", at(`^import\s+(?:[\w$*{},\s]+?\s+from\s+)?["'][^"'\n]+["']`), true,
		"Nothing reads %s: pages are markdown, not modules.", writeDemo + " Imports stand there."},
	{"export", at(`^export\s+(?:const|let|var|default|function|async)\s[^\n]*`), true,
		"Nothing reads %s: pages are markdown, not modules.",
		`Write values into the text, and what is computed as a component of the site, {{"component": "Name"}}.`},
	{"<", at(`<[A-Z][\w.]*\s+[\w-]+=\{.*|^<[A-Z][\w.]*$`), false,
		"Nothing reads the component %s: pages are markdown.", writeDemo},
	{"!!!", at(`^!!!\s*[\w-]+.*`), false, "Nothing reads the box %s.", writeBox},
	{"???", at(`^\?\?\?\+?\s*[\w-]+.*`), false, "Nothing reads the box %s.",
		"Write :::details Title on a line of its own, the text below it, and ::: behind it."},
	{"///", at(`^///\s*[\w-]+.*`), false, "Nothing reads the box %s.", writeBox},
	{"<<<", at(`^<<<\s*\S.*`), false, "Nothing reads the snippet %s.", writeSnippet},
	{"--8<--", at(`^--8<--.*`), false, "Nothing reads the snippet %s.",
		`Write --8<-- "file.md" alone on a line, one for each file.`},
	{"@[code", at(`^@\[code.*`), false, "Nothing reads the snippet %s.", writeSnippet},
	{"[", at(`(?i)^(?:\[\[_?toc_?\]\]|\[toc\])$`), false, "Nothing reads %s.",
		"Remove it: each page lists its headings."},
	{"[[", at(`(?i)\[\[(?:[a-su-z]|t[a-np-z])[^\[\]]*\]\]`), false, "Nothing reads the link %s.",
		"Write [words](./page.md), from the folder of this page, or [words](/path/of/the/page/)."},
	{"{{", at(`\{\{[<%].*?[>%]\}\}`), false, "Nothing reads the shortcode %s.", writeComponent},
	{"{{", at(`\{\{\s*[$\w][^"{}]*\}\}`), false, "Nothing computes the expression %s.", writeComponent},
	{"{%", at(`\{%.*?%\}`), false, "Nothing reads the tag %s.", writeBox + " " + writeComponent},
	{"{/*", at(`\{/\*.*?\*/\}`), false, "Nothing reads the comment %s.", "Write <!-- … -->."},
	{"{", at(`\{(?:props|frontMatter|frontmatter|metadata|import\.meta)\.[\w.]+\}`), false,
		"Nothing computes the expression %s.", writeComponent},
	{"++", at(`(?:^|[\s(])(\+\+[^\s+](?:[^+]*[^\s+])?\+\+)(?:$|[\s.,;:!?)])`), false,
		"Nothing reads the insertion %s.", "Write <ins>…</ins>."},
	{"^[", at(`[^\s\\](\^\[[^\[\]]*\])`), false, "Nothing reads the footnote %s.",
		"Write [^1] in the sentence, and a line [^1]: with the text of the note."},
	{"^", at(`\w(\^[^\s^]+\^)`), false, "Nothing reads %s.", "Write <sup>…</sup>."},
	{"{", at(`[\])](\{:?\s*(?:[.#][\w-]+|[\w-]+=)[^{}]*\})`), false, "Nothing reads the attributes %s.",
		"Remove them. Links open in a new tab where links.newTab of vitrine.yaml lists their host."},
	{"](", at(`!\[[^\]]*\]\([^()\s]+\s+=\d*(?:x\d*)?\s*\)`), false, "Nothing reads the picture %s.",
		"Leave its size out: the build reads it from the file. For another one, write <img src alt width height>."},
	{"$", at(`\$(?:[^\s$][^$]*)?(?:\\[A-Za-z]{2,}|\^)[^$]*\$`), false, "Nothing reads the formula %s.",
		"Write $`…`$, or say math: true in vitrine.yaml: then single dollar signs stand around formulas."},
	{":", at(`:(?:material|octicons|fontawesome|simple)-[\w-]+:`), false, "Nothing reads the icon %s.",
		"Remove it, or write the name of an emoji: :tada:"},
}

// module begins a line of a module.
var module = regexp.MustCompile(`^(?:import|export)\b`)

// foreign tells of syntax of other tools in a block of text. What is code in it is passed over.
func (p *collector) foreign(block ast.Node) {
	if p.doc.input.Dialect == nil || block.Lines() == nil || block.Lines().Len() == 0 {
		return
	}
	segments := block.Lines().Sliced(0, block.Lines().Len())
	first, last := segments[0].Start, segments[len(segments)-1].Stop
	plain := string(p.withoutCode(block, first, last))
	code := true
	for _, segment := range segments {
		line := strings.TrimRight(plain[segment.Start-first:segment.Stop-first], " \r\n")
		for i := range signs {
			s := &signs[i]
			if !strings.Contains(line, s.has) {
				continue
			}
			if !s.code {
				p.sign(s, line, segment.Start)
			} else if code {
				p.sign(s, plain[segment.Start-first:], segment.Start)
			}
		}
		p.misspelled(line, segment.Start)
		code = module.MatchString(line)
	}
}

// sign tells of each place of a sign in a text that stands somewhere in the page.
func (p *collector) sign(s *sign, line string, start int) {
	blanks := len(line) - len(strings.TrimLeft(line, " \t"))
	line, start = line[blanks:], start+blanks
	for _, found := range s.pattern.FindAllStringSubmatchIndex(line, -1) {
		from, to := found[0], found[1]
		if len(found) > 2 {
			from, to = found[2], found[3]
		}
		if from > 0 && line[from-1] == '\\' || strings.HasPrefix(line[to:], "(") {
			continue
		}
		shown, _, _ := strings.Cut(line[from:to], "\n")
		p.warn(start+from, fmt.Sprintf(s.what, diag.Quote(shown)), s.fix)
	}
}

// withoutCode is a part of the page with blanks for the code and the tags in a block of text.
func (p *collector) withoutCode(block ast.Node, first, last int) []byte {
	masked := append([]byte(nil), p.source[first:last]...)
	blank := func(segment text.Segment) {
		for i := max(segment.Start, first); i < min(segment.Stop, last); i++ {
			if masked[i-first] != '\n' {
				masked[i-first] = ' '
			}
		}
	}
	ast.Walk(block, func(node ast.Node, entering bool) (ast.WalkStatus, error) {
		if !entering {
			return ast.WalkContinue, nil
		}
		switch n := node.(type) {
		case *ast.CodeSpan:
			for child := n.FirstChild(); child != nil; child = child.NextSibling() {
				blank(child.(*ast.Text).Segment)
			}
			return ast.WalkSkipChildren, nil
		case *formulaNode:
			blank(text.NewSegment(n.start, n.end))
		case *ast.RawHTML:
			for i := range n.Segments.Len() {
				blank(n.Segments.At(i))
			}
		}
		return ast.WalkContinue, nil
	})
	return masked
}

// struck tells of text that one tilde strikes out within words: other tools write small letters below the line so, and
// a range of numbers is not meant at all.
func (p *collector) struck(n *extast.Strikethrough) {
	first, ok := n.FirstChild().(*ast.Text)
	if !ok {
		return
	}
	at := first.Segment.Start - 1
	if at < 1 || p.source[at] != '~' || p.source[at-1] == '~' || !isWord(rune(p.source[at-1])) {
		return
	}
	struck := "~" + textOf(n, p.source) + "~"
	p.warnOf(at, fmt.Sprintf("The signs %s strike out what stands between them.", diag.Quote(struck)),
		"Other tools lower it, or show the signs.", `Write <sub>…</sub>, ~~…~~ for what is struck out, or \~ for the sign.`)
}

// strange tells of the tags in raw HTML that no browser knows.
func (p *collector) strange(raw Excerpt) {
	if p.doc.input.Dialect == nil {
		return
	}
	for _, tag := range strangers(raw.Text) {
		if strings.HasPrefix(raw.Text[tag.start:], "</") {
			continue
		}
		what, fix := fmt.Sprintf("No browser knows the element %s.", diag.Quote("<"+tag.name+">")),
			"Write it as code, between backticks, if readers should see it."
		if first := tag.name[0]; first >= 'A' && first <= 'Z' {
			what = fmt.Sprintf("Nothing reads the component %s: pages are markdown.", diag.Quote("<"+tag.name+">"))
			fix = writeDemo + " A name that readers should see stands between backticks."
		}
		p.warn(raw.Offset(tag.start), what, fix)
	}
}
