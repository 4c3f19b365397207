package markdown

import (
	"html"
	"strings"
)

// Markdown writes the page for readers and programs that want text: the prose as it stands, each block as what answer
// makes of its lines. False leaves these as they are. It is made from the same structure as the page.
func (d *Doc) Markdown(answer func(b Block, source string) (string, bool)) []byte {
	blocks := map[int]Block{}
	for _, b := range d.Blocks {
		if _, taken := blocks[b.Line]; !taken {
			blocks[b.Line] = b
		}
	}
	lines := strings.Split(strings.TrimRight(string(d.input.Body), "\n"), "\n")
	var out strings.Builder
	for i := 0; i < len(lines); i++ {
		if b, ok := blocks[d.input.FirstLine+i]; ok {
			last := min(b.Last-d.input.FirstLine, len(lines)-1)
			if text, replaced := answer(b, strings.Join(lines[i:last+1], "\n")+"\n"); replaced {
				out.WriteString(text)
				i = last
				continue
			}
		}
		out.WriteString(withoutLead(lines[i]) + "\n")
	}
	return []byte(collapse(out.String()))
}

// withoutLead is a line of the text; the lead without the paragraph around it.
func withoutLead(line string) string {
	lead, ok := strings.CutPrefix(strings.TrimSpace(line), `<p class="description">`)
	lead, closed := strings.CutSuffix(lead, "</p>")
	if ok && closed {
		return html.UnescapeString(lead)
	}
	return line
}

// collapse leaves one empty line where several stand.
func collapse(text string) string {
	for strings.Contains(text, "\n\n\n") {
		text = strings.ReplaceAll(text, "\n\n\n", "\n\n")
	}
	return text
}

// Fenced is code as a fence that its own backticks can't close.
func Fenced(language, code string) string {
	fence := "```"
	for strings.Contains(code, fence) {
		fence += "`"
	}
	return fence + language + "\n" + strings.TrimRight(code, "\n") + "\n" + fence + "\n"
}
