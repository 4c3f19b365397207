package output

import (
	"context"
	"slices"
	"strings"

	"vitrine/internal/effort"
	"vitrine/internal/publish"
	"vitrine/internal/vitrine"
)

// searchIndexes are what readers can find, by language: a file with an address of its own each, and shards that have
// their hashes in their names.
type searchIndexes struct{}

func (searchIndexes) Match(address string) bool {
	return strings.HasSuffix(address, vitrine.SearchPath(vitrine.DefaultLanguage)) || vitrine.IsSearchPart(address)
}

func (searchIndexes) List(s *Source) ([]string, error) {
	files, err := s.searchFiles()
	list := make([]string, 0, len(files))
	for address := range files {
		list = append(list, address)
	}
	slices.Sort(list)
	return list, err
}

func (searchIndexes) Content(_ context.Context, s *Source, address string) (publish.File, error) {
	if _, err := s.searchFiles(); err != nil {
		return publish.File{}, err
	}
	content, err := s.Site.SearchFile(address, s.Assets.Found)
	return publish.InMemory(content), err
}

func (s *Source) searchFiles() (files map[string][]byte, err error) {
	effort.Of(effort.Search, func() { files, err = s.Site.SearchFiles(s.Assets.Found) })
	return files, err
}
