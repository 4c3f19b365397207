package source

import (
	"regexp"
	"strconv"
	"strings"
)

// excerpt is lines of a file, each with its number there.
type excerpt struct {
	lines []string
	at    []int
}

// numbered are lines that follow each other, of which the first has a number.
func numbered(lines []string, first int) excerpt {
	e := excerpt{lines, make([]int, len(lines))}
	for i := range lines {
		e.at[i] = first + i
	}
	return e
}

// between are the lines of a range: 3,10 or 3, or ,10.
func (e excerpt) between(span string) excerpt {
	from, to, _ := strings.Cut(strings.TrimSpace(span), ",")
	start, err := strconv.Atoi(strings.TrimSpace(from))
	if err != nil || start < 1 {
		start = 1
	}
	end, err := strconv.Atoi(strings.TrimSpace(to))
	if err != nil || end > len(e.lines) {
		end = len(e.lines)
	}
	start = min(start, len(e.lines)+1)
	end = max(end, start-1)
	return excerpt{e.lines[start-1 : end], e.at[start-1 : end]}
}

var (
	regionStart = regexp.MustCompile(`^\s*(?://|#|/\*|<!--|--|;|%|"|\{/\*)?\s*#?region\s+([\w-]+)`)
	regionEnd   = regexp.MustCompile(`^\s*(?://|#|/\*|<!--|--|;|%|"|\{/\*)?\s*#?endregion\b\s*([\w-]*)`)
	// unnamedStart begins a region that editors fold, and that no page takes in.
	unnamedStart = regexp.MustCompile(`^\s*(?://|/\*|<!--|--|;|%|"|\{/\*)?\s*#region\s*(?:\*/\}?|-->)?\s*$`)
)

// region is a named part of a file, without the marks of those in it.
func (e excerpt) region(name string) (found excerpt, ok bool) {
	depth := 0
	for i, line := range e.lines {
		start, end := []string(nil), []string(nil)
		if strings.Contains(line, "region") {
			start, end = regionStart.FindStringSubmatch(line), regionEnd.FindStringSubmatch(line)
		}
		switch {
		case depth == 0:
			if start != nil && start[1] == name {
				depth = 1
			}
		case end != nil:
			if depth--; depth == 0 || end[1] == name {
				return found.dedented(), true
			}
		case start != nil, unnamedStart.MatchString(line):
			depth++
		default:
			found.lines, found.at = append(found.lines, line), append(found.at, e.at[i])
		}
	}
	return excerpt{}, false
}

// dedented are lines without the blanks that all of them begin with.
func (e excerpt) dedented() excerpt {
	common := -1
	for _, line := range e.lines {
		if blanks := len(line) - len(strings.TrimLeft(line, " \t")); blanks < len(line) && (common < 0 || blanks < common) {
			common = blanks
		}
	}
	out := excerpt{make([]string, len(e.lines)), e.at}
	for i, line := range e.lines {
		out.lines[i] = line[min(max(common, 0), len(line)):]
	}
	return out
}
