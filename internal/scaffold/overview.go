package scaffold

import (
	"cmp"
	"os"
	"path/filepath"
	"slices"
)

// Overview writes a site that nobody keeps: a page for each component that the package exports. What was in its folder
// is gone, and in the library nothing changes.
func Overview(o Options) (Result, error) {
	p, err := look(o)
	if err != nil {
		return Result{}, err
	}
	files, err := overview(o, p)
	if err != nil {
		return Result{}, err
	}
	result := p.result("/" + p.id + "/")
	if err := os.RemoveAll(filepath.Join(o.Folder, filepath.FromSlash(o.Site))); err != nil {
		return result, err
	}
	for _, one := range files {
		if err := create(o.Folder, one); err != nil {
			return result, err
		}
		result.Files = append(result.Files, one.name)
	}
	return result, nil
}

// overview are the files of such a site.
func overview(o Options, p *project) ([]file, error) {
	w := p.words(o)
	w.Start, w.Pages, w.Repository = "Components", p.pages(), "" // its pages are in no repository
	content := "content/" + p.id + "/"
	files, err := filled(append(w.files(), [2]string{"overview.md", content + "index.md"},
		[2]string{"overview.md", "content/index.md"}), w)
	for _, page := range w.Pages {
		folder := content + page.Slug + "/"
		wanted := [][2]string{{"exhibit.md", folder + "index.md"}}
		if page.CanStand && !page.HasControls && len(page.Stories) == 0 {
			wanted = append(wanted, [2]string{"demo.tsx", folder + "demos/" + page.Demo() + ".tsx"})
		}
		own, err := filled(wanted, page)
		if err != nil {
			return nil, err
		}
		files = append(files, own...)
	}
	return under(o.Site, files), err
}

// pages are those of all components by name, each at an address of its own; that of the reference is taken.
func (p *project) pages() (list []shown) {
	taken := map[string]bool{"api": true}
	for _, one := range p.exports {
		page := p.pageOf(one)
		for taken[page.Slug] {
			page.Slug += "-component"
		}
		taken[page.Slug] = true
		list = append(list, page)
	}
	slices.SortFunc(list, func(a, b shown) int { return cmp.Compare(a.Name, b.Name) })
	return list
}
