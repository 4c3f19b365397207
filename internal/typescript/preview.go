package typescript

import (
	"slices"
	"strings"
)

// PreviewLines is the longest preview.
const PreviewLines = 16

// wrappers are the elements that only place what a demo is about; their children are the better preview.
// A fragment, whose tag is empty, is one too.
var wrappers = []string{"", "div", "Box", "Stack"}

// Preview is the snippet that stands for the whole source of a demo: what the default export's last
// return gives, or the children of a mere wrapper, de-indented. ok is false where that is no JSX or has more than
// PreviewLines lines.
func (f *File) Preview() (snippet string, ok bool) {
	if f.tree == nil {
		return "", false
	}
	component, _ := f.tree.DefaultExport()
	jsx := component.Return
	if jsx == nil {
		return "", false
	}
	start, end := jsx.Start, jsx.End
	if slices.Contains(wrappers, jsx.Tag) && jsx.HasChildren {
		start, end = jsx.ChildrenStart, jsx.ChildrenEnd
	}
	snippet = deindent(f.text, start, end)
	if strings.Count(snippet, "\n") >= PreviewLines {
		return "", false
	}
	return snippet, true
}

// deindent takes text[start:end] and moves all of its lines left by what they have in common. The first line counts
// with the indentation it has in the file, and not at all where something else stands before it on its line.
func deindent(text string, start, end int) string {
	lineStart := strings.LastIndexByte(text[:start], '\n') + 1
	first := strings.TrimLeft(text[lineStart:start], " \t") == ""
	if first {
		start = lineStart
	}
	lines := strings.Split(strings.ReplaceAll(text[start:end], "\r\n", "\n"), "\n")
	common := -1
	for i, line := range lines {
		blank := strings.TrimLeft(line, " \t")
		if blank == "" || i == 0 && !first {
			continue
		}
		if indent := len(line) - len(blank); common < 0 || indent < common {
			common = indent
		}
	}
	for i, line := range lines {
		if i > 0 || first {
			lines[i] = line[min(max(common, 0), len(line)-len(strings.TrimLeft(line, " \t"))):]
		}
	}
	return strings.Join(lines, "\n")
}
