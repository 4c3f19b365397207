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

// isWhole says whether a quotation is whole sentences of a text. One may begin with code, in small letters.
func isWhole(wanted, text string) bool {
	at := strings.Index(text, wanted)
	if at < 0 || wanted == "" {
		return false
	}
	before, behind := strings.TrimRight(text[:at], " "), text[at+len(wanted):]
	begins := before == "" || strings.ContainsAny(before[len(before)-1:], ".?!")
	return begins && (behind == "" || behind[0] == ' ' && strings.ContainsAny(wanted[len(wanted)-1:], ".?!"))
}

// quoted finds a sentence in the prose of a page, else the one that has most words with it in common.
func quoted(sentence string, prose []Sentence) (nearest Sentence, found bool) {
	wanted := bare(sentence)
	words := map[string]bool{}
	for _, word := range strings.Fields(wanted) {
		words[word] = true
	}
	best := 0
	for _, s := range prose {
		text := bare(s.Text)
		if isWhole(wanted, text) {
			return s, true
		}
		common := 0
		for _, word := range strings.Fields(text) {
			if words[word] {
				common++
			}
		}
		if 2*common > len(words) && common > best {
			best, nearest = common, s
		}
	}
	return nearest, false
}
