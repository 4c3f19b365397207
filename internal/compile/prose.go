package compile

import "vitrine/internal/markdown"

// LongestSentence is how many words a sentence of prose may have before it is listed.
const LongestSentence = 35

// LongSentence is a sentence that readers lose the thread of.
type LongSentence struct {
	markdown.Sentence
	File string
}

// LongSentences are those of all pages that somebody wrote, by file.
func (b *Builder) LongSentences() ([]LongSentence, error) {
	s := b.read(false)
	if len(s.tree.Pages) == 0 {
		return nil, failure(listOf(s.Loading))
	}
	var long []LongSentence
	for i, p := range s.tree.Pages {
		if !taught(p) {
			continue
		}
		for _, sentence := range s.doc(i).Sentences() {
			if sentence.Words > LongestSentence {
				long = append(long, LongSentence{sentence, p.File})
			}
		}
	}
	return long, nil
}
