package site

import (
	"fmt"
	"sort"
	"strings"

	"vitrine/internal/diag"
	"vitrine/internal/source"
	"vitrine/internal/vitrine"
)

// Redirect is one rule as hosts follow it.
type Redirect struct{ From, To string }

// Redirects are the former addresses of the site with what they lead to: of each the first target whose page exists.
// Rules without a star come first, then the longer ones: hosts take the first that fits.
func (s *Site) Redirects() ([]Redirect, []diag.Problem) {
	pages := s.addresses()
	var rules []Redirect
	var problems []diag.Problem
	at := map[string]source.Redirect{}
	for _, r := range s.Tree.Redirects {
		fail := func(what, why, fix string) {
			problems = append(problems, diag.Problem{File: r.File, Line: r.Line, Column: r.Column, Excerpt: r.Excerpt,
				What: what, Why: why, Fix: fix})
		}
		if pages.has(r.From) {
			fail("The redirect "+diag.Quote(r.From)+" is a page.",
				"Hosts disagree on which of the two they answer with.", "Remove the redirect.")
			continue
		}
		to, ok := pages.first(r.Targets)
		if !ok {
			fail(fmt.Sprintf("The redirect %s leads to no page: %s.", diag.Quote(r.From), strings.Join(r.Targets,
				", ")), "Readers of the former address would meet an error page.",
				"Add a page that exists to its targets.")
			continue
		}
		at[r.From] = r
		rules = append(rules, Redirect{r.From, to})
	}
	rules = append(rules, Redirect{"/" + vitrine.DefaultLanguage + "/*", "/*"})
	sort.SliceStable(rules, func(i, j int) bool { return before(rules[i].From, rules[j].From) })
	for _, rule := range rules {
		if way, loops := follow(rules, rule.From); loops {
			r := at[rule.From]
			problems = append(problems, diag.Problem{File: r.File, Line: r.Line, Column: r.Column, Excerpt: r.Excerpt,
				What: "The redirect " + diag.Quote(rule.From) + " leads in a circle: " + strings.Join(way, " → ") + ".",
				Why:  "Browsers give up after twenty steps.", Fix: "Lead one of them to a page."})
		}
	}
	return rules, problems
}

// before orders rules as they are tried.
func before(a, b string) bool {
	starA, starB := strings.HasSuffix(a, "*"), strings.HasSuffix(b, "*")
	if starA != starB {
		return starB
	}
	if starA && len(a) != len(b) {
		return len(a) > len(b)
	}
	return a < b
}

// follow walks from an address, for whose star some rest stands, until no rule fits.
func follow(rules []Redirect, from string) (way []string, loops bool) {
	address := strings.Replace(from, "*", "any/", 1)
	seen := map[string]bool{}
	for !seen[address] {
		seen[address] = true
		way = append(way, address)
		next, found := step(rules, address)
		if !found {
			return way, false
		}
		address = next
	}
	return append(way, address), true
}

func step(rules []Redirect, address string) (string, bool) {
	for _, rule := range rules {
		stem, starred := strings.CutSuffix(rule.From, "*")
		to, _, _ := strings.Cut(rule.To, "#")
		if rest, ok := strings.CutPrefix(address, stem); ok && starred {
			return strings.Replace(to, "*", rest, 1), true
		}
		if address == rule.From {
			return to, true
		}
	}
	return "", false
}

// addresses are all pages of a site, those that nobody wrote among them.
type addresses struct {
	paths map[string]bool
	below map[string]bool // every folder that has a page somewhere in it
}

func (s *Site) addresses() addresses {
	a := addresses{map[string]bool{}, map[string]bool{"/": true}}
	add := func(path string) {
		a.paths[path] = true
		for i := 1; i < len(path); i++ {
			if path[i] == '/' {
				a.below[path[:i+1]] = true
			}
		}
	}
	for _, p := range s.Tree.Pages {
		add(Address(p))
	}
	for _, p := range s.Overviews() {
		add(p.Path)
	}
	return a
}

func (a addresses) has(path string) bool { return a.paths[path] }

// first is the first target that there is. One with a star is taken for its folder: what stands below is known when
// somebody asks.
func (a addresses) first(targets []string) (string, bool) {
	for _, target := range targets {
		path, _, _ := strings.Cut(target, "#")
		stem, starred := strings.CutSuffix(path, "*")
		if a.paths[path] || starred && a.below[stem] {
			return target, true
		}
	}
	return "", false
}
