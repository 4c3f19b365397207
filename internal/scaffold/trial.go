package scaffold

import (
	"cmp"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"vitrine/internal/diag"
)

// Try renders a page of a site as dev mode does. Problems are those of the page; an error means that it can't be
// rendered at all, for example since packages are not installed.
type Try func(site, address string) ([]diag.Problem, error)

// Failure is a component that can't be rendered with what its types say.
type Failure struct{ Component, Why string }

// mostTried is how many components are rendered, the least demanding first.
const mostTried = 12

// outcome is what rendering components showed.
type outcome struct {
	failed []Failure
	late   []string // the components that render nothing without a browser
}

// shows reports whether readers would see the component.
func (o outcome) shows(c component) bool {
	return !slices.Contains(o.late, c.Name) &&
		!slices.ContainsFunc(o.failed, func(f Failure) bool { return f.Component == c.Name })
}

// settle renders components with and without each provider, and takes the provider with which most of them can be
// rendered: of several the first, where those come first that the errors name. If nothing can be rendered at all, it
// takes none.
func (p *project) settle(o Options) {
	tried := slices.Clone(p.exports)
	tried = slices.DeleteFunc(tried, func(c component) bool { return !c.CanStand })
	tried = tried[:min(len(tried), mostTried)]
	if o.Try == nil || len(tried) == 0 || p.isEmpty { // of a library that is yet to be written nothing can be rendered
		return
	}
	var unloadable []Failure
	found, err := p.trial(o, nil, tried)
	if err != nil {
		if tried, unloadable, p.untried = p.loadable(o, tried); p.untried != nil {
			return
		}
		if found, p.untried = p.trial(o, nil, tried); p.untried != nil {
			return
		}
	}
	for _, provider := range byMentions(p.providers, found.failed) {
		if len(found.failed) == 0 {
			break
		}
		if with, err := p.trial(o, &provider, tried); err == nil && len(with.failed) < len(found.failed) {
			found, p.provider = with, &provider
		}
	}
	p.failed, p.shown = append(unloadable, found.failed...), nil
	p.wanted = slices.DeleteFunc(p.demanding, func(c component) bool { return mentions(c, found.failed) == 0 })
	if at := slices.IndexFunc(tried, found.shows); at >= 0 {
		p.shown = &tried[at]
	}
}

// loadable tries each component alone, and returns those whose modules can be bundled, and the others with the reason.
// If none can be, it returns the error of the first.
func (p *project) loadable(o Options, tried []component) (good []component, bad []Failure, err error) {
	for _, one := range tried {
		_, problem := p.trial(o, nil, []component{one})
		if problem == nil {
			good = append(good, one)
			continue
		}
		err = cmp.Or(err, problem)
		bad = append(bad, Failure{one.Name, upward.ReplaceAllString(problem.Error(), "")})
	}
	if len(good) > 0 {
		err = nil
	}
	return good, bad, err
}

// upward begins the paths of packages in errors: the trial's site is below the folder of the library.
var upward = regexp.MustCompile(`^(\.\./)+`)

// byMentions sorts components: those first that most failures name.
func byMentions(components []component, failed []Failure) []component {
	return slices.SortedStableFunc(slices.Values(components), func(a, b component) int {
		return mentions(b, failed) - mentions(a, failed)
	})
}

// mentions counts the failures that name a component.
func mentions(c component, failed []Failure) (n int) {
	word := regexp.MustCompile(`\b` + regexp.QuoteMeta(c.Name) + `\b`)
	for _, f := range failed {
		if word.MatchString(f.Why) {
			n++
		}
	}
	return n
}

// trialSite is the folder of the site on which components are rendered, below the library's.
const trialSite = ".cache/vitrine/trial"

// trial renders components on one page of a site that is removed again.
func (p *project) trial(o Options, provider *component, tried []component) (found outcome, err error) {
	w := p.words(o)
	w.Provider = provider
	for _, one := range tried {
		page := p.pageOf(one)
		page.Stories = nil
		w.Pages = append(w.Pages, page)
	}
	files, err := p.trialFiles(w)
	if err != nil {
		return found, err
	}
	folder := filepath.Join(o.Folder, filepath.FromSlash(trialSite))
	defer os.RemoveAll(folder)
	if err := os.RemoveAll(folder); err != nil {
		return found, err
	}
	for _, one := range files {
		if err := create(folder, one); err != nil {
			return found, err
		}
	}
	problems, err := o.Try(folder, "/"+p.id+"/")
	if err == nil && diag.Stops(problems) {
		err = diag.Failure{Problems: problems}
	}
	for _, problem := range problems {
		// The first directive is in line 3, each further one two lines below.
		at := (problem.Line - 3) / 2
		switch {
		case problem.Kind == diag.LeftOutKind && at >= 0 && at < len(tried):
			found.failed = append(found.failed, Failure{tried[at].Name, reason(problem.What)})
		case problem.Kind == diag.LateKind:
			found.late = append(found.late, demoOf(problem.File))
		}
	}
	return found, err
}

var around = regexp.MustCompile(`^.*? can't be rendered: | \(content/\S+\)$`)

// reason is what a component throws, without the demo and the file that exist in the trial only.
func reason(what string) string { return around.ReplaceAllString(what, "") }

// demoOf is the component of a demo's file.
func demoOf(file string) string { return strings.TrimSuffix(path.Base(file), "Basic.tsx") }

func (p *project) trialFiles(w words) ([]file, error) {
	content := "content/" + w.ID + "/"
	wanted := [][2]string{{"trial.yaml", "vitrine.yaml"}, {"trial.md", content + "index.md"}}
	if w.HasFamily() {
		wanted = append(wanted, [2]string{"family.tsx", "families/" + w.ID + ".tsx"})
	}
	files, err := filled(wanted, w)
	files = append(files, file{"nav/" + w.ID + ".yaml", "- pathname: /" + w.ID + "\n  title: Trial\n"})
	for _, page := range w.Pages {
		demo, err := filled([][2]string{{"demo.tsx", content + "demos/" + page.Demo() + ".tsx"}}, page)
		if err != nil {
			return nil, err
		}
		files = append(files, demo...)
	}
	return files, err
}
