package build

import (
	"fmt"
	"strings"

	"vitrine/internal/markdown"
	"vitrine/internal/source"
	"vitrine/internal/vitrine"
)

// markdownPath is the address of a page as markdown.
func markdownPath(path string) string { return path + "index.md" }

// markdownOutput is a page as markdown: its prose, with what its blocks say of themselves in their places.
func markdownOutput(s *scanned, p *page, doc *markdown.Doc) []byte {
	return doc.Markdown(func(b markdown.Block, source string) (string, bool) {
		return s.blocks.Markdown(b, p.blocks[b.Index], source)
	})
}

// llms is the map of the site for programs that read: every page that search engines may show, by product.
func llms(config source.Config, pages []*page) []byte {
	var out strings.Builder
	fmt.Fprintf(&out, "# %s\n", config.Name)
	if config.Description != "" {
		fmt.Fprintf(&out, "\n> %s\n", config.Description)
	}
	list := func(title string, belongs func(product string) bool) {
		heading := "\n## " + title + "\n\n"
		for _, p := range pages {
			if belongs(p.ProductID) && !p.NoIndex && p.Language == vitrine.DefaultLanguage {
				fmt.Fprintf(&out, "%s- [%s](%s%s): %s\n", heading, p.Title, config.URL, markdownPath(p.Path),
					p.Description)
				heading = ""
			}
		}
	}
	for _, product := range config.Products {
		list(strings.TrimSpace(product.Label+" "+product.Version), func(id string) bool { return id == product.ID })
	}
	list("More", func(id string) bool { return productNamed(config, id).ID == "" })
	return []byte(out.String())
}
