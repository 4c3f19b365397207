package markdown

import (
	"bytes"
	"html"
	"slices"
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

// inner are the lines of a block behind its first. That which closes it stays as it is.
func (w *textWriter) inner(from int, b Block) string {
	if b.Open {
		return w.text(from, b.Last)
	}
	return w.text(from, b.Last-1) + w.lines[b.Last] + "\n"
}

// text is the lines from one to another, both included.
func (w *textWriter) text(from, to int) string {
	var out strings.Builder
	for i := from; i <= to; i++ {
		if b, ok := w.blocks[i]; ok {
			source := w.lines[i] + "\n"
			if b.Last > i {
				source += w.inner(i+1, b)
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

// visible are the lines of a page without words and marks that only the checker of its code and the build read.
func visible(body []byte) []string {
	lines := strings.Split(strings.TrimRight(string(body), "\n"), "\n")
	lineOf := func(offset int) int { return bytes.Count(body[:offset], []byte{'\n'}) }
	for _, fence := range Fences(body) {
		fence.show(body, lines, lineOf)
	}
	return lines
}

// show writes the lines of a fence as readers of text get it: as a difference where it adds or takes away lines.
func (f Fence) show(body []byte, lines []string, lineOf func(offset int) int) {
	shown := Show(f.Info, f.Code.Text)
	differs := shown.Has(Added, Removed)
	language := f.Language
	if differs {
		language = "diff"
	}
	if differs || !f.isPlain() {
		start := bytes.LastIndexByte(body[:f.Offset], '\n') + 1
		at := lineOf(f.Offset)
		lines[at] = lines[at][:f.Offset-start] + f.Info.shown(language)
	}
	next := 0
	written := strings.Split(f.Code.Text, "\n")
	for raw, place := range f.Code.lines {
		at := lineOf(place.offset)
		if at >= len(lines) {
			return
		}
		if next == len(shown.lines) || shown.lines[next].raw != raw {
			lines[at] = hiddenLine
			continue
		}
		start := bytes.LastIndexByte(body[:place.offset], '\n') + 1
		line := shown.lines[next].text
		if (differs || line != written[raw]) && place.offset-start <= len(lines[at]) {
			lines[at] = lines[at][:place.offset-start] + diffSign(shown.Marks[next], differs) + line
		}
		next++
	}
}

// diffSign begins a line of a difference.
func diffSign(marks []Mark, differs bool) string {
	switch {
	case !differs:
		return ""
	case slices.Contains(marks, Removed):
		return "-"
	case slices.Contains(marks, Added):
		return "+"
	}
	return " "
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
