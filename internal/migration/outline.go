package migration

import (
	"fmt"
	"regexp"
	"strings"

	"vitrine/internal/diag"
)

var headingLine = regexp.MustCompile(`^(#{1,6}) +(\S.*)$`)

// level is that of a heading as its author wrote it, and as it is written here.
type level struct{ before, now int }

// outlined gives the headings of a page levels without gaps below one title, as screen readers need them.
func (one *page) outlined(text string) string {
	lines := strings.Split(text, "\n")
	stack := []level{{0, 0}}
	fence, titled := "", false
	changed := ""
	for i, line := range lines {
		fence = inFence(fence, line)
		found := headingLine.FindStringSubmatch(line)
		if fence != "" || found == nil {
			continue
		}
		before := len(found[1])
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
					diag.Quote(plain(found[2])), now, before)
			}
			lines[i] = strings.Repeat("#", now) + " " + found[2]
		}
	}
	if changed != "" {
		one.decide(1, changed+": a page has one title, and no level is left out.", "Look whether its contents read well.")
	}
	return strings.Join(lines, "\n")
}
