package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"time"

	"vitrine/internal/browser"
	"vitrine/internal/diag"
	"vitrine/internal/prove"
)

// claimsLimit is how long the claims of one page may take in the browser.
const claimsLimit = 10 * time.Minute

// runVerify tries what pages claim, and records what held.
func runVerify(ctx context.Context, arguments []string, out, errs io.Writer) error {
	var o prove.Options
	chosen := ""
	pages, err := namesAndFlags("verify", "try the claims and keyboard tables of all pages, or of those that are named, "+
		"in a browser; record what holds. What held before and has not changed is not tried again.", errs, arguments,
		func(set *flag.FlagSet) {
			set.StringVar(&o.Site, "site", "site", "the site `folder`")
			set.StringVar(&o.Cache, "cache", "",
				"the `folder` that keeps finished work (default .cache/vitrine beside the site)")
			set.StringVar(&chosen, "browser", "", "the `browser`: a path or a name (default the first Chromium that is "+
				"installed)")
			set.BoolVar(&o.All, "all", false, "try what held before as well")
			set.BoolVar(&o.Mutate, "mutate", false, "try each with its contrary in its place as well, and report those "+
				"that hold nonetheless")
		})
	if err != nil {
		return err
	}
	o.Pages = pages
	found, err := browser.Find(chosen)
	if err != nil || found == nil {
		fmt.Fprintln(errs, "vitrine verify needs Chromium or Chrome: install one, or name it: --browser /path/to/chromium.")
		return errUsage
	}
	o.Browser = browser.New(*found, claimsLimit)
	o.Browser.Mouse = true
	defer o.Browser.Close()
	line := &progress{out: errs, terminal: isTerminal(errs)}
	o.Progress = func(done, total int) { line.show("verify", done, total) }
	report, err := prove.Run(ctx, o)
	line.end()
	var failure diag.Failure
	if errors.As(err, &failure) {
		closing := fmt.Sprintf("%d problems", len(failure.Problems))
		diag.PrintWith(errs, diag.Under(o.Site, failure.Problems), closing, isTerminal(errs))
	}
	if err == nil || report.Claims > 0 {
		fmt.Fprintf(out, "%d of %d claims on %d pages hold; %d were tried now, in %s.\n", report.Held, report.Claims,
			report.Pages, report.Tried, found.Version)
	}
	return err
}
