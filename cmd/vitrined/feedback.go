package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"strings"
	"text/tabwriter"

	"vitrine/internal/feedback"
)

const feedbackUsage = "vitrined feedback wants export or summary: export prints all submissions, summary what they say of each page."

// runFeedback prints what readers said.
func runFeedback(ctx context.Context, arguments []string, out, errs io.Writer) error {
	if len(arguments) == 0 || arguments[0] != "export" && arguments[0] != "summary" {
		fmt.Fprintln(errs, feedbackUsage)
		return errUsage
	}
	set := flag.NewFlagSet("vitrined feedback "+arguments[0], flag.ContinueOnError)
	set.SetOutput(errs)
	address := set.String("feedback", "", "the `path` of the SQLite file, or postgres://…")
	format, newest := "", 0
	if arguments[0] == "export" {
		set.StringVar(&format, "format", "csv", "csv or json")
	} else {
		set.IntVar(&newest, "comments", 10, "how many of the newest comments are printed")
	}
	if err := fromEnvironment(set, errs); err != nil {
		return err
	}
	if err := set.Parse(arguments[1:]); err != nil {
		if errors.Is(err, flag.ErrHelp) {
			return err
		}
		return errUsage
	}
	store, err := existing(*address)
	if err != nil {
		return err
	}
	defer store.Close()
	if arguments[0] == "export" {
		return export(ctx, store, format, out)
	}
	return summary(ctx, store, newest, out)
}

// existing opens a database that is there: a misspelt path must not make an empty one.
func existing(address string) (*feedback.Store, error) {
	if address == "" {
		return nil, errors.New("name the database with -feedback: the path of an SQLite file, or postgres://…")
	}
	if !strings.Contains(address, "://") {
		if _, err := os.Stat(address); err != nil {
			return nil, fmt.Errorf("there is no feedback database: %w", err)
		}
	}
	return feedback.Open(address)
}

func export(ctx context.Context, store *feedback.Store, format string, out io.Writer) error {
	items, err := store.Items(ctx, false, 0)
	if err != nil {
		return err
	}
	switch format {
	case "csv":
		return feedback.WriteCSV(out, items)
	case "json":
		return feedback.WriteJSON(out, items)
	}
	return fmt.Errorf("-format can't be %q: csv and json are known", format)
}

func summary(ctx context.Context, store *feedback.Store, newest int, out io.Writer) error {
	pages, err := store.Summary(ctx)
	if err != nil {
		return err
	}
	table := tabwriter.NewWriter(out, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(table, "helpful\tnot\tshare\tcomments\t  page")
	for _, p := range pages {
		share := "–"
		if p.Helpful+p.Not > 0 {
			share = fmt.Sprintf("%.0f %%", 100*p.Share)
		}
		fmt.Fprintf(table, "%d\t%d\t%s\t%d\t  %s\n", p.Helpful, p.Not, share, p.Comments, p.Page)
	}
	if err := table.Flush(); err != nil || newest <= 0 {
		return err
	}
	comments, err := store.Items(ctx, true, newest)
	if err != nil || len(comments) == 0 {
		return err
	}
	fmt.Fprintln(out, "\nNewest comments")
	for _, c := range comments {
		section := ""
		if c.Section != "" {
			section = "#" + c.Section
		}
		fmt.Fprintf(out, "\n%s  %s%s\n  %s\n", c.Created.Format("2006-01-02 15:04"), c.Page, section, strings.ReplaceAll(strings.TrimSpace(c.Comment), "\n", "\n  "))
	}
	return nil
}
