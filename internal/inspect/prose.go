package inspect

import (
	"vitrine/internal/markdown"
	"vitrine/internal/site"
)

// MaxWords is how many words a sentence of prose may have before it is listed.
const MaxWords = 35

// LongSentence is a sentence that readers lose the thread of.
type LongSentence struct {
	markdown.Sentence
	File string
}

// LongSentences are those of all pages that somebody wrote, by file.
func LongSentences(s *site.Site) []LongSentence {
	var long []LongSentence
	for i, p := range s.Tree.Pages {
		if !site.IsTaught(p) {
			continue
		}
		for _, sentence := range s.Doc(i).Sentences() {
			if sentence.Words > MaxWords {
				long = append(long, LongSentence{sentence, p.File})
			}
		}
	}
	return long
}
