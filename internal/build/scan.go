package build

import (
	"slices"
	"strings"
	"sync"

	"vitrine/internal/demo"
	"vitrine/internal/diag"
	"vitrine/internal/highlight"
	"vitrine/internal/markdown"
	"vitrine/internal/nav"
	"vitrine/internal/reference"
	"vitrine/internal/source"
	"vitrine/internal/typescript"
	"vitrine/internal/vitrine"
)

// scanned is a site after the stage that looks at one file at a time. It never changes once made: an edit makes
// another one, which shares what did not change.
type scanned struct {
	tree  *source.Tree
	found []diag.Problem // what reading brought to light
	texts []*text        // by index of tree.Pages
	refs  *reference.Index
	nav   *nav.Result // in English
	navs  map[string]*nav.Result
	index map[pageKey]int // of tree.Pages

	frame   sandboxed
	parts   componentSources
	writing bool // pages are shown to their author alone
}

// pageKey names a page: its path, and the language that it is written in.
type pageKey struct{ path, language string }

// text is a page's text, parsed when somebody first wants it: a build wants all of them, the writing mode few.
type text struct {
	once  sync.Once
	doc   *markdown.Doc
	found []diag.Problem
}

// page is a page on its way to its HTML.
type page struct {
	vitrine.Page
	folder    string             // of the page, below the site folder
	demos     []demo.Resolved    // live in the page
	framed    []demo.Resolved    // on pages of their own
	pictures  []demo.Resolved    // rendered ahead of time, never live
	listed    []vitrine.NavEntry // of an overview page
	sources   []source.Demo
	pending   []string
	bundle    pageBundle
	icons     bool        // its demos use the icon font
	scripts   []bundled   // of its components
	generated []generated // what its components were given
	failed    bool        // its demos can't be bundled; that is reported
	html      rendered
}

// read reads the site and ties its pages together, without parsing their texts. Wait is whether to make what takes long
// and can be left out.
func (b *Builder) read(wait bool) *scanned {
	problems := &diag.List{}
	tree := source.Load(b.fsys, problems)
	if !tree.Config.Experiments && !b.options.Experiments {
		withoutExperiments(tree)
	}
	problems.Add(b.versions(tree.Config)...)
	refs := b.addReferences(tree, problems, wait)
	s := &scanned{tree: tree, refs: refs, texts: make([]*text, len(tree.Pages))}
	for i := range s.texts {
		s.texts[i] = &text{}
	}
	s.found = problems.Problems()
	s.link()
	return s
}

// experiments are test pages of the documentation itself; they don't belong in production (catalogue PA-2).
const experiments = "/experiments/"

func withoutExperiments(tree *source.Tree) {
	tree.Pages = slices.DeleteFunc(tree.Pages, func(p source.Page) bool {
		return strings.HasPrefix(p.Path,
			experiments)
	})
	tree.Files = slices.DeleteFunc(tree.Files, func(f source.File) bool {
		return strings.HasPrefix(f.URL,
			experiments)
	})
}

func (s *scanned) link() {
	s.index = make(map[pageKey]int, len(s.tree.Pages))
	for i, p := range s.tree.Pages {
		s.index[pageKey{p.Path, p.Language}] = i
	}
	s.navs = map[string]*nav.Result{}
	for _, language := range s.tree.Config.Languages {
		in := navInput(s.tree)
		in.Titles = map[string]string{}
		for _, t := range s.tree.Translations {
			if t.Language == language {
				for name, title := range t.Pages {
					in.Titles["pages."+name] = title
				}
			}
		}
		if language != vitrine.DefaultLanguage {
			in.Language, in.Written = language, map[string]bool{}
			for _, p := range s.tree.Pages {
				if p.Language == language {
					in.Written[p.Path] = true
				}
			}
		}
		s.navs[language] = nav.Link(in)
	}
	s.nav = s.navs[vitrine.DefaultLanguage]
}

