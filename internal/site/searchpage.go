package site

import (
	"html"

	"vitrine/internal/vitrine"
)

// SearchPages are the search as a page, and the template in which a server answers, in every language. A page that an
// author put at its address stands there instead.
func (s *Site) SearchPages() []vitrine.Page {
	var list []vitrine.Page
	for _, language := range s.Config.Languages {
		if _, taken := s.find(vitrine.SearchPage(false), language); !taken {
			list = append(list, s.searchAs(language, false), s.searchAs(language, true))
		}
	}
	return list
}

func (s *Site) searchAs(language string, template bool) vitrine.Page {
	title := s.Message(language, "Search")
	about := s.Message(language, "Type what you are looking for: a component, a prop, a guide, a class, an error.")
	p := s.unwritten(title, about)
	p.Path, p.Language = vitrine.SearchPage(template), language
	p.Canonical, p.Languages = s.Config.URL+vitrine.SearchPagePath(language), s.searchLanguages()
	p.Sections = []vitrine.Section{{Blocks: []vitrine.Block{vitrine.NewBlock(vitrine.Search{Template: template})}}}
	return p
}

// unwritten is a page of the engine's own, which is not for search engines. Its place and its blocks are yet to be set.
func (s *Site) unwritten(title, about string) vitrine.Page {
	return vitrine.Page{Title: title, HeadTitle: headTitle("", title, "", s.Config.Name), Description: about,
		LeadHTML: html.EscapeString(about), Crumbs: []vitrine.Link{}, HeaderLinks: []vitrine.HeaderLink{},
		Contents: []vitrine.Heading{}, Families: []string{}, NoIndex: true}
}

// searchLanguages are the languages of the search: it is there in all of them.
func (s *Site) searchLanguages() []vitrine.Translation {
	list := []vitrine.Translation{}
	if len(s.Config.Languages) < 2 {
		return list
	}
	for _, language := range s.Config.Languages {
		list = append(list, vitrine.Translation{Language: language, Href: vitrine.SearchPagePath(language), Same: true})
	}
	return list
}
