package site

import (
	"cmp"
	"fmt"
	"slices"

	"vitrine/internal/diag"
	"vitrine/internal/source"
)

// askedAt is what readers ask, by the heading that answers; "" is the page.
func askedAt(p source.Page) map[string][]string {
	at := map[string][]string{}
	for _, a := range p.Asked {
		at[a.At] = append(at[a.At], a.Phrases...)
	}
	return at
}

// checkAsked holds what readers ask against the headings of the page.
func (s *Site) checkAsked(i int) []diag.Problem {
	p := s.Tree.Pages[i]
	if len(p.Asked) == 0 {
		return nil
	}
	headings := s.headingIDs(i)
	seen := map[string]bool{}
	var problems []diag.Problem
	for _, a := range p.Asked {
		fail := func(what, why, fix string) {
			problems = append(problems, diag.Problem{File: a.File, Line: a.Line, Column: a.Column, Excerpt: a.Excerpt,
				What: what, Why: why, Fix: fix})
		}
		switch {
		case seen[a.At]:
			fail(fmt.Sprintf("The section %s has two entries.", diag.Quote(a.At)),
				"Whoever changes one of them would not see the other.", "Put what both say into one.")
		case a.At != "" && !slices.Contains(headings, a.At):
			fail(fmt.Sprintf("%s is no heading of the page.", diag.Quote(a.At)), "Nobody would be led there.",
				cmp.Or(diag.DidYouMean(a.At, headings),
					"Name the id of an H2 or H3 of the page, or leave “at” out for the page itself."))
		}
		seen[a.At] = true
	}
	return problems
}

// headingIDs are those of the headings of a page that its contents list.
func (s *Site) headingIDs(i int) []string {
	var ids []string
	for _, h2 := range s.Doc(i).Headings {
		ids = append(ids, h2.ID)
		for _, h3 := range h2.Children {
			ids = append(ids, h3.ID)
		}
	}
	return ids
}
