package main

import (
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"

	"vitrine/internal/history"
)

// errBreaking says that a comparison found what breaks users, and was asked to fail then.
var errBreaking = errors.New("breaking changes")

// diffOptions are how a comparison is printed.
type diffOptions struct {
	cache                          string
	json, markdown, failing, facts bool
}

// runDiff says what changed from one release of a package to another.
func runDiff(ctx context.Context, arguments []string, out, errs io.Writer) error {
	o := diffOptions{}
	names, err := namesAndFlags("diff BEFORE AFTER",
		"say what broke, what is new and what is deprecated. Each of the two is a release (@acme/ui@1.2.3), a folder or a "+
			"tarball of a package, or a file of its facts.", errs, arguments, func(set *flag.FlagSet) {
			set.StringVar(&o.cache, "cache", ".cache/vitrine", "the `folder` that keeps what was read of releases")
			set.BoolVar(&o.json, "json", false, "print JSON")
			set.BoolVar(&o.markdown, "markdown", false, "print markdown")
			set.BoolVar(&o.failing, "fail-on-breaking", false, "exit with code 1 when something broke")
			set.BoolVar(&o.facts, "facts", false, "print the facts of the only one named, as JSON for a later comparison")
		})
	if err != nil {
		return err
	}
	if wanted := map[bool]int{true: 1, false: 2}[o.facts]; len(names) != wanted {
		fmt.Fprintf(errs, "vitrine diff wants two packages to compare, or one with --facts; it was given %d.\n", len(names))
		return errUsage
	}
	return diff(ctx, names, o, out, errs)
}

func diff(ctx context.Context, names []string, o diffOptions, out, errs io.Writer) error {
	store, err := releaseStore("", o.cache, errs)
	if err != nil {
		return err
	}
	defer store.Close()
	before, err := store.Specified(ctx, names[0])
	if err != nil {
		return err
	}
	if o.facts {
		return printJSON(out, before)
	}
	after, err := store.Specified(ctx, names[1])
	if err != nil {
		return err
	}
	report := history.ReportOf(after.Name, before.Version, after.Version, history.Compare(before, after))
	switch {
	case o.json:
		err = printJSON(out, report)
	case o.markdown:
		_, err = io.WriteString(out, report.Markdown())
	default:
		_, err = io.WriteString(out, report.Text())
	}
	if err == nil && o.failing && len(report.Broken) > 0 {
		return errBreaking
	}
	return err
}

func printJSON(out io.Writer, value any) error {
	printed := json.NewEncoder(out)
	printed.SetEscapeHTML(false)
	printed.SetIndent("", "  ")
	return printed.Encode(value)
}
