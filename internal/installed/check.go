package installed

import (
	"context"
	"fmt"
	"strings"
	"sync"

	"vitrine/internal/agents"
	"vitrine/internal/diag"
	"vitrine/internal/typescript"
	"vitrine/internal/vitrine"
)

// snippet is the name of the module that is checked. No file of it is written.
const snippet = "vitrine-snippet.tsx"

// mostProblems is how many mistakes of one module are told.
const mostProblems = 10

// Checker checks code against the packages of a project.
type Checker struct {
	Project *Project

	mu      sync.Mutex
	program *typescript.Program // what it has learned of packages serves the next question
}

var _ agents.Checker = &Checker{}

// Check implements agents.Checker.
func (c *Checker) Check(_ context.Context, code string) (agents.Report, error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	report := agents.Report{Against: c.against(code)}
	found, err := c.problems(code)
	if err != nil {
		return report, err
	}
	for i, p := range found {
		if i == mostProblems {
			break
		}
		told := agents.Problem{Line: p.Line, Column: p.Column, Text: lineAt(code, p.Line), What: p.What}
		if detail := detailOf(p); detail != "" {
			told.What += " " + detail
		}
		m := c.mistake(code, p)
		if told.Corrected, err = c.corrected(code, m, len(found)); err != nil {
			return report, err
		}
		told.Because = m.citation()
		report.Problems = append(report.Problems, told)
	}
	return report, nil
}

// problems are what the compiler says of code.
func (c *Checker) problems(code string) ([]diag.Problem, error) {
	if _, broken := typescript.Parse(snippet, []byte(code)); len(broken) > 0 {
		return broken, nil
	}
	if c.program == nil {
		program, err := typescript.LoadProgram(c.Project.Folder, map[string]string{snippet: code}, 1,
			typescript.Disk{})
		if err != nil {
			return nil, err
		}
		c.program = program
	} else if _, err := c.program.Update(snippet, code); err != nil {
		c.program = nil
		return nil, err
	}
	return c.program.Problems(snippet)
}

// corrected is the line as it compiles: the first of the likely corrections that leaves fewer problems.
func (c *Checker) corrected(code string, m mistake, count int) (string, error) {
	lines := strings.Split(code, "\n")
	for _, candidate := range m.candidates() {
		if m.line < 1 || m.line > len(lines) || candidate == lines[m.line-1] {
			continue
		}
		tried := strings.Join(append(append(append([]string{}, lines[:m.line-1]...), candidate), lines[m.line:]...), "\n")
		if _, broken := typescript.Parse(snippet, []byte(tried)); len(broken) > 0 {
			continue
		}
		left, err := c.problems(tried)
		if err != nil {
			return "", err
		}
		if len(left) < count {
			return candidate, nil
		}
	}
	return "", nil
}

// against names the packages that code imports, with their versions.
func (c *Checker) against(code string) string {
	var names []string
	for _, one := range c.Project.packages {
		if strings.Contains(code, `'`+one.name) || strings.Contains(code, `"`+one.name) {
			names = append(names, strings.TrimSpace(one.name+" "+one.version))
		}
	}
	if len(names) == 0 {
		return "the installed packages"
	}
	return strings.Join(names, ", ")
}

// detailOf is what the compiler says below the first line of a message. What pages say of demos is left out.
func detailOf(p diag.Problem) string {
	detail, _, _ := strings.Cut(p.Why, typescript.WhyDemosCompile)
	return strings.TrimSpace(detail)
}

func lineAt(code string, line int) string {
	lines := strings.Split(code, "\n")
	if line < 1 || line > len(lines) {
		return ""
	}
	return lines[line-1]
}

// facts are those of the component that a name in code is imported from.
func (c *Checker) facts(code, name string) (vitrine.Facts, bool) {
	module, exported := importOf(code, name)
	index, err := c.Project.Index()
	if module == "" || err != nil {
		return vitrine.Facts{}, false
	}
	for _, entry := range index.Entries {
		facts := c.Project.facts[entry.Facts]
		within := module == facts.Package || strings.HasPrefix(module, facts.Package+"/")
		if within && facts.Name == exported {
			return facts, true
		}
	}
	return vitrine.Facts{}, false
}

// citation is the declaration that a mistake goes against.
func (m mistake) citation() string {
	if m.facts.Name == "" {
		return ""
	}
	where := strings.TrimSpace(m.facts.Package + " " + m.facts.Version)
	if m.fact.Name == "" {
		list := names(m.facts.Props)
		if len(list) > longList {
			list = list[:strings.LastIndexByte(list[:longList], ',')] + " and others"
		}
		return fmt.Sprintf("%s of %s declares the props %s", m.facts.Name, where, list)
	}
	if m.fact.File != "" {
		where += ", " + m.fact.File
	}
	return fmt.Sprintf("%s.%s: %s (%s)", m.facts.Name, m.fact.Name, m.fact.Type, where)
}

// longList is how much of a list of props a citation has.
const longList = 300

func names(rows []vitrine.Fact) string {
	var list []string
	for _, row := range rows {
		list = append(list, row.Name)
	}
	return strings.Join(list, ", ")
}
