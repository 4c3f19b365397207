package render

import (
	"slices"
	"strings"

	"vitrine/internal/diag"
	"vitrine/internal/source"
)

// Sound are the pages that no error lies in. Without leave to go on any error ends the run, and so does one that lies
// in none of the pages: nobody knows which of them it spoils.
func (r *Renderer) Sound(pages []*Page, list *diag.List, goOn bool) ([]*Page, error) {
	spoiled := map[string]bool{}
	for _, problem := range list.Problems() {
		if problem.Severity != diag.Error {
			continue
		}
		own := func(p *Page) bool { return p.holds(problem.File) || r.Site.Includes(p.Path, problem.File) }
		if !goOn || !slices.ContainsFunc(pages, own) {
			return pages, source.Failure(list)
		}
		for _, p := range pages {
			spoiled[p.Path] = spoiled[p.Path] || own(p)
		}
	}
	r.Site.LeaveOut(func(path string) bool { return spoiled[path] })
	return slices.DeleteFunc(slices.Clone(pages), func(p *Page) bool { return spoiled[p.Path] }), nil
}

// holds says whether a file is one of the page's folder.
func (p *Page) holds(file string) bool {
	return p.Folder != "" && strings.HasPrefix(file, p.Folder+"/") &&
		(strings.HasPrefix(file, p.Folder+"/demos/") || !strings.Contains(file[len(p.Folder)+1:], "/"))
}
