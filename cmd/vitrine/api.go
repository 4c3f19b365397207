package main

import (
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"os"
	"slices"

	"vitrine/internal/diag"
	"vitrine/internal/packages"
	"vitrine/internal/reference"
	"vitrine/internal/source"
)

func runAPI(_ context.Context, arguments []string, out, errs io.Writer) error {
	folder, site, asJSON := ".", "site", false
	names, err := namesAndFlags("api PACKAGE [EXPORT…]",
		"print what the declarations of an installed package say of its components, hooks and interfaces.", errs, arguments,
		func(set *flag.FlagSet) {
			set.StringVar(&folder, "folder", folder, "the `folder` whose node_modules holds the package")
			set.StringVar(&site, "site", site, "the site `folder`, for what types can't tell of its packages")
			set.BoolVar(&asJSON, "json", false, "print everything as JSON")
		})
	if err != nil {
		return err
	}
	if len(names) == 0 {
		fmt.Fprintln(errs,
			"vitrine api wants the name of a package first, such as @acme/ui, and may be followed by names of "+
				"its exports.")
		return errUsage
	}
	config := source.LoadConfig(os.DirFS(site), &diag.List{})
	found, err := packages.Read(folder, names[0], names[1:], config)
	if err != nil {
		return err
	}
	if len(names) == 1 && len(found.Components)+len(found.Hooks)+len(found.Interfaces) == 0 {
		return packages.NothingFound{Package: names[0]}
	}
	found.Remember(os.DirFS(site), config)
	all := slices.Concat(found.Components, found.Hooks, found.Interfaces)
	for _, name := range names[1:] {
		if !slices.ContainsFunc(all, func(e reference.Entry) bool { return e.Name == name }) {
			return fmt.Errorf("%s exports no component, hook or interface %s of its own", names[0], diag.Quote(name))
		}
	}
	if asJSON {
		printed := json.NewEncoder(out)
		printed.SetEscapeHTML(false)
		printed.SetIndent("", "  ")
		return printed.Encode(found)
	}
	for _, entry := range all {
		printEntry(out, entry)
	}
	return nil
}

// printEntry is an entry for people: names and types, one a line.
func printEntry(out io.Writer, entry reference.Entry) {
	fmt.Fprintf(out, "%s %s\n", entry.Kind, entry.Name)
	for _, row := range slices.Concat(entry.Props, entry.Parameters, entry.Members) {
		mark := "?"
		if row.Required {
			mark = ""
		}
		fmt.Fprintf(out, "  %s%s: %s\n", row.Name, mark, row.TypeText())
	}
	for _, group := range entry.Inherited {
		fmt.Fprintf(out, "  + %d from %s\n", group.Count, group.Label)
	}
}
