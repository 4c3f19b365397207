package assets

import (
	"errors"
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"vitrine/internal/bundle"
	"vitrine/internal/cache"
	"vitrine/internal/diag"
)

// pagesPerRun is how many pages a run of the bundler makes. With more of them, shared modules are parsed less often,
// but linking takes longer, and more memory: see docs/decisions/002-pages-per-run.md.
const pagesPerRun = 24

// pageTask is a page whose files are not in the cache.
type pageTask struct {
	Page
	trace     *cache.Trace
	inputs    []string         // files that it is made of
	consulted []string         // files that say why some of its demos can't be
	dynamic   []bundle.Dynamic // imports whose names the bundler has not looked for
	bundle    *PageBundle
}

// BundlePages makes the demo files of all pages that have none in the cache, in one run a target: a module that many
// pages use is parsed once. A page whose demos can't be bundled is left out and reported; the others go on.
func (s *Set) BundlePages(pages []Page) ([]PageBundle, []diag.Problem, error) {
	bundles := make([]PageBundle, len(pages))
	var stale []*pageTask
	var problems []diag.Problem
	// A page that nobody has translated is made of what the English one is.
	first, same := map[string]int{}, map[int]int{}
	for i, p := range pages {
		if len(p.rendered()) == 0 {
			continue
		}
		made := s.pageKey(p)
		if other, again := first[made]; again {
			same[i] = other
			continue
		}
		first[made] = i
		trace := s.maker.Steps.Trace("bundle", made)
		if key := trace.Key(); key == "" || !s.maker.Steps.Lookup("bundle", key, &bundles[i]) {
			stale = append(stale, &pageTask{Page: p, trace: trace, bundle: &bundles[i]})
		}
		problems = append(problems, bundles[i].Absent...)
	}
	s.maker.Progress("bundle", 0, len(stale))
	for len(stale) > 0 {
		failed := s.bundleAll(stale)
		var messages *bundle.Failure
		if failed != nil && !errors.As(failed, &messages) {
			return nil, problems, failed
		}
		warnings, found := s.problemsOf(stale, messages)
		if messages == nil && len(warnings)+len(found) == 0 {
			break
		}
		if problems = append(append(problems, warnings...), found...); len(found) == 0 {
			continue // without the demos that can't run
		}
		var err error
		if stale, err = s.withoutFaulty(stale, found); err != nil {
			return nil, problems, err
		}
	}
	for page, other := range same {
		bundles[page] = bundles[other]
	}
	if err := s.keepBundles(stale); err != nil {
		return bundles, problems, err
	}
	return bundles, problems, s.translateNotices(pages, bundles)
}

// problemsOf are the messages of a run as problems; of one without messages, what the bundler could not know. A site
// that is not strict is warned of names that are not there.
func (s *Set) problemsOf(stale []*pageTask, failure *bundle.Failure) (warnings, problems []diag.Problem) {
	var absent []absence
	others := &bundle.Failure{}
	if failure == nil {
		absent = s.unexported(stale)
	} else {
		var missing []bundle.Absence
		missing, others = failure.Absences()
		for _, found := range missing {
			absent = append(absent, s.maker.absence(found))
		}
	}
	if !s.maker.Config.Strict {
		warnings, absent = s.tolerate(stale, absent)
	}
	problems = Problems(s.maker.Site, others)
	for _, a := range absent {
		problems = append(problems, a.Problem)
	}
	for _, t := range stale {
		problems = t.written(s.maker.Site, problems)
	}
	return warnings, problems
}

// keepBundles records the pages' files in the cache.
func (s *Set) keepBundles(tasks []*pageTask) error {
	for _, t := range tasks {
		s.maker.Steps.Count("bundle")
		key, err := t.trace.Done(t.beyond(s.maker.path(t.Folder + "/demos")))
		if err != nil {
			return err
		}
		if err := s.maker.Steps.Keep("bundle", key, t.bundle); err != nil {
			return err
		}
	}
	return nil
}

// beyond are the files that lie outside of the page's folder of demos, whose files are in the page's key.
func (t *pageTask) beyond(folder string) []string {
	return slices.DeleteFunc(slices.Concat(t.inputs, t.consulted), func(file string) bool {
		return strings.HasPrefix(file, folder+string(filepath.Separator))
	})
}

// pageKey is everything that a page's files are made from: the demos folder, which a page owns, and the layers below.
func (s *Set) pageKey(p Page) string {
	sums := map[string]string{}
	for _, file := range p.Sources {
		sums[file.Name] = cache.Sum(file.Text)
	}
	var locales []string
	for _, id := range p.Families {
		locales = append(locales, s.maker.localeModules(id, p.Language)...)
	}
	return cache.Key("bundle", p.Path, p.Frame, p.Late, p.Pictures, p.Demos, locales, sums, s.browser.Key, s.Node.Key,
		s.products[p.Product].key, s.maker.Config.Strict, s.maker.styled())
}

