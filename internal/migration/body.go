package migration

import (
	"cmp"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"vitrine/internal/diag"
	"vitrine/internal/markdown"
)

// writtenID is the id that a heading says. A title has none here: the page is its anchor.
var writtenID = regexp.MustCompile(`\s*\{#([^{}\s]+)\}\s*$`)

// pageFile is the name of a page in its folder. That of a translation names a language: index-zh.md.
const pageFile = "index.md"

// rewrite writes a page, or a translation of it, as it is written here: with the fewest changes.
func (p *project) rewrite(one *page, name string) {
	b := &body{page: one, at: one.first}
	text := b.prose(b.cards(one.body))
	text = strings.TrimLeft(text, "\n")
	told := one.tagline() + "\n\n" + text
	title := "# " + cmp.Or(one.matter.group("hero").text("title"), one.title)
	if first, rest, _ := strings.Cut(text, "\n"); strings.HasPrefix(first, "# ") {
		title, text = writtenID.ReplaceAllString(first, ""), strings.TrimLeft(rest, "\n")
	} else if one.heading() != "" {
		title = ""
	}
	text = strings.TrimLeft(title+"\n\n"+one.hero()+one.features()+text, "\n")
	text = one.outlined(text)
	if name == pageFile { // a translation has the ids of its page
		text = one.anchored(text)
	}
	folder := "content" + one.address
	p.files[folder+name] = markdown.Format([]byte(one.front(told) + strings.TrimRight(text, "\n") + "\n"))
	for name, code := range one.demos {
		p.files[folder+"demos/"+name] = code
	}
}

// body rewrites the text of a page. Lines of code are left alone, but for words behind fences.
type body struct {
	*page
	at   int  // line of the file
	told bool // that elements of the layout are gone
}

var (
	importLine = regexp.MustCompile(`^import\b(?:[^"'\n]*?from)?\s*["']([^"'\n]+)["'];?\s*$`)
	importOpen = regexp.MustCompile(`^import\s*(?:[\w$*]+\s*,\s*)?\{[^}]*$`)
	importName = regexp.MustCompile(`[\w$]+`)
	exportLine = regexp.MustCompile(`^export\s+(?:const|let|var|default|function|async)\b`)
	comment    = regexp.MustCompile(`(?s)\{/\*(.*?)\*/\}`)
	headingID  = regexp.MustCompile(`(?m)^(#{1,6} .*)\{/\*\s*#([\w-]+)\s*\*/\}\s*?$`)
	fenceWords = regexp.MustCompile(`\s+(?:live|noInline|\| ?pure|static)\b`)
	styles     = regexp.MustCompile(`\s+style=\{\{[^{}]*\}\}`)
	aloneTag   = regexp.MustCompile(`<([a-z][\w-]*)((?:\s(?:[^<>"'{}]|"[^"]*"|'[^']*'|\{[^{}]*\})*?)??)\s*/>`)
	blanks     = regexp.MustCompile(`\n{3,}`)
	codeSpan   = regexp.MustCompile("`+[^`]*`+")
	hiddenSpan = regexp.MustCompile("\uE000(\\d+)\n*\uE001")
)

// prose goes through a text: code of fences is kept, what is between is rewritten.
func (b *body) prose(text string) string {
	var out, run []string
	start := b.at
	flush := func() {
		if len(run) > 0 {
			b.at = start
			out = append(out, b.passage(strings.Join(run, "\n")))
		}
		run = nil
	}
	fence := ""
	for i, line := range strings.Split(text, "\n") {
		at := b.first + i
		before := fence
		fence = inFence(fence, line)
		if before == "" && fence == "" {
			if len(run) == 0 {
				start = at
			}
			run = append(run, line)
			continue
		}
		flush()
		if before == "" {
			line = b.fence(line, at)
		}
		out = append(out, line)
	}
	flush()
	return strings.Join(out, "\n")
}

// fence is the first line of code, without words that ask for something to run.
func (b *body) fence(line string, at int) string {
	found := fenceWords.FindString(line)
	if found == "" {
		return line
	}
	b.decide(at, fmt.Sprintf("The code marked %s is shown, and no longer runs.", diag.Quote(strings.TrimSpace(found))),
		`Put it into a file in demos/ with a default export, and write {{"demo": "Name.tsx"}}.`)
	return fenceWords.ReplaceAllString(line, "")
}

func (one *page) decide(line int, what, fix string) { one.project.decide(one.file, line, what, fix) }

// passage rewrites lines without fences.
func (b *body) passage(text string) string {
	text = b.statements(text)
	text = comments(text)
	if b.isMDX() {
		text = b.pictures(text)
	}
	text = b.withoutCode(b.outside(text, b.elements), b.links)
	if b.isMDX() {
		before := len(text) - len(strings.TrimRight(text, "\n"))
		text = trailing.ReplaceAllString(b.outside(text, b.layout), "")
		text = strings.TrimRight(text, "\n") + strings.Repeat("\n", before)
	}
	return blanks.ReplaceAllString(text, "\n\n")
}

// comments writes comments of MDX as those of markdown, but where code shows one. One behind a heading is its id.
func comments(text string) string {
	text = headingID.ReplaceAllString(text, "$1{#$2}")
	var out strings.Builder
	spans, last := codeSpan.FindAllStringIndex(text, -1), 0
	for _, at := range comment.FindAllStringSubmatchIndex(text, -1) {
		if slices.ContainsFunc(spans, func(span []int) bool { return span[0] < at[0] && at[0] < span[1] }) {
			continue
		}
		out.WriteString(text[last:at[0]] + "<!--" + text[at[2]:at[3]] + "-->")
		last = at[1]
	}
	return out.String() + text[last:]
}

