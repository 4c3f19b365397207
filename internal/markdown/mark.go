package markdown

import (
	"cmp"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// Mark is what a line of code is shown as.
type Mark string

const (
	Highlighted Mark = "marked"
	Focused     Mark = "focus"
	Added       Mark = "ins"
	Removed     Mark = "del"
	Warned      Mark = "warn"
	Failed      Mark = "fail"
)

// marks are the words of comments for them.
var marks = map[string]Mark{"highlight": Highlighted, "hl": Highlighted, "focus": Focused, "++": Added, "--": Removed,
	"add": Added, "remove": Removed, "warning": Warned, "error": Failed}

// MarkNames are the words of [!code …] comments.
func MarkNames() []string { return []string{"highlight", "focus", "++", "--", "warning", "error"} }

// Shown is code as readers get it: without the comments that say how it is to be shown.
type Shown struct {
	Code    string
	Marks   map[int][]Mark // by line, from 0
	Unknown []string       // marks that nothing reads

	lines []shownLine
}

// shownLine is a line that is left.
type shownLine struct {
	raw  int // among those of the code as it stands in the page
	text string
}

// Show reads the marks of a fence's code.
func Show(info Info, code string) Shown {
	s := Shown{Marks: map[int][]Mark{}}
	if code == "" {
		return s
	}
	r := commentReader{shown: &s, runs: map[Mark]int{}}
	spoken := strings.Contains(code, "!code") || strings.Contains(code, "highlight-")
	for raw, line := range strings.Split(strings.TrimSuffix(code, "\n"), "\n") {
		if spoken {
			r.line(raw, line)
		} else {
			s.lines = append(s.lines, shownLine{raw, line})
		}
	}
	if info.Values["lang"] != "" && info.Language == info.Values["lang"] {
		s.readDiff()
	}
	for mark, lines := range info.Marks {
		for _, n := range lines {
			s.add(n-1, mark)
		}
	}
	for n := range s.Marks {
		slices.SortFunc(s.Marks[n], cmp.Compare[Mark])
		s.Marks[n] = slices.Compact(s.Marks[n])
	}
	texts := make([]string, len(s.lines))
	for i, line := range s.lines {
		texts[i] = line.text
	}
	s.Code = strings.Join(texts, "\n")
	return s
}

func (s *Shown) add(line int, mark Mark) {
	if line >= 0 && line < len(s.lines) {
		s.Marks[line] = append(s.Marks[line], mark)
	}
}

// Has says whether any line has one of these marks.
func (s Shown) Has(wanted ...Mark) bool {
	for _, list := range s.Marks {
		if slices.ContainsFunc(list, func(m Mark) bool { return slices.Contains(wanted, m) }) {
			return true
		}
	}
	return false
}

// readDiff takes the signs of a difference from the lines.
func (s *Shown) readDiff() {
	for i := range s.lines {
		text := s.lines[i].text
		switch {
		case strings.HasPrefix(text, "+"):
			s.add(i, Added)
		case strings.HasPrefix(text, "-"):
			s.add(i, Removed)
		case !strings.HasPrefix(text, " "):
			continue
		}
		s.lines[i].text = text[1:]
	}
}

// commentReader takes the comments out of code that say how its lines are shown.
type commentReader struct {
	shown *Shown
	runs  map[Mark]int // how many of the next lines have it
	until bool         // all lines are highlighted up to a comment
}

var (
	codeMark  = regexp.MustCompile(`\s*\[!code\s+([^\]\s:]+)(?::([^\]\s]*))?\s*\]`)
	opener    = `(?://|#|--|;|%|'|/\*|<!--|\{\s*/\*)`
	closer    = `(?:\*/\s*\}|\*/|-->)?`
	comment   = regexp.MustCompile(opener + `[^\n]*$`)
	noComment = regexp.MustCompile(`\s*` + opener + `\s*` + closer + `\s*$`)
	nextLine  = regexp.MustCompile(`^\s*` + opener + `\s*highlight-(next-line|start|end)\s*` + closer + `\s*$`)
)

// line reads one line of the code.
func (r *commentReader) line(raw int, text string) {
	text, ending := strings.CutSuffix(text, "\r")
	if found := nextLine.FindStringSubmatch(text); found != nil {
		r.until = found[1] == "start" || r.until && found[1] != "end"
		if found[1] == "next-line" {
			r.runs[Highlighted]++
		}
		return
	}
	left, alone := r.marked(text)
	if alone {
		return
	}
	if ending {
		left += "\r"
	}
	r.shown.lines = append(r.shown.lines, shownLine{raw, strings.ReplaceAll(left, `[\!code`, "[!code")})
	last := len(r.shown.lines) - 1
	for mark, n := range r.runs {
		if n > 0 {
			r.shown.add(last, mark)
			r.runs[mark]--
		}
	}
	if r.until {
		r.shown.add(last, Highlighted)
	}
}

// marked takes the marks out of a line. One alone on its line is about those below it.
func (r *commentReader) marked(text string) (left string, alone bool) {
	at := comment.FindStringIndex(text)
	if at == nil || !codeMark.MatchString(text[at[0]:]) {
		return text, false
	}
	for _, found := range codeMark.FindAllStringSubmatch(text[at[0]:], -1) {
		mark, known := marks[found[1]]
		n, err := strconv.Atoi(cmp.Or(found[2], "1"))
		if !known || err != nil || n < 1 {
			r.shown.Unknown = append(r.shown.Unknown, strings.TrimSpace(found[0]))
			continue
		}
		r.runs[mark] = max(r.runs[mark], n)
	}
	left = text[:at[0]] + codeMark.ReplaceAllString(text[at[0]:], "")
	left = noComment.ReplaceAllString(left, "")
	return strings.TrimRight(left, " \t"), strings.TrimSpace(left) == ""
}

// Compiled is the code of a fence as a compiler gets it: what the fence takes away is blank, all else stands where it
// stood.
func (f Fence) Compiled() string {
	shown := Show(f.Info, f.Code.Text)
	lines := strings.SplitAfter(f.Code.Text, "\n")
	for i, line := range shown.lines {
		if slices.Contains(shown.Marks[i], Removed) {
			text := strings.TrimRight(lines[line.raw], "\r\n")
			lines[line.raw] = strings.Repeat(" ", len(text)) + lines[line.raw][len(text):]
		} else if f.Values["lang"] != "" && strings.HasPrefix(lines[line.raw], "+") {
			lines[line.raw] = " " + lines[line.raw][1:]
		}
	}
	return strings.Join(lines, "")
}
