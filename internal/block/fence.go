package block

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"vitrine/internal/diag"
	"vitrine/internal/highlight"
	"vitrine/internal/markdown"
	"vitrine/internal/vitrine"
)

// Fence is code with what its opening line and its comments say about its lines.
func (c *Context) Fence(info markdown.Info, shown markdown.Shown) vitrine.Code {
	c.unread(info, shown)
	code := vitrine.Code{Language: info.Language, HTML: c.Code(info.Language, shown.Code), Title: info.Title,
		Numbered: info.Numbered, Focused: shown.Has(markdown.Focused)}
	if len(shown.Marks) == 0 && !(info.Numbered && info.First != 1) {
		return code
	}
	code.HTML = highlight.Marked(code.HTML, func(n int) highlight.Line {
		var line highlight.Line
		for _, mark := range shown.Marks[n] {
			line.Classes += " " + string(mark)
		}
		if info.Numbered && info.First != 1 {
			line.Number = info.First + n
		}
		return line
	})
	return code
}

// unread tells what nothing reads in a fence.
func (c *Context) unread(info markdown.Info, shown markdown.Shown) {
	for _, name := range slices.Sorted(maps.Keys(info.Values)) {
		if !readValues[name] {
			c.Unread(name)
		}
	}
	for _, mark := range shown.Unknown {
		c.Warn(fmt.Sprintf("Nothing reads the comment %s.", diag.Quote(mark)), "The line is shown like any other.",
			"Write [!code …] with one of "+strings.Join(markdown.MarkNames(), ", ")+".")
	}
	lines := strings.Count(shown.Code, "\n") + 1
	for _, mark := range slices.Sorted(maps.Keys(info.Marks)) {
		for _, n := range info.Marks[mark] {
			if n < 1 || n > lines {
				// The first line is enough: a range names many.
				c.Warn(fmt.Sprintf("The fence marks line %d, and its code has %d.", n, lines), "No line is marked for it.",
					"Correct the number. Lines count from 1, without those that only mark others.")
				return
			}
		}
	}
}

// readValues are the names of an opening line that somebody reads.
var readValues = map[string]bool{"error": true, "no-check": true, "lang": true}

// Unread tells of a word of a fence that nothing reads. One that is almost a word of the type checker is no trifle: the
// code would be checked as if it were not there.
func (c *Context) Unread(word string) {
	near := diag.Nearest(word, markdown.InfoNames())
	fix := diag.DidYouMean(word, markdown.InfoNames())
	if fix == "" {
		fix = "Remove it. What a fence can say stands in “Code in pages”."
		if known, ok := elsewhere[word]; ok {
			fix = known
		}
	}
	what := fmt.Sprintf("The fence says %s, which nothing reads.", diag.Quote(word))
	if readValues[near] {
		c.Fail(what, "It would be checked as if the word were not there.", fix)
		return
	}
	c.Warn(what, "It is shown as if the word were not there.", fix)
}

// elsewhere are words that other tools read, and what there is in their place.
var elsewhere = map[string]string{
	"live":   `Write the code as a demo, {{"demo": "Name.tsx"}}: it runs, and readers can edit it.`,
	"wrap":   "Remove it: code scrolls by itself.",
	"frame":  "Remove it. title=\"…\" gives the code a caption.",
	"jsx":    `Write the code as a demo, {{"demo": "Name.tsx"}}.`,
	"output": "Remove it: programs are not run.",
}

// Warn reports what is not quite right with the block that is being resolved.
func (c *Context) Warn(what, why, fix string) {
	problem := c.problem(what, why, fix)
	problem.Severity = diag.Warning
	c.Report(problem)
}
