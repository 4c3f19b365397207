package site

import (
	"cmp"
	"fmt"
	"slices"

	"vitrine/internal/diag"
	"vitrine/internal/source"
	"vitrine/internal/vitrine"
)

// aliases are the anchors of before that lead to each heading of a page. A translation has those of its page.
func (s *Site) aliases(p source.Page) map[string][]string {
	if i, ok := s.PageAt(p.Path); ok && p.Language != vitrine.DefaultLanguage {
		p = s.Tree.Pages[i]
	}
	if len(p.Matter.Aliases) == 0 {
		return nil
	}
	byHeading := map[string][]string{}
	for _, alias := range p.Matter.Aliases {
		byHeading[alias.To] = append(byHeading[alias.To], alias.From)
	}
	return byHeading
}

// checkAliases holds the aliases of a page against its headings and all other anchors.
func (s *Site) checkAliases(i int) []diag.Problem {
	p := s.Tree.Pages[i]
	if len(p.Matter.Aliases) == 0 {
		return nil
	}
	headings := s.headingIDs(i)
	taken := s.Anchors(i)
	var problems []diag.Problem
	for _, alias := range p.Matter.Aliases {
		fail := func(what, why, fix string) {
			problems = append(problems, diag.Problem{File: p.File, Line: alias.Line, Column: alias.Column,
				Excerpt: alias.Excerpt, What: what, Why: why, Fix: fix})
		}
		switch {
		case p.Language != vitrine.DefaultLanguage:
			fail("A translation has no aliases of its own.", "Its sections have the addresses of its page's.",
				"Write them on the page that is translated.")
		case slices.Contains(taken, alias.From):
			fail(fmt.Sprintf("The alias %s is an anchor of the page.", diag.Quote(alias.From)),
				"One address would name two places.", "Remove the alias: its links work without it.")
		case !slices.Contains(headings, alias.To):
			fail(fmt.Sprintf("The alias %s leads to %s, which is no heading of the page.", diag.Quote(alias.From),
				diag.Quote(alias.To)), "Readers of the former address would land at the top of the page.",
				cmp.Or(diag.DidYouMean(alias.To, headings), "Name the id of an H2 or H3 of the page."))
		}
	}
	return problems
}
