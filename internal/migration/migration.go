// Package migration brings the documentation of another tool into a new site folder.
//
// In: the folder of a site made with that tool. Out: pages, navigation, redirects and files that build here, and a list
// of what a person has to decide. Never here: running what stands in that folder, changing it.
package migration

import (
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"vitrine/internal/diag"
)

// Options say what is brought where.
type Options struct {
	From   string // the tool
	Folder string // of its site
	Site   string // the folder to make
}

// Result is what was written.
type Result struct {
	Files     []string // below the site folder, with forward slashes
	Pages     int
	Redirects int
	Decisions []diag.Problem // what a person has to look at, all of them warnings; files are those of the other tool
}

// tool knows how one tool lays out a site.
type tool interface {
	// pages are the texts with their addresses.
	pages(p *project) []*page
	// sidebar is the order in which readers find them.
	sidebar(p *project) []entry
	// redirects are addresses of before.
	redirects(p *project) []redirect
	// public are folders whose files stand at the root of the site.
	public() []string
	// element says what one of the tool's components is here.
	element(p *page, t tag) (text string, known bool)
}

// tools are those that we know, by their names.
var tools = map[string]tool{"docusaurus": docusaurus{}, "dumi": dumi{}, "nextra": nextra{}, "starlight": starlight{},
	"storybook": storybook{}}

// Tools are the names that Options.From may have.
func Tools() []string { return slices.Sorted(maps.Keys(tools)) }

// Import writes all files of a new site, or none.
func Import(o Options) (Result, error) {
	t, known := tools[o.From]
	if !known {
		return Result{}, fmt.Errorf("nothing reads sites of %q; it must be one of %s", o.From, strings.Join(Tools(), ", "))
	}
	if info, err := os.Stat(o.Folder); err != nil || !info.IsDir() {
		return Result{}, fmt.Errorf("there is no folder %s", o.Folder)
	}
	p := newProject(o)
	p.tool = t
	for _, one := range t.pages(p) {
		p.add(one)
	}
	if len(p.pages) == 0 {
		return Result{}, diag.Failure{Problems: []diag.Problem{{
			What: fmt.Sprintf("There are no pages of %s in %s.", o.From, o.Folder), Why: "Nothing was written.",
			Fix: "Name the folder that holds the configuration of that site."}}}
	}
	p.publish(t.public())
	entries := t.sidebar(p) // before any link is followed: it may bring pages that nobody wrote
	p.parts = p.linkedParts()
	for _, one := range p.pages {
		p.rewrite(one, pageFile)
	}
	p.home()
	p.navigation(entries)
	count := p.moved(t.redirects(p))
	p.configuration(p.writeTranslations())
	result := Result{Pages: len(p.pages), Redirects: count, Decisions: p.decisions}
	slices.SortStableFunc(result.Decisions, func(a, b diag.Problem) int { return strings.Compare(a.File, b.File) })
	return result, p.write(o.Site, &result)
}

// write writes the files, none where one of them is there.
func (p *project) write(site string, result *Result) error {
	var problems []diag.Problem
	names := slices.Sorted(maps.Keys(p.files))
	for _, name := range names {
		if _, err := os.Lstat(filepath.Join(site, filepath.FromSlash(name))); !errors.Is(err, fs.ErrNotExist) {
			problems = append(problems, diag.Problem{File: filepath.ToSlash(filepath.Join(site, name)),
				What: "The file is there already.", Why: "Nothing is overwritten: nothing was written.",
				Fix: "Move it away, or name another folder: --site new-site"})
		}
	}
	if len(problems) > 0 {
		return diag.Failure{Problems: problems}
	}
	for i, name := range names {
		if err := create(filepath.Join(site, filepath.FromSlash(name)), p.files[name]); err != nil {
			for _, written := range names[:i] { // all or none
				err = errors.Join(err, remove(filepath.Join(site, filepath.FromSlash(written))))
			}
			return err
		}
	}
	result.Files = names
	return nil
}

func remove(name string) error {
	if err := os.Remove(name); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	return nil
}

func create(name string, text []byte) error {
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		return err
	}
	opened, err := os.OpenFile(name, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
	if err != nil {
		return err
	}
	_, err = opened.Write(text)
	if err = errors.Join(err, opened.Close()); err != nil {
		return errors.Join(err, remove(name))
	}
	return nil
}
