package output

import (
	"context"
	"io/fs"
	"strings"

	"vitrine/internal/publish"
	"vitrine/internal/vitrine"
)

// cards are the pictures of link previews.
type cards struct{}

func (cards) Match(address string) bool {
	stem, ending, _ := strings.Cut(vitrine.CardPath("*"), "*")
	return strings.HasPrefix(address, stem) && strings.HasSuffix(address, ending)
}

func (cards) List(s *Source) ([]string, error) {
	var list []string
	for address := range s.Site.Cards() {
		list = append(list, address)
	}
	return list, nil
}

func (cards) Content(_ context.Context, s *Source, address string) (publish.File, error) {
	card, ok := s.Site.Cards()[address]
	if !ok {
		return publish.File{}, fs.ErrNotExist
	}
	return s.Assets.Card(card)
}
