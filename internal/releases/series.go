package releases

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/microsoft/typescript-go/vitrine/facts"

	"vitrine/internal/diag"
	"vitrine/internal/history"
)

// release is one that was read.
type release struct {
	version string
	facts   facts.Package
	shown   rows
}

// inMemory bounds how many releases are in memory: a history goes back and forth between a few.
const inMemory = 4

// grace is how long after a release its own sister packages were published.
const grace = 12 * time.Hour

// read is a release of the series. One that can't be read is named, once.
func (s *series) read(ctx context.Context, i int) (release, error) {
	one := s.list[i]
	for _, known := range s.recent {
		if known.version == one.Version {
			return known, nil
		}
	}
	if s.broken[one.Version] {
		return release{}, fmt.Errorf("%s %s can't be read", s.name, one.Version)
	}
	found, err := s.facts(ctx, one)
	if errors.Is(err, errLimit) {
		s.unread++
		return release{}, err
	}
	if err != nil {
		s.broken[one.Version] = true
		if ctx.Err() == nil {
			s.problems = append(s.problems, diag.Problem{Severity: diag.Warning,
				What: fmt.Sprintf("%s %s can't be read: %v.", s.name, one.Version, err),
				Why:  "The history leaves it out: what it changed is dated by the release after it.",
				Fix:  "Where the release itself is broken, nothing is to be done. Otherwise run it again."})
		}
		return release{}, err
	}
	read := release{version: one.Version, facts: found, shown: shownIn(found, s.policy())}
	s.recent = append(s.recent, read)
	if len(s.recent) > inMemory {
		s.recent = slices.Delete(s.recent, 0, 1)
	}
	return read, nil
}

func (s *series) facts(ctx context.Context, one Published) (facts.Package, error) {
	var wanted Wanted
	wanted.Interfaces = s.request.Reference.Interfaces
	for _, c := range s.request.Reference.Collections {
		wanted.Values = append(wanted.Values, c.Pattern)
	}
	if known, ok := s.store.Known(s.name, one.Version, wanted); ok {
		return known, nil
	}
	limit := s.request.Limit
	if limit != 0 && s.store.installs >= max(limit, 0) && !s.store.IsKept(s.name, one.Version) {
		return facts.Package{}, errLimit
	}
	before := time.Time{}
	if s.dated {
		before = one.Time.Add(grace)
	}
	return s.store.Facts(ctx, Release{s.name, one.Version, before}, wanted)
}

// hold compares a history with the changelog of its package, where there is one.
func (s *series) hold(ctx context.Context, told history.Package, verdicts map[string]history.Verdict) error {
	text, ok := s.request.Changelog[s.name]
	if !ok || len(told.Releases) == 0 {
		return nil
	}
	newest, err := s.read(ctx, len(s.list)-1)
	if err != nil {
		return err
	}
	verdicts[s.name] = told.Hold(history.Claims(text, s.name), func(component, prop string) bool {
		return newest.shown[history.Row{Kind: history.Prop, Of: component, Name: prop}]
	})
	return nil
}
