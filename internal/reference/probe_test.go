package reference_test

import (
	"fmt"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/microsoft/typescript-go/vitrine"

	"vitrine/internal/reference"
)

// probe asks the compiler about elements, one a line. `make bench PARTS=reference` asks another compiler about more
// libraries.
type probe struct {
	imports []string
	lines   []string
}

// ask writes an element with some attributes, whose values suit every type, and returns its number.
func (p *probe) ask(tag string, names []string) int {
	attributes := make([]string, len(names))
	for i, name := range names {
		attributes[i] = name + "={null!}"
	}
	p.lines = append(p.lines, fmt.Sprintf("void (<%s %s />);", tag, strings.Join(attributes, " ")))
	return len(p.lines) - 1
}

// refused are the elements that the compiler complains about.
func (p *probe) refused(t *testing.T, folder string) map[int]string {
	t.Helper()
	file := filepath.ToSlash(filepath.Join(folder, "vitrine-probe.tsx"))
	text := strings.Join(append(slices.Clone(p.imports), p.lines...), "\n") + "\n"
	program, err := tsgo.LoadProgram(tsgo.ProgramOptions{Folder: folder, Files: map[string]string{file: text}})
	if err != nil {
		t.Fatal(err)
	}
	errors, err := program.Errors(file)
	if err != nil {
		t.Fatal(err)
	}
	found := map[int]string{}
	for _, e := range errors {
		if e.Line <= len(p.imports) {
			t.Errorf("%s: %s", p.imports[e.Line-1], e.Message)
		}
		found[e.Line-len(p.imports)-1] = e.Message
	}
	return found
}

var attributeName = regexp.MustCompile(`^[A-Za-z_$][\w$]*$`)

// listed are the props that an entry lists, and those of them that an element needs.
func listed(entry reference.Entry) (all, required []string) {
	rows := slices.Clone(entry.Props)
	for _, group := range entry.Inherited {
		rows = append(rows, group.Rows...)
	}
	for _, row := range rows {
		// What an element becomes decides what else it takes; a value of no type can't say it.
		if !attributeName.MatchString(row.Name) || row.Name == "component" || row.Name == "ref" {
			continue
		}
		all = append(all, row.Name)
		if row.Required {
			required = append(required, row.Name)
		}
	}
	return all, required
}

// TestEntriesHoldWhenTheyAreCompiled: an element may have every prop that is listed, needs those that are called
// required and no others, and takes nothing that nobody lists.
func TestEntriesHoldWhenTheyAreCompiled(t *testing.T) {
	packages, err := extracted()
	if err != nil {
		t.Fatal(err)
	}
	folder, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	type question struct {
		what     string
		wrong    bool // it has to be refused
		stranger bool // unless the types accept anything
	}
	p, questions := &probe{}, map[int]question{}
	for _, entry := range reference.Read(packages[:4], material) {
		if entry.Kind != reference.Component || entry.Of != "" {
			continue
		}
		local := fmt.Sprintf("C%d", len(p.imports))
		p.imports = append(p.imports, strings.Replace(strings.Replace(entry.Imports[0], entry.Name+" }",
			entry.Name+" as "+local+" }", 1), "import "+entry.Name+" ", "import "+local+" ", 1))
		if strings.Contains(entry.Imports[0], " as ") {
			p.imports[len(p.imports)-1] = strings.Replace(entry.Imports[0], " as "+entry.Name, " as "+local, 1)
		}
		all, required := listed(entry)
		questions[p.ask(local, all)] = question{what: entry.Name + " with every prop"}
		questions[p.ask(local, required)] = question{what: entry.Name + " with what it needs"}
		for _, name := range required {
			others := slices.DeleteFunc(slices.Clone(all), func(other string) bool { return other == name })
			questions[p.ask(local, others)] = question{what: entry.Name + " without " + name, wrong: true}
		}
		questions[p.ask(local, []string{"vitrineNobodyListsThis"})] = question{what: entry.Name + " with a stranger",
			wrong: true, stranger: true}
	}
	refused := p.refused(t, folder)
	wrong, open := 0, 0
	for i := range p.lines {
		message, isRefused := refused[i]
		switch q := questions[i]; {
		case isRefused == q.wrong:
		case q.stranger:
			open++
		default:
			wrong++
			t.Logf("%s: refused %v %s", q.what, isRefused, message)
		}
	}
	if len(p.imports) < 200 || wrong*200 > len(p.lines) || open > 31 {
		t.Errorf("%d components, of which %d accept anything; %d of %d answers differ", len(p.imports), open, wrong,
			len(p.lines))
	}
}
