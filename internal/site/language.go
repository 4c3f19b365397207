package site

import (
	"strings"

	"vitrine/internal/source"
	"vitrine/internal/vitrine"
)

// idsFor are the ids of the page in the default language's headings: a translation has the same ones by position, so
// that a link to a section leads there in every language. Nil for an page in the default language.
func (s *Site) idsFor(p source.Page) []string {
	if p.Language == vitrine.DefaultLanguage {
		return nil
	}
	i, ok := s.PageAt(p.Path)
	if !ok {
		return nil
	}
	var ids []string
	for _, h2 := range s.Doc(i).Headings {
		ids = append(ids, h2.ID)
		for _, h3 := range h2.Children {
			ids = append(ids, h3.ID)
		}
	}
	return ids
}

// Translations are a page in the site's languages. Where nobody has translated it, the language has it in English,
// which is no translation; a page that exists once leads to the language's first page, if there is one.
func (s *Site) Translations(p source.Page) []vitrine.Translation {
	list := []vitrine.Translation{}
	if len(s.Config.Languages) < 2 {
		return list
	}
	for _, language := range s.Config.Languages {
		switch {
		case s.fallsBack(p.Path, language):
			list = append(list, vitrine.Translation{Language: language, Href: vitrine.InLanguage(p.Path, language)})
		case s.written(p.Path, language):
			list = append(list, vitrine.Translation{Language: language, Href: vitrine.PagePath(p.Path, language),
				Same: true})
		case s.written("/", language):
			list = append(list, vitrine.Translation{Language: language, Href: vitrine.InLanguage("/", language)})
		}
	}
	return list
}

// fallsBack says whether a language has a page in English alone.
func (s *Site) fallsBack(path, language string) bool {
	i, ok := s.index[pageKey{path, language}]
	return ok && s.Tree.Pages[i].Fallback
}

func (s *Site) written(path, language string) bool {
	_, ok := s.index[pageKey{path, language}]
	return ok
}

// LinkFrom turns the addresses that authors write on a page into those that readers follow: within their language where
// what is linked exists in it, and {repository}/blob/-/ to the files of the documented version.
func (s *Site) LinkFrom(p source.Page, version string) func(href string) string {
	config := s.Config
	return func(href string) string {
		href = s.pageOfFile(p, href)
		if file, ok := strings.CutPrefix(href, config.Repository.URL+"/blob/-/"); ok && config.Repository.URL != "" {
			if version == "" {
				return config.Repository.URL + "/blob/" + config.Repository.Branch + "/" + file
			}
			return config.Repository.URL + "/blob/v" + version + "/" + file
		}
		if p.Language == vitrine.DefaultLanguage || !strings.HasPrefix(href, "/") || !s.written(s.linkTarget(href),
			p.Language) {
			return href
		}
		return vitrine.InLanguage(vitrine.Canonical(href, config.Languages).As, p.Language)
	}
}
