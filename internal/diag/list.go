package diag

import (
	"cmp"
	"fmt"
	"slices"
	"sync"
)

// List collects the problems of a run. It is ready to use when zero and safe for concurrent use.
type List struct {
	mu       sync.Mutex
	problems []Problem
}

// NewList is a list that holds some problems already.
func NewList(problems ...Problem) *List { return &List{problems: problems} }

// Add puts problems on the list.
func (l *List) Add(problems ...Problem) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.problems = append(l.problems, problems...)
}

// Problems returns a copy of the list, sorted by file, line, column and text, each problem once.
func (l *List) Problems() []Problem {
	l.mu.Lock()
	defer l.mu.Unlock()
	return Sorted(l.problems)
}

// Errors counts the distinct problems that stop publication.
func (l *List) Errors() int {
	errors, _ := count(l.Problems())
	return errors
}

// Beside is the list without the problems of one file.
func (l *List) Beside(file string) *List {
	return NewList(slices.DeleteFunc(l.Problems(), func(p Problem) bool { return p.File == file })...)
}

// Err is nil when nothing on the list stops publication, else a Failure with all problems.
func (l *List) Err() error {
	problems := l.Problems()
	if errors, _ := count(problems); errors == 0 {
		return nil
	}
	return Failure{Problems: problems}
}

// Failure is the one error of a run: all of its problems, warnings included.
type Failure struct{ Problems []Problem }

// Error names the first error and counts the rest; Print shows them all.
func (f Failure) Error() string {
	errors, _ := count(f.Problems)
	for _, p := range f.Problems {
		if p.Severity != Error {
			continue
		}
		if errors > 1 {
			return fmt.Sprintf("%s: %s (and %d more)", p.Place(), p.What, errors-1)
		}
		return fmt.Sprintf("%s: %s", p.Place(), p.What)
	}
	return "no problems"
}

// Sorted returns the problems by file, line, column and text, each problem once. The argument is left as it is.
func Sorted(problems []Problem) []Problem {
	sorted := Once(problems)
	slices.SortStableFunc(sorted, func(a, b Problem) int {
		return cmp.Or(
			cmp.Compare(a.File, b.File),
			cmp.Compare(a.Line, b.Line),
			cmp.Compare(a.Column, b.Column),
			cmp.Compare(a.What, b.What),
			cmp.Compare(a.Severity, b.Severity),
		)
	})
	return slices.CompactFunc(sorted, func(a, b Problem) bool {
		return a.File == b.File && a.Line == b.Line && a.Column == b.Column && a.What == b.What
	})
}

// Place is where the problem is, as editors and terminals make it clickable: file:line:column.
func (p Problem) Place() string {
	switch {
	case p.File == "":
		return "site"
	case p.Line == 0:
		return p.File
	case p.Column == 0:
		return fmt.Sprintf("%s:%d", p.File, p.Line)
	}
	return fmt.Sprintf("%s:%d:%d", p.File, p.Line, p.Column)
}

// Under returns the problems with their files put below a folder, so that a terminal can open them.
func Under(folder string, problems []Problem) []Problem {
	placed := slices.Clone(problems)
	for i, p := range placed {
		if p.File != "" && folder != "" && folder != "." {
			placed[i].File = folder + "/" + p.File
		}
	}
	return placed
}

func count(problems []Problem) (errors, warnings int) {
	for _, p := range problems {
		if p.Severity == Error {
			errors++
		} else {
			warnings++
		}
	}
	return errors, warnings
}
