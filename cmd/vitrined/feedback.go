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

const feedbackUsage = "vitrined feedback wants export or summary: export prints all submissions, summary what they " +
	"say of each page."

// report is what an operator wants to know.
type report struct {
	order   string // export or summary
	address string // of the database
	format  string
	newest  int
}

// runFeedback prints what readers said.
func runFeedback(ctx context.Context, arguments []string, out, errs io.Writer) error {
	if len(arguments) == 0 || arguments[0] != "export" && arguments[0] != "summary" {
		fmt.Fprintln(errs, feedbackUsage)
		return errUsage
	}
	r := &report{order: arguments[0], format: "csv"}
	set := flag.NewFlagSet("vitrined feedback "+r.order, flag.ContinueOnError)
	set.SetOutput(errs)
	set.StringVar(&r.address, "feedback", "", "the `path` of the SQLite file, or postgres://…")
	if r.order == "export" {
		set.StringVar(&r.format, "format", "csv", "csv or json")
	} else {
		set.IntVar(&r.newest, "comments", 10, "how many of the newest comments are printed")
	}
	if err := understand(set, arguments[1:], errs, func() error { return r.check(set) }); err != nil {
		return err
	}
	store, err := existing(r.address)
	if err != nil {
		return err
	}
	defer store.Close()
	if r.order == "export" {
		return export(ctx, store, r.format, out)
	}
	return summary(ctx, store, r.newest, out)
}

// check finds everything that can't be meant, all at once.
func (r *report) check(set *flag.FlagSet) error {
	var wrong []error
	if set.NArg() > 0 {
		wrong = append(wrong, fmt.Errorf("%s takes flags alone, not %q", set.Name(), set.Arg(0)))
	}
	if r.address == "" {
		wrong = append(wrong,
			errors.New("name the database with -feedback: the path of an SQLite file, or postgres://…"))
	}
	if r.format != "csv" && r.format != "json" {
		wrong = append(wrong, fmt.Errorf("-format can't be %q: csv and json are known", r.format))
	}
	return errors.Join(wrong...)
}

// existing opens a database that is there: a misspelt path must not make an empty one.
func existing(address string) (*feedback.Store, error) {
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
	if format == "json" {
		return feedback.WriteJSON(out, items)
	}
	return feedback.WriteCSV(out, items)
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
		fmt.Fprintf(out, "\n%s  %s%s\n  %s\n", c.Created.Format("2006-01-02 15:04"), c.Page, section,
			strings.ReplaceAll(strings.TrimSpace(c.Comment), "\n", "\n  "))
	}
	return nil
}
