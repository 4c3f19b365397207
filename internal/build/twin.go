package build

import (
	"fmt"

	"vitrine/internal/apidoc"
	"vitrine/internal/demo"
	"vitrine/internal/markdown"
)

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
					if block.Reference != nil && block.Reference.ID == apidoc.Kebab(mark.Name)+"-"+mark.Section {
						return referenceTwin(block.Reference)
					}
				}
			}
		}
		return ""
	})
}
