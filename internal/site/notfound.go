package site

import (
	"html"

	"vitrine/internal/vitrine"
)

// notFound is the page that hosts show where there is none. A page that an author wrote at its path replaces it.
func (s *Site) notFound() []vitrine.Page {
	if _, taken := s.find(vitrine.NotFoundPage, vitrine.DefaultLanguage); taken {
		return nil
	}
	title := s.Message(vitrine.DefaultLanguage, "No page at this address")
	about := s.Message(vitrine.DefaultLanguage, "It may have moved, or the link that led here may be mistyped.")
	return []vitrine.Page{{
		Path: vitrine.NotFoundPage, Language: vitrine.DefaultLanguage, Title: title,
		HeadTitle: headTitle("", title, "", s.Config.Name), Description: about, LeadHTML: html.EscapeString(about),
		Canonical: s.Config.URL + vitrine.NotFoundPath, Crumbs: []vitrine.Link{}, HeaderLinks: []vitrine.HeaderLink{},
		Contents: []vitrine.Heading{}, Families: []string{}, NoIndex: true, Languages: []vitrine.Translation{},
		Sections: []vitrine.Section{},
	}}
}
