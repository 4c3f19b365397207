package main

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
)

// A major version (5), the beginning of a version (0.19) or a whole one (5.0.0-beta.22). Ranges such as ^6.1.0 are not
// accepted: the shell of Windows treats ^ as an escape character.
var versioned = regexp.MustCompile(`^\d[\w.+-]*$`)

// Problems returns what is wrong with commands, one line each. Packages that have never been published need no version.
func Problems(commands []Command, unpublished []string) (problems []string) {
	for _, c := range commands {
		for _, spec := range c.Packages {
			name, version := split(spec)
			if slices.Contains(unpublished, name) || versioned.MatchString(version) {
				continue
			}
			what := "names no version"
			if version != "" {
				what = fmt.Sprintf("has “%s” as its version", version)
			}
			problems = append(problems, fmt.Sprintf("%s:%d: `%s` %s. Write the major version that "+
				"the page documents after the name, as in %s@5, or the whole version if it is a prerelease.",
				c.File, c.Line, name, what, name))
		}
	}
	return append(problems, differences(commands)...)
}

// managers are those that readers choose from.
var managers = []string{"npm", "pnpm", "yarn"}

// differences returns the tabs whose package managers don't install the same packages.
func differences(commands []Command) (problems []string) {
	type tabs struct {
		file  string
		block int
	}
	first := map[tabs]Command{}
	packages := map[tabs]map[string][]string{}
	var order []tabs
	for _, c := range commands {
		at := tabs{c.File, c.Block}
		if c.Block == 0 || !slices.Contains(managers, c.Manager) {
			continue
		}
		if packages[at] == nil {
			packages[at], first[at] = map[string][]string{}, c
			order = append(order, at)
		}
		packages[at][c.Manager] = append(packages[at][c.Manager], c.Packages...)
	}
	for _, at := range order {
		expected := listed(packages[at][first[at].Manager])
		for _, manager := range managers {
			if got := listed(packages[at][manager]); got != expected {
				problems = append(problems, fmt.Sprintf("%s:%d: the tab of %s installs %s, and that of %s %s. Name the same "+
					"packages in the tabs of npm, pnpm and yarn.", at.file, first[at].Line, first[at].Manager, expected,
					manager, got))
			}
		}
	}
	return problems
}

// listed is a set of packages as text, in one order.
func listed(packages []string) string {
	if len(packages) == 0 {
		return "nothing"
	}
	sorted := slices.Sorted(slices.Values(packages))
	return strings.Join(slices.Compact(sorted), " ")
}
