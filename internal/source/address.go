package source

import (
	"path"
	"strings"

	"vitrine/internal/diag"
	"vitrine/internal/vitrine"
)

// addresses checks that every page and file can be reached, and by one address only.
func (r reader) addresses(tree *Tree) {
	owner := make(map[string]string, len(tree.Files))
	for _, f := range tree.Files {
		if first := owner[f.URL]; first != "" {
			r.problems.Add(diag.Problem{File: f.Path, What: "The file has the same address as " + diag.Quote(first) +
				".",
				Why: "Only one of them could be published as " + f.URL + ".", Fix: "Rename or remove one of them."})
			continue
		}
		owner[f.URL] = f.Path
	}
	for i, p := range tree.Pages {
		r.address(p, tree.Config.Languages)
		if i > 0 && tree.Pages[i-1].Path == p.Path && tree.Pages[i-1].Language == p.Language {
			r.problems.Add(diag.Problem{File: p.File, What: "The page stands in this folder twice, in markdown and in MDX.",
				Why: "Only one of them could be published as " + p.Path + ".", Fix: "Remove one of them."})
		}
		if first := owner[p.Path+"index.html"]; first != "" {
			r.problems.Add(diag.Problem{File: p.File, What: "The page has the same address as " + diag.Quote(first) +
				".",
				Why: "Only one of them could be published as " + p.Path + ".", Fix: "Rename or remove one of them."})
		}
	}
}

// address checks the folder of a page, which is its path.
func (r reader) address(p Page, languages []string) {
	for segment := range strings.SplitSeq(strings.Trim(p.Path, "/"), "/") {
		if strings.Trim(segment, "abcdefghijklmnopqrstuvwxyz0123456789-._") != "" {
			r.problems.Add(diag.Problem{File: p.File, What: "The folder " + diag.Quote(segment) +
				" can't be part of an address.",
				Why: "Hosts differ in how they treat capitals and signs, so the address would not work everywhere.",
				Fix: "Use small letters, digits, hyphens and dots."})
			return
		}
	}
	if at := vitrine.Canonical(p.Path, languages); at.As != p.Path {
		r.problems.Add(diag.Problem{File: p.File, What: "The page lies in a folder that is a language: " +
			diag.Quote(at.Language) + ".",
			Why: "Its address would be read as a translation of " + diag.Quote(at.As) + ".",
			Fix: "Put a translation beside its page: " + diag.Quote(path.Join(contentDir, at.As,
				"index-"+at.Language+".md")) + "."})
	}
}
