package site

import (
	"sync"

	"vitrine/internal/cache"
	"vitrine/internal/card"
	"vitrine/internal/vitrine"
)

// Card is the picture of a link preview: what it shows. Pages of one title share one.
type Card struct{ Title, Label string }

// Address is called after the words of the card.
func (c Card) Address() string {
	return vitrine.CardPath(cache.Key("card", card.Version, c.Title, c.Label)[:12])
}

// cards are known once every text is parsed, which waits until somebody asks.
type cards struct {
	once      sync.Once
	byAddress map[string]Card
}

// Cards are the pictures of all pages that may be linked to, by address.
func (s *Site) Cards() map[string]Card {
	s.cards.once.Do(func() {
		s.cards.byAddress = map[string]Card{}
		for i, p := range s.Tree.Pages {
			if !p.Matter.NoIndex {
				_, product := ProductOf(s.Config, p.Path)
				c := s.cardOf(s.Title(i), product)
				s.cards.byAddress[c.Address()] = c
			}
		}
		for _, p := range s.Overviews() {
			c := s.cardOf(p.Title, p.ProductID)
			s.cards.byAddress[c.Address()] = c
		}
	})
	return s.cards.byAddress
}

func (s *Site) cardOf(title, product string) Card {
	if p := ProductNamed(s.Config, product); p.ID != "" {
		return Card{title, p.Label + " " + p.Version}
	}
	return Card{title, s.Config.Name}
}
