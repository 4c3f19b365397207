package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"
	"text/tabwriter"
	"time"

	"vitrine/internal/feedback"
)

const feedbackUsage = "vitrined feedback wants export, summary or delete: export prints all submissions, summary " +
	"adds them up by page, delete removes some for good."

// feedbackOrder is what an operator wants done with feedback.
type feedbackOrder struct {
	name    string // export, summary or delete
	address string // of the database
	format  string
	newest  int

	id, page      string
	before, since string // days, or moments in RFC 3339
	selection     feedback.Selection
}

// runFeedback prints or deletes feedback.
func runFeedback(ctx context.Context, arguments []string, out, errs io.Writer) error {
	if len(arguments) == 0 || !slices.Contains([]string{"export", "summary", "delete"}, arguments[0]) {
		fmt.Fprintln(errs, feedbackUsage)
		return errUsage
	}
	o := &feedbackOrder{name: arguments[0], format: "csv"}
	set := flag.NewFlagSet("vitrined feedback "+o.name, flag.ContinueOnError)
	set.SetOutput(errs)
	o.define(set)
	if err := understand(set, arguments[1:], errs, func() error { return o.check(set) }); err != nil {
		return err
	}
	store, err := existing(o.address)
	if err != nil {
		return err
	}
	defer store.Close()
	switch o.name {
	case "export":
		return export(ctx, store, o.format, out)
	case "delete":
		deleted, err := store.Delete(ctx, o.selection)
		if err == nil {
			fmt.Fprintf(out, "Deleted %d.\n", deleted)
		}
		return err
	}
	return summary(ctx, store, o.newest, out)
}

func (o *feedbackOrder) define(set *flag.FlagSet) {
	set.StringVar(&o.address, "feedback", "", "the `path` of the SQLite file, or postgres://…")
	switch o.name {
	case "export":
		set.StringVar(&o.format, "format", "csv", "csv or json")
	case "summary":
		set.IntVar(&o.newest, "comments", 10, "how many of the newest comments are printed")
	default:
		set.StringVar(&o.id, "id", "", "the `id` of one submission, as export prints it")
		set.StringVar(&o.page, "page", "", "the `path` of a page, such as /guide/")
		set.StringVar(&o.before, "before", "", "stored before this `day` (2026-01-31) or moment (RFC 3339)")
		set.StringVar(&o.since, "since", "", "stored on this `day` or later, or since this moment")
	}
}

// check finds everything that can't be meant, all at once.
func (o *feedbackOrder) check(set *flag.FlagSet) error {
	var wrong []error
	if set.NArg() > 0 {
		wrong = append(wrong, fmt.Errorf("%s takes flags alone, not %q", set.Name(), set.Arg(0)))
	}
	if o.address == "" {
		wrong = append(wrong,
			errors.New("name the database with -feedback: the path of an SQLite file, or postgres://…"))
	}
	if o.format != "csv" && o.format != "json" {
		wrong = append(wrong, fmt.Errorf("-format can't be %q: csv and json are known", o.format))
	}
	if o.name == "delete" {
		wrong = append(wrong, o.choose()...)
	}
	return errors.Join(wrong...)
}

// choose reads what is to be deleted.
func (o *feedbackOrder) choose() (wrong []error) {
	o.selection = feedback.Selection{ID: o.id, Page: o.page}
	for _, moment := range []struct {
		flag, text string
		value      *time.Time
	}{{"before", o.before, &o.selection.Before}, {"since", o.since, &o.selection.Since}} {
		if moment.text == "" {
			continue
		}
		var err error
		if *moment.value, err = time.Parse(time.DateOnly, moment.text); err != nil {
			*moment.value, err = time.Parse(time.RFC3339, moment.text)
		}
		if err != nil {
			wrong = append(wrong,
				fmt.Errorf("-%s can't be %q: write a day, 2026-01-31, or a moment, 2026-01-31T12:00:00Z",
					moment.flag, moment.text))
		}
	}
	if o.selection == (feedback.Selection{}) && len(wrong) == 0 {
		wrong = append(wrong,
			errors.New("say what to delete with -id, -page, -before or -since; what several say must all apply"))
	}
	return wrong
}

// existing opens a database that is there: a misspelled path must not make an empty one.
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
		fmt.Fprintf(table, "%d\t%d\t%s\t%d\t  %s\n", p.Helpful, p.Not, share, p.Comments, feedback.Printable(p.Page))
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
		fmt.Fprintf(out, "\n%s  %s%s\n  %s\n", c.Created.Format("2006-01-02 15:04"),
			feedback.Printable(c.Page), feedback.Printable(section),
			strings.ReplaceAll(feedback.Printable(strings.TrimSpace(c.Comment)), "\n", "\n  "))
	}
	return nil
}
