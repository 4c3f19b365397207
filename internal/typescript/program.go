package typescript

import (
	"fmt"
	"path/filepath"
	"regexp"
	"strings"

	"github.com/microsoft/typescript-go/vitrine"

	"vitrine/internal/diag"
)

// Program is a set of source files that are type-checked together, strictly, against the installed packages. It is not
// safe for concurrent use.
type Program struct {
	folder  string
	texts   map[string]string
	refused map[string]error                   // why the compiler does not get a text, by its path
	source  func(importer, name string) string // see Disk
	program tsgo.Program
}

// ErrSlowCheck is returned for a file whose types take too long to check.
var ErrSlowCheck = tsgo.ErrSlowCheck

// Disk is what a program finds beside the files that it is given.
type Disk struct {
	Readable func(file string) bool // files that are not readable don't exist; nil for all
	// the source file that an import in a file means, "" for what is installed; nil where all of it is
	Source func(importer, name string) string
	Trees  *Trees // of other sites in the same run; nil where there are none
}

// LoadProgram reads files, given by their paths below folder, and what they import. Several checkers share the work on
// many files; for one file after another a lone checker is soonest done, since each has to learn the platform's types.
func LoadProgram(folder string, files map[string]string, checkers int, disk Disk) (*Program, error) {
	p := &Program{folder: folder, texts: files, refused: map[string]error{}, source: disk.Source}
	var err error
	p.program, err = tsgo.LoadProgram(tsgo.ProgramOptions{Folder: folder, Files: p.roots(), Checkers: checkers,
		Readable: disk.Readable, Source: disk.Source, Before: disk.Trees.take()})
	if err == nil {
		disk.Trees.keep(p.program)
	}
	return p, err
}

// Beside is a program of other files, for which what both import is not read again.
func (p *Program) Beside(files map[string]string) (*Program, error) {
	next := &Program{folder: p.folder, texts: files, refused: map[string]error{}, source: p.source}
	var err error
	next.program, err = p.program.Beside(next.roots())
	return next, err
}

func (p *Program) roots() map[string]string {
	roots := make(map[string]string, len(p.texts))
	for name, text := range p.texts {
		roots[p.path(name)] = p.parsable(name, text)
	}
	return roots
}

func (p *Program) path(name string) string { return filepath.ToSlash(filepath.Join(p.folder, name)) }

// Update takes in the new text of a file, or a new file. It returns the files of the program whose problems may be
// others than before.
func (p *Program) Update(name, text string) (stale []string, err error) {
	if known, ok := p.texts[name]; ok && known == text {
		return nil, nil
	}
	p.texts[name] = text
	files, err := p.program.Update(p.path(name), p.parsable(name, text))
	for _, file := range files {
		stale = append(stale, strings.TrimPrefix(file, p.path("")+"/"))
	}
	return stale, err
}

// parsable is a text, or none where the compiler takes too long with it: Parse and Faults report that.
func (p *Program) parsable(name, text string) string {
	delete(p.refused, name)
	if _, err := tsgo.Parse(name, text); err != nil {
		p.refused[name] = err
		return ""
	}
	return text
}

// Files are the files on disk that the program was made of.
func (p *Program) Files() []string { return p.program.Files() }

// Packages are the files on disk that the program was made of, by a name of the package that they belong to.
func (p *Program) Packages(packageOf func(file string) string) map[string][]string {
	packages := map[string][]string{}
	for _, file := range p.program.Files() {
		name := packageOf(file)
		packages[name] = append(packages[name], file)
	}
	return packages
}

// Imports are the files on disk that a file refers to: one of the program's own by its path below the folder, or
// another by its absolute path.
func (p *Program) Imports(name string) []string {
	if _, own := p.texts[name]; own {
		name = p.path(name)
	}
	return p.program.Imports(name)
}

// WhyDemosCompile is why a problem with the types of a demo matters; what the compiler adds stands before it.
const WhyDemosCompile = "Readers copy this code; it must compile where they paste it."

// The numbers of the messages that an import leads nowhere, and that nothing says what types it leads to.
const (
	notFound  = 2307
	noTypesOf = 7016
)

// noExport are the messages that a module has no export of a name, and none by default.
var noExport = regexp.MustCompile(`has (?:no exported member (?:named )?'([^']+)'|no (default) export)`)

// Problems are what the type checker has to say of one file, in the order of the text. Of a file with syntax errors
// there is nothing to say: Parse reports them. The error is ErrSlowCheck where the check was given up.
func (p *Program) Problems(name string) ([]diag.Problem, error) {
	found, err := p.program.Errors(p.path(name))
	if err != nil {
		return nil, err
	}
	if _, broken := Parse(name, []byte(p.texts[name])); len(broken) > 0 {
		return nil, nil
	}
	var problems []diag.Problem
	for _, e := range found {
		first, rest, _ := strings.Cut(e.Message, "\n")
		if (e.Code == notFound || e.Code == noTypesOf) && p.isJavaScript(name, quoted(first)) {
			continue
		}
		problem := diag.Problem{File: name, Line: e.Line, Column: e.Column, Excerpt: diag.Excerpt([]byte(p.texts[name]),
			e.Line),
			What: first, Why: WhyDemosCompile,
			Fix: fmt.Sprintf("Correct the code; the compiler calls this TS%d.", e.Code)}
		if lacks := noExport.FindStringSubmatch(first); lacks != nil {
			problem.Export = lacks[1] + lacks[2]
		}
		if e.Code == notFound {
			problem = LeadsNowhere(problem, quoted(first))
		} else if rest != "" {
			problem.Why = strings.Join(strings.Fields(rest), " ") + " " + problem.Why
		}
		problems = append(problems, problem)
	}
	return problems, nil
}

// isJavaScript says whether a module is one that is written beside the site, in JavaScript: what its types are nobody
// says, and demos may do with it what they like.
func (p *Program) isJavaScript(importer, module string) bool {
	if p.source == nil {
		return false
	}
	switch filepath.Ext(p.source(p.path(importer), module)) {
	case ".js", ".jsx", ".mjs", ".cjs":
		return true
	}
	return false
}

// LeadsNowhere is what is wrong with an import of a module that is not installed, at the place of problem.
func LeadsNowhere(problem diag.Problem, module string) diag.Problem {
	problem.What = fmt.Sprintf("The import %q leads nowhere: no such package or file is installed.", module)
	problem.Why = "The demo can't run without it."
	problem.Fix = "Install the package, or correct the path."
	return problem
}

// quoted is what stands between the first pair of quotes.
func quoted(message string) string {
	_, rest, _ := strings.Cut(message, "'")
	name, _, _ := strings.Cut(rest, "'")
	return name
}
