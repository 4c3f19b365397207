package site

import (
	"slices"
	"strings"

	"vitrine/internal/source"
	"vitrine/internal/vitrine"
)

// withFallbacks gives every language the pages that nobody has translated into it, in English, so that readers stay in
// the shell of their language. Pages that exist once for all languages have none.
func withFallbacks(tree *source.Tree) *source.Tree {
	if len(tree.Config.Languages) < 2 {
		return tree
	}
	written := map[pageKey]bool{}
	for _, p := range tree.Pages {
		written[pageKey{p.Path, p.Language}] = true
	}
	more := *tree
	more.Pages = slices.Clone(tree.Pages)
	for _, language := range tree.Config.Languages {
		for _, p := range tree.Pages {
			if p.Language == vitrine.DefaultLanguage && !written[pageKey{p.Path, language}] &&
				mayFallBack(p, language) {
				more.Pages = append(more.Pages, fallback(p, language))
			}
		}
	}
	return &more
}

// mayFallBack says whether a page can stand in another language: it has an address there, and readers come to it.
func mayFallBack(p source.Page, language string) bool {
	return !p.Broken && !p.Fallback && vitrine.InLanguage(p.Path, language) != p.Path &&
		Address(p) != vitrine.NotFoundPath && !strings.HasPrefix(p.Path, vitrine.ExperimentsPath)
}

// fallback is an English page for readers of another language. What belongs to the page itself stays with it.
func fallback(p source.Page, language string) source.Page {
	p.Language, p.Fallback = language, true
	p.Claims, p.Asked, p.Matter.Aliases = source.Demo{}, nil, nil
	return p
}
