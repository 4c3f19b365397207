package typescript

import (
	"regexp"
	"strings"

	"github.com/microsoft/typescript-go/vitrine"
)

// Specimen is the code of a component within what it needs, taken apart around its element.
type Specimen struct {
	Imports       []string // statements, without that of the component
	Preamble      string   // declarations
	Before, After string   // lines around the element
	Indent        int      // of the element
	Attributes    []SpecimenAttribute
	Children      string // lines
	TextOnly      bool   // the children are one text
}

// SpecimenAttribute is an attribute of the element.
type SpecimenAttribute struct {
	Name string // "" for a spread
	Code string
}

// Specimens are the functions of a file that show a component within what it needs, by their names:
// export const Button = (Subject) => <Subject>Save</Subject>.
func (f *File) Specimens() map[string]Specimen {
	if f.tree == nil {
		return nil
	}
	list := map[string]Specimen{}
	for _, one := range f.tree.Specimens() {
		list[one.Name] = f.specimen(one)
	}
	return list
}

func (f *File) specimen(s tsgo.Specimen) Specimen {
	made := Specimen{Indent: f.indent(s.Subject.Start) - f.indent(s.Body.Start), TextOnly: s.Subject.TextOnly}
	renamed := renames{{regexp.MustCompile(`\b` + regexp.QuoteMeta(s.Parameter) + `\b`), s.Name}}
	statements, declared := f.tree.Needed(s.Body.Start, s.Body.End)
	for _, statement := range statements {
		statement, more := plain(statement, s.Name)
		made.Imports = append(made.Imports, statement)
		renamed = append(renamed, more...)
	}
	for i, text := range declared {
		declared[i] = strings.TrimPrefix(text, "export ")
	}
	made.Preamble = renamed.apply(strings.Join(declared, "\n\n"))
	made.Before = renamed.apply(f.whole(s.Body.Start, s.Subject.Start))
	made.After = renamed.apply(f.rest(s.Subject.End, s.Body.End, f.indent(s.Body.Start)))
	for _, a := range s.Subject.Attributes {
		made.Attributes = append(made.Attributes, SpecimenAttribute{Name: a.Name,
			Code: renamed.apply(deindent(f.text, a.Start, a.End))})
	}
	if s.Subject.HasChildren {
		made.Children = renamed.apply(deindent(f.text, s.Subject.ChildrenStart, s.Subject.ChildrenEnd))
	}
	return made
}

// indent is the indentation of the line in which an offset lies.
func (f *File) indent(offset int) int {
	line := f.text[strings.LastIndexByte(f.text[:offset], '\n')+1:]
	return len(line) - len(strings.TrimLeft(line, " "))
}

// whole are the lines of a text that end before the line of its end.
func (f *File) whole(start, end int) string {
	last := strings.LastIndexByte(f.text[:end], '\n')
	if last < start {
		return ""
	}
	return deindent(f.text, start, last)
}

// rest are the lines of a text that begin behind the line of its start.
func (f *File) rest(start, end, indent int) string {
	_, text, ok := strings.Cut(f.text[start:end], "\n")
	if !ok {
		return ""
	}
	lines := strings.Split(text, "\n")
	for i, line := range lines {
		lines[i] = line[min(indent, len(line)-len(strings.TrimLeft(line, " "))):]
	}
	return strings.Join(lines, "\n")
}

// renames give names of a file of specimens back the names that their modules have.
type renames []struct {
	from *regexp.Regexp
	to   string
}

func (list renames) apply(text string) string {
	for _, one := range list {
		text = one.from.ReplaceAllLiteralString(text, one.to)
	}
	return text
}

var (
	renamedImport = regexp.MustCompile(`\b(\w+) as (\w+)\b`)
	defaultImport = regexp.MustCompile(`^import (\w+) from '([^']+)';$`)
)

// plain is an import under the names that its module has; those of a file of specimens are others where it shows a
// component of that name as well. The name of the shown component stays taken.
func plain(statement, shown string) (string, renames) {
	var list renames
	rename := func(from, to string) {
		list = append(list, renames{{regexp.MustCompile(`\b` + from + `\b`), to}}...)
	}
	if m := defaultImport.FindStringSubmatch(statement); m != nil {
		last := m[2][strings.LastIndexByte(m[2], '/')+1:]
		if last != m[1] && last != shown && strings.HasSuffix(m[1], last) {
			rename(m[1], last)
		}
		return list.apply(statement), list
	}
	statement = renamedImport.ReplaceAllStringFunc(statement, func(part string) string {
		m := renamedImport.FindStringSubmatch(part)
		if m[1] == "*" || m[1] == shown || !strings.HasSuffix(m[2], m[1]) {
			return part
		}
		rename(m[2], m[1])
		return m[1]
	})
	return statement, list
}
