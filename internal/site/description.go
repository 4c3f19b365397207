package site

import (
	"fmt"
	"unicode/utf8"

	"vitrine/internal/diag"
	"vitrine/internal/source"
	"vitrine/internal/vitrine"
)

// descriptionKey is that of the front matter.
const descriptionKey = "description"

// checkDescription reports a description that search engines would replace by a piece of the text. One that is too
// long, or missing, is a problem of the front matter.
func checkDescription(p source.Page) []diag.Problem {
	length := utf8.RuneCountInString(p.Matter.Description)
	if p.Generated || p.Broken || length == 0 || length >= vitrine.MinDescription {
		return nil
	}
	line := p.Lines[descriptionKey]
	return []diag.Problem{{Severity: diag.Warning, File: p.File, Line: line, Excerpt: diag.Excerpt(p.Raw, line),
		What: fmt.Sprintf("“description” is %d characters long; search engines want at least %d.", length,
			vitrine.MinDescription),
		Why: "They show a piece of the text instead of one that says too little.",
		Fix: fmt.Sprintf("Say in %d to %d characters what readers find on the page.", vitrine.MinDescription,
			vitrine.MaxDescription)}}
}