// navIn is the navigation in a language.
func (s *scanned) navIn(language string) *nav.Result {
	if n := s.navs[language]; n != nil {
		return n
	}
	return s.nav
}

// with is the site after one of its pages was edited.
func (s *scanned) with(i int, p source.Page, found []diag.Problem) *scanned {
	tree := *s.tree
	tree.Pages = slices.Clone(tree.Pages)
	tree.Pages[i] = p
	next := &scanned{tree: &tree, refs: s.refs, texts: slices.Clone(s.texts), writing: s.writing}
	next.texts[i] = &text{}
	before := s.tree.Pages[i].Matter
	if !slices.Equal(before.Components, p.Matter.Components) || !slices.Equal(before.Hooks, p.Matter.Hooks) {
		for n, other := range tree.Pages {
			if other.Made { // says by which pages it is shown
				next.texts[n] = &text{}
			}
		}
	}
	for _, problem := range s.found {
		if !belongsTo(problem, p) {
			next.found = append(next.found, problem)
		}
	}
	next.found = append(next.found, found...)
	next.link()
	return next
}

// belongsTo says whether a problem lies in a page's own file or in one of its demos.
func belongsTo(problem diag.Problem, p source.Page) bool {
	return problem.File == p.File || strings.HasPrefix(problem.File, p.Dir+"/demos/")
}

// doc is the parsed text of a page.
func (s *scanned) doc(i int) *markdown.Doc {
	t := s.texts[i]
	t.once.Do(func() { t.doc, t.found = s.parse(s.tree.Pages[i]) })
	return t.doc
}

func (s *scanned) parse(p source.Page) (*markdown.Doc, []diag.Problem) {
	if p.Made {
		return s.parseReference(p)
	}
	more, missing := s.appended(p)
	doc, found := markdown.Parse(markdown.Input{File: p.File, Body: append(slices.Clip(p.Body), more...),
		FirstLine: p.BodyLine, IDs: s.idsFor(p)})
	found = append(found, missing...)
	if doc.Title == "" && p.Matter.Title == "" && !p.Broken {
		found = append(found, diag.Problem{File: p.File, Line: p.BodyLine, What: "The page has no title.",
			Why: "Tabs, search results and the contents show it.", Fix: "Begin the text with a heading: # Title."})
	}
	return doc, found
}

// scan reads and parses everything, then looks at all pages together.
func (b *Builder) scan(problems *diag.List) *scanned {
	s := b.read(true)
	b.config = s.tree.Config
	b.parallel(len(s.texts), func(i int) { s.doc(i) })
	problems.Add(s.problems()...)
	return s
}

// problems are all that the texts and their ties have; every text is parsed for that.
func (s *scanned) problems() []diag.Problem {
	found := slices.Clone(s.found)
	all := make([]int, len(s.texts))
	for i, t := range s.texts {
		s.doc(i)
		found = append(found, t.found...)
		all[i] = i
	}
	found = append(found, s.nav.Problems...)
	found = append(found, s.homes()...)
	found = append(found, s.expected()...)
	_, astray := s.redirects()
	found = append(found, astray...)
	return append(found, checkLinks(s, all)...)
}

// checkLinks judges every link of some pages.
func checkLinks(s *scanned, pages []int) []diag.Problem { return nav.CheckLinks(s.linkCheck(pages)) }

func navInput(tree *source.Tree) nav.Input {
	var in nav.Input
	for _, file := range tree.Nav {
		in.Trees = append(in.Trees, nav.Tree{Name: file.Name, Items: file.Items})
	}
	for _, product := range tree.Config.Products {
		in.Products = append(in.Products, nav.Product{ID: product.ID, Label: product.Label, Home: product.Home,
			Tree: product.Nav})
	}
	for _, p := range tree.Pages {
		if p.Language != vitrine.DefaultLanguage {
			continue // stands where its page stands
		}
		about := p.Matter.Description
		if p.Made {
			about = "" // hundreds of pages say the same of themselves: a list of names is read faster
		}
		in.Pages = append(in.Pages, nav.Page{Path: p.Path, File: p.File, Ordered: p.Matter.Ordered,
			NoIndex: p.Matter.NoIndex || p.Broken, Description: about,
			Marks: nav.Marks{Plan: p.Matter.Plan, Planned: p.Matter.Planned, Unstable: p.Matter.Unstable,
				NewFeature: p.Matter.NewFeature, Legacy: p.Matter.Legacy}})
	}
	return in
}

