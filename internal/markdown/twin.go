package markdown

import (
	"html"
	"strings"
)

// Markdown writes the page's twin for readers and programs that want text: the prose as it stands, each directive as
// what answer makes of it, code tabs as their fences one after another. It is made from the same structure as the page.
func (d *Doc) Markdown(answer func(Mark) string) []byte {
	marks := map[int]Mark{}
	for _, mark := range d.Marks {
		marks[mark.Line] = mark
	}
	var out strings.Builder
	fenced := false
	for i, line := range strings.Split(strings.TrimRight(string(d.input.Body), "\n"), "\n") {
		trimmed := strings.TrimSpace(line)
		mark, isMark := marks[d.input.FirstLine+i]
		if strings.HasPrefix(trimmed, "```") {
			fenced = !fenced
		}
		switch {
		case isMark:
			out.WriteString(answer(mark))
		case fenced:
			out.WriteString(line + "\n")
		case trimmed == "</codeblock>", strings.HasPrefix(trimmed, "<codeblock"):
		case strings.HasPrefix(trimmed, `<p class="description">`) && strings.HasSuffix(trimmed, "</p>"):
			lead := strings.TrimSuffix(strings.TrimPrefix(trimmed, `<p class="description">`), "</p>")
			out.WriteString(html.UnescapeString(lead) + "\n")
		default:
			out.WriteString(line + "\n")
		}
	}
	return []byte(collapse(out.String()))
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
