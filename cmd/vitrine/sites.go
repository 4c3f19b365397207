package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"path/filepath"
	"slices"
	"strings"

	"vitrine/internal/compile"
	"vitrine/internal/diag"
	"vitrine/internal/shard"
	"vitrine/internal/sites"
)

// names is a flag that may stand several times.
type names []string

func (n *names) String() string { return strings.Join(*n, ", ") }

func (n *names) Set(value string) error {
	*n = append(*n, value)
	return nil
}

// siteFlags are the site folders of a command, and the folders that they are published into.
type siteFlags struct {
	folders, outs names
	publish       bool
}

func (s siteFlags) list() names {
	if len(s.folders) == 0 {
		return names{"site"}
	}
	return s.folders
}

// among tells which of several sites is meant.
func (s siteFlags) among(site string) string {
	if len(s.list()) == 1 {
		return ""
	}
	return " of " + site
}

// into is the folder of the site with a number.
func (s siteFlags) into(i int) string {
	switch {
	case !s.publish:
		return ""
	case len(s.list()) == 1 && len(s.outs) == 0:
		return "dist"
	case len(s.outs) == len(s.list()):
		return s.outs[i]
	}
	return filepath.Join(append(slices.Clone(s.outs), "dist")[0], filepath.Base(sites.Absolute(s.list()[i])))
}

// publishable says what is wrong with the folders: each is replaced as a whole, so that none may hold another, or be
// among the sources of a site.
func (s siteFlags) publishable(part shard.Part) error {
	list := s.list()
	switch {
	case len(s.outs) > 1 && len(s.outs) != len(list):
		return fmt.Errorf("%d sites can't be published into %d folders; name one --out for each, or one for all", len(list),
			len(s.outs))
	case len(list) > 1 && !part.IsWhole():
		return errors.New("--shard is a part of one site")
	}
	outs := make([]string, len(list))
	for i := range list {
		outs[i] = s.into(i)
	}
	if i, j, meet := sites.Meeting(outs); meet {
		return fmt.Errorf("%s and %s would be published into %s and %s, and one would replace the other; name an "+
			"--out for each site", list[i], list[j], outs[i], outs[j])
	}
	for _, out := range outs {
		for _, site := range list {
			if err := sites.Publishable(site, out); err != nil {
				return err
			}
		}
	}
	return nil
}

// outcome is what came of one site.
type outcome struct {
	compile.Options
	report compile.Report
	err    error
}

// each does the same with one site after another, in one process: they share the results of steps, the browser, Node
// and what was read of packages. Each stands or falls alone; problems of all are printed together at the end, as a list
// of them is shown.
func (s siteFlags) each(ctx context.Context, o compile.Options, shown func([]diag.Problem) []diag.Problem,
	errs io.Writer, do func(*compile.Builder, context.Context) (compile.Report, error)) (all []outcome, err error) {
	several := len(s.list()) > 1
	o.Cache = cmp.Or(o.Cache, sites.CacheOf(s.list()[0]))
	if several {
		o.Shared = &sites.Shared{}
		defer o.Shared.Close()
	}
	for i, site := range s.list() {
		next := outcome{Options: o}
		if next.Site, next.Out = site, s.into(i); several {
			fmt.Fprintf(errs, "%s:\n", site)
		}
		next.run(ctx, errs, do)
		if all = append(all, next); ctx.Err() != nil {
			return all, next.err
		}
	}
	return all, s.told(all, shown, errs)
}

// run does something with one site, and keeps what came of it.
func (s *outcome) run(ctx context.Context, errs io.Writer,
	do func(*compile.Builder, context.Context) (compile.Report, error)) {
	line := &progress{out: errs, terminal: isTerminal(errs)}
	also := s.Progress
	s.Progress = func(stage string, done, total int) {
		line.show(stage, done, total)
		if also != nil {
			also(stage, done, total)
		}
	}
	defer line.end()
	builder, err := compile.New(s.Options)
	if err != nil {
		s.err = err
		return
	}
	defer builder.Close()
	s.report, s.err = do(builder, ctx)
	if found := s.report.Problems; s.err == nil && (diag.Stops(found) || diag.LeavesOut(found)) {
		s.err = errPartial
	}
}

// problems are those of the site, by files as the author sees them.
func (s *outcome) problems() []diag.Problem {
	var failure diag.Failure
	switch {
	case errors.As(s.err, &failure):
		return diag.Under(s.Site, failure.Problems)
	case s.err == nil, errors.Is(s.err, errPartial):
		return diag.Under(s.Site, s.report.Problems)
	}
	return nil
}

// told prints the problems of all sites as one list. The error says that one of them has some, or what else went wrong.
func (s siteFlags) told(all []outcome, shown func([]diag.Problem) []diag.Problem, errs io.Writer) error {
	var problems []diag.Problem
	var failed, partial, broken []string
	var why []error
	for _, one := range all {
		problems = append(problems, one.problems()...)
		switch {
		case errors.As(one.err, new(diag.Failure)):
			failed = append(failed, one.Site)
		case errors.Is(one.err, errPartial):
			partial = append(partial, one.Site)
		case one.err != nil:
			broken = append(broken, one.Site+": "+one.err.Error())
		}
		why = append(why, one.err)
	}
	if len(problems) > 0 {
		closing := diag.Closing(problems)
		switch {
		case len(all) > 1 && len(failed) > 0:
			closing = diag.Counted(problems) + ", nothing was published of " + strings.Join(failed, ", ")
		case len(partial) > 0 && diag.Stops(problems):
			closing = "the pages with problems were left out"
		case len(partial) > 0:
			closing += ", what can't be shown is left out"
		}
		diag.PrintWith(errs, shown(problems), closing, isTerminal(errs))
	}
	if len(all) == 1 {
		return all[0].err
	}
	if err := errors.Join(why...); len(broken) == 0 || len(failed)+len(partial) > 0 {
		for _, text := range broken { // what the caller has to say is that there are problems
			fmt.Fprintln(errs, "vitrine:", text)
		}
		return err
	}
	return errors.New(strings.Join(broken, "; "))
}

// once does something with one site, and prints its problems.
func once(ctx context.Context, o compile.Options, shown func([]diag.Problem) []diag.Problem, errs io.Writer,
	do func(*compile.Builder, context.Context) (compile.Report, error)) (compile.Report, error) {
	all, err := siteFlags{folders: names{o.Site}}.each(ctx, o, shown, errs, do)
	return all[0].report, err
}
