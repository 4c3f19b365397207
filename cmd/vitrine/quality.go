package main

import (
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"os"
	"slices"
	"strings"

	"vitrine/internal/diag"
	"vitrine/internal/search"
	"vitrine/internal/source"
)

// quality counts how often the right hit is the first, or among the first three.
type quality struct {
	Queries int     `json:"queries"`
	First   int     `json:"first"`
	Third   int     `json:"third"`
	Hit1    float64 `json:"hit1"` // shares of all
	Hit3    float64 `json:"hit3"`
}

func (q *quality) count(rank int) {
	q.Queries++
	if rank == 1 {
		q.First++
	}
	if rank >= 1 && rank <= 3 {
		q.Third++
	}
	q.Hit1, q.Hit3 = float64(q.First)/float64(q.Queries), float64(q.Third)/float64(q.Queries)
}

// measure prints how often a list of queries finds what it should.
func (s searching) measure(searcher *search.Searcher, out, errs io.Writer) error {
	text, err := os.ReadFile(s.queries)
	if err != nil {
		return err
	}
	problems := &diag.List{}
	list := source.ReadQuestions(s.queries, text, problems)
	if err := problems.Err(); err != nil {
		diag.Print(errs, problems.Problems(), isTerminal(errs))
		return err
	}
	byKind, all := map[string]*quality{}, &quality{}
	for _, e := range list {
		result, err := searcher.Find(search.Query{Text: e.Query, Product: e.Product, Limit: 10})
		if err != nil {
			return err
		}
		rank := rankIn(result.Hits, e.Targets)
		if byKind[e.Kind] == nil {
			byKind[e.Kind] = &quality{}
		}
		byKind[e.Kind].count(rank)
		all.count(rank)
		if s.misses && rank != 1 {
			printMiss(out, e, rank, result)
		}
	}
	if s.asJSON {
		byKind["all"] = all
		return json.NewEncoder(out).Encode(byKind)
	}
	for _, kind := range slices.Sorted(maps.Keys(byKind)) {
		byKind[kind].print(out, kind)
	}
	all.print(out, "all")
	return nil
}

func (q *quality) print(out io.Writer, name string) {
	fmt.Fprintf(out, "%-10s %4d queries, first %5.1f %%, among three %5.1f %%\n", name, q.Queries, 100*q.Hit1, 100*q.Hit3)
}

// rankIn is the place of the first right hit, from 1; 0 for none.
func rankIn(hits []search.Hit, targets []string) int {
	return 1 + slices.IndexFunc(hits, func(hit search.Hit) bool {
		return slices.ContainsFunc(targets, func(target string) bool { return leadsTo(hit.Address, target) })
	})
}

// leadsTo says whether an address is a target, or a place in a target that is a page.
func leadsTo(address, target string) bool {
	if strings.ContainsAny(target, "#?") {
		return address == target
	}
	page, _, _ := strings.Cut(address, "#")
	page, _, _ = strings.Cut(page, "?")
	return page == target
}

func printMiss(out io.Writer, e source.Question, rank int, result search.Result) {
	fmt.Fprintf(out, "%s %q (%s) at %d, wants %s\n", e.Kind, e.Query, e.Product, rank, strings.Join(e.Targets, " "))
	for _, hit := range result.Hits[:min(4, len(result.Hits))] {
		fmt.Fprintf(out, "    %7d %-8s %s\n", hit.Score, hit.Kind, hit.Address)
	}
}
