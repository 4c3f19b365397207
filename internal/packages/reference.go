// Package packages tells what the installed packages of a site hold: the reference made of their declarations, what
// their imports cost, their versions.
//
// In: configuration, installed packages, the cache of build steps. Out: entries and pages of the reference, problems.
// Never here: what an entry's page says, and how packages are read or bundled.
package packages

import (
	"fmt"
	"path/filepath"
	"sync"

	"vitrine/internal/browser"
	"vitrine/internal/bundle"
	"vitrine/internal/cache"
	"vitrine/internal/diag"
	"vitrine/internal/reference"
	"vitrine/internal/site"
	"vitrine/internal/source"
	"vitrine/internal/typescript"
	"vitrine/internal/workspace"
)

// Reader reads the packages that are installed for one site.
type Reader struct {
	Site     string // the site folder, absolute
	Lock     string // of the installed packages, see assets.Lock
	Steps    *cache.Cache
	Bundling func(config source.Config) bundle.Options // how imports are bundled to be weighed
	Parallel func(n int, do func(i int))
	Progress func(stage string, done, total int)
	Browser  *browser.Browser // tries what packages export; nil where there is none
	Sources  *workspace.Workspace
}

// written are the packages that are read from their source.
func (r *Reader) written() (list []typescript.Written) {
	for _, p := range r.Sources.Packages() {
		list = append(list, typescript.Written{Name: p.Name, Version: p.Version, Folder: p.Folder,
			Modules: r.Sources.Modules(p.Name)})
	}
	return list
}

const configFile = "vitrine.yaml"

// AddReference makes the pages of the reference and puts them into the tree and its navigation. The costs of imports
// are left out if they are not known and nobody is to wait for them.
func (r *Reader) AddReference(tree *source.Tree, wait bool) (*reference.Index, []diag.Problem) {
	all, named, err := r.entries(tree.Config)
	var measured measurements
	if err == nil {
		measured, err = r.measure(tree.Config, all, wait)
	}
	if err != nil {
		return reference.Empty(), []diag.Problem{{File: configFile,
			What: fmt.Sprintf("The reference can't be made: %v.", err), Why: "Its pages would be missing.",
			Fix: "Install the packages that “references” names: npm ci."}}
	}
	problems := &diag.List{}
	problems.Add(measured.problems...)
	index := reference.Add(tree, reference.Options{Entries: measured.entries, Named: named, Costs: measured.costs,
		Describe: site.Naming, Told: r.histories(tree, problems), Installed: r.installed(tree.Config.Products)},
		problems)
	return index, problems.Problems()
}

// measurements are what running packages tells, where their declarations don't.
type measurements struct {
	entries  [][]reference.Entry // with what a browser saw
	costs    map[string]reference.Cost
	problems []diag.Problem
}

// measure weighs imports while a browser, which mostly waits, tries them.
func (r *Reader) measure(config source.Config, all [][]reference.Entry, wait bool) (m measurements, err error) {
	var weighing sync.WaitGroup
	weighing.Go(func() { m.costs, err = r.costs(config, all, wait) })
	m.entries, m.problems = r.observe(config, all, wait)
	weighing.Wait()
	return m, err
}

// entries are those of all configured packages, with what the names in their types stand for.
func (r *Reader) entries(config source.Config) ([][]reference.Entry, []reference.Named, error) {
	names, interfaces, values := reference.Wanted(config.References)
	if len(names) == 0 {
		return make([][]reference.Entry, len(config.References)), nil, nil
	}
	key := cache.Key("reference", r.Lock, config.References)
	trace := r.Steps.Trace("reference", key)
	if whole := trace.Key(); whole != "" {
		if text, ok := r.Steps.Get("reference", whole); ok {
			return reference.Decode(text)
		}
	}
	r.Progress("types", 0, len(names))
	r.Steps.Count("reference")
	var inputs fileList
	read, err := typescript.Facts(typescript.FactsRequest{Folder: filepath.Dir(r.Site), Packages: names,
		Interfaces: interfaces, Values: values, Read: inputs.add, Written: r.written(), Source: r.Sources.Source})
	if err != nil {
		return nil, nil, err
	}
	for _, found := range read {
		if len(found.Components)+len(found.Hooks)+len(found.Interfaces)+len(found.Values) == 0 {
			return nil, nil, NothingFound{found.Name}
		}
	}
	text, err := reference.Encode(reference.ReadAll(config.References, read), reference.NamedTypes(read))
	if err != nil {
		return nil, nil, err
	}
	whole, err := trace.Done(inputs.files)
	if err != nil {
		return nil, nil, err
	}
	if err := r.Steps.Put("reference", whole, text); err != nil {
		return nil, nil, err
	}
	return reference.Decode(text)
}

// fileList takes in files from several at once.
type fileList struct {
	mu    sync.Mutex
	files []string
}

func (l *fileList) add(file string) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.files = append(l.files, file)
}
