package vitrine

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"
	"sync/atomic"

	"vitrine/internal/diag"
	"vitrine/internal/output"
	"vitrine/internal/publish"
	"vitrine/internal/vitrine"
)

// Output is one kind of published file of your own. Build asks for all of its files, Dev for the one that somebody
// wants. Methods may be called from many goroutines; what they return must depend on their arguments alone.
//
// An error stops the build; a Problem says why, and how to mend it.
type Output interface {
	// Match says by the form of an address whether it may be one of this kind. It is true for all that List returns.
	Match(address string) bool
	// List are all addresses of this kind, such as /data/pages.json: no page, not below /assets/, and none that the
	// engine or another output publishes already.
	List(site Site) ([]string, error)
	// Content is the file at an address that List returned.
	Content(ctx context.Context, site Site, address string) ([]byte, error)
}

// Site is what outputs are made of. It is not to be changed.
type Site struct {
	Name      string // of vitrine.yaml
	URL       string // where the site is published, such as https://docs.example; "" where it does not say
	Languages []string
	Pages     []PublishedPage // all that readers can open, but those of single demos; by address
}

// PublishedPage is a page that readers can open.
type PublishedPage struct {
	Page
	Address     string // such as /zh/lib/guide/
	Title       string // plain text
	Description string // plain text
	Markdown    string // address of its markdown output, "" for none
	NoIndex     bool   // search engines shall not list it
}

// File is an output of one file, at an address such as /data/pages.json.
func File(address string, content func(site Site) ([]byte, error)) Output {
	return file{address, content}
}

type file struct {
	address string
	content func(site Site) ([]byte, error)
}

func (f file) Match(address string) bool { return address == f.address }

func (f file) List(Site) ([]string, error) { return []string{f.address}, nil }

func (f file) Content(_ context.Context, site Site, _ string) ([]byte, error) { return f.content(site) }

// outputsOf are the outputs as the engine takes them.
func outputsOf(own []Output) []output.Output {
	var list []output.Output
	for _, o := range own {
		list = append(list, &ownOutput{own: o})
	}
	return list
}

// ownOutput is a caller's output as the engine sees it.
type ownOutput struct {
	own    Output
	listed atomic.Pointer[listing] // the newest
}

// listing is what an output has for one state of the site.
type listing struct {
	key       any // the engine's site
	site      Site
	addresses []string
}

func (o *ownOutput) Match(address string) bool { return o.own.Match(address) }

func (o *ownOutput) List(s *output.Source) ([]string, error) {
	l, err := o.listing(s)
	if err != nil {
		return nil, err
	}
	return l.addresses, nil
}

// Content is that of a listed address: what an output answers beyond its list would be in dev mode only.
func (o *ownOutput) Content(ctx context.Context, s *output.Source, address string) (publish.File, error) {
	l, err := o.listing(s)
	if err != nil {
		return publish.File{}, err
	}
	if !slices.Contains(l.addresses, address) {
		return publish.File{}, fs.ErrNotExist
	}
	content, err := o.own.Content(ctx, l.site, address)
	if err != nil {
		return publish.File{}, stopped(address, err)
	}
	return publish.InMemory(content), nil
}

func (o *ownOutput) listing(s *output.Source) (*listing, error) {
	if l := o.listed.Load(); l != nil && l.key == any(s.Site) {
		return l, nil
	}
	l := &listing{key: s.Site, site: siteOf(s)}
	var err error
	if l.addresses, err = o.own.List(l.site); err != nil {
		return nil, stopped("an output", err)
	}
	for _, address := range l.addresses {
		if flaw := flawOf(address); flaw != "" {
			return nil, fmt.Errorf("an output lists the address %q, which %s", address, flaw)
		}
		if !o.own.Match(address) {
			return nil, fmt.Errorf("an output lists the address %q, but its Match is false for it: dev mode would "+
				"not find it", address)
		}
	}
	o.listed.Store(l)
	return l, nil
}

// flawOf says what is wrong with the address of a file, "" for nothing.
func flawOf(address string) string {
	_, asset := vitrine.AssetName(address)
	switch {
	case !strings.HasPrefix(address, "/"):
		return "does not begin with a slash"
	case strings.HasSuffix(address, "/"):
		return "is that of a page: name a file, such as /data/pages.json"
	case path.Clean(address) != address || strings.ContainsAny(address, "\\?#\x00"):
		return "is no plain path: leave out dots, doubled slashes, backslashes, ? and #"
	case asset:
		return "stands where browsers keep files forever: choose another folder"
	}
	return ""
}

// stopped is the error of a caller's output as the engine takes it.
func stopped(of string, err error) error {
	var problem Problem
	if !errors.As(err, &problem) {
		return fmt.Errorf("%s: %w", of, err)
	}
	return diag.Failure{Problems: []diag.Problem{{File: problem.File, Line: problem.Line, Column: problem.Column,
		Excerpt: problem.Excerpt, What: problem.What, Why: problem.Why, Fix: problem.Fix}}}
}

// siteOf are the facts about a site that outputs are made of.
func siteOf(s *output.Source) Site {
	config := s.Site.Config
	site := Site{Name: config.Name, URL: config.URL, Languages: slices.Clone(config.Languages)}
	for i, p := range s.Site.Tree.Pages {
		about := s.Site.BlockPage(p)
		page := PublishedPage{
			Page: Page{File: p.File, Path: p.Path, Language: p.Language, ProductID: about.Product,
				Generated: p.Generated},
			// the page of errors stands where hosts look for it
			Address: vitrine.PagePath(p.Path, p.Language), Title: s.Site.Title(i),
			Description: p.Matter.Description, NoIndex: p.Matter.NoIndex,
		}
		if s.Site.HasMarkdown(p) {
			page.Markdown = vitrine.MarkdownPath(p.Path)
		}
		site.Pages = append(site.Pages, page)
	}
	for _, p := range s.Site.Overviews() {
		site.Pages = append(site.Pages, PublishedPage{
			Page:    Page{Path: p.Path, Language: p.Language, ProductID: p.ProductID, Generated: true},
			Address: vitrine.PagePath(p.Path, p.Language), Title: p.Title, Description: p.Description,
			Markdown: p.Markdown, NoIndex: p.NoIndex})
	}
	slices.SortFunc(site.Pages, func(a, b PublishedPage) int { return cmp.Compare(a.Address, b.Address) })
	return site
}
