package output

import (
	"context"
	"io/fs"
	"strings"

	"vitrine/internal/effort"
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
			var index []byte
			effort.Of(effort.Search, func() { index = s.Site.SearchIndex(language).JSON() })
			return publish.InMemory(index), nil
		}
	}
	return publish.File{}, fs.ErrNotExist
}
