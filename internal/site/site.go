// Package site holds the whole site as one value: pages with their parsed texts, languages, navigation, overviews,
// blog, search, redirects, links between all of them.
//
// In: what authors wrote, already read, and the reference made of packages. Out: answers about any page and about the
// site as a whole, and the problems that only show when pages are seen together. Never here: reading or writing files,
// rendering. A Site never changes; an edit makes another one, which shares what did not change.
package site

import (
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"vitrine/internal/block"
	"vitrine/internal/diag"
	"vitrine/internal/markdown"
	"vitrine/internal/nav"
	"vitrine/internal/source"
	"vitrine/internal/vitrine"
)

// Site is the linked model. It may be asked from many goroutines.
type Site struct {
	Tree    *source.Tree
	Config  source.Config
	Nav     *nav.Result    // in the default language
	Dev     bool           // pages are shown to their author alone
	Loading []diag.Problem // what reading brought to light
	outside func(file string) bool

	Blocks      *block.Registry // kinds of blocks, which answer for this site
	reference   Reference
	registry    func(s *Site) *block.Registry
	texts       []*text // by index of Tree.Pages
	navigations map[string]*nav.Result
	index       map[pageKey]int   // of Tree.Pages
	files       map[string]string // addresses of published files, by their places
	hasPosts    bool
	overviews   overviews
	searched    searched
	cards       cards
}

// Input is what a site is made of.
type Input struct {
	Tree      *source.Tree
	Reference Reference
	Blocks    func(s *Site) *block.Registry // the kinds of blocks that a site has
	Problems  []diag.Problem                // of reading
	Dev       bool
	// reports whether a file outside of the site folder exists, by its path from there; nil for no access
	Outside func(file string) bool
}

// pageKey names a page: its path, and the language that it is written in.
type pageKey struct{ path, language string }

// text is a page's text, parsed when somebody first wants it: a build wants all of them, dev mode few. What the
// navigation calls the page is known without that.
type text struct {
	once     sync.Once
	doc      *markdown.Doc
	problems []diag.Problem
	headed   sync.Once
	heading  string
}

// New ties the pages of a tree together, without parsing their texts.
func New(in Input) *Site {
	in.Tree = withFallbacks(in.Tree)
	s := &Site{Tree: in.Tree, Config: in.Tree.Config, Dev: in.Dev, Loading: in.Problems, reference: in.Reference,
		registry: in.Blocks, outside: in.Outside, texts: make([]*text, len(in.Tree.Pages))}
	for i := range s.texts {
		s.texts[i] = &text{}
	}
	s.link()
	return s
}

// With is the site after one of its pages was edited, with the problems of reading that page.
func (s *Site) With(i int, p source.Page, problems []diag.Problem) *Site {
	tree := *s.Tree
	tree.Pages = slices.Clone(tree.Pages)
	tree.Pages[i] = p
	next := &Site{Tree: &tree, Config: s.Config, Dev: s.Dev, reference: s.reference, registry: s.registry,
		outside: s.outside, texts: slices.Clone(s.texts)}
	next.texts[i] = &text{}
	for n, other := range tree.Pages {
		if other.Fallback && other.Path == p.Path {
			tree.Pages[n], next.texts[n] = fallback(p, other.Language), &text{}
		}
	}
	before := s.Tree.Pages[i].Matter
	if !slices.Equal(before.Components, p.Matter.Components) || !slices.Equal(before.Hooks, p.Matter.Hooks) {
		for n, other := range tree.Pages {
			if other.Generated { // says by which pages it is shown
				next.texts[n] = &text{}
			}
		}
	}
	for _, problem := range s.Loading {
		if !belongsTo(problem, p) {
			next.Loading = append(next.Loading, problem)
		}
	}
	next.Loading = append(next.Loading, problems...)
	next.link()
	return next
}

// WithoutExperiments takes the test pages of the documentation itself out of a tree (specification §2), unless they are
// wanted or the site has them in any case.
func WithoutExperiments(tree *source.Tree, wanted bool) {
	if wanted || tree.Config.Experiments {
		return
	}
	tree.Pages = slices.DeleteFunc(tree.Pages, func(p source.Page) bool {
		return strings.HasPrefix(p.Path, vitrine.ExperimentsPath)
	})
	tree.Files = slices.DeleteFunc(tree.Files, func(f source.File) bool {
		return strings.HasPrefix(f.URL, vitrine.ExperimentsPath)
	})
}

