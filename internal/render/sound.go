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
	spoiled, seen := map[string]bool{}, map[string]bool{}
	includes := r.Site.Inclusions()
	for _, problem := range list.Problems() {
		if problem.Severity != diag.Error || seen[problem.File] {
			continue
		}
		seen[problem.File] = true // thousands of errors lie in a few files
		found := false
		for _, p := range pages {
			if p.holds(problem.File) || includes[problem.File][p.Path] || p.isFailedBy(problem.File) {
				spoiled[p.Path], found = true, true
			}
		}
		if !goOn || !found {
			return pages, source.Failure(list)
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

// isFailedBy reports whether the demos of the page can't be bundled because of a file.
func (p *Page) isFailedBy(file string) bool { return slices.Contains(p.bundle.Faults, file) }
