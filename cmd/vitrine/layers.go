package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"

	"vitrine/internal/assets"
	"vitrine/internal/compile"
	"vitrine/internal/sharing"
	"vitrine/internal/source"
)

// drift is how much dearer than a new plan the written one may be: an edited import moves the best plan a little, and
// every new plan empties readers' caches.
const drift = 1.05

var errDrifted = errors.New("the layers have drifted: run vitrine layers --write")

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
	var list []assets.Sharing
	var plan source.Layers
	_, err := once(ctx, o, out, errs, func(b *compile.Builder, ctx context.Context) (r compile.Report, err error) {
		list, plan, err = b.Sharings(ctx)
		return r, err
	})
	if err != nil {
		return err
	}
	drifted := printSharings(out, list)
	if write {
		return os.WriteFile(filepath.Join(o.Site, source.LayersFile), []byte(plan.YAML()), 0o644)
	}
	if drifted {
		return errDrifted
	}
	return nil
}

// printSharings prints a line a product, and says whether one of them could be served much better.
func printSharings(out io.Writer, list []assets.Sharing) (drifted bool) {
	for _, s := range list {
		none, now, planned := sharing.Cost(s.Pages, nil), sharing.Cost(s.Pages, s.Now), sharing.Cost(s.Pages, s.Planned)
		state := "as planned"
		if now > drift*planned || s.Alone > 1+len(s.Pages)/20 {
			state, drifted = "drifted", true
		}
		fmt.Fprintf(out, "%-16s %3d pages, %2d layers; readers load %5.1f kB of JavaScript without, %5.1f now, "+
			"%5.1f at best, %d pages ask for more than layers give: %s\n",
			s.Product, len(s.Pages), len(s.Planned), none/1000, now/1000, planned/1000, s.Alone, state)
	}
	return drifted
}