// linkCheck is every link of some pages, with everything that it may lead to.
func (s *scanned) linkCheck(pages []int) nav.LinkCheck {
	check := nav.LinkCheck{SiteURL: s.tree.Config.URL, Languages: s.tree.Config.Languages}
	aims := map[string]bool{}
	for _, i := range pages {
		p := s.tree.Pages[i]
		for _, link := range s.doc(i).Links {
			check.Links = append(check.Links, nav.Reference{Page: p.Path, Href: link.Href, File: p.File,
				Line: link.Line, Column: link.Column, Excerpt: link.Excerpt})
			aims[s.aim(link.Href)] = true
		}
		aims[p.Path] = true
	}
	for i, p := range s.tree.Pages {
		target := nav.Target{Path: p.Path}
		if len(pages) == len(s.texts) || aims[p.Path] {
			target.Anchors = s.anchors(i)
		}
		check.Targets = append(check.Targets, target)
	}
	for _, p := range overviews(s) {
		target := nav.Target{Path: p.Path, Anchors: []string{"main"}}
		for _, heading := range p.Contents {
			target.Anchors = append(target.Anchors, heading.ID)
		}
		check.Targets = append(check.Targets, target)
	}
	for _, file := range s.tree.Files {
		check.Files = append(check.Files, file.URL)
	}
	return check
}

// aim is the page that a link leads to, if it leads to one.
func (s *scanned) aim(href string) string {
	config := s.tree.Config
	return vitrine.CleanPath(vitrine.Canonical(strings.TrimPrefix(href, config.URL), config.Languages).As)
}

// anchors are the places of a page that a link may name.
func (s *scanned) anchors(i int) []string {
	doc := s.doc(i)
	anchors := append([]string{"main"}, doc.Anchors...)
	for _, mark := range doc.Marks {
		if mark.Kind == "demo" {
			anchors = append(anchors, demo.ElementID(mark.Name))
		}
		if mark.Kind == "reference" {
			anchors = append(anchors, s.refs.Anchors(s.tree.Pages[i].Path, mark.Name, mark.Section)...)
		}
	}
	return anchors
}

// spans hands the compiler's tokens to the highlighter.
func spans(tokens []typescript.Token) []highlight.Span {
	list := make([]highlight.Span, len(tokens))
	for i, token := range tokens {
		list[i] = highlight.Span{Start: token.Start, End: token.End, Class: token.Kind.Class()}
	}
	return list
}

// parseDemo is the demo stage's parser.
func parseDemo(file string, text []byte) (demo.Facts, []diag.Problem) {
	parsed, problems := typescript.Parse(file, text)
	var facts demo.Facts
	for _, i := range parsed.Imports() {
		facts.Imports = append(facts.Imports, demo.Import{Module: i.Module, TypeOnly: i.TypeOnly, Line: i.Line,
			Column: i.Column})
	}
	_, facts.HasDefault = parsed.DefaultExport()
	facts.Preview, _ = parsed.Preview()
	return facts, problems
}

func highlightDemo(text string) string {
	parsed, _ := typescript.Parse("demo.tsx", []byte(text))
	return highlight.HTML(text, spans(parsed.Tokens()))
}

func newHighlighter() *highlight.Highlighter {
	return highlight.New(func(file, code string) []highlight.Span { return spans(typescript.Snippet(file, code)) })
}
