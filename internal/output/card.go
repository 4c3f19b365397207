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

// sharedCards are those that one of several machines draws.
type sharedCards struct {
	cards
	share func(addresses []string) []string
}

func (c sharedCards) List(s *Source) ([]string, error) {
	all, err := c.cards.List(s)
	return c.share(all), err
}

func (cards) Content(_ context.Context, s *Source, address string) (publish.File, error) {
	card, ok := s.Site.Cards()[address]
	if !ok {
		return publish.File{}, fs.ErrNotExist
	}
	return s.Assets.Card(card)
}
