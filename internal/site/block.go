package site

import (
	"vitrine/internal/block"
	"vitrine/internal/demo"
	"vitrine/internal/source"
)

// BlockPage is a page as its blocks see it.
func (s *Site) BlockPage(p source.Page) block.Page {
	product := s.ProductFor(p)
	page := block.Page{File: p.File, Path: p.Path, Language: p.Language, Product: product.ID, Family: product.Family,
		Framing:   s.Config.FamilyOf(product.ID).Isolate == source.IsolateFrame,
		Generated: p.Generated, Aliases: s.aliases(p), Demos: make([]demo.File, len(p.Demos))}
	for i, d := range p.Demos {
		page.Demos[i] = demo.File{Name: d.Name, Path: d.Path, Text: d.Text}
	}
	return page
}
