package main

import (
	"bytes"
	"context"
	"flag"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"

	"vitrine/internal/diag"
	"vitrine/internal/markdown"
)

// runFormat writes pages in their standard form, or reports those that are not in it.
func runFormat(_ context.Context, arguments []string, out, errs io.Writer) error {
	check := false
	names, err := namesAndFlags("format FILE…", "write long directives of pages, in files and folders, over several lines.",
		errs, arguments, func(set *flag.FlagSet) {
			set.BoolVar(&check, "check", false, "change nothing; fail if a page would change")
		})
	if err != nil {
		return err
	}
	if len(names) == 0 {
		fmt.Fprintln(errs, "vitrine format wants the names of files or folders first, such as site/content.")
		return errUsage
	}
	var problems []diag.Problem
	for _, name := range names {
		found, err := formatPages(name, check)
		if err != nil {
			return err
		}
		problems = append(problems, found...)
	}
	for _, p := range problems {
		fmt.Fprintln(out, p.File)
	}
	if !check || len(problems) == 0 {
		return nil
	}
	diag.Print(errs, problems, isTerminal(errs))
	return diag.Failure{Problems: problems}
}

// formatPages formats the pages in a file or folder, and returns a problem for each that changes.
func formatPages(name string, check bool) (changed []diag.Problem, err error) {
	err = filepath.WalkDir(name, func(path string, entry fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case entry.IsDir() && entry.Name() == "node_modules":
			return fs.SkipDir
		case entry.IsDir() || filepath.Ext(path) != ".md" && filepath.Ext(path) != ".mdx":
			return nil
		}
		page, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		formatted := markdown.Format(page)
		if bytes.Equal(formatted, page) {
			return nil
		}
		common := 0
		for common < min(len(page), len(formatted)) && page[common] == formatted[common] {
			common++
		}
		changed = append(changed, diag.Problem{File: path, Line: bytes.Count(page[:common], []byte{'\n'}) + 1,
			What: "A directive has more than 120 columns.", Why: "Changes to it can't be reviewed.",
			Fix: "Run vitrine format " + path})
		if check {
			return nil
		}
		return os.WriteFile(path, formatted, 0o644)
	})
	return changed, err
}
