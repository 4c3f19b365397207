package page

import (
	"vitrine/internal/demo"
	"vitrine/internal/vitrine"
)

// Frames are the pages of a page's framed demos: each fills its window, and the page shows it in a frame. They are
// addresses of their own. Any other demo is looked at alone on its own page, which then shows nothing else: a page for
// each would double the work of a build.
func (p *Page) Frames() []*Page {
	var list []*Page
	for _, resolved := range p.Framed {
		resolved.Demo.Frame = ""
		shown := resolved.Demo
		shown.Sources = nil
		f := &Page{Folder: p.Folder, Sources: p.Sources, Demos: []demo.Resolution{resolved}}
		f.Page = vitrine.Page{
			Path: vitrine.FramePath(p.Path, resolved.Demo.Name), Source: p.Source, Language: p.Language,
			Title:       resolved.Demo.Title,
			HeadTitle:   resolved.Demo.Title + " - " + p.HeadTitle,
			Description: frameDescription(resolved.Demo.Title, p.Title),
			ProductID:   p.ProductID, CategoryID: p.CategoryID, Canonical: p.Canonical, Crumbs: []vitrine.Link{},
			HeaderLinks: []vitrine.HeaderLink{}, Contents: []vitrine.Heading{},
			Families: []string{resolved.Demo.Family},
			NoIndex:  true, Frame: true,
			Sections: []vitrine.Section{{Blocks: []vitrine.Block{vitrine.NewBlock(&shown)}}},
		}
		list = append(list, f)
	}
	return list
}

// FrameAt is the page of a framed demo by its address.
func (p *Page) FrameAt(address string) (frame *Page, ok bool) {
	for _, frame := range p.Frames() {
		if vitrine.PagePath(frame.Path, frame.Language) == address {
			return frame, true
		}
	}
	return nil, false
}

func frameDescription(demo, page string) string {
	return vitrine.Description("The demo "+demo+" of the page "+page+", alone in a window.",
		"Its code and what it shows are explained on that page.")
}
