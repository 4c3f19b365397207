package diag

import (
	"fmt"
	"slices"
	"strings"
)

// Kinds of problems of texts that are warnings where a site is not strict.
const (
	CommentsKind     = "comments of packages" // in any site: its authors can't change them
	DescriptionsKind = "descriptions"
	GeneratedKind    = "generated pages" // in any site: what is missing there is written elsewhere
	HeadingsKind     = "headings"
	HostsKind        = "other hosts"
	PicturesKind     = "pictures"
	RedirectsKind    = "redirects"
	SlashesKind      = "slashes"
)

// LeftOutKind are warnings about parts of pages that a site which is not strict publishes without.
const LeftOutKind = "left out"

// LateKind are warnings about demos that readers see only once scripts have run.
const LateKind = "late"

// LeavesOut reports whether pages lack something that their authors put there.
func LeavesOut(problems []Problem) bool {
	return slices.ContainsFunc(problems, func(p Problem) bool { return p.Kind == LeftOutKind })
}

// Softened are problems as warnings of one kind: what a site that is not strict takes.
func Softened(kind string, problems ...Problem) []Problem {
	soft := slices.Clone(problems)
	for i := range soft {
		soft[i].Severity, soft[i].Kind = Warning, kind
	}
	return soft
}

// Stops says whether one of the problems stops publication.
func Stops(problems []Problem) bool {
	errors, _ := count(problems)
	return errors > 0
}

// many is how many warnings of a kind are shown one by one, and how many places of the others are named.
const many = 3

// Brief shortens a list for those who asked for something else than the list: of many warnings of one kind the first
// is shown whole, the others by their number and the first places.
func Brief(problems []Problem) []Problem {
	kinds := map[string][]Problem{}
	for _, p := range problems {
		if p.Severity == Warning && p.Kind != "" {
			kinds[p.Kind] = append(kinds[p.Kind], p)
		}
	}
	var brief []Problem
	told := map[string]bool{}
	for _, p := range problems {
		same := kinds[p.Kind]
		switch {
		case p.Severity != Warning || len(same) <= many:
			brief = append(brief, p)
		case !told[p.Kind]:
			told[p.Kind] = true
			brief = append(brief, p, others(p.Kind, same[1:]))
		}
	}
	return brief
}

// others stands for further warnings of a kind.
func others(kind string, same []Problem) Problem {
	var places []string
	for _, p := range same[:many-1] {
		places = append(places, p.Place())
	}
	places = append(places, fmt.Sprintf("%d more", len(same)-len(places)))
	return Problem{Severity: Warning, Kind: kind, File: same[0].File, Line: same[0].Line,
		What: fmt.Sprintf("%d further warnings are of the same kind (%s): %s.", len(same), kind,
			strings.Join(places, ", ")),
		Fix: "“vitrine check” lists all."}
}
