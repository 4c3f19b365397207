package build

import (
	"path/filepath"

	"vitrine/internal/cache"
	"vitrine/internal/vitrine"
)

// treePath is where the whole navigation of a product stands, once for all of its pages. The address does not change
// with the content: no page has to be made anew because another was added.
func treePath(product, language string) string {
	return vitrine.InLanguage("/nav/"+product+".html", language)
}

// navigation is what a page carries of its product's tree.
func (s *scanned) navigation(p *page) vitrine.Navigation {
	n := s.navIn(p.Language).View(p.ProductID, p.Path)
	for _, entry := range n.Entries {
		if entry.Group && len(entry.Children) == 0 {
			n.Tree = treePath(n.Product, p.Language)
		}
	}
	return n
}

// trees are the whole navigations of all products, by address.
func (b *Builder) trees(s *scanned, a *assets) (Files, error) {
	files := Files{}
	for _, product := range s.tree.Config.Products {
		for language := range s.navs {
			html, err := b.tree(s, a, product.ID, language)
			if err != nil {
				return nil, err
			}
			files[treePath(product.ID, language)[1:]] = inMemory(html)
		}
	}
	return files, nil
}

func (b *Builder) tree(s *scanned, a *assets, product, language string) ([]byte, error) {
	full := s.navIn(language).Full(product)
	return b.cache.Step("navigation", cache.Key("navigation", full, filepath.Base(a.Server)), func() ([]byte, error) {
		html, err := b.renderer.Navigation(a.Server, full)
		return []byte(html), err
	})
}
