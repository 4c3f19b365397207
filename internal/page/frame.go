package page

import (
	"vitrine/internal/demo"
	"vitrine/internal/vitrine"
)

// Frames are the pages of a page's framed demos, and that of the playgrounds that it owns. Each demo fills its window,
// and the page shows it in a frame. They are addresses of their own. Any other demo is looked at alone on its own page,
// which then shows nothing else: a page for each would double the work of a build.
func (p *Page) Frames() []*Page {
	var list []*Page
	for _, resolved := range p.Framed {
		resolved.Demo.Frame = ""
		shown := resolved.Demo
		shown.Sources = nil
		f := p.alone(vitrine.FramePath(p.Path, resolved.Demo.Name), resolved.Demo.Title)
		f.Sources, f.Demos, f.Families = p.Sources, []demo.Resolution{resolved}, []string{resolved.Demo.Family}
		f.Sections = []vitrine.Section{{Blocks: []vitrine.Block{vitrine.NewBlock(&shown)}}}
		list = append(list, f)
	}
	if p.group != nil {
		if owned := p.group(); owned != nil {
			list = append(list, owned)
		}
	}
	return list
}

// FillsWindow says whether a demo is the whole document. What is seen of a group stands on other pages.
func (p *Page) FillsWindow() bool { return p.Frame && !p.Group }

// alone is a page of something that a page shows, without what stands around it.
func (p *Page) alone(path, title string) *Page {
	f := &Page{Folder: p.Folder}
	f.Page = vitrine.Page{
		Path: path, Source: p.Source, Language: p.Language, Title: title, HeadTitle: title + " - " + p.HeadTitle,
		Description: frameDescription(title, p.Title),
		ProductID:   p.ProductID, CategoryID: p.CategoryID, Canonical: p.Canonical, Crumbs: []vitrine.Link{},
		HeaderLinks: []vitrine.HeaderLink{}, Contents: []vitrine.Heading{},
		NoIndex: true, Frame: true,
	}
	return f
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
