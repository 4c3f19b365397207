package main

import (
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"os"

	"vitrine/internal/diag"
	"vitrine/internal/site"
	"vitrine/internal/source"
	"vitrine/internal/vitrine"
)

// inspection is what the path rules say of an address (specification §2).
type inspection struct {
	Language   string `json:"language"`
	As         string `json:"as"`     // canonical path, its query and hash kept
	Server     string `json:"server"` // path that a server is asked for
	Route      string `json:"route"`  // path of the route, without trailing slash
	ProductID  string `json:"productId"`
	CategoryID string `json:"categoryId"`
	Title      string `json:"title"` // derived from the path
}

func runInspect(_ context.Context, arguments []string, out, errs io.Writer) error {
	if len(arguments) == 1 && arguments[0] == "messages" {
		printMessages(out)
		return nil
	}
	folder, asJSON, address := "site", false, ""
	if len(arguments) > 0 && arguments[0] != "" && arguments[0][0] == '/' {
		address, arguments = arguments[0], arguments[1:]
	}
	err := flags("inspect /url/path/ | messages",
		"say what the path rules make of an address, or list what the site itself says, for translations.", errs,
		arguments, func(set *flag.FlagSet) {
			set.StringVar(&folder, "site", folder, "the site `folder`, for its languages")
			set.BoolVar(&asJSON, "json", false, "print one JSON object")
		})
	if err != nil {
		return err
	}
	if address == "" {
		fmt.Fprintln(errs, "vitrine inspect wants a path first, such as /acme-ui/button/#sizes.")
		return errUsage
	}
	problems := &diag.List{}
	config := source.LoadConfig(os.DirFS(folder), problems)
	if problems.Errors() > 0 {
		diag.Print(errs, diag.Under(folder, problems.Problems()), isTerminal(errs))
		return problems.Err()
	}
	parts := vitrine.Canonical(address, config.Languages)
	category, product := site.ProductOf(config, parts.Server)
	i := inspection{Language: parts.Language, As: parts.As, Server: parts.Server, Route: parts.Route,
		ProductID: product, CategoryID: category, Title: vitrine.DerivedTitle(parts.Route)}
	if asJSON {
		return json.NewEncoder(out).Encode(i)
	}
	fmt.Fprintf(out,
		"language   %s\nas         %s\nserver     %s\nroute      %s\nproduct    %s\ncategory   %s\ntitle      %s\n",
		i.Language, i.As, i.Server, i.Route, i.ProductID, i.CategoryID, i.Title)
	return nil
}

// printMessages writes what a translation may have, as it stands in one.
func printMessages(out io.Writer) {
	fmt.Fprintln(out, "messages:")
	for _, message := range vitrine.Messages() {
		fmt.Fprintf(out, "  %q: \"\"\n", message)
	}
}
