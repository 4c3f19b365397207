package output

import (
	"context"
	"io/fs"

	"vitrine/internal/publish"
	"vitrine/internal/vitrine"
)

// editing is what the editor of demos knows of components, fetched when a reader begins to edit.
type editing struct{}

func (editing) Match(address string) bool {
	_, ok := vitrine.EditingOf(address)
	return ok
}

func (editing) List(s *Source) ([]string, error) {
	var list []string
	for _, of := range s.Site.EditingList() {
		list = append(list, vitrine.EditingPath(of))
	}
	return list, nil
}

func (editing) Content(_ context.Context, s *Source, address string) (publish.File, error) {
	of, _ := vitrine.EditingOf(address)
	file, ok := s.Site.EditingOf(of)
	if !ok {
		return publish.File{}, fs.ErrNotExist
	}
	return compact(file, nil)
}
