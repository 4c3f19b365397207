package main

import (
	"fmt"
	"io"
	"os"
	"path/filepath"

	"vitrine/internal/compile"
	"vitrine/internal/diag"
	"vitrine/internal/source"
	"vitrine/internal/typecheck"
)

// runFences checks the code in fences alone, whether or not the site has it checked.
func runFences(o compile.Options, out, errs io.Writer) error {
	folder, err := filepath.Abs(o.Site)
	if err != nil {
		return err
	}
	problems := &diag.List{}
	tree := source.Load(os.DirFS(folder), problems)
	if len(tree.Pages) == 0 {
		return source.Failure(problems)
	}
	checker := &typecheck.Checker{Site: folder, Progress: func(string, int, int) {}}
	found, err := checker.CheckFences(tree.Config, tree.Pages)
	if err != nil {
		return err
	}
	if err := diag.NewList(found...).Err(); err != nil {
		diag.Print(errs, diag.Under(o.Site, found), isTerminal(errs))
		return err
	}
	printUnchecked(tree.Pages, out)
	fmt.Fprintln(out, "No problems in the code of fences.")
	return nil
}

// listUnchecked lists the fences that are not checked, of a site that has the others checked.
func listUnchecked(site string, out io.Writer) {
	tree := source.Load(os.DirFS(site), &diag.List{}) // which was found right
	if tree.Config.Fences == source.CheckFences {
		printUnchecked(tree.Pages, out)
	}
}

func printUnchecked(pages []source.Page, out io.Writer) {
	unchecked := typecheck.UncheckedFences(pages)
	for _, u := range unchecked {
		fmt.Fprintf(out, "not checked: %s:%d: %s\n", u.File, u.Line, u.Reason)
	}
	if len(unchecked) > 0 {
		fmt.Fprintf(out, "%d fences are not checked.\n", len(unchecked))
	}
}
