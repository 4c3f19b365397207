package site

import (
	"fmt"
	"slices"
	"sort"
	"strings"

	"vitrine/internal/diag"
	"vitrine/internal/source"
	"vitrine/internal/vitrine"
)

// Redirect is one rule as hosts follow it.
type Redirect struct {
	From, To  string
	Temporary bool // another page may take the place of its target, or of its address
}

// Redirects are the addresses without a page with what they lead to: former ones to the first target whose page
// exists, promised ones to what is nearest. Rules without a star come first, then the longer ones: hosts take the
// first that fits.
func (s *Site) Redirects() ([]Redirect, []diag.Problem) {
	c := redirection{pages: s.addresses(), at: map[string]source.Redirect{}, strict: s.Config.Strict}
	c.near = s.nearest(c.pages)
	for _, r := range s.Tree.Redirects {
		c.former(r)
	}
	for _, r := range s.Tree.Addresses {
		if _, twice := c.at[r.From]; twice {
			c.report(r, "The address "+diag.Quote(r.From)+" is promised, and former as well.",
				"Only one of the two lines can be followed.", "Remove it from one of the files.")
		}
	}
	c.promised(s)
	c.rules = append(c.rules, Redirect{From: "/" + vitrine.DefaultLanguage + "/*", To: "/*"})
	sort.SliceStable(c.rules, func(i, j int) bool { return before(c.rules[i].From, c.rules[j].From) })
	for _, rule := range c.rules {
		if way, loops := follow(c.rules, rule.From); loops {
			c.report(c.at[rule.From], "The redirect "+diag.Quote(rule.From)+" leads in a circle: "+
				strings.Join(way, " → ")+".", "Browsers give up after twenty steps.", "Lead one of them to a page.")
		}
	}
	return c.rules, c.problems
}

// redirection is a table of redirects being made.
type redirection struct {
	pages    addresses
	near     *nearest
	strict   bool
	at       map[string]source.Redirect // by the addresses of rules
	rules    []Redirect
	problems []diag.Problem
}

func (c *redirection) report(r source.Redirect, what, why, fix string) {
	c.problems = append(c.problems, problemOf(r, what, why, fix))
}

// leaveOut reports a rule that is not published. Only a strict site does not take that.
func (c *redirection) leaveOut(r source.Redirect, what, why, fix string) {
	problem := problemOf(r, what, why, fix)
	if problem.Kind = diag.RedirectsKind; !c.strict {
		problem.Severity = diag.Warning
	}
	c.problems = append(c.problems, problem)
}

func problemOf(r source.Redirect, what, why, fix string) diag.Problem {
	return diag.Problem{File: r.File, Line: r.Line, Column: r.Column, Excerpt: r.Excerpt,
		What: what, Why: why, Fix: fix}
}

// former adds the rule of an address of before.
func (c *redirection) former(r source.Redirect) {
	if c.pages.has(r.From) {
		c.leaveOut(r, "The redirect "+diag.Quote(r.From)+" is a page.",
			"Hosts disagree on which of the two they answer with.", "Remove the redirect.")
		return
	}
	place, ok := c.pages.first(r.Targets)
	if !ok {
		c.leaveOut(r, fmt.Sprintf("The redirect %s leads to no page: %s.", diag.Quote(r.From), strings.Join(r.Targets,
			", ")), "Readers of the former address would meet an error page.", "Add a page that exists to its targets.")
		return
	}
	c.at[r.From] = r
	to := r.Targets[place]
	if wanted := r.Targets[0]; place > 0 && !strings.Contains(wanted+to, "*") {
		to = c.near.closer(wanted, to)
	}
	c.rules = append(c.rules, Redirect{From: r.From, To: to, Temporary: place > 0})
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

// first is the place of the first target that there is. One with a star is taken for its folder: what stands below is
// known when somebody asks.
func (a addresses) first(targets []string) (place int, ok bool) {
	place = slices.IndexFunc(targets, func(target string) bool {
		path, _, _ := strings.Cut(target, "#")
		stem, starred := strings.CutSuffix(path, "*")
		return a.paths[path] || starred && a.below[stem]
	})
	return place, place >= 0
}
