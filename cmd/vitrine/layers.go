package main

import (
	"context"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"

	"vitrine/internal/assets"
	"vitrine/internal/compile"
	"vitrine/internal/diag"
	"vitrine/internal/sharing"
	"vitrine/internal/source"
)

// How far layers.yaml may be from a new plan: an edited import moves the best plan a little, and every new plan empties
// readers' caches.
const (
	costDrift = 1.05 // times what a new plan costs
	alone     = 20   // one page in so many may ask for more than layers give, and one of fewer pages
)

// runLayers says what pages share, and whether layers.yaml still fits.
func runLayers(ctx context.Context, arguments []string, out, errs io.Writer) error {
	var o compile.Options
	write := false
	if err := flags("layers", "count which modules of libraries the pages of a product share.", errs, arguments,
		func(set *flag.FlagSet) {
			common(set, &o)
			set.BoolVar(&write, "write", false, "write the plan to "+source.LayersFile)
		}); err != nil {
		return err
	}
	var shared assets.Sharing
	_, err := once(ctx, o, diag.Brief, errs,
		func(b *compile.Builder, ctx context.Context) (r compile.Report, err error) {
			shared, err = b.Sharing(ctx)
			return r, err
		})
	if err != nil {
		return err
	}
	printSharing(out, shared)
	if write {
		return os.WriteFile(filepath.Join(o.Site, source.LayersFile), []byte(shared.Plan.YAML()), 0o644)
	}
	if found := drifted(shared); len(found) > 0 {
		diag.Print(errs, diag.Under(o.Site, found), isTerminal(errs))
		return diag.Failure{Problems: found}
	}
	fmt.Fprintln(out, "All as planned.")
	return nil
}

// costs are what a product's pages cost readers without layers, with those of now, and with those of a new plan.
func costs(p assets.ProductSharing) (without, now, planned float64) {
	return sharing.Cost(p.Pages, nil), sharing.Cost(sharing.Above(p.Pages, p.Alone), p.Now),
		sharing.Cost(p.Pages, p.Planned)
}

// printSharing prints a line for each product, and one for each layer that products share.
func printSharing(out io.Writer, shared assets.Sharing) {
	fmt.Fprintln(out, "JavaScript that pages share, in kB before compression. What a product costs is what a reader loads on "+
		"six pages, the first of them counted three times.")
	for _, p := range shared.Products {
		without, now, planned := costs(p)
		fmt.Fprintf(out, "%-16s %3d pages cost %.1f now, %.1f with a new plan, %.1f without layers; %d need more than layers "+
			"give\n", p.Product, len(p.Pages), now/1000, planned/1000, without/1000, len(p.Alone))
	}
	fmt.Fprintf(out, "%-16s %3d pages; %d need more than layers give\n", "others", shared.Others, shared.Alone)
	for _, l := range shared.Layers {
		fmt.Fprintf(out, "%-16s the layer has %.1f now, %.1f with a new plan\n", l.Layer, float64(l.Now)/1000,
			float64(l.Planned)/1000)
	}
}

// drifted are the problems of a plan that fits no longer.
func drifted(shared assets.Sharing) []diag.Problem {
	var found []diag.Problem
	add := func(what string, arguments ...any) {
		found = append(found, diag.Problem{File: source.LayersFile, What: fmt.Sprintf(what, arguments...),
			Why: "The plan was written for other imports, and readers load more than they need.",
			Fix: "Write the plan again, and commit it: vitrine layers --write"})
	}
	tooMany := func(name string, needy, pages int) {
		if needy > max(1, pages/alone) {
			add("%d of %d pages of %s need more than the layers give.", needy, pages, name)
		}
	}
	for _, p := range shared.Products {
		if _, now, planned := costs(p); now > costDrift*planned {
			add("The layers of %s cost readers %.0f %% more than those of a new plan.", p.Product, 100*(now/planned-1))
		}
		tooMany(p.Product, len(p.Alone), len(p.Pages))
	}
	tooMany("no product", shared.Alone, shared.Others)
	for _, l := range shared.Layers {
		if float64(l.Now) > costDrift*float64(l.Planned) {
			add("The layer %s has %d bytes where a new plan needs %d.", l.Layer, l.Now, l.Planned)
		}
	}
	return found
}
