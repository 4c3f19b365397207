package diag

import (
	"fmt"
	"io"
	"strings"
	"unicode"
	"unicode/utf8"
)

// excerptWidth is how many characters of a line are shown; longer ones are cut around the column.
const excerptWidth = 100

// Print writes problems for a terminal, in the order given: place and text, the offending line with a caret, why
// it matters, what to do; then a closing line with the counts. Without problems it writes nothing.
func Print(w io.Writer, problems []Problem, color bool) {
	PrintWith(w, problems, Closing(problems), color)
}

// PrintWith is Print with another closing line.
func PrintWith(w io.Writer, problems []Problem, closing string, color bool) {
	if len(problems) == 0 {
		return
	}
	ink := plain
	if color {
		ink = ansi
	}
	var b strings.Builder
	for _, p := range problems {
		ink.problem(&b, p)
	}
	b.WriteString(ink.bold + closing + ink.reset + "\n")
	io.WriteString(w, b.String())
}

// Closing is the last line of a report: "3 problems and 1 warning, nothing was published".
func Closing(problems []Problem) string {
	if errors, _ := count(problems); errors == 0 {
		return Counted(problems)
	}
	return Counted(problems) + ", nothing was published"
}

// Counted is how many problems and warnings there are.
func Counted(problems []Problem) string {
	errors, warnings := count(problems)
	switch {
	case errors == 0:
		return plural(warnings, "warning")
	case warnings == 0:
		return plural(errors, "problem")
	}
	return plural(errors, "problem") + " and " + plural(warnings, "warning")
}

// Listed writes words as a sentence does: a, b and c.
func Listed(words []string) string {
	last := len(words) - 1
	if last < 1 {
		return strings.Join(words, "")
	}
	return strings.Join(words[:last], ", ") + " and " + words[last]
}

func plural(n int, word string) string {
	if n == 1 {
		return "1 " + word
	}
	return fmt.Sprintf("%d %ss", n, word)
}

// palette holds the control sequences of a terminal; all empty for plain text.
type palette struct{ reset, bold, quiet, red, yellow, green string }

var (
	plain = palette{}
	ansi  = palette{"\x1b[0m", "\x1b[1m", "\x1b[2m", "\x1b[31m", "\x1b[33m", "\x1b[32m"}
)

func (ink palette) problem(b *strings.Builder, p Problem) {
	mark := ink.red + "✘" + ink.reset
	if p.Severity == Warning {
		mark = ink.yellow + "▲" + ink.reset
	}
	fmt.Fprintf(b, "%s %s  %s%s%s\n\n", mark, printable(p.Place()), ink.bold, printable(p.What), ink.reset)
	if p.Excerpt != "" {
		ink.excerpt(b, p)
	}
	ink.note(b, "Why", p.Why)
	ink.note(b, "Fix", p.Fix)
	if p.Why != "" || p.Fix != "" {
		b.WriteByte('\n')
	}
}

func (ink palette) note(b *strings.Builder, word, text string) {
	if text != "" {
		fmt.Fprintf(b, "  %s%s%s  %s\n", ink.quiet, word, ink.reset, printable(text))
	}
}

// excerpt writes the offending lines with their numbers; the caret stands under the first of them.
func (ink palette) excerpt(b *strings.Builder, p Problem) {
	for i, line := range strings.Split(strings.TrimRight(p.Excerpt, "\n"), "\n") {
		column := 0
		if i == 0 {
			column = p.Column
		}
		text, caret := window(line, column)
		number := ""
		if p.Line > 0 {
			number = fmt.Sprint(p.Line + i)
		}
		fmt.Fprintf(b, "%s%7s │%s %s\n", ink.quiet, number, ink.reset, text)
		if caret > 0 {
			fmt.Fprintf(b, "%s%7s ╵%s %s%s^%s\n", ink.quiet, "", ink.reset, strings.Repeat(" ", caret-1), ink.green,
				ink.reset)
		}
	}
	b.WriteByte('\n')
}

// window makes a line fit to be shown: tabs become two spaces, control characters a visible mark, and a long line
// is cut around the column. It returns the shown text and the column in it, 0 for none.
func window(line string, column int) (string, int) {
	var shown []rune
	caret := 0
	position := 0
	for _, r := range line {
		position++
		if position == column {
			caret = len(shown) + 1
		}
		if r == '\t' {
			shown = append(shown, ' ', ' ')
		} else {
			shown = append(shown, visible(r))
		}
	}
	if column > 0 && caret == 0 {
		caret = len(shown) + 1
	}
	if len(shown) <= excerptWidth {
		return string(shown), caret
	}
	start := max(0, min(caret-excerptWidth/2, len(shown)-excerptWidth))
	end := min(len(shown), start+excerptWidth)
	text := string(shown[start:end])
	if start > 0 {
		text = "…" + text
		caret++
	}
	if end < len(shown) {
		text += "…"
	}
	if caret > 0 {
		caret -= start
	}
	return text, caret
}

// printable keeps text from files from steering the terminal.
func printable(text string) string { return strings.Map(visible, text) }

func visible(r rune) rune {
	if unicode.IsControl(r) || r == utf8.RuneError || isBidiControl(r) {
		return '·'
	}
	return r
}

// isBidiControl reports the characters that reorder a line, with which a file could show other text than it holds.
func isBidiControl(r rune) bool {
	return r >= 0x202A && r <= 0x202E || r >= 0x2066 && r <= 0x2069
}
