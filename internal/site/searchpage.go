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
	p := vitrine.Page{
		Path: vitrine.SearchPage(template), Language: language, Title: title,
		HeadTitle: headTitle("", title, "", s.Config.Name), Description: about, LeadHTML: html.EscapeString(about),
		Canonical: s.Config.URL + vitrine.SearchPagePath(language), Crumbs: []vitrine.Link{},
		HeaderLinks: []vitrine.HeaderLink{}, Contents: []vitrine.Heading{}, Families: []string{}, NoIndex: true,
		Languages: s.searchLanguages(),
		Sections:  []vitrine.Section{{Blocks: []vitrine.Block{vitrine.NewBlock(vitrine.Search{Template: template})}}},
	}
	return p
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
