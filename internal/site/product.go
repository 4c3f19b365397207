package site

import (
	"strings"

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

// ProductOf is the product of a path: the configured one that its first segment names, else what the path rules say.
func ProductOf(config source.Config, path string) (category, id string) {
	first, _, _ := strings.Cut(strings.TrimPrefix(path, "/"), "/")
	if product := ProductNamed(config, first); product.ID != "" {
		return product.Category, product.ID
	}
	return vitrine.ProductOf(path)
}

// ProductFor is the product that a page documents: the one named in its front matter, else that of its path.
func (s *Site) ProductFor(p source.Page) source.Product {
	id := p.Matter.ProductID
	if id == "" {
		_, id = ProductOf(s.Config, p.Path)
	}
	return ProductNamed(s.Config, id)
}

// ParentOf is the page whose tab a path is.
func ParentOf(path string) string {
	trimmed := strings.TrimSuffix(path, "/")
	return trimmed[:strings.LastIndexByte(trimmed, '/')+1]
}
