package main

import (
	"context"
	"flag"
	"fmt"
	"io"
	"strings"

	"vitrine/internal/diag"
	"vitrine/internal/migration"
	"vitrine/internal/scaffold"
)

// runImport brings the documentation of another tool into a new site folder.
func runImport(_ context.Context, arguments []string, out, errs io.Writer) error {
	o := migration.Options{}
	purpose := "bring the pages of another tool into a new site folder; no file is overwritten."
	folders, err := namesAndFlags("import", purpose, errs, arguments, func(set *flag.FlagSet) {
		set.StringVar(&o.From, "from", "", "the `tool`: "+strings.Join(migration.Tools(), ", "))
		set.StringVar(&o.Site, "site", scaffold.DefaultSite, "the `folder` of pages to make")
	})
	if err != nil {
		return err
	}
	if len(folders) != 1 {
		fmt.Fprintln(errs, "vitrine import wants the folder of the other tool's site: "+
			"vitrine import --from docusaurus website")
		return errUsage
	}
	o.Folder = folders[0]
	result, err := migration.Import(o)
	if told(err, errs) {
		return err
	}
	diag.Print(errs, result.Decisions, false)
	fmt.Fprintf(out, "Brought %d pages and %d redirects into %s; %d places wait for a decision.\n", result.Pages,
		result.Redirects, o.Site, len(result.Decisions))
	fmt.Fprintf(out, "Look at it: npx vitrine dev --site %s\n", o.Site)
	return nil
}
