package compile

import (
	"slices"

	"vitrine/internal/demo"
	"vitrine/internal/vitrine"
)

// all are the demos of a page in the order of their figures, wherever they live.
func (p *page) all() []demo.Resolved {
	return demo.InOrder(p.demos, p.framed)
}

// rendered are the demos whose HTML the page carries.
func (p *page) rendered() []demo.Resolved { return slices.Concat(p.demos, p.pictures) }

// frames are the pages of a page's framed demos: each fills its window, and the page shows it in a frame. They are
// addresses of their own. Any other demo is looked at alone on its own page, which then shows nothing else: a page for
// each would double the work of a build.
func frames(p *page) []*page {
	var list []*page
	for _, resolved := range p.framed {
		resolved.Demo.Frame = ""
		shown := resolved.Demo
		shown.Sources = nil
		f := &page{folder: p.folder, sources: p.sources, demos: []demo.Resolved{resolved}}
		f.Page = vitrine.Page{
			Path: vitrine.FramePath(p.Path, resolved.Demo.Name), Source: p.Source, Language: p.Language,
			Title:     resolved.Demo.Title,
			HeadTitle: resolved.Demo.Title + " - " + p.HeadTitle, Description: "A demo of the page " + p.Title + ".",
			ProductID: p.ProductID, CategoryID: p.CategoryID, Canonical: p.Canonical, Crumbs: []vitrine.Link{},
			HeaderLinks: []vitrine.HeaderLink{}, Contents: []vitrine.Heading{},
			Families: []string{resolved.Demo.Family},
			NoIndex:  true, Frame: true,
			Sections: []vitrine.Section{{Blocks: []vitrine.Block{vitrine.NewBlock(&shown)}}},
		}
		list = append(list, f)
	}
	return list
}
