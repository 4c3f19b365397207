package render

import (
	"cmp"
	"slices"

	"vitrine/internal/assets"
	"vitrine/internal/demo"
	"vitrine/internal/diag"
	"vitrine/internal/page"
	"vitrine/internal/vitrine"
)

// Bundle makes the demo files of pages. Pages whose demos can't be bundled are reported.
func (r *Renderer) Bundle(pages []*Page, problems *diag.List) error {
	bundles, found, err := r.Assets.BundlePages(r.assetPages(pages))
	problems.Add(found...)
	if err != nil {
		return err
	}
	for i, p := range pages {
		p.bundle = bundles[i]
	}
	return nil
}

// Sharing says which modules pages share, and which they should. Groups of playgrounds are opened by few
// readers, and have no say in it.
func (r *Renderer) Sharing(pages []*Page) (assets.Sharing, error) {
	visited := slices.DeleteFunc(slices.Clone(pages), func(p *Page) bool { return p.Group })
	return r.Assets.Sharing(r.assetPages(visited))
}

// assetPages are pages as bundling must know them.
func (r *Renderer) assetPages(pages []*Page) []assets.Page {
	inputs := make([]assets.Page, len(pages))
	for i, p := range pages {
		inputs[i] = assets.Page{Path: p.Path, Slug: page.Slug(p.Path), Language: p.Language, Families: p.Families,
			Folder: p.Folder, Demos: assetDemos(p.Page.Demos), Pictures: assetDemos(p.Pictures), Sources: p.Sources,
			Product: p.ProductID, Frame: p.FillsWindow(), Late: p.Group, Messages: r.Site.Messages(p.Language)}
	}
	return inputs
}

func assetDemos(list []demo.Resolution) []assets.Demo {
	demos := make([]assets.Demo, len(list))
	for i, d := range list {
		demos[i] = assetDemo(d)
	}
	return demos
}

func assetDemo(d demo.Resolution) assets.Demo {
	a := assets.Demo{Name: d.Demo.Name, Family: d.Demo.Family, Module: d.Module, Styling: d.Demo.Styling,
		Unrendered: d.Demo.Options.SSR == vitrine.RenderNone}
	if d.Generated() {
		a.Code = cmp.Or(d.Code, d.Demo.Sources[0].Text)
	}
	if d.Origin != nil {
		a.Origin = d.Origin.File
	}
	return a
}