// Doc is the parsed text of a page.
func (s *Site) Doc(i int) *markdown.Doc {
	t := s.texts[i]
	t.once.Do(func() { t.doc, t.problems = s.parse(s.Tree.Pages[i]) })
	return t.doc
}

// heading is the first heading of a page that somebody wrote.
func (s *Site) heading(i int) string {
	t := s.texts[i]
	t.headed.Do(func() { t.heading = markdown.FirstHeading(s.Tree.Pages[i].Body) })
	return t.heading
}

func (s *Site) parse(p source.Page) (*markdown.Doc, []diag.Problem) {
	if p.Generated {
		return s.reference.Parse(s, p)
	}
	more, missing := s.appended(p)
	doc, problems := markdown.Parse(markdown.Input{File: p.File, Body: append(slices.Clip(p.Body), more...),
		FirstLine: p.BodyLine, IDs: s.idsFor(p), Dialect: s.Blocks.Dialect(), Dollars: s.Config.Math})
	problems = append(p.Located(problems), missing...)
	if doc.Title == "" && p.Matter.Title == "" && !p.Broken {
		problems = append(problems, diag.Problem{File: p.File, Line: p.BodyLine, What: "The page has no title.",
			Why: "Tabs, search results and the contents show it.", Fix: "Begin the text with a heading: # Title."})
	}
	return doc, problems
}

// Title is the title of a page: its first heading, else that of its front matter.
func (s *Site) Title(i int) string {
	if doc := s.Doc(i); doc.Title != "" {
		return doc.Title
	}
	return s.Tree.Pages[i].Matter.Title
}

// PageAt finds the page of an address in the default language.
func (s *Site) PageAt(address string) (int, bool) {
	return s.find(vitrine.CleanPath(address), vitrine.DefaultLanguage)
}

// Published finds the page that is published at an address.
func (s *Site) Published(address string) (int, bool) {
	if address == vitrine.NotFoundPath {
		return s.find(vitrine.NotFoundPage, vitrine.DefaultLanguage)
	}
	if i, ok := s.find(address, vitrine.DefaultLanguage); ok && Address(s.Tree.Pages[i]) == address {
		return i, true
	}
	for _, language := range s.Config.Languages {
		path, ok := strings.CutPrefix(address, "/"+language+"/")
		if !ok {
			path, ok = strings.TrimPrefix(address, "/"), true // a page that stands outside of languages
		}
		if i, found := s.find("/"+path, language); found && Address(s.Tree.Pages[i]) == address {
			return i, true
		}
	}
	return 0, false
}

// PageIn finds the page of a path in a language, those that stand for translations included.
func (s *Site) PageIn(path, language string) (int, bool) { return s.find(path, language) }

func (s *Site) find(path, language string) (int, bool) {
	i, ok := s.index[pageKey{path, language}]
	return i, ok
}

// FileOwner finds the only page that a file's content belongs to. A file that is new, gone or shared by translations
// has none: addresses may have changed. Nor has that of a page which could not be read and so stands in no other
// language.
func (s *Site) FileOwner(file string) (int, bool) {
	owner, count := 0, 0
	for i, p := range s.Tree.Pages {
		if p.File == file || p.Preamble.Path == file || slices.Contains(p.Included, file) ||
			slices.ContainsFunc(slices.Concat(p.Demos, p.Modules), func(d source.Demo) bool { return d.Path == file }) {
			if p.Fallback {
				continue
			}
			if p.Broken && len(s.Config.Languages) > 1 {
				return 0, false
			}
			owner = i
			count++
		}
	}
	return owner, count == 1
}

// FileOwners finds the pages that files belong to, given by absolute path below the site's folder; false where one of
// them has no page of its own.
func (s *Site) FileOwners(folder string, files []string) (owners map[int]bool, known bool) {
	owners = map[int]bool{}
	for _, file := range files {
		below, err := filepath.Rel(folder, file)
		if err != nil {
			continue
		}
		i, known := s.FileOwner(filepath.ToSlash(below))
		if !known {
			return nil, false
		}
		owners[i] = true
	}
	return owners, true
}

// Address is where a page is published: below its language, except in the default one.
func Address(p source.Page) string { return vitrine.PagePath(p.Path, p.Language) }

// IsTaught says whether a page teaches: somebody wrote it, in the default language, for readers.
func IsTaught(p source.Page) bool {
	return !p.Generated && p.Language == vitrine.DefaultLanguage && !strings.HasPrefix(p.Path, vitrine.ExperimentsPath)
}
