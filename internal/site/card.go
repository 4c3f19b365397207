package site

import (
	"sync"

	"vitrine/internal/cache"
	"vitrine/internal/card"
	"vitrine/internal/vitrine"
)

// Card is the picture of a link preview: what it shows. Pages of one title share one.
type Card struct {
	Title, Label string
	Accent       [3]uint8
}

// Address is called after what the card shows.
func (c Card) Address() string { return vitrine.CardPath(c.Key("card")[:12]) }

// Key names the card among what a kind of step makes.
func (c Card) Key(kind string) string {
	if c.Accent == card.Cinnabar {
		return cache.Key(kind, card.Version, c.Title, c.Label)
	}
	return cache.Key(kind, card.Version, c.Title, c.Label, c.Accent)
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
	label, accent := s.Config.Name, card.Cinnabar
	if p := ProductNamed(s.Config, product); p.ID != "" {
		label = p.Label + " " + p.Version
	}
	if own, ok := s.Config.Brand.Accent(); ok {
		accent = own.RGB()
	}
	return Card{Title: title, Label: label, Accent: accent}
}
