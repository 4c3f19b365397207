package source

import (
	"bytes"
	"fmt"
	"io/fs"
	"path"
	"regexp"
	"slices"
	"strings"

	"vitrine/internal/diag"
)

// Bounds of what a page takes in. Its text with all of that keeps to the bound of a page, maxPage.
const (
	maxIncluded = 8   // files in each other
	maxTaken    = 500 // lines that name one
	partPrefix  = "_"
)

// Origin is where a line of a page's text was written.
type Origin struct {
	File string
	Line int
}

// Located says of problems in a page's text where they were written: in the page, or in a file that it takes in.
func (p Page) Located(problems []diag.Problem) []diag.Problem {
	if p.Origins == nil {
		return problems
	}
	located := slices.Clone(problems)
	for i, problem := range located {
		if problem.File != p.File {
			continue
		}
		located[i].File, located[i].Line = p.At(problem.Line)
		if p.Elements != nil && located[i].File == p.File { // the text has places that its author does not know
			located[i].Excerpt = diag.Excerpt(p.Raw, located[i].Line)
		}
	}
	return located
}

// At is where a line of the text was written, counted as if the page held all of it.
func (p Page) At(line int) (file string, at int) {
	if n := line - p.BodyLine; n >= 0 && n < len(p.Origins) {
		return p.Origins[n].File, p.Origins[n].Line
	}
	return p.File, line
}

var (
	// <<< @/snippets/a.ts#region{1,3 ts:line-numbers} [title]
	snippetLine = regexp.MustCompile(`^([\s>]*)<<<\s+([^\s#{\[]+)(#[\w-]+)?\s*(?:\{([^}]*)\})?\s*(\[[^\]]*\])?\s*$`)
	// <!--@include: ./a.md#region{1,3}-->, --8<-- "a.md"
	partLine = regexp.MustCompile(
		`^([\s>]*)(?:<!--\s*@include:\s*([^\s#{]+?)(#[\w-]+)?\s*(?:\{([\d,\s]*)\})?\s*-->|--8<--\s+"([^"#:]+)")\s*$`)
	// ```ts file=./a.ts#L3-L10
	fileFence  = regexp.MustCompile("^([\\s>]*)(```+)(.*?)\\sfile=[\"']?([^\\s\"'#]+)(#[\\w-]+)?[\"']?(.*)$")
	lineNumber = regexp.MustCompile(`^#L(\d+)(?:-L?(\d+))?$`)
	fenceStart = regexp.MustCompile("^[\\s>]*(```+|~~~+)(.*)")
)

// opened are the marks with which a line begins a fence; "" for none. Code in a line may begin with as many.
func opened(line string) string {
	found := fenceStart.FindStringSubmatch(line)
	if found == nil || found[1][0] == '`' && strings.Contains(found[2], "`") {
		return ""
	}
	return found[1]
}

// closes says whether a line ends a fence that began with some marks.
func closes(line, marks string) bool {
	line = strings.TrimRight(strings.TrimLeft(line, " \t>"), " \t\r")
	return len(line) >= len(marks) && strings.Trim(line, marks[:1]) == ""
}

// takeIn puts the files that a page's text names in their places.
func (r reader) takeIn(page *Page) {
	body := page.Body
	hasTabs := page.hasTabs()
	if !hasTabs && !bytes.Contains(body, []byte("<<<")) && !bytes.Contains(body, []byte("@include")) &&
		!bytes.Contains(body, []byte("--8<--")) && !bytes.Contains(body, []byte("file=")) {
		return
	}
	in := includer{reader: r, page: page, open: []string{page.File}, hasTabs: hasTabs}
	in.text(page.File, numbered(strings.Split(string(body), "\n"), page.BodyLine), "")
	if len(page.Included) == 0 && !in.written {
		return
	}
	page.Body, page.Origins = []byte(strings.Join(in.lines, "\n")), in.origins
	slices.Sort(page.Included)
	page.Included = slices.Compact(page.Included)
}

