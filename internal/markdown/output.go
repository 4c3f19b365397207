package markdown

import (
	"bytes"
	"html"
	"strings"
)

// Markdown writes the page for readers and programs that want text: the prose as it stands, each block as what answer
// makes of its lines, in which the blocks inside of it are answered already. False leaves these as they are. It is made
// from the same structure as the page.
func (d *Doc) Markdown(answer func(b Block, source string) (string, bool)) []byte {
	w := &textWriter{blocks: map[int]Block{}, answer: answer, lines: visible(d.input.Body)}
	for _, b := range d.Blocks {
		at := b.Line - d.input.FirstLine
		if _, taken := w.blocks[at]; !taken {
			b.Last = min(b.Last-d.input.FirstLine, len(w.lines)-1)
			w.blocks[at] = b
		}
	}
	return []byte(collapse(w.text(0, len(w.lines)-1)))
}

// textWriter writes lines of a page with the blocks among them, by the index of their first line.
type textWriter struct {
	lines  []string
	blocks map[int]Block
	answer func(b Block, source string) (string, bool)
}

// text is the lines from one to another, both included.
func (w *textWriter) text(from, to int) string {
	var out strings.Builder
	for i := from; i <= to; i++ {
		if b, ok := w.blocks[i]; ok {
			source := w.lines[i] + "\n"
			if b.Last > i {
				source += w.text(i+1, b.Last-1) + w.lines[b.Last] + "\n"
			}
			if text, replaced := w.answer(b, source); replaced {
				out.WriteString(text)
				i = max(i, b.Last)
				continue
			}
		}
		if w.lines[i] != hiddenLine {
			out.WriteString(withoutLead(w.lines[i]) + "\n")
		}
	}
	return out.String()
}

// withoutLead is a line of the text; the lead without the paragraph around it.
func withoutLead(line string) string {
	lead, ok := strings.CutPrefix(strings.TrimSpace(line), `<p class="description">`)
	lead, closed := strings.CutSuffix(lead, "</p>")
	if ok && closed {
		return html.UnescapeString(leadTag.Replace(lead))
	}
	return line
}

// leadTag turns the code in a lead, which is HTML, into markdown.
var leadTag = strings.NewReplacer("<code>", "`", "</code>", "`")

// hiddenLine stands for a line that readers don't get; no line is like it.
const hiddenLine = "\n"

// visible are the lines of a page without what is said to the checker of its code.
func visible(body []byte) []string {
	lines := strings.Split(strings.TrimRight(string(body), "\n"), "\n")
	lineOf := func(offset int) int { return bytes.Count(body[:offset], []byte{'\n'}) }
	fences, preambles := Fences(body)
	for _, fence := range fences {
		preambles = append(preambles, fence.Preamble...)
		if len(fence.Values) > 0 {
			at := lineOf(fence.Offset)
			start := bytes.LastIndexByte(body[:fence.Offset], '\n') + 1
			lines[at] = lines[at][:fence.Offset-start] + strings.TrimSpace(fence.Language+" "+fence.Label)
		}
	}
	for _, p := range preambles {
		for _, line := range p.comment.lines {
			if at := lineOf(line.offset); at < len(lines) {
				lines[at] = hiddenLine
			}
		}
	}
	return lines
}

// collapse leaves one empty line where several stand.
func collapse(text string) string {
	for strings.Contains(text, "\n\n\n") {
		text = strings.ReplaceAll(text, "\n\n\n", "\n\n")
	}
	return strings.TrimLeft(text, "\n")
}

// Fenced is code as a fence that its own backticks can't close.
func Fenced(language, code string) string {
	fence := "```"
	for strings.Contains(code, fence) {
		fence += "`"
	}
	return fence + language + "\n" + strings.TrimRight(code, "\n") + "\n" + fence + "\n"
}
