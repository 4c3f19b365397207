package migration

import (
	"fmt"
	"iter"
	"regexp"
	"strings"

	"vitrine/internal/diag"
)

var headingLine = regexp.MustCompile(`^(#{1,6}) +(\S.*)$`)

// heading is a line of a text that is one.
type heading struct {
	level int
	text  string
}

// headings are those of a text outside of code, by the indexes of their lines.
func headings(lines []string) iter.Seq2[int, heading] {
	return func(yield func(int, heading) bool) {
		fence := ""
		for i, line := range lines {
			fence = inFence(fence, line)
			found := headingLine.FindStringSubmatch(line)
			if fence == "" && found != nil && !yield(i, heading{len(found[1]), found[2]}) {
				return
			}
		}
	}
}

// level is that of a heading as its author wrote it, and as it is written here.
type level struct{ before, now int }

// outlined gives the headings of a page levels without gaps below one title, as screen readers need them.
func (one *page) outlined(text string) string {
	lines := strings.Split(text, "\n")
	stack := []level{{0, 0}}
	titled, changed := false, ""
	for i, h := range headings(lines) {
		before := h.level
		for stack[len(stack)-1].before >= before {
			stack = stack[:len(stack)-1]
		}
		now := stack[len(stack)-1].now + 1
		if now == 1 && titled {
			now = 2
		}
		titled = true
		stack = append(stack, level{before, now})
		if now != before {
			if changed == "" {
				changed = fmt.Sprintf("The heading %s has the level %d now, not %d, and others below it follow",
					diag.Quote(plain(h.text)), now, before)
			}
			lines[i] = strings.Repeat("#", now) + " " + h.text
		}
	}
	if changed != "" {
		one.decide(1, changed+": a page has one title, and no level is left out.", "Look whether its contents read well.")
	}
	return strings.Join(lines, "\n")
}
