package render

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"vitrine/internal/prerender"
	"vitrine/internal/vitrine"
)

// Attributes that lead from one element to another, or group them: in markup that stands twice in a page and that
// nobody can reach, they would lead astray.
var references = regexp.MustCompile(
	` (?:id|for|name|aria-(?:labelledby|describedby|controls|owns|activedescendant))="[^"]*"`)

// inert is markup of a picture that may stand several times in a page.
func inert(html string) string {
	if strings.Contains(html, "url(#") || strings.Contains(html, `href="#`) {
		return html // a drawing that refers to its parts
	}
	return references.ReplaceAllString(html, "")
}

// forced are the rules of a page with sheets of states: what holds while something is hovered or has the focus also
// holds in a sheet that shows this state. The rules themselves decide how that looks, and their weight stays.
func forced(styles []prerender.Style, p vitrine.Page) []prerender.Style {
	_, focus, sheet := figureRules(p)
	if !sheet {
		return styles
	}
	slices.Sort(focus)
	classes := ""
	for _, class := range slices.Compact(focus) {
		classes += `|\.` + regexp.QuoteMeta(class)
	}
	focused := regexp.MustCompile(`(:focus(?:-visible|-within)?` + classes + `)(?:[^\w-]|$)`)
	made := slices.Clone(styles)
	for i := range made {
		made[i].CSS = force(made[i].CSS, focused)
	}
	return made
}

var (
	hovered = regexp.MustCompile(`(:hover)(?:[^\w-]|$)`)
	touched = regexp.MustCompile(`@media ?\(hover: ?none\) ?\{`)
)

func force(css string, focused *regexp.Regexp) string {
	var out strings.Builder
	for {
		at := touched.FindStringIndex(css)
		if at == nil {
			break
		}
		end := at[1] + blockEnd(css[at[1]:])
		out.WriteString(forceRules(css[:at[0]], focused))
		out.WriteString(css[at[0]:end]) // takes back what fingers leave behind: nothing does so in a sheet
		css = css[end:]
	}
	out.WriteString(forceRules(css, focused))
	return out.String()
}

// blockEnd is where the block ends whose inside a text begins with.
func blockEnd(css string) int {
	depth := 1
	for i := range len(css) {
		switch css[i] {
		case '{':
			depth++
		case '}':
			if depth--; depth == 0 {
				return i + 1
			}
		}
	}
	return len(css)
}

func forceRules(css string, focused *regexp.Regexp) string {
	css = replaceGroup(hovered, css, alternative(vitrine.StateHover))
	return replaceGroup(focused, css, alternative(vitrine.StateFocus))
}

// alternative is a selector or the place in a sheet that shows a state, of the same weight.
func alternative(state string) string {
	return fmt.Sprintf(`:is(%%s,:where(.sheet:has([value=%s]:checked)) *)`, state)
}

func replaceGroup(pattern *regexp.Regexp, text, format string) string {
	var out strings.Builder
	last := 0
	for {
		m := pattern.FindStringSubmatchIndex(text[last:])
		if m == nil {
			break
		}
		out.WriteString(text[last : last+m[2]])
		fmt.Fprintf(&out, format, text[last+m[2]:last+m[3]])
		last += m[3]
	}
	out.WriteString(text[last:])
	return out.String()
}
