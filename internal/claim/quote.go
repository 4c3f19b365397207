package claim

import (
	"regexp"
	"strings"

	"vitrine/internal/markdown"
)

// Sentence is one of a page, with its place.
type Sentence = markdown.Sentence

// signs are what markdown writes around words; a quotation may leave them out.
var signs = regexp.MustCompile("[`*]")

// link is a link as markdown writes it.
var link = regexp.MustCompile(`\[([^\]]*)\]\([^)]*\)`)

// tag is one of raw HTML.
var tag = regexp.MustCompile(`</?[a-z]+>`)

// bare is a sentence as its letters: without code marks, emphasis, tags and links.
func bare(text string) string {
	text = signs.ReplaceAllString(tag.ReplaceAllString(link.ReplaceAllString(text, "$1"), ""), "")
	return strings.Join(strings.Fields(strings.NewReplacer("’", "'", "“", `"`, "”", `"`).Replace(text)), " ")
}

// quoted finds the one sentence of a page that a claim quotes, else the one that it quotes a part of or that has most
// words in common with it.
func quoted(sentence string, prose []Sentence) (nearest Sentence, found bool) {
	wanted := bare(sentence)
	words := map[string]bool{}
	for _, word := range strings.Fields(wanted) {
		words[word] = true
	}
	best := 0
	for _, s := range prose {
		text := bare(s.Text)
		if text == wanted {
			return s, true
		}
		common := 0
		for _, word := range strings.Fields(text) {
			if words[word] {
				common++
			}
		}
		if strings.Contains(text, wanted) {
			common += len(words)
		}
		if 2*common > len(words) && common > best {
			best, nearest = common, s
		}
	}
	return nearest, false
}
