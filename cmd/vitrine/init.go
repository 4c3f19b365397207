package main

import (
	"context"
	"flag"
	"fmt"
	"io"
	"strings"

	"vitrine/internal/compile"
	"vitrine/internal/diag"
	"vitrine/internal/scaffold"
)

// runInit writes the first documentation of the library in this folder.
func runInit(ctx context.Context, arguments []string, out, errs io.Writer) error {
	o := scaffold.Options{Folder: ".", Try: renderPage(ctx)}
	err := flags("init", "write the first documentation of the library in this folder; no file is overwritten.", errs,
		arguments, func(set *flag.FlagSet) {
			set.StringVar(&o.Site, "site", scaffold.DefaultSite, "the `folder` of pages to make")
			set.StringVar(&o.Package, "package", "", "the `name` of the package to document (default that of package.json)")
		})
	if err != nil {
		return err
	}
	fmt.Fprintln(errs, "Rendering some components, to find out which provider they need …")
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
	tellTrial(result, out)
	if result.Page == "" {
		fmt.Fprintln(out, "No component can be shown alone, so that none has a page: write one where you know what it needs.")
	}
	if result.Installs {
		fmt.Fprintln(out, "React was added to package.json, and wants to be installed: npm install")
	}
	fmt.Fprintln(out, "Show it: npx vitrine dev")
	return nil
}

// tellTrial says what came of rendering components.
func tellTrial(result scaffold.Result, out io.Writer) {
	if result.Provider != "" {
		fmt.Fprintf(out, "Demos are within %s: some components can't be rendered without it.\n", result.Provider)
	}
	for _, one := range result.Failed {
		fmt.Fprintf(out, "%s has no page: %s\n", one.Component, one.Why)
	}
	if result.Untried != nil {
		fmt.Fprintf(out, "No component could be rendered (%v), so that no provider was chosen.\n", result.Untried)
	}
}

// renderPage renders a page of a site as dev mode does.
func renderPage(ctx context.Context) scaffold.Try {
	return func(site, address string) ([]diag.Problem, error) {
		builder, err := compile.New(compile.Options{Site: site, Cache: workFolder})
		if err != nil {
			return nil, err
		}
		defer builder.Close()
		live, err := builder.Live()
		if err != nil {
			return nil, err
		}
		answer, err := live.Get(ctx, address)
		return answer.Problems, err
	}
}
