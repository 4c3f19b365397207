package main

import (
	"fmt"
	"io"
	"strings"

	"vitrine/internal/compile"
	"vitrine/internal/inspect"
	"vitrine/internal/reference"
	"vitrine/internal/site"
)

// runCoverage prints which props demos set and pages name: by component, then by product. It is information: no share
// is asked for.
func runCoverage(o compile.Options, out io.Writer) error {
	return withSite(o, func(s *site.Site, index *reference.Index) error {
		list, err := inspect.Coverage(s, index, o.Site)
		if err != nil {
			return err
		}
		printCoverage(list, out)
		return nil
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
	for _, c := range list {
		sum, known := sums[c.Product]
		if !known {
			products = append(products, c.Product)
		}
		sum.Add(c)
		sums[c.Product] = sum
		fmt.Fprintf(out, "%5.1f %%  of %3d props %3d live, %2d shown, %2d explained  %s, %s  %s\n",
			100*c.LiveShare(), c.Props, c.Live, c.Shown, c.Explained, c.Product, c.Component, c.Page)
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
