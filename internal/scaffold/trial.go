package scaffold

import (
	"os"
	"path/filepath"
	"slices"

	"vitrine/internal/diag"
)

// Try renders a page of a site as dev mode does. Problems are those of the page; an error means that it can't be
// rendered at all, for example since packages are not installed.
type Try func(site, address string) ([]diag.Problem, error)

// Failure is a component that can't be rendered with what its types say.
type Failure struct{ Component, Why string }

// mostTried is how many components are rendered, the least demanding first.
const mostTried = 12

// settle renders components with and without each provider, and takes the provider with which most of them can be
// rendered. Where nothing can be rendered at all it takes none.
func (p *project) settle(o Options) {
	tried := slices.Clone(p.exports)
	tried = slices.DeleteFunc(tried, func(c component) bool { return !c.CanStand })
	tried = tried[:min(len(tried), mostTried)]
	if o.Try == nil || len(tried) == 0 || p.isEmpty { // of a library that is yet to be written nothing can be rendered
		return
	}
	failed, err := p.trial(o, nil, tried)
	if err != nil {
		p.untried = err
		return
	}
	for _, provider := range p.providers {
		if len(failed) == 0 {
			break
		}
		if with, err := p.trial(o, &provider, tried); err == nil && len(with) < len(failed) {
			failed, p.provider = with, &provider
		}
	}
	p.failed, p.shown = failed, nil
	for _, one := range tried {
		isFailed := slices.ContainsFunc(failed, func(f Failure) bool { return f.Component == one.Name })
		if !isFailed {
			p.shown = &one
			return
		}
	}
}

// trialSite is the folder of the site on which components are rendered, below the library's.
const trialSite = ".cache/vitrine/trial"

// trial renders components on one page of a site that is removed again, and returns those that can't be.
func (p *project) trial(o Options, provider *component, tried []component) ([]Failure, error) {
	w := p.words(o)
	w.Provider = provider
	for _, one := range tried {
		page := p.pageOf(one)
		page.Stories = nil
		w.Pages = append(w.Pages, page)
	}
	files, err := p.trialFiles(w)
	if err != nil {
		return nil, err
	}
	folder := filepath.Join(o.Folder, filepath.FromSlash(trialSite))
	defer os.RemoveAll(folder)
	if err := os.RemoveAll(folder); err != nil {
		return nil, err
	}
	for _, one := range files {
		if err := create(folder, one); err != nil {
			return nil, err
		}
	}
	problems, err := o.Try(folder, "/"+p.id+"/")
	if err == nil && diag.Stops(problems) {
		err = diag.Failure{Problems: problems}
	}
	var failed []Failure
	for _, problem := range problems {
		// The first directive is in line 3, each further one two lines below.
		if at := (problem.Line - 3) / 2; problem.Kind == diag.LeftOutKind && at >= 0 && at < len(tried) {
			failed = append(failed, Failure{tried[at].Name, problem.What})
		}
	}
	return failed, err
}

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