// includer writes the text of a page with what it takes in.
type includer struct {
	reader
	page    *Page
	lines   []string
	origins []Origin
	open    []string        // the page, and the files in each other that stand in the text here
	top     int             // the line of the page that is read
	size    int             // bytes of the lines
	taken   int             // lines that named a file
	imports map[string]bool // statements of a page in MDX, with the places of their modules
	hasTabs bool            // tabs are elements
	tabs    int             // that are open
	written bool            // a line is another one than the author's
	full    bool            // beyond a bound: the rest is left out
}

func (in *includer) add(line, file string, at int) {
	if in.size += len(line) + 1; in.size > maxPage+1 {
		in.stop(fmt.Sprintf("The page is larger than %d kB with the files that it takes in.", maxPage>>10))
	}
	if !in.full {
		in.lines, in.origins = append(in.lines, line), append(in.origins, Origin{file, at})
	}
}

// stop leaves out the rest of a page that takes in too much.
func (in *includer) stop(what string) {
	if in.full {
		return
	}
	in.full = true
	in.wrong(in.page.File, in.top, diag.Excerpt(in.page.Raw, in.top), what,
		"No page of that size is meant for readers; most likely a file is taken in again and again.",
		"Take in less, or divide the page.")
}

// text goes through lines of a file. What stands in a fence is shown as it is.
func (in *includer) text(file string, text excerpt, indent string) {
	fence, lines := "", text.lines
	for i := 0; i < len(lines) && !in.full; i++ {
		line, at := lines[i], text.at[i]
		if len(in.open) == 1 {
			in.top = at
		}
		if fence != "" {
			if closes(line, fence) {
				fence = ""
			}
			in.add(indent+line, file, at)
			continue
		}
		marks := opened(line)
		if whole, more := in.openingTag(lines[i:]); marks == "" && more > 0 {
			line, i, in.written = whole, i+more, true
		}
		switch {
		case marks != "" && fileFence.MatchString(line) && in.fileFence(file, line, at, indent):
			for i++; i < len(lines) && !closes(lines[i], marks); {
				i++
			}
			continue
		case snippetLine.MatchString(line):
			in.snippet(file, line, at, indent)
			continue
		case partLine.MatchString(line):
			in.part(file, line, at, indent)
			continue
		case in.hasTabs && marks == "" && in.tab(file, line, at, indent):
			continue
		case marks == "" && in.imported(file, line):
			line = ""
		}
		fence = marks
		in.add(indent+line, file, at)
	}
}

// snippet shows a file as code: <<< @/a.ts.
func (in *includer) snippet(file, line string, at int, indent string) {
	found := snippetLine.FindStringSubmatch(line)
	code, name, ok := in.read(file, found[2], found[3], line, at)
	if !ok {
		in.none(file, at)
		return
	}
	language, marks := strings.TrimPrefix(path.Ext(name), "."), ""
	for word := range strings.FieldsSeq(found[4]) {
		if strings.Trim(word, "0123456789,-") == "" {
			marks += " {" + word + "}"
		} else {
			language = word
		}
	}
	in.code(code, name, indent+found[1], at, file, strings.TrimSpace(language+marks+" "+found[5]))
}

// fileFence shows a file as the code of a fence: ```ts file=./a.ts.
func (in *includer) fileFence(file, line string, at int, indent string) bool {
	found := fileFence.FindStringSubmatch(line)
	code, name, ok := in.read(file, found[4], found[5], line, at)
	if ok {
		in.code(code, name, indent+found[1], at, file, strings.TrimSpace(found[3]+found[6]))
	}
	return ok
}

// code writes a fence that its own backticks can't close.
func (in *includer) code(code excerpt, name, indent string, at int, file, info string) {
	marks := strings.Repeat("`", max(3, longestTicks(code.lines)+1))
	in.add(indent+marks+info, file, at)
	for i, line := range code.lines {
		in.add(indent+line, name, code.at[i])
	}
	in.add(indent+marks, file, at)
}

// longestTicks is how many backticks stand side by side at most.
func longestTicks(lines []string) (longest int) {
	for _, line := range lines {
		run := 0
		for i := range len(line) {
			if run++; line[i] != '`' {
				run = 0
			}
			longest = max(longest, run)
		}
	}
	return longest
}

