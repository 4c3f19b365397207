package main

import (
	"fmt"
	"io"
	"strings"

	"vitrine/internal/compile"
	"vitrine/internal/diag"
	"vitrine/internal/inspect"
	"vitrine/internal/reference"
	"vitrine/internal/site"
)

// wanted is the share of a component's own props that the pages about it teach.
const wanted = 0.95

// runCoverage prints the share of props that demos and blocks of code use: by component, with the names of those
// missing, then by product. Pages whose demos set too few are problems.
func runCoverage(o compile.Options, out, errs io.Writer) error {
	return withSite(o, func(s *site.Site, index *reference.Index) error {
		list, err := inspect.Coverage(s, index, o.Site)
		if err != nil {
			return err
		}
		printCoverage(list, out)
		found := diag.NewList(inspect.Below(s, list)...)
		diag.PrintWith(errs, diag.Under(o.Site, found.Problems()), fmt.Sprintf("Pages below %.0f %%: %d",
			100*inspect.LiveFloor, found.Errors()), isTerminal(errs))
		return found.Err()
	})
}

// withSite does something with the site and its reference.
func withSite(o compile.Options, do func(*site.Site, *reference.Index) error) error {
	builder, err := compile.New(o)
	if err != nil {
		return err
	}
	defer builder.Close()
	s, index, err := builder.Site()
	if err != nil {
		return err
	}
	return do(s, index)
}

func printCoverage(list []reference.Coverage, out io.Writer) {
	var products []string
	sums := map[string]reference.Coverage{}
	below := 0
	for _, c := range list {
		sum, known := sums[c.Product]
		if !known {
			products = append(products, c.Product)
		}
		sum.Add(c)
		sums[c.Product] = sum
		mark := " "
		if c.Share() < wanted {
			mark = "!"
			below++
		}
		fmt.Fprintf(out, "%s %5.1f %%  of %3d props %3d live, %2d shown, %2d explained  %s, %s  %s\n",
			mark, 100*c.LiveShare(), c.Props, c.Live, c.Shown, c.Explained, c.Product, c.Component, c.Page)
		if len(c.Still) > 0 {
			fmt.Fprintf(out, "             not live: %s\n", strings.Join(c.Still, ", "))
		}
		if len(c.Idle) > 0 {
			fmt.Fprintf(out, "             set in vain: %s\n", strings.Join(c.Idle, ", "))
		}
		if len(c.Missing) > 0 {
			fmt.Fprintf(out, "             missing: %s\n", strings.Join(c.Missing, ", "))
		}
	}
	fmt.Fprintln(out)
	for _, product := range products {
		sum := sums[product]
		fmt.Fprintf(out, "%s: %.1f %% of %d props, %.1f %% live\n", product, 100*sum.Share(), sum.Props,
			100*sum.LiveShare())
	}
	if untried := untriedIn(sums); untried > 0 {
		fmt.Fprintf(out, "%d props count as live whose demos have changed: run “vitrine verify --props”.\n", untried)
	}
	fmt.Fprintf(out, "%d of %d components are below %.0f %%.\n", below, len(list), 100*wanted)
}

func untriedIn(sums map[string]reference.Coverage) (count int) {
	for _, sum := range sums {
		count += sum.Untried
	}
	return count
}

// runProse lists sentences that readers lose the thread of. They are no problems: whoever wrote them decides.
func runProse(o compile.Options, out io.Writer) error {
	return withSite(o, func(s *site.Site, _ *reference.Index) error {
		long := inspect.LongSentences(s)
		for _, sentence := range long {
			fmt.Fprintf(out, "%s:%d  %d words: %s\n", sentence.File, sentence.Line, sentence.Words, sentence.Text)
		}
		fmt.Fprintf(out, "%d sentences have more than %d words.\n", len(long), inspect.MaxWords)
		return nil
	})
}
