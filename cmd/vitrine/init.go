package main

import (
	"context"
	"flag"
	"fmt"
	"io"
	"os"
	"slices"
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
	fmt.Fprintf(out, "Show it: %s dev\n", program(result))
	return nil
}

// program is how the project runs this program.
func program(result scaffold.Result) string {
	if result.HasProgram {
		return "npx vitrine"
	}
	return os.Args[0]
}

// tellTrial says what came of rendering components.
func tellTrial(result scaffold.Result, out io.Writer) {
	if result.Provider != "" {
		fmt.Fprintf(out, "Demos are within %s: some components can't be rendered without it.\n", result.Provider)
	}
	for _, one := range result.Wanted {
		needs := ""
		if len(one.Props) > 0 {
			needs = ", which needs " + strings.Join(one.Props, ", ")
		}
		fmt.Fprintf(out, "Components ask for %s%s. Write the provider into a family: see “Styles of demos” in the guide.\n",
			one.Component, needs)
	}
	for _, group := range alike(result.Failed) {
		verb := "have"
		if len(group) == 1 {
			verb = "has"
		}
		fmt.Fprintf(out, "%s %s no page: %s\n", listed(group), verb, group[0].Why)
	}
	if result.Untried != nil {
		fmt.Fprintf(out, "No component could be rendered (%v), so that no provider was chosen.\n", result.Untried)
	}
}

// alike groups failures of one reason, in their order.
func alike(failed []scaffold.Failure) (groups [][]scaffold.Failure) {
	for _, one := range failed {
		at := slices.IndexFunc(groups, func(g []scaffold.Failure) bool { return g[0].Why == one.Why })
		if at < 0 {
			groups = append(groups, nil)
			at = len(groups) - 1
		}
		groups[at] = append(groups[at], one)
	}
	return groups
}

// mostListed is how many components a message names.
const mostListed = 3

func listed(group []scaffold.Failure) string {
	var names []string
	for _, one := range group[:min(len(group), mostListed)] {
		names = append(names, one.Component)
	}
	if more := len(group) - len(names); more > 0 {
		names = append(names, fmt.Sprintf("%d more components", more))
	}
	return diag.Listed(names)
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
