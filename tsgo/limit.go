package tsgo

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"time"

	"github.com/microsoft/typescript-go/internal/ast"
	"github.com/microsoft/typescript-go/internal/binder"
	"github.com/microsoft/typescript-go/internal/checker"
)

// slowestCheck is how long the type checker may take for one file of a program. Usual files take a few milliseconds;
// what they import is learned with the first of them.
const slowestCheck = 20 * time.Second

// ErrSlowCheck is returned for a file whose types take more than 20 seconds to check.
var ErrSlowCheck = errors.New("checking the types takes more than 20 seconds")

// within calls back with a file, in a goroutine of its own, and returns the file. When what was done with one text of
// the file has taken p.limit, it gives the file up.
func (p *checkedProgram) within(file string, ask func(context.Context, *compilation, *ast.SourceFile)) (
	source *ast.SourceFile, err error) {
	defer mend(&err)
	if p.compiled.File(file) == nil {
		return nil, fmt.Errorf("%s is not part of the program", file)
	}
	if err := p.bind(); err != nil {
		return nil, err
	}
	compiled := p.compiled
	source = compiled.File(file)
	if p.slow[file] {
		return nil, ErrSlowCheck
	}
	compiled.WithChecker(source, func(*checker.Checker) {}) // which binds the files of packages; they don't count
	return source, p.limited(file, func(ctx context.Context) { ask(ctx, compiled, source) })
}

// bind binds the program's own files, each within its limit: checkers bind the others.
func (p *checkedProgram) bind() error {
	for _, file := range p.own() {
		source := p.compiled.File(file)
		if source == nil || source.IsBound() {
			continue
		}
		err := p.limited(file, func(context.Context) { binder.BindSourceFile(source) })
		if err != nil && !errors.Is(err, ErrSlowCheck) {
			return err
		}
	}
	return nil
}

// limited does something with a file, and gives the file up when its time is over.
func (p *checkedProgram) limited(file string, do func(context.Context)) error {
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	done := make(chan error, 1)
	began := time.Now()
	go func() {
		var err error
		defer func() { done <- err }()
		defer mend(&err)
		do(ctx)
	}()
	limit := time.NewTimer(p.limit - p.spent[file])
	defer limit.Stop()
	select {
	case err := <-done:
		p.spent[file] += time.Since(began)
		if err != nil { // a checker that broke down is in an unknown state
			p.begin()
		}
		return err
	case <-limit.C:
		p.giveUp(file)
		return ErrSlowCheck
	}
}

// giveUp goes on without a file and with other checkers: those at work can't be stopped within a statement, and stay
// with the program as it was.
func (p *checkedProgram) giveUp(file string) {
	p.slow[file] = true
	p.options.Files = maps.Clone(p.options.Files)
	p.options.Files[file] = ""
	if p.lasting != nil {
		p.lasting = &lasting{}
	}
	p.renew()
}
