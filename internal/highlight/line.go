package highlight

import (
	"fmt"
	"strings"
)

// Line is how a line of code is shown beyond its colors.
type Line struct {
	Classes string // marked, focus, ins, del, warn, fail; "" for none
	Number  int    // 0 for none
}

const lineTag = `<span class="ln">`

// Marked is the HTML of code with its lines marked. All else in it stays: only lines begin with their tag.
func Marked(html string, line func(n int) Line) string {
	var b strings.Builder
	for n, rest := range strings.Split(html, lineTag) {
		if n == 0 {
			b.WriteString(rest)
			continue
		}
		one := line(n - 1)
		class := strings.Join(append([]string{"ln"}, strings.Fields(one.Classes)...), " ")
		if one.Number > 0 {
			fmt.Fprintf(&b, `<span class="%s" data-n="%d">%s`, class, one.Number, rest)
		} else {
			fmt.Fprintf(&b, `<span class="%s">%s`, class, rest)
		}
	}
	return b.String()
}
