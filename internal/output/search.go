package output

import (
	"context"
	"io/fs"
	"strings"

	"vitrine/internal/publish"
	"vitrine/internal/vitrine"
)

// searchIndexes are what readers can find, by language.
type searchIndexes struct{}

func (searchIndexes) Match(address string) bool {
	return strings.HasSuffix(address, vitrine.SearchPath(vitrine.DefaultLanguage))
}

func (searchIndexes) List(s *Source) ([]string, error) {
	var list []string
	for _, language := range s.Site.Config.Languages {
		list = append(list, vitrine.SearchPath(language))
	}
	return list, nil
}

func (searchIndexes) Content(_ context.Context, s *Source, address string) (publish.File, error) {
	for _, language := range s.Site.Config.Languages {
		if vitrine.SearchPath(language) == address {
			return publish.InMemory(s.Site.SearchIndex(language).JSON()), nil
		}
	}
	return publish.File{}, fs.ErrNotExist
}
