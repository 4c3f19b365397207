// Package claim knows what pages claim: sentences that a browser tries, and rows of keyboard tables.
//
// In: a page with its file of claims and its demos, the lock file, a record of what held. Out: the claims with their
// places, what is wrong with them, and which of them still stand as they held. Never here: browsers, running anything.
package claim

import (
	"fmt"
	"path"
	"regexp"
	"strings"

	"vitrine/internal/diag"
	"vitrine/internal/source"
	"vitrine/internal/typescript"
)

// Claim is a sentence of a page, and the demo that it is tried with.
type Claim struct {
	Sentence string // as it is quoted
	Demo     string
	File     string
	Line     int
	Excerpt  string
}

// call begins a claim. Where it stands in comments and strings, it is none.
var call = regexp.MustCompile(`\bclaim\s*(?:<[^()]*>)?\(`)

// Read finds the claims of a file without running it.
func Read(file source.Demo) ([]Claim, []diag.Problem) {
	parsed, problems := typescript.Parse(file.Path, file.Text)
	if len(problems) > 0 {
		return nil, problems
	}
	text := string(file.Text)
	tokens := parsed.Tokens()
	var claims []Claim
	for _, at := range call.FindAllStringIndex(text, -1) {
		if inString(tokens, at[0]) {
			continue
		}
		line, _ := diag.Position(file.Text, at[0])
		c := Claim{File: file.Path, Line: line, Excerpt: diag.Excerpt(file.Text, line)}
		var whole bool
		if c.Sentence, c.Demo, whole = arguments(text, tokens, at[1]); !whole {
			problems = append(problems, diag.Problem{File: c.File, Line: c.Line, Excerpt: c.Excerpt,
				What: "This claim does not begin with its sentence and its demo as texts.",
				Why:  "The build reads both without running the file, to hold them against the page.",
				Fix:  `Write them as they stand in the page: claim("Escape closes the menu.", "Menu.tsx", {…})`})
			continue
		}
		claims = append(claims, c)
	}
	return claims, problems
}

// inString says whether a place lies in a text or a comment.
func inString(tokens []typescript.Token, at int) bool {
	for _, token := range tokens {
		if token.Start <= at && at < token.End {
			return token.Kind == stringToken || token.Kind == commentToken
		}
	}
	return false
}

// Kinds of tokens, by the letters of their classes.
const (
	stringToken  typescript.Kind = 's'
	commentToken typescript.Kind = 'c'
)

// arguments are the first two of a call, which begin at a place.
func arguments(text string, tokens []typescript.Token, from int) (sentence, demo string, ok bool) {
	sentence, end, ok := literal(text, tokens, from)
	if !ok {
		return "", "", false
	}
	rest := strings.TrimLeft(text[end:], " \t\r\n")
	if !strings.HasPrefix(rest, ",") {
		return "", "", false
	}
	demo, _, ok = literal(text, tokens, len(text)-len(rest)+1)
	return sentence, demo, ok
}

// escape is a backslash with what it stands for.
var escape = regexp.MustCompile(`\\(.)`)

// literal is the string that stands first after a place, and where it ends.
func literal(text string, tokens []typescript.Token, from int) (value string, end int, ok bool) {
	start := from + len(text[from:]) - len(strings.TrimLeft(text[from:], " \t\r\n"))
	for _, token := range tokens {
		if token.Start != start || token.Kind != stringToken {
			continue
		}
		quoted := text[token.Start:token.End]
		if len(quoted) < 2 || quoted[0] != quoted[len(quoted)-1] || !strings.Contains("'\"`", quoted[:1]) {
			return "", 0, false
		}
		return escape.ReplaceAllString(quoted[1:len(quoted)-1], "$1"), token.End, true
	}
	return "", 0, false
}

// Check reports claims that don't quote one whole sentence of their page, that quote a sentence twice, or that name a
// demo which the page doesn't have.
func Check(page source.Page, claims []Claim, prose []Sentence) (problems []diag.Problem) {
	seen := map[string]int{}
	for _, c := range claims {
		fail := func(what, why, fix string) {
			problems = append(problems, diag.Problem{File: c.File, Line: c.Line, Excerpt: c.Excerpt, What: what,
				Why: why, Fix: fix})
		}
		if before, twice := seen[c.Sentence]; twice {
			fail(fmt.Sprintf("This sentence is claimed in line %d as well.", before),
				"One of them would never be counted.",
				"Claim it once, with all that proves it.")
		}
		seen[c.Sentence] = c.Line
		if near, found := quoted(c.Sentence, prose); !found {
			fix := "Quote a sentence of " + path.Base(page.File) + ", word for word."
			if near.Text != "" {
				fix = fmt.Sprintf("Quote the sentence in line %d of %s: %s", near.Line, path.Base(page.File),
					diag.Quote(near.Text))
			}
			fail("The page has no sentence "+diag.Quote(c.Sentence)+".",
				"A claim quotes one whole sentence of its page: the sentence that its test proves.", fix)
		}
		problems = append(problems, demoProblem(page, c.Demo, c.File, c.Line, c.Excerpt)...)
	}
	return problems
}

// CheckRows holds the demos of a keyboard table against those of the page.
func CheckRows(page source.Page) (problems []diag.Problem) {
	for _, row := range page.Keyboard {
		problems = append(problems, demoProblem(page, row.Demo, row.File, row.Line, row.Excerpt)...)
	}
	return problems
}