// bundleAll bundles the pages, those in one language that stand above the same layers together: the files of a page and
// of its translations have one name.
func (s *Set) bundleAll(stale []*pageTask) error {
	groups := map[string][]*pageTask{}
	for _, t := range stale {
		above := strings.Join(append([]string{fmt.Sprint(t.Frame), t.Language, t.Product}, t.Families...), " ")
		groups[above] = append(groups[above], t)
	}
	var failures bundle.Failure
	done := 0
	for _, group := range groups {
		for batch := range slices.Chunk(group, pagesPerRun) {
			var messages *bundle.Failure
			if err := s.bundleGroup(batch); errors.As(err, &messages) {
				failures.Messages = append(failures.Messages, messages.Messages...)
			} else if err != nil {
				return err
			}
			done += len(batch)
			s.maker.Progress("bundle", done, len(stale))
		}
	}
	if len(failures.Messages) > 0 {
		return &failures
	}
	return nil
}

// bundleGroup bundles pages above the same layers in one run a target.
func (s *Set) bundleGroup(group []*pageTask) error {
	var entries [2][]bundle.Entry
	var live, rendered []*pageTask // pages of pictures alone send no script
	ground := s.maker.ground(group[0].Frame, group[0].Families...)
	for _, t := range group {
		if !t.Late {
			rendered = append(rendered, t)
			entries[bundle.Node] = append(entries[bundle.Node],
				bundle.Entry{Name: t.Slug, Code: s.maker.nodeEntry(t.Page), Ground: ground})
		}
		if len(t.Demos) > 0 {
			live = append(live, t)
			entries[bundle.Browser] = append(entries[bundle.Browser],
				bundle.Entry{Name: t.Slug, Code: s.maker.browserEntry(t.Page), Ground: ground})
		}
	}
	var outputs [2][]bundle.Output
	err := onBoth(func(target bundle.Target) (err error) {
		outputs[target], err = s.maker.bundler.Bundle(target, entries[target], s.layersFor(target, group[0].Page))
		return err
	})
	if err != nil {
		return err
	}
	tasks := [2][]*pageTask{bundle.Browser: live, bundle.Node: rendered}
	incomplete := markAlone(tasks, outputs)
	s.markAdopting(tasks, outputs, incomplete)
	for i, t := range rendered {
		if incomplete[t] {
			continue
		}
		t.inputs, t.dynamic = outputs[bundle.Node][i].Inputs, outputs[bundle.Node][i].Dynamic
		if t.bundle.Node, err = s.maker.chunk(outputs[bundle.Node][i]); err != nil {
			return err
		}
		if t.bundle.Pictures, err = s.maker.pictures(outputs[bundle.Node][i].Pictures); err != nil {
			return err
		}
	}
	for i, t := range live {
		if incomplete[t] {
			continue
		}
		t.inputs = append(t.inputs, outputs[bundle.Browser][i].Inputs...)
		t.dynamic = alike(t.dynamic, outputs[bundle.Browser][i])
		if t.bundle.Browser, err = s.maker.browserChunk(t.Page, outputs[bundle.Browser][i]); err != nil {
			return err
		}
		pictures, err := s.maker.pictures(outputs[bundle.Browser][i].Pictures)
		if err != nil {
			return err
		}
		t.bundle.Pictures = append(t.bundle.Pictures, pictures...) // those of stylesheets; the others twice
	}
	if err := s.bundleRecorded(group, incomplete); err != nil {
		return err
	}
	written := slices.DeleteFunc(slices.Clone(group), func(t *pageTask) bool { return incomplete[t] || !t.isWritten() })
	if err := s.bundleStyles(written, ground); err != nil {
		return err
	}
	return s.bundleAlone(group, incomplete)
}

// bundleAlone bundles the pages again that turned out to be incomplete, those that do without the same layers together.
func (s *Set) bundleAlone(group []*pageTask, incomplete map[*pageTask]bool) error {
	for _, alone := range [][2]bool{{}, {true, false}, {false, true}, {true, true}} {
		again := slices.DeleteFunc(slices.Clone(group),
			func(t *pageTask) bool { return !incomplete[t] || t.alone != alone })
		if len(again) == 0 {
			continue
		}
		if err := s.bundleGroup(again); err != nil {
			return err
		}
	}
	return nil
}

// markAlone finds the pages that ask for more than narrow layers give. They do without these from now on.
func markAlone(tasks [2][]*pageTask, outputs [2][]bundle.Output) map[*pageTask]bool {
	incomplete := map[*pageTask]bool{}
	for target, list := range tasks {
		for i, t := range list {
			if outputs[target][i].Incomplete {
				t.alone[target], incomplete[t] = true, true
			}
		}
	}
	return incomplete
}

// browserChunk is a page's script, with the styles of its demos that no import tells of.
func (m *Maker) browserChunk(p Page, output bundle.Output) (Chunk, error) {
	css, err := m.tailwind(p)
	if err != nil {
		return Chunk{}, err
	}
	output.CSS = append(output.CSS, css...)
	return m.chunk(output)
}
