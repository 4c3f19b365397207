package releases

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"golang.org/x/mod/semver"

	"vitrine/internal/diag"
	"vitrine/internal/history"
	"vitrine/internal/reference"
	"vitrine/internal/source"
	"vitrine/internal/typescript"
)

// Request is a history to be made.
type Request struct {
	Reference source.Reference
	All       []source.Reference // of the site, this one among them
	Installed map[string]string  // version by package: the release with which the history ends
	Changelog map[string]string  // text of the changelog by package, of those that carry one
	Earlier   history.Product    // kept for packages whose history can't be made
	Limit     int                // of releases that are installed: 0 for no limit, less for none
}

// Made is a history, and what differs from the changelogs of its packages.
type Made struct {
	history.Product
	Verdicts map[string]history.Verdict // by package
	Problems []diag.Problem
}

// errLimit says that as many releases were installed as were allowed.
var errLimit = errors.New("the limit of installs is reached")

// History reads the releases of a reference's packages and tells what changed. A release that can't be read is left
// out, and named.
func (s *Store) History(ctx context.Context, r Request) (Made, error) {
	made := Made{Verdicts: map[string]history.Verdict{}}
	if err := s.begin(); err != nil {
		return made, err
	}
	for _, configured := range r.Reference.History {
		one := &series{store: s, request: r, name: configured.Package, broken: map[string]bool{}}
		told, err := one.history(ctx, configured)
		if err == nil {
			err = one.hold(ctx, told, made.Verdicts)
		}
		made.Problems = append(made.Problems, one.problems...)
		if ctx.Err() != nil {
			return made, ctx.Err()
		}
		switch {
		case err == nil:
			made.Packages = append(made.Packages, told)
			continue
		case !errors.Is(err, errLimit): // which was told
			made.Problems = append(made.Problems, diag.Problem{What: fmt.Sprintf("The history of %s can't be made: %v.",
				configured.Package, err), Why: "Its pages would not say since when something is there.",
				Fix: "Correct its entry under “references”, or look at what npm says."})
		}
		if earlier, ok := r.Earlier.Of(configured.Package); ok {
			made.Packages = append(made.Packages, earlier)
		}
	}
	return made, nil
}

// series are the releases of one package.
type series struct {
	store    *Store
	request  Request
	name     string
	list     []Published // from the first release to the installed one
	dated    bool
	unread   int // releases that the limit left out
	recent   []release
	broken   map[string]bool
	problems []diag.Problem
}

func (s *series) history(ctx context.Context, configured source.ReferenceHistory) (history.Package, error) {
	made := history.Package{Package: s.name, Reader: typescript.FactsVersion(), First: configured.From}
	if err := s.find(ctx, configured); err != nil {
		return made, err
	}
	at, err := s.readable(ctx, s.stations(configured.Versions))
	if err != nil {
		return made, err
	}
	switch {
	case len(at) == 0 && s.unread > 0:
		s.warnOfLimit()
		return made, errLimit
	case len(at) == 0:
		return made, errors.New("none of its releases could be read")
	}
	made.First = s.list[at[0]].Version
	for i := 1; i < len(at); i++ {
		if err := s.between(ctx, at[i-1], at[i], &made.Releases); err != nil {
			return made, err
		}
	}
	s.warnOfLimit()
	return made, nil
}

// find lists the releases from the first one to the installed one. Prereleases count where one of the two is one.
func (s *series) find(ctx context.Context, configured source.ReferenceHistory) error {
	installed := s.request.Installed[s.name]
	if installed == "" {
		return errors.New("it is not installed")
	}
	all, err := versions(ctx, s.store.installer.folder, s.name)
	if err != nil {
		return err
	}
	early := semver.Prerelease("v"+configured.From)+semver.Prerelease("v"+installed) != ""
	for _, one := range all {
		if compareVersions(one.Version, configured.From) < 0 || compareVersions(one.Version, installed) > 0 ||
			!early && semver.Prerelease("v"+one.Version) != "" {
			continue
		}
		s.list = append(s.list, one)
	}
	if len(s.list) == 0 {
		return fmt.Errorf("nothing was published between %s and %s", configured.From, installed)
	}
	s.dated = isDated(s.list)
	return nil
}

// stations are the releases to read first: those named, or the last one of each minor release; and both ends.
func (s *series) stations(named []string) []int {
	var at []int
	for i, one := range s.list {
		last := i == len(s.list)-1
		switch {
		case i == 0, last, len(named) > 0 && slices.Contains(named, one.Version),
			len(named) == 0 && minorOf(one.Version) != minorOf(s.list[i+1].Version):
			at = append(at, i)
		}
	}
	return at
}

// readable are the releases that can be read; the others are named.
func (s *series) readable(ctx context.Context, wanted []int) ([]int, error) {
	var at []int
	for _, i := range wanted {
		_, err := s.read(ctx, i)
		switch {
		case ctx.Err() != nil:
			return nil, ctx.Err()
		case err == nil:
			at = append(at, i)
		}
	}
	return at, nil
}

// between appends the releases after one that was read, up to another one. It looks into the middle for as long as what
// pages show differs.
func (s *series) between(ctx context.Context, from, to int, found *[]history.Release) error {
	a, err := s.read(ctx, from)
	if err != nil {
		return err
	}
	b, err := s.read(ctx, to)
	if err != nil {
		return err
	}
	changes := seen(history.Compare(a.facts, b.facts), a.shown, b.shown)
	withoutLong(changes)
	if slices.ContainsFunc(changes, isExact) {
		middle, ok, err := s.middle(ctx, from, to)
		if err != nil {
			return err
		}
		if ok {
			if err := s.between(ctx, from, middle, found); err != nil {
				return err
			}
			return s.between(ctx, middle, to, found)
		}
	}
	*found = append(*found, history.Release{Version: s.list[to].Version, Unread: to - from - 1, Changes: changes})
	return nil
}

// middle is a release between two, as near to the middle as one can be read; false for none.
func (s *series) middle(ctx context.Context, from, to int) (int, bool, error) {
	for distance := 0; distance < to-from; distance++ {
		for _, i := range []int{(from+to)/2 - distance, (from+to)/2 + distance} {
			if i <= from || i >= to || distance == 0 && i != (from+to)/2 {
				continue
			}
			_, err := s.read(ctx, i)
			switch {
			case err == nil:
				return i, true, nil
			case ctx.Err() != nil:
				return 0, false, err
			case errors.Is(err, errLimit):
				return 0, false, nil
			}
		}
	}
	return 0, false, nil
}

func (s *series) warnOfLimit() {
	if s.unread == 0 {
		return
	}
	s.problems = append(s.problems, diag.Problem{Severity: diag.Warning,
		What: fmt.Sprintf("%d releases of %s were not read.", s.unread, s.name),
		Why:  "Not more than --limit may be installed, and some changes are dated by their minor release.",
		Fix:  "Run it again: it goes on where it ended."})
}

// policy is what pages make of a package.
func (s *series) policy() reference.Policy {
	return reference.PolicyOf(s.request.Reference, s.request.All)
}
