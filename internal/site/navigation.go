package site

import (
	"vitrine/internal/nav"
	"vitrine/internal/source"
	"vitrine/internal/vitrine"
)

// link makes the navigation in each language, and the kinds of blocks that answer for this site.
func (s *Site) link() {
	s.index = make(map[pageKey]int, len(s.Tree.Pages))
	for i, p := range s.Tree.Pages {
		s.index[pageKey{p.Path, p.Language}] = i
		s.hasPosts = s.hasPosts || isPublishedPost(p)
	}
	s.files = make(map[string]string, len(s.Tree.Files))
	for _, file := range s.Tree.Files {
		s.files[file.Path] = file.URL
	}
	s.navigations = map[string]*nav.Result{}
	for _, language := range s.Config.Languages {
		s.navigations[language] = nav.Link(s.navInput(language))
	}
	s.Nav = s.navigations[vitrine.DefaultLanguage]
	s.Blocks = s.registry(s)
}

// NavIn is the navigation in a language.
func (s *Site) NavIn(language string) *nav.Result {
	if n := s.navigations[language]; n != nil {
		return n
	}
	return s.Nav
}

func (s *Site) navInput(language string) nav.Input {
	in := nav.Input{Titles: map[string]string{}}
	for _, t := range s.Tree.Translations {
		if t.Language == language {
			for name, title := range t.Pages {
				in.Titles["pages."+name] = title
			}
		}
	}
	if language != vitrine.DefaultLanguage {
		in.Language, in.Written = language, map[string]bool{}
	}
	for _, file := range s.Tree.Nav {
		in.Trees = append(in.Trees, nav.Tree{Name: file.Name, Items: file.Items})
	}
	for _, product := range s.Config.Products {
		in.Products = append(in.Products, nav.Product{ID: product.ID, Label: product.Label, Home: product.Home,
			Tree: product.Nav})
	}
	in.Headings = s.headings(language)
	for _, p := range s.Tree.Pages {
		if p.Language == language && in.Written != nil {
			in.Written[p.Path] = true
		}
		if p.Language == vitrine.DefaultLanguage { // a translation stands where its page stands
			in.Pages = append(in.Pages, navPage(p))
		}
	}
	return in
}

// headings are those of pages whose front matter has no title, by path: in a language, where they are written in it.
func (s *Site) headings(language string) map[string]string {
	list := map[string]string{}
	for i, p := range s.Tree.Pages {
		if p.Generated || p.Fallback || p.Matter.Title != "" {
			continue
		}
		if p.Language == language || p.Language == vitrine.DefaultLanguage && list[p.Path] == "" {
			list[p.Path] = s.heading(i)
		}
	}
	return list
}

func navPage(p source.Page) nav.Page {
	m := p.Matter
	page := nav.Page{Path: p.Path, File: p.File, Ordered: m.Ordered, NoIndex: m.NoIndex || p.Broken,
		Description: m.Description, Badges: nav.Badges{Plan: m.Plan, Planned: m.Planned, Unstable: m.Unstable,
			NewFeature: m.NewFeature, Legacy: m.Legacy}}
	if p.Generated {
		page.Description = "" // hundreds of pages say the same of themselves: a list of names is read faster
	}
	return page
}

// Navigation is what a page carries of its product's tree.
func (s *Site) Navigation(p vitrine.Page) vitrine.Navigation {
	result := s.NavIn(p.Language)
	n := result.View(p.ProductID, p.Path)
	product := n.Product
	if ProductNamed(s.Config, product).ID == "" {
		product = result.Fallback(p.Path)
	}
	for _, entry := range n.Entries {
		if entry.Group && len(entry.Children) == 0 {
			n.Tree = vitrine.TreePath(product, p.Language)
		}
	}
	return n
}
