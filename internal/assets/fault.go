package assets

import (
	"errors"
	"slices"

	"vitrine/internal/bundle"
	"vitrine/internal/diag"
)

// maxSearches bounds how often the bundler runs to find the pages that can't be bundled.
const maxSearches = 64

// withoutFaulty notes at pages why they can't be bundled, and returns the others. The problems lie in the demos of the
// pages, or in files that these import from elsewhere.
func (s *Set) withoutFaulty(tasks []*pageTask, found []diag.Problem) (good []*pageTask, err error) {
	isFaulty := func(t *pageTask) bool { return t.bundle.Failed }
	for _, t := range tasks {
		t.bundle.Failed = t.blamed(found)
	}
	if !slices.ContainsFunc(tasks, isFaulty) {
		err = s.searchFaulty(tasks, found, new(maxSearches))
	}
	return slices.DeleteFunc(slices.Clone(tasks), isFaulty), err
}

// searchFaulty finds the pages whose demos import what has problems: it bundles the pages in halves, and the halves
// that have problems again. After too many searches, all pages that are left count as faulty.
func (s *Set) searchFaulty(tasks []*pageTask, found []diag.Problem, left *int) error {
	isFound := false
	for half := range slices.Chunk(tasks, (len(tasks)+1)/2) {
		if len(half) == len(tasks) || *left == 0 {
			break
		}
		*left--
		problems, err := s.tryBundle(half)
		if err == nil && len(problems) > 0 {
			isFound, err = true, s.searchFaulty(half, problems, left)
		}
		if err != nil {
			return err
		}
	}
	for _, t := range tasks {
		if !isFound || *left == 0 {
			t.fail(found)
		}
	}
	return nil
}

// fail notes that a page can't be bundled, and the files in which its problems are.
func (t *pageTask) fail(found []diag.Problem) {
	t.bundle.Failed = true
	for _, problem := range found {
		if problem.File != configFile {
			t.bundle.Faults = append(t.bundle.Faults, problem.File)
		}
	}
}

// tryBundle returns the problems of bundling some pages.
func (s *Set) tryBundle(tasks []*pageTask) ([]diag.Problem, error) {
	var failure *bundle.Failure
	if err := s.bundleAll(tasks); err != nil && !errors.As(err, &failure) {
		return nil, err
	}
	_, problems := s.problemsOf(tasks, failure)
	return problems, nil
}