// part takes in markdown, and what that takes in.
func (in *includer) part(file, line string, at int, indent string) {
	found := partLine.FindStringSubmatch(line)
	text, name, ok := in.read(file, found[2]+found[5], found[3], line, at)
	if !ok {
		in.none(file, at)
		return
	}
	switch {
	case slices.Contains(in.open, name):
		in.wrong(file, at, line, fmt.Sprintf("The file %s takes in itself here.", diag.Quote(name)),
			"Its text would never end.", "Take the line out.")
		return
	case len(in.open) > maxIncluded:
		in.wrong(file, at, line, fmt.Sprintf("Files are taken in more than %d deep here.", maxIncluded),
			"Nobody finds the place where such a text is written.", "Take the line out of one of them.")
		return
	}
	text = text.between(found[4])
	if n := len(text.lines); n > 0 && text.lines[n-1] == "" {
		text.lines = text.lines[:n-1]
	}
	in.open = append(in.open, name)
	in.text(name, text, indent+found[1])
	in.open = in.open[:len(in.open)-1]
}

// none stands where a file is missing, which has been told.
func (in *includer) none(file string, at int) {
	in.add("", file, at)
	in.written = true
}

// read is a file, or a part of it.
func (in *includer) read(file, named, part, line string, at int) (text excerpt, name string, ok bool) {
	if in.taken++; in.taken > maxTaken {
		in.stop(fmt.Sprintf("The page takes in more than %d files.", maxTaken))
		return excerpt{}, "", false
	}
	name = path.Join(path.Dir(file), named)
	for _, root := range []string{"@/", "<rootDir>/", "/"} {
		if rest, found := strings.CutPrefix(named, root); found {
			name = path.Clean(rest)
			break
		}
	}
	if !fs.ValidPath(name) {
		in.wrong(file, at, line, fmt.Sprintf("The file %s lies outside the site folder.", diag.Quote(named)),
			"A build reads what belongs to the site alone.", "Put the file into the site folder: “@/” is its root.")
		return excerpt{}, "", false
	}
	if info, err := fs.Stat(in.fsys, name); err != nil || !info.Mode().IsRegular() {
		in.wrong(file, at, line, fmt.Sprintf("The file %s does not exist.", diag.Quote(name)),
			"The page would lack what it takes in.", in.nearest(name))
		return excerpt{}, "", false
	}
	known := slices.Contains(in.page.Included, name)
	in.page.Included = append(in.page.Included, name)
	src, ok := in.file(name, maxDemo)
	if !ok {
		return excerpt{}, "", false
	}
	if !known {
		in.invisibleInPart(name, src, in.page)
	}
	text = numbered(strings.Split(strings.TrimRight(strings.ReplaceAll(string(src), "\r\n", "\n"), "\n"), "\n"), 1)
	if part == "" {
		return text, name, true
	}
	if found := lineNumber.FindStringSubmatch(part); found != nil {
		if found[2] == "" {
			found[2] = found[1]
		}
		return text.between(found[1] + "," + found[2]).dedented(), name, true
	}
	text, ok = text.region(part[1:])
	if !ok {
		in.wrong(file, at, line, fmt.Sprintf("The file %s has no region %s.", diag.Quote(name), diag.Quote(part[1:])),
			"The page would lack what it takes in.",
			"Write “// #region "+part[1:]+"” and “// #endregion” around it, or “#L3-L10” for lines.")
	}
	return text, name, ok
}

// nearest is the file of the same folder that was most likely meant.
func (in *includer) nearest(name string) string {
	entries, _ := fs.ReadDir(in.fsys, path.Dir(name))
	var names []string
	for _, entry := range entries {
		if entry.Type().IsRegular() {
			names = append(names, entry.Name())
		}
	}
	if near := diag.DidYouMean(path.Base(name), names); near != "" {
		return near
	}
	return "Write its path from the file that names it, or from the site folder, “@/snippets/a.ts”."
}

func (in *includer) wrong(file string, line int, excerpt, what, why, fix string) {
	in.problems.Add(diag.Problem{File: file, Line: line, Excerpt: excerpt, What: what, Why: why, Fix: fix})
}

// isPart says whether a file of the content folder is there to be taken in by pages: _notes.md.
func isPart(name string) bool { return strings.HasPrefix(name, partPrefix) }
