package main

import (
	"context"
	"fmt"
	"io"

	"vitrine/internal/browser"
	"vitrine/internal/compile"
	"vitrine/internal/inspect"
	"vitrine/internal/prove"
	"vitrine/internal/reference"
	"vitrine/internal/site"
)

// runEffects takes the props away that demos set, and records which of them anybody would miss.
func runEffects(ctx context.Context, o prove.Options, found browser.Executable, out, errs io.Writer) error {
	options := prove.EffectOptions{Options: o, Hands: func() *browser.Browser {
		hands := browser.New(found, claimsLimit)
		hands.Mouse, hands.Hasty = true, true
		return hands
	}}
	if err := soughtEffects(&options); err != nil {
		return err
	}
	report, err := prove.Effects(ctx, options)
	if err != nil {
		return err
	}
	for _, failed := range report.Failed {
		fmt.Fprintln(errs, failed)
	}
	fmt.Fprintf(out, "%d of %d props of %d demos are missed when they are gone, in %s. “vitrine check --coverage” says which "+
		"are not.\n", report.Noticed, report.Props, report.Demos, found.Version)
	return nil
}

// soughtEffects asks the site and the reference which demos set props that their pages are about.
func soughtEffects(o *prove.EffectOptions) error {
	return withSite(compile.Options{Site: o.Site, Cache: o.Cache}, func(s *site.Site, index *reference.Index) error {
		o.Config = s.Config
		for _, sought := range inspect.SoughtProps(s, index) {
			t := prove.DemoTrial{Page: sought.Page, Product: sought.Product, Demo: sought.Demo}
			for _, part := range sought.Subjects {
				t.Subjects = append(t.Subjects, prove.Subject{Name: part.Item.Name, Module: part.Module,
					Import: part.Import, Props: part.Props})
			}
			o.Trials = append(o.Trials, t)
		}
		return nil
	})
}
