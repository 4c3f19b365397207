package site

import (
	"vitrine/internal/source"
	"vitrine/internal/vitrine"
)

// ProductNamed is the product with an id, an empty one for none.
func ProductNamed(config source.Config, id string) source.Product {
	for _, product := range config.Products {
		if product.ID == id {
			return product
		}
	}
	return source.Product{}
}

// ProductOf is the product of a path, by the products of the configuration and its rules for other paths.
func ProductOf(config source.Config, path string) (category, id string) {
	return vitrine.ProductOf(path, config.PathRules())
}

// ProductFor is the product that a page documents: the one named in its front matter, else that of its path.
func (s *Site) ProductFor(p source.Page) source.Product {
	id := p.Matter.ProductID
	if id == "" {
		_, id = ProductOf(s.Config, p.Path)
	}
	return ProductNamed(s.Config, id)
}
