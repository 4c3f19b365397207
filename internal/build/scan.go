package build

import (
	"vitrine/internal/demo"
	"vitrine/internal/diag"
	"vitrine/internal/highlight"
	"vitrine/internal/markdown"
	"vitrine/internal/nav"
	"vitrine/internal/source"
	"vitrine/internal/typescript"
	"vitrine/internal/vitrine"
)

// scanned is a site after the stage that looks at one file at a time.
type scanned struct {
	tree *source.Tree
	docs []*markdown.Doc // by index of tree.Pages
	nav  *nav.Result
}

// page is a page on its way to its HTML.
type page struct {
	vitrine.Page
	folder  string // of the page, below the site folder
	demos   []demo.Resolved
	sources []source.Demo
	pending []string
	bundle  pageBundle
	failed  bool // its demos can't be bundled; that is reported
	html    rendered
}

// scan reads and parses everything, then looks at all pages together.
func (b *Builder) scan(problems *diag.List) *scanned {
	tree := source.Load(b.fsys, problems)
	b.config = tree.Config
	s := &scanned{tree: tree, docs: make([]*markdown.Doc, len(tree.Pages))}
	b.parallel(len(tree.Pages), func(i int) {
		p := tree.Pages[i]
		doc, found := markdown.Parse(markdown.Input{File: p.File, Body: p.Body, FirstLine: p.BodyLine})
		problems.Add(found...)
		if doc.Title == "" && p.Matter.Title == "" {
			problems.Add(diag.Problem{File: p.File, Line: p.BodyLine, What: "The page has no title.",
				Why: "Tabs, search results and the contents show it.", Fix: "Begin the text with a heading: # Title."})
		}
		s.docs[i] = doc
	})
	s.nav = nav.Link(navInput(tree))
	problems.Add(s.nav.Problems...)
	problems.Add(nav.CheckLinks(linkCheck(s))...)
	return s
}

func navInput(tree *source.Tree) nav.Input {
	var in nav.Input
	for _, file := range tree.Nav {
		in.Trees = append(in.Trees, nav.Tree{Name: file.Name, Items: file.Items})
	}
	for _, product := range tree.Config.Products {
		in.Products = append(in.Products, nav.Product{ID: product.ID, Label: product.Label, Tree: product.Nav})
	}
	for _, p := range tree.Pages {
		in.Pages = append(in.Pages, nav.Page{Path: p.Path, File: p.File, Ordered: p.Matter.Ordered, NoIndex: p.Matter.NoIndex})
	}
	return in
}

// linkCheck is every link of the site with everything that it may lead to.
func linkCheck(s *scanned) nav.LinkCheck {
	check := nav.LinkCheck{SiteURL: s.tree.Config.URL, Languages: s.tree.Config.Languages}
	for i, p := range s.tree.Pages {
		doc := s.docs[i]
		for _, link := range doc.Links {
			check.Links = append(check.Links, nav.Reference{Page: p.Path, Href: link.Href, File: p.File, Line: link.Line, Column: link.Column, Excerpt: link.Excerpt})
		}
		target := nav.Target{Path: p.Path, Anchors: append([]string{"main"}, doc.Anchors...)}
		for _, mark := range doc.Marks {
			if mark.Kind == "demo" {
				target.Anchors = append(target.Anchors, demo.ElementID(mark.Name))
			}
		}
		check.Targets = append(check.Targets, target)
	}
	for _, file := range s.tree.Files {
		check.Files = append(check.Files, file.URL)
	}
	return check
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
		facts.Imports = append(facts.Imports, demo.Import{Module: i.Module, TypeOnly: i.TypeOnly, Line: i.Line, Column: i.Column})
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
