package build

import (
	"vitrine/internal/cache"
	"vitrine/internal/card"
	"vitrine/internal/vitrine"
)

// cardKind is what the cache calls the pictures of link previews.
const cardKind = "card"

// cardOf is the address of a page's picture, below the site. It is called after its words: pages of one title share
// one.
func (s *scanned) cardOf(p *vitrine.Page) string {
	return "/assets/card-" + cache.Key(cardKind, card.Version, p.Title, s.cardLabel(p))[:12] + ".png"
}

func (s *scanned) cardLabel(p *vitrine.Page) string {
	if product := productNamed(s.tree.Config, p.ProductID); product.ID != "" {
		return product.Label + " " + product.Version
	}
	return s.tree.Config.Name
}

// cards draws the pictures of all pages that may be linked to, those that were not drawn before.
func (b *Builder) cards(s *scanned, pages []*page) (Files, error) {
	wanted := map[string]*page{}
	for _, p := range pages {
		if p.Card != "" {
			wanted[p.Card] = p
		}
	}
	var addresses []string
	for address := range wanted {
		addresses = append(addresses, address)
	}
	made := make([]File, len(addresses))
	failed := make([]error, len(addresses))
	b.parallel(len(addresses), func(i int) {
		p := &wanted[addresses[i]].Page
		key := cache.Key(cardKind, card.Version, p.Title, s.cardLabel(p))
		var k kept
		if !b.cache.Lookup(cardKind+" sum", key, &k) {
			b.cache.Count(cardKind)
			content, err := card.Draw(p.Title, s.cardLabel(p))
			if err != nil {
				failed[i] = err
				return
			}
			if k, failed[i] = b.keepPart(cardKind, key, content); failed[i] == nil {
				failed[i] = b.cache.Keep(cardKind+" sum", key, k)
			}
		}
		made[i] = b.file(k, cardKind, key)
	})
	files := Files{}
	for i, address := range addresses {
		if failed[i] != nil {
			return nil, failed[i]
		}
		files[address[1:]] = made[i]
	}
	return files, nil
}
