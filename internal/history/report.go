package history

import (
	"fmt"
	"strings"
)

// Report is what changed between two releases, as people and programs read it.
type Report struct {
	Package string   `json:"package"`
	From    string   `json:"from"`
	To      string   `json:"to"`
	Broken  []Change `json:"breaking"`
	New     []Change `json:"new"`
	Gone    []Change `json:"deprecated"`
	Other   []Change `json:"changed"`
}

// ReportOf sorts changes by what they mean to users of a package.
func ReportOf(name, from, to string, changes []Change) Report {
	r := Report{Package: name, From: from, To: to, Broken: []Change{}, New: []Change{}, Gone: []Change{},
		Other: []Change{}}
	for _, c := range changes {
		switch {
		case c.Breaking:
			r.Broken = append(r.Broken, c)
		case c.Change == Deprecated:
			r.Gone = append(r.Gone, c)
		case c.Change == Added, c.Change == Widened, c.Change == Optional:
			r.New = append(r.New, c)
		default:
			r.Other = append(r.Other, c)
		}
	}
	return r
}

// parts are the sections of a report.
func (r Report) parts() []reportPart {
	return []reportPart{{"Breaking", r.Broken}, {"New", r.New}, {"Deprecated", r.Gone}, {"Changed", r.Other}}
}

type reportPart struct {
	title   string
	changes []Change
}

// Text is a report for a terminal.
func (r Report) Text() string {
	return r.write(reportForm{"%s %s to %s\n", "\n%s (%d)\n", "  %s\n", oneLine})
}

// Markdown is a report for a comment of a pull request or a changelog.
func (r Report) Markdown() string {
	return r.write(reportForm{"## %s %s to %s\n", "\n### %s (%d)\n\n", "- %s\n", Code})
}

// reportForm is how the pieces of a report are written.
type reportForm struct {
	head, part, change string
	code               func(text string) string
}

func (r Report) write(form reportForm) string {
	var out strings.Builder
	fmt.Fprintf(&out, form.head, r.Package, r.From, r.To)
	for _, part := range r.parts() {
		if len(part.changes) == 0 {
			continue
		}
		fmt.Fprintf(&out, form.part, part.title, len(part.changes))
		for _, c := range part.changes {
			fmt.Fprintf(&out, form.change, c.Sentence(form.code))
		}
	}
	if len(r.Broken)+len(r.New)+len(r.Gone)+len(r.Other) == 0 {
		out.WriteString("\nNothing has changed.\n")
	}
	return out.String()
}

func oneLine(text string) string { return strings.Join(strings.Fields(text), " ") }

// Code is a text as code of markdown, on one line.
func Code(text string) string {
	text = oneLine(text)
	if strings.Contains(text, "`") {
		return "`` " + text + " ``"
	}
	return "`" + text + "`"
}

// Sentence says one change in full. Code is how names and types are written.
func (c Change) Sentence(code func(string) string) string {
	name := code(c.Name)
	switch {
	case c.Kind == Import:
		module, export, _ := strings.Cut(c.Name, "#")
		return fmt.Sprintf("%s: import of %s from %s removed", code(c.Of), code(export), code(module))
	case c.Kind == Export:
		return fmt.Sprintf("%s: export %s %s", code(c.Of), name, c.Change)
	case c.Of == "":
		return c.Kind + " " + name + " " + c.Predicate(code)
	}
	return code(c.Of) + ": " + c.Kind + " " + name + " " + c.Predicate(code)
}

// Predicate says what became of the subject of a change.
func (c Change) Predicate(code func(string) string) string {
	switch c.Change {
	case Added:
		if c.Breaking {
			return "added, and required"
		}
		return "added"
	case Restored:
		return "no longer deprecated"
	case Required, Optional:
		return "is " + c.Change
	case Default:
		switch {
		case c.Was == "" && c.Now != "":
			return "has the default " + code(c.Now)
		case c.Was != "" && c.Now == "":
			return "has no default, before " + code(c.Was)
		}
		return replaced("has another default", c, code)
	case Narrowed:
		return narrowed(c, code)
	case Widened:
		if c.Now == "" {
			return "accepts more"
		}
		return "accepts " + code(c.Now) + " as well"
	case Retyped:
		return replaced("has another type", c, code)
	}
	return c.Change
}

func narrowed(c Change, code func(string) string) string {
	switch {
	case c.Was == "":
		return "accepts less"
	case c.Now == "":
		return "no longer accepts " + code(c.Was)
	}
	return "accepts " + code(c.Now) + " instead of " + code(c.Was)
}

func replaced(words string, c Change, code func(string) string) string {
	switch {
	case c.Was == "" && c.Now == "":
		return words
	case c.Was == "":
		return words + ": " + code(c.Now)
	case c.Now == "":
		return words + ", no longer " + code(c.Was)
	}
	return fmt.Sprintf("%s: %s, before %s", words, code(c.Now), code(c.Was))
}
