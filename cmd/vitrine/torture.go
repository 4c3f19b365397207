package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"log/slog"
	"math/rand/v2"
	"net/http"
	"os"
	"strings"
	"time"

	"vitrine/internal/server"
	"vitrine/internal/torture"
)

// errBroken says that an attack found something; what, was printed.
var errBroken = errors.New("the site does not hold")

// runTorture attacks a copy of the site and prints what broke.
func runTorture(ctx context.Context, arguments []string, out, errs io.Writer) error {
	o := torture.Options{Serve: serve}
	names, experiments := "", false
	about := "attack a copy of the site as accidents and strangers do, and print what broke. Attacks:\n"
	for _, line := range torture.Describe() {
		about += fmt.Sprintf("\n  %-9s %s", line[0], line[1])
	}
	err := flags("torture", about, errs, arguments, func(set *flag.FlagSet) {
		set.StringVar(&o.Site, "site", "site", "the site `folder`; a copy is attacked, below .cache beside it")
		set.BoolVar(&experiments, "with-experiments", false, "include the test pages below /experiments/")
		set.DurationVar(&o.Duration, "duration", 10*time.Minute, "how `long`, divided among the attacks")
		set.Uint64Var(&o.Seed, "seed", rand.Uint64N(1_000_000), "the `number` that all choices follow from")
		set.StringVar(&names, "attacks", "", "the `names` of some attacks, with commas between them (default all)")
	})
	if err != nil {
		return err
	}
	if names != "" {
		o.Attacks = strings.Split(names, ",")
	}
	if err := torture.Check(o.Attacks); err != nil {
		fmt.Fprintf(errs, "vitrine torture: %v.\n", err)
		return errUsage
	}
	program, err := os.Executable()
	if err != nil {
		return err
	}
	o.Program = []string{program}
	if experiments {
		o.Flags = []string{"--with-experiments"}
	}
	o.Progress = func(line string) { fmt.Fprintln(errs, line+" …") }
	fmt.Fprintf(out, "The choices follow from --seed %d.\n", o.Seed)
	results, err := torture.Run(ctx, o)
	if err != nil {
		return err
	}
	if !torture.Print(out, results) {
		return errBroken
	}
	return nil
}

// serve is the server of vitrined, as it stands before readers.
func serve(root string, log *slog.Logger) (*http.Server, error) {
	site, err := server.New(server.Options{Root: root})
	if err != nil {
		return nil, err
	}
	return server.NewHTTP(site, false, log), nil
}
