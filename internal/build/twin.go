package build

import (
	"fmt"
	"strings"

	"vitrine/internal/demo"
	"vitrine/internal/markdown"
	"vitrine/internal/reference"
	"vitrine/internal/source"
	"vitrine/internal/vitrine"
)

// twinOf is the address of a page as markdown.
func twinOf(path string) string { return path + "index.md" }

// twin is a page as markdown: its prose, with the source of each demo in the demo's place.
func twin(p *page, doc *markdown.Doc) []byte {
	return doc.Markdown(func(mark markdown.Mark) string {
		for _, resolved := range p.all() {
			if mark.Kind == "demo" && resolved.Demo.Name == demo.ElementID(mark.Name) {
				return fmt.Sprintf("%s (%s):\n\n%s", resolved.Demo.Title, resolved.Demo.Sources[0].File,
					markdown.Fenced("tsx", resolved.Demo.Sources[0].Text))
			}
		}
		if mark.Kind == "gallery" {
			return galleryTwin(p, mark)
		}
		if mark.Kind == "reference" {
			for _, section := range p.Sections {
				for _, block := range section.Blocks {
					if block.Reference != nil && block.Reference.ID == reference.Kebab(mark.Name)+"-"+mark.Section {
						return reference.Markdown(block.Reference)
					}
				}
			}
		}
		return ""
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
				fmt.Fprintf(&out, "%s- [%s](%s%s): %s\n", heading, p.Title, config.URL, twinOf(p.Path), p.Description)
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
