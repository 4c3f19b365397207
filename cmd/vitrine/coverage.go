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
// is required.
func runCoverage(o compile.Options, out io.Writer) error {
	return withSite(o, func(s *site.Site, index *reference.Index) error {
		printCoverage(inspect.Coverage(s, index), out)
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
	type sum struct{ props, set, named int }
	var products []string
	sums := map[string]*sum{}
	for _, c := range list {
		if sums[c.Product] == nil {
			products = append(products, c.Product)
			sums[c.Product] = &sum{}
		}
		of := sums[c.Product]
		of.props, of.set, of.named = of.props+c.Props, of.set+c.Set, of.named+len(c.Named)
		fmt.Fprintf(out, "%3d props: %3d set in a demo, %2d named on the page, %2d missing  %s, %s  %s\n",
			c.Props, c.Set, len(c.Named), len(c.Missing), c.Product, c.Component, c.Page)
		if len(c.Named) > 0 {
			fmt.Fprintf(out, "           only named: %s\n", strings.Join(c.Named, ", "))
		}
		if len(c.Missing) > 0 {
			fmt.Fprintf(out, "           missing: %s\n", strings.Join(c.Missing, ", "))
		}
	}
	fmt.Fprintln(out)
	for _, product := range products {
		of := sums[product]
		share := func(count int) float64 { return 100 * float64(count) / float64(max(of.props, 1)) }
		fmt.Fprintf(out, "%s: of %d props, %.1f %% are set in a demo, %.1f %% are only named on the page\n", product,
			of.props, share(of.set), share(of.named))
	}
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
