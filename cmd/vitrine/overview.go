package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"vitrine/internal/diag"
	"vitrine/internal/scaffold"
)

// Where the overview of a library stands that has no site: beside finished work, which nobody keeps either.
const (
	workFolder     = ".cache/vitrine"
	overviewFolder = workFolder + "/overview"
)

// hasPages says whether a site stands in this folder, hasLibrary whether something does that one could be made of.
func hasPages() bool   { return exists(filepath.Join(scaffold.DefaultSite, "vitrine.yaml")) }
func hasLibrary() bool { return exists("package.json") }

func exists(file string) bool {
	_, err := os.Stat(file)
	return err == nil
}

// hasNoCommand says whether arguments name no command, and are those of runOverview.
func hasNoCommand(arguments []string) bool {
	return len(arguments) == 0 || strings.HasPrefix(arguments[0], "-")
}

// runOverview shows the site of this folder, or where there is none, every component of the library in it.
func runOverview(ctx context.Context, arguments []string, out, errs io.Writer) error {
	o := scaffold.Options{Folder: ".", Site: overviewFolder, Try: renderPage(ctx)}
	address := defaultAddress
	err := flags("[no command]", "show the site in this folder, or every component of the library in it.", errs, arguments,
		func(set *flag.FlagSet) {
			set.StringVar(&address, "addr", address, "`address` to listen on")
			set.StringVar(&o.Package, "package", "", "the `name` of the package to show (default that of package.json)")
		})
	switch {
	case err != nil:
		return err
	case hasPages():
		return runDev(ctx, []string{"--addr", address}, out, errs)
	case !hasLibrary():
		fmt.Fprintf(errs, "There is neither a site nor a package.json in this folder. npm create vitrine begins one.\n")
		return errUsage
	}
	result, err := scaffold.Overview(o)
	if told(err, errs) {
		return err
	}
	fmt.Fprintf(out, "There is no folder %s, so that this shows what the types of %s say. npx vitrine init writes pages.\n",
		scaffold.DefaultSite, result.Library)
	return runDev(ctx, []string{"--site", overviewFolder, "--cache", workFolder, "--addr", address}, out, errs)
}

// told prints the problems of a library of which nothing can be written, and says whether there was an error.
func told(err error, errs io.Writer) bool {
	var failure diag.Failure
	if errors.As(err, &failure) {
		diag.PrintWith(errs, failure.Problems, "nothing was written", isTerminal(errs))
	}
	return err != nil
}
