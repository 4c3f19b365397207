package site

import "vitrine/internal/vitrine"

// notFound is the page that hosts show where there is none. A page that an author wrote at its path replaces it.
func (s *Site) notFound() []vitrine.Page {
	if _, taken := s.find(vitrine.NotFoundPage, vitrine.DefaultLanguage); taken {
		return nil
	}
	title := s.Message(vitrine.DefaultLanguage, "No page at this address")
	about := s.Message(vitrine.DefaultLanguage, "It may have moved, or the link that led here may be mistyped.")
	p := s.unwritten(title, about)
	p.Path, p.Language, p.Canonical = vitrine.NotFoundPage, vitrine.DefaultLanguage, s.Config.URL+vitrine.NotFoundPath
	p.Languages, p.Sections = []vitrine.Translation{}, []vitrine.Section{}
	return []vitrine.Page{p}
}
