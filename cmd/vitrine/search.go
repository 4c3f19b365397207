package main

import (
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"vitrine/internal/compile"
	"vitrine/internal/search"
)

// searching is what the command was asked for.
type searching struct {
	query   search.Query
	root    string
	site    string
	kinds   string
	queries string
	misses  bool
	asJSON  bool
}

func runSearch(ctx context.Context, arguments []string, out, errs io.Writer) error {
	s := searching{root: "dist"}
	var words []string
	for len(arguments) > 0 && !strings.HasPrefix(arguments[0], "-") {
		words, arguments = append(words, arguments[0]), arguments[1:]
	}
	err := flags("search QUERY | search --queries FILE", "search a published site as its readers do, or measure how "+
		"often the first hits are the right ones.", errs, arguments, func(set *flag.FlagSet) {
		set.StringVar(&s.query.Product, "product", "", "the `id` of the product that the reader is on")
		set.StringVar(&s.query.Only, "only", "", "the `id` of a product to stay in")
		set.StringVar(&s.kinds, "kind", "", "`kinds` of hits, with commas: "+kindNames())
		set.IntVar(&s.query.Limit, "limit", 0, "`number` of hits")
		set.StringVar(&s.root, "root", s.root, "the published `folder`")
		set.StringVar(&s.site, "site", "", "the site `folder`, searched as it is written instead of a published one")
		set.BoolVar(&s.asJSON, "json", false, "print JSON")
		set.StringVar(&s.queries, "queries", "", "a `file` of queries with what they should find")
		set.BoolVar(&s.misses, "misses", false, "with --queries: print the queries that miss")
	})
	if err != nil {
		return err
	}
	if s.query.Text = strings.Join(words, " "); (s.query.Text == "") == (s.queries == "") {
		fmt.Fprintln(errs,
			"vitrine search wants a query first, such as vitrine search date picker, or --queries FILE.")
		return errUsage
	}
	if s.kinds != "" {
		for kind := range strings.SplitSeq(s.kinds, ",") {
			s.query.Kinds = append(s.query.Kinds, search.Kind(kind))
			if !slices.Contains(search.Kinds, search.Kind(kind)) {
				fmt.Fprintf(errs, "There is no kind %q of hits. These are: %s.\n", kind, kindNames())
				return errUsage
			}
		}
	}
	return s.run(ctx, out, errs)
}

func kindNames() string {
	var names []string
	for _, kind := range search.Kinds {
		names = append(names, string(kind))
	}
	return strings.Join(names, ", ")
}

func (s searching) run(ctx context.Context, out, errs io.Writer) error {
	searcher, done, err := s.open(ctx)
	if err != nil {
		return err
	}
	defer done()
	if s.queries != "" {
		return s.measure(searcher, out, errs)
	}
	result, err := searcher.Find(s.query)
	if err != nil {
		return err
	}
	if s.asJSON {
		encoder := json.NewEncoder(out)
		encoder.SetEscapeHTML(false)
		encoder.SetIndent("", "  ")
		return encoder.Encode(result)
	}
	printHits(out, result)
	return nil
}

// open reads the index of a published folder, or makes that of a site; done ends what it needs.
func (s searching) open(ctx context.Context) (searcher *search.Searcher, done func(), err error) {
	if s.site != "" {
		return ofSite(ctx, s.site)
	}
	searcher, err = search.Open(func(name string) ([]byte, error) {
		return os.ReadFile(filepath.Join(s.root, filepath.FromSlash(name)))
	})
	if err != nil {
		err = fmt.Errorf("%s has no search index that can be read; build the site, or name its folder with --root: %w",
			s.root, err)
	}
	return searcher, func() {}, err
}

// ofSite makes the index of a site as a build does, with what generators tell.
func ofSite(ctx context.Context, folder string) (searcher *search.Searcher, done func(), err error) {
	builder, err := compile.New(compile.Options{Site: folder})
	if err != nil {
		return nil, nil, err
	}
	live, err := builder.Live()
	if err == nil {
		searcher, err = search.Open(func(name string) ([]byte, error) {
			answer, err := live.Get(ctx, "/"+name)
			return answer.Content, err
		})
	}
	if err != nil {
		builder.Close()
	}
	return searcher, builder.Close, err
}

func printHits(out io.Writer, result search.Result) {
	if result.Meant != "" {
		fmt.Fprintf(out, "Searched for: %s\n\n", result.Meant)
	}
	for _, hit := range result.Hits {
		title := hit.Title
		if hit.Page != "" {
			title += ", in " + hit.Page
		}
		fmt.Fprintf(out, "%-8s %s\n         %s\n", hit.Kind, title, hit.Address)
		if hit.Type != "" {
			fmt.Fprintf(out, "         %s", hit.Type)
			if hit.Default != "" {
				fmt.Fprintf(out, ", default %s", hit.Default)
			}
			fmt.Fprintln(out)
		}
		if hit.Excerpt != "" {
			fmt.Fprintf(out, "         %s\n", hit.Excerpt)
		}
	}
	fmt.Fprintf(out, "%d of %d hits\n", len(result.Hits), result.Total)
}
