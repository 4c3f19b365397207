package typescript

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"vitrine/internal/diag"
)

// PreviewLines is the longest preview.
const PreviewLines = 16

// wrappers are the elements that only place what a demo is about; their children are the better preview.
// A fragment, whose tag is empty, is one too.
var wrappers = []string{"", "div", "Box", "Stack"}

// The comments around the lines that readers see at first, where an author chooses them.
var (
	previewStart = regexp.MustCompile(`^\s*(?://|/\*|\{/\*)\s*#region preview\b`)
	previewEnd   = regexp.MustCompile(`^\s*(?://|/\*|\{/\*)\s*#endregion\b`)
)

// Marked is a text as readers see it.
type Marked struct {
	Text    string // without the comments of the region
	Preview string // the lines of the region “preview”, de-indented; "" without one
}

// MarkedPreview reads the region “preview” of a source, between the comments #region preview and #endregion. ok is
// false for a source without one.
func MarkedPreview(file, text string) (marked Marked, problems []diag.Problem, ok bool) {
	lines := strings.SplitAfter(text, "\n")
	isStart := func(line string) bool { return previewStart.MatchString(line) }
	start := slices.IndexFunc(lines, isStart)
	if start < 0 {
		return marked, nil, false
	}
	problem := func(what, fix string) []diag.Problem {
		excerpt := strings.TrimSpace(lines[start])
		return []diag.Problem{{File: file, Line: start + 1, Excerpt: excerpt, What: what, Fix: fix}}
	}
	count := slices.IndexFunc(lines[start+1:], previewEnd.MatchString)
	if count < 0 {
		return marked, problem("The region “preview” has no end.", "Write // #endregion after its last line."), false
	}
	end := start + 1 + count
	switch before := len(strings.Join(lines[:start+1], "")); {
	case count == 0 || count > PreviewLines:
		problems = problem(fmt.Sprintf("The region “preview” has %d lines.", count),
			fmt.Sprintf("Mark 1 to %d lines: they are what readers see before they open the code.", PreviewLines))
	case slices.ContainsFunc(lines[end+1:], isStart):
		problems = problem("The source has several regions “preview”.", "Mark one.")
	default:
		within := strings.TrimRight(strings.Join(lines[start+1:end], ""), "\r\n")
		marked.Preview = deindent(text, before, before+len(within))
	}
	marked.Text = strings.Join(slices.Concat(lines[:start], lines[start+1:end], lines[end+1:]), "")
	return marked, problems, true
}

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
