package output

import (
	"context"
	"io/fs"
	"strings"

	"vitrine/internal/publish"
	"vitrine/internal/vitrine"
)

// navigationTrees are the whole navigations of all products, by language, as HTML: pages carry parts of them.
type navigationTrees struct{}

func (navigationTrees) Match(address string) bool {
	return strings.Contains(address, "/nav/") && strings.HasSuffix(address, ".html")
}

func (navigationTrees) List(s *Source) ([]string, error) {
	var list []string
	for _, product := range s.Site.Config.Products {
		for _, language := range s.Site.Config.Languages {
			list = append(list, vitrine.TreePath(product.ID, language))
		}
	}
	return list, nil
}

func (navigationTrees) Content(_ context.Context, s *Source, address string) (publish.File, error) {
	for _, product := range s.Site.Config.Products {
		for _, language := range s.Site.Config.Languages {
			if vitrine.TreePath(product.ID, language) == address {
				html, err := s.Assets.Navigation(s.Site.NavIn(language).Full(product.ID))
				return publish.InMemory(html).By("navigation"), err
			}
		}
	}
	return publish.File{}, fs.ErrNotExist
}
