package page

import (
	"fmt"
	"strings"

	"vitrine/internal/block"
	"vitrine/internal/block/keyboard"
	"vitrine/internal/claim"
	"vitrine/internal/diag"
	"vitrine/internal/markdown"
	"vitrine/internal/source"
	"vitrine/internal/vitrine"
)

// standing is which claims and rows of a page still are as they held in a browser.
type standing struct {
	tries []claim.Try
	held  []bool
}

// standing holds the tries of a page against the record.
func (a *answers) standing(src source.Page, claims []claim.Claim) standing {
	s := standing{tries: claim.Tries(src, claims, a.lock(), a.site.ProductFor(src).Package)}
	for _, try := range s.tries {
		_, held := src.Verified.Held[try.Key]
		s.held = append(s.held, held)
	}
	return s
}

// KeyboardRows implements the site of keyboard tables: a translation shows those of its page.
func (a *answers) KeyboardRows(page block.Page) []keyboard.Row {
	at, ok := a.site.PageIn(page.Path, vitrine.DefaultLanguage)
	if !ok {
		return nil
	}
	src := a.site.Tree.Pages[at]
	s := a.standing(src, nil)
	rows := make([]keyboard.Row, len(src.Keyboard))
	for i, row := range src.Keyboard {
		rows[i] = keyboard.Row{Keys: row.Keys, Label: row.Label, Result: row.Result, Verified: s.held[i]}
	}
	return rows
}

// Inline implements block.Liner.
func (a *answers) Inline(c *block.Context, text string) vitrine.Prose {
	link := c.Link
	if link == nil {
		link = a.site.LinkFrom(source.Page{Path: c.Path, Language: c.Language}, "")
	}
	return a.blocks.Fragment(c, text, markdown.Render{NewTab: a.opensNewTab, Link: link})
}

// verify reads what a page claims, and says which of it held. The seal is for what stands as it was tried: the rest is
// a warning, since a build starts no browser for it.
func (a *answers) verify(src source.Page, doc *markdown.Doc) (seal *vitrine.Verified, problems []diag.Problem) {
	if src.Claims.Path == "" && len(src.Keyboard) == 0 {
		return nil, nil
	}
	var claims []claim.Claim
	if src.Claims.Path != "" {
		claims, problems = claim.Read(src.Claims)
		problems = append(problems, claim.Check(src, claims, doc.Statements())...)
	}
	problems = append(problems, claim.CheckRows(src)...)
	s := a.standing(src, claims)
	seal = &vitrine.Verified{Version: src.Verified.Version, Claims: []string{}}
	var stale []string
	for i, try := range s.tries {
		switch {
		case !s.held[i]:
			stale = append(stale, try.Label)
		case try.Row != nil:
			seal.Keys++
		default:
			seal.Claims = append(seal.Claims, try.Label)
		}
	}
	if len(stale) > 0 {
		problems = append(problems, unverified(src, stale, len(s.tries)))
	}
	if seal.Keys+len(seal.Claims) == 0 {
		return nil, problems
	}
	return seal, problems
}

// unverified says what lost its seal, or never had one.
func unverified(src source.Page, stale []string, all int) diag.Problem {
	const shown = 3
	list := strings.Join(stale[:min(len(stale), shown)], " · ")
	if more := len(stale) - shown; more > 0 {
		list += fmt.Sprintf(" · and %d more", more)
	}
	return diag.Problem{Severity: diag.Warning, File: src.File,
		What: fmt.Sprintf("%d of %d claims are not verified as they stand: %s", len(stale), all, list),
		Why:  "Their sentence, test, demo or packages changed since a browser tried them; the page shows no seal for them.",
		Fix:  "Run “vitrine verify " + strings.Trim(src.Path, "/") + "”, and commit the record."}
}
