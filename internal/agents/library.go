// Package agents answers programs that write code: tools, resources and prompts of the Model Context Protocol.
//
// In: questions of programs, and a library that knows the facts of a site or of installed packages. Out: short answers.
// Never here: the compiler, files of a site, how facts are made.
package agents

import (
	"context"
	"errors"

	"vitrine/internal/vitrine"
)

// Library is what tools are answered from. It is safe for concurrent use.
type Library interface {
	// Index is what there are facts of. What it returns is never changed.
	Index() (*vitrine.FactsIndex, error)
	// Facts are those of an entry of the index.
	Facts(entry vitrine.FactsEntry) (vitrine.Facts, error)
	// Text is the markdown of a page of the index.
	Text(page vitrine.FactsPage) (string, error)
	// Values are what a page of the index shows.
	Values(page vitrine.FactsPage) (vitrine.PageFacts, error)
	// File is a map for programs: a file named llms.txt.
	File(address string) (string, error)

	Searcher
}

// Checker knows whether code compiles. It is nil where no compiler is at hand.
type Checker interface {
	Check(ctx context.Context, code string) (Report, error)
}

// Report is what is wrong with a piece of code, nothing where it compiles.
type Report struct {
	Problems []Problem
	Against  string // what it was checked against: @acme/ui 1.2.3
}

// Problem is one mistake in a piece of code.
type Problem struct {
	Line, Column int
	Text         string // the line
	What         string
	Corrected    string // the line as it compiles, "" where that is not known
	Because      string // the declaration that says so, with its file
}

// ErrNothing says that a library has nothing at an address.
var ErrNothing = errors.New("nothing is published there")
