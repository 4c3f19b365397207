package output

import (
	"fmt"
	"strings"

	"vitrine/internal/site"
	"vitrine/internal/vitrine"
)

// llms is the map of the site for programs that read.
var llms = single{vitrine.LLMsPath, func(s *Source) ([]byte, error) { return llmsText(s), nil }}

// llmsPage is a line of it.
type llmsPage struct{ product, title, path, description string }

// llmsText lists every page that search engines may show, by product.
func llmsText(s *Source) []byte {
	config := s.Site.Config
	var out strings.Builder
	fmt.Fprintf(&out, "# %s\n", config.Name)
	if config.Description != "" {
		fmt.Fprintf(&out, "\n> %s\n", config.Description)
	}
	pages := llmsPages(s.Site)
	list := func(title string, belongs func(product string) bool) {
		heading := "\n## " + title + "\n\n"
		for _, p := range pages {
			if belongs(p.product) {
				fmt.Fprintf(&out, "%s- [%s](%s%s): %s\n", heading, p.title, config.URL, vitrine.MarkdownPath(p.path),
					p.description)
				heading = ""
			}
		}
	}
	for _, product := range config.Products {
		list(strings.TrimSpace(product.Label+" "+product.Version), func(id string) bool { return id == product.ID })
	}
	list("More", func(id string) bool { return site.ProductNamed(config, id).ID == "" })
	return []byte(out.String())
}

func llmsPages(s *site.Site) []llmsPage {
	var list []llmsPage
	for i, p := range s.Tree.Pages {
		if s.HasMarkdown(p) {
			_, product := site.ProductOf(s.Config, p.Path)
			list = append(list, llmsPage{product, s.Title(i), p.Path, p.Matter.Description})
		}
	}
	for _, p := range s.Overviews() {
		list = append(list, llmsPage{p.ProductID, p.Title, p.Path, p.Description})
	}
	return list
}