// outside rewrites what is not code within a line.
func (b *body) outside(text string, rewrite func(text string, line int) string) string {
	var out strings.Builder
	last, line := 0, b.at
	add := func(part string) {
		out.WriteString(rewrite(part, line))
		line += strings.Count(part, "\n")
	}
	for _, at := range codeSpan.FindAllStringIndex(text, -1) {
		if strings.Contains(text[at[0]:at[1]], "\n\n") {
			continue
		}
		add(text[last:at[0]])
		out.WriteString(text[at[0]:at[1]])
		line += strings.Count(text[at[0]:at[1]], "\n")
		last = at[1]
	}
	add(text[last:])
	return out.String()
}

// withoutCode rewrites a text whose code spans are hidden, so that what is around them, such as the brackets of a link,
// is whole.
func (b *body) withoutCode(text string, rewrite func(text string, line int) string) string {
	var spans []string
	text = codeSpan.ReplaceAllStringFunc(text, func(span string) string {
		if strings.Contains(span, "\n\n") {
			return span
		}
		spans = append(spans, span)
		return fmt.Sprintf("\uE000%d%s\uE001", len(spans)-1, strings.Repeat("\n", strings.Count(span, "\n")))
	})
	return hiddenSpan.ReplaceAllStringFunc(rewrite(text, b.at), func(hidden string) string {
		n, err := strconv.Atoi(hiddenSpan.FindStringSubmatch(hidden)[1])
		if err != nil || n >= len(spans) {
			return hidden
		}
		return spans[n]
	})
}

// statements takes imports and exports out. Lines stay, so that places hold.
func (b *body) statements(text string) string {
	lines := strings.Split(text, "\n")
	for i := 0; i < len(lines); i++ {
		switch {
		case importOpen.MatchString(lines[i]):
			for j := i + 1; j < len(lines) && !strings.Contains(lines[i], "}"); j++ {
				lines[i], lines[j] = lines[i]+" "+strings.TrimSpace(lines[j]), ""
			}
			if strings.Contains(lines[i], "}") {
				i-- // now it is one line
			}
		case importLine.MatchString(lines[i]):
			module := importLine.FindStringSubmatch(lines[i])[1]
			names, _, _ := strings.Cut(lines[i], "from")
			for _, name := range importName.FindAllString(strings.TrimPrefix(names, "import"), -1) {
				b.imports[name] = module
			}
			lines[i] = ""
		case exportLine.MatchString(lines[i]):
			b.decide(b.at+i, "Nothing computes "+diag.Quote(lines[i])+" in markdown; it was taken out.",
				"Write the value into the text, or name the page index.mdx and put the line back.")
			for ; i < len(lines) && strings.TrimSpace(lines[i]) != ""; i++ {
				lines[i] = ""
			}
		}
	}
	return strings.Join(lines, "\n")
}

// elements rewrites components.
func (b *body) elements(text string, line int) string {
	var out strings.Builder
	last := 0
	for _, at := range componentTag.FindAllStringSubmatchIndex(text, -1) {
		found := make([]string, len(at)/2)
		for i := range found {
			found[i] = text[at[2*i]:at[2*i+1]]
		}
		t := readTag(found)
		t.line = line + strings.Count(text[:at[0]], "\n")
		out.WriteString(text[last:at[0]])
		last = at[1]
		if t.name == "code" && t.attribute("src") == "" && !t.closing {
			out.WriteString(text[at[0]:at[1]])
			continue
		}
		said, known := b.part(t, text[:at[0]], text[at[1]:])
		if !known {
			said, known = b.project.tool.element(b.page, t)
		}
		if !known && !t.closing {
			b.unknown(t, found[0])
			said = ""
		}
		out.WriteString(indented(said, text[:at[0]]))
	}
	out.WriteString(text[last:])
	return closed(styles.ReplaceAllStringFunc(out.String(), func(style string) string {
		before := text[:max(strings.Index(text, strings.TrimSpace(style)), 0)]
		b.decide(line+strings.Count(before, "\n"),
			"The style "+diag.Quote(strings.TrimSpace(style))+" was taken out: pages allow none in attributes.",
			"Write a component of the site, or a class in the theme.css of the site's theme.")
		return ""
	}))
}

// indented is what is written for a tag, with the indentation of its line where the tag begins the line.
func indented(said, before string) string {
	indent := before[strings.LastIndexByte(before, '\n')+1:]
	if strings.TrimSpace(indent) != "" {
		return said
	}
	lines := strings.Split(said, "\n")
	for i, line := range lines[1:] {
		if line != "" {
			lines[i+1] = indent + line
		}
	}
	return strings.Join(lines, "\n")
}

// void are the elements of HTML without content.
var void = []string{"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "source", "track", "wbr"}

// closed writes end tags for elements such as <iframe />. HTML knows no such tags: browsers read the rest of the page
// as the content of the frame.
func closed(text string) string {
	return aloneTag.ReplaceAllStringFunc(text, func(written string) string {
		found := aloneTag.FindStringSubmatch(written)
		if slices.Contains(void, found[1]) {
			return written
		}
		return "<" + found[1] + found[2] + "></" + found[1] + ">"
	})
}

// unknown tells of a component that is none here.
func (b *body) unknown(t tag, written string) {
	from := ""
	root, _, _ := strings.Cut(t.name, ".")
	if module := b.imports[root]; module != "" {
		from = " from " + module
	}
	first, _, _ := strings.Cut(written, "\n")
	b.decide(t.line, fmt.Sprintf("The component %s%s was taken out; what stood in it stays.", diag.Quote(first), from),
		b.substitute(t))
}
