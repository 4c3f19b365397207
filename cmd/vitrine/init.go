package main

import (
	"context"
	"flag"
	"fmt"
	"io"
	"strings"

	"vitrine/internal/scaffold"
)

// runInit writes the first documentation of the library in this folder.
func runInit(_ context.Context, arguments []string, out, errs io.Writer) error {
	o := scaffold.Options{Folder: "."}
	err := flags("init", "write the first documentation of the library in this folder; no file is overwritten.", errs,
		arguments, func(set *flag.FlagSet) {
			set.StringVar(&o.Site, "site", scaffold.DefaultSite, "the `folder` of pages to make")
			set.StringVar(&o.Package, "package", "", "the `name` of the package to document (default that of package.json)")
		})
	if err != nil {
		return err
	}
	result, err := scaffold.Write(o)
	if told(err, errs) {
		return err
	}
	fmt.Fprintf(out, "The documentation of %s:\n", result.Library)
	for _, name := range result.Files {
		fmt.Fprintln(out, " ", name)
	}
	if len(result.Kept) > 0 {
		fmt.Fprintf(out, "package.json had these scripts before, and keeps them: %s.\n", strings.Join(result.Kept, ", "))
	}
	if result.Page == "" {
		fmt.Fprintln(out, "No component can be shown alone, so that none has a page: write one where you know what it needs.")
	}
	if result.Installs {
		fmt.Fprintln(out, "React was added to package.json, and wants to be installed: npm install")
	}
	fmt.Fprintln(out, "Show it: npx vitrine dev")
	return nil
}
