package search

import (
	"cmp"
	"slices"
	"strings"
	"unicode/utf8"
)

// termShards are the shards of terms, and the beginnings that one can't hold.
func (b *builder) termShards(vocabulary [vocabularyParts][]entry) ([]map[string]string, map[string]bool) {
	texts, size := map[string]string{}, 0
	for term, list := range b.postings {
		texts[term] = writePostings(list)
		size += termSize(term, texts[term])
	}
	known := func(term string) bool { return b.df[term] > 0 }
	for said, means := range meanings(slices.Concat(b.index.Synonyms, standardSynonyms()), known) {
		texts[saidMark+said] = strings.Join(means, ",")
	}
	for rest, letters := range b.rests(vocabulary) {
		texts[restMark+rest] = letters
	}
	for _, page := range b.aside {
		for _, row := range page.Rows {
			isRun := len(words(row[0])) > 1 // who asks for such a name as one means it, wherever else it stands
			for _, l := range row.levels() {
				if term, isWhole := strings.CutPrefix(l.term, wholeMark); b.postings[term] == nil || isWhole && isRun {
					texts[apartMark+term] = ""
				}
			}
		}
	}
	crowded := crowdedBeginnings(texts)
	shards := emptyShards[string](size, termBytes)
	for term, text := range texts {
		shards[termBucket(term, len(shards), crowded)][term] = text
	}
	return shards, crowded
}

// termSize is how many bytes a term takes in its shard, with quotes, colon and comma.
func termSize(term, text string) int { return len(term) + len(text) + 6 }

// crowdedBeginnings are those of more terms than a shard should hold.
func crowdedBeginnings(texts map[string]string) map[string]bool {
	crowded := map[string]bool{}
	for more := true; more; {
		more = false
		sizes := map[string]int{}
		for term, text := range texts {
			sizes[beginningOf(term, crowded)] += termSize(term, text)
		}
		for beginning, size := range sizes {
			whole := utf8.RuneCountInString(beginning)%firstLetters == 0
			if size > crowdedTerms && whole && !crowded[beginning] {
				crowded[beginning], more = true, true
			}
		}
	}
	return crowded
}

func (b *builder) recordShards() (shards []map[string]storedPage, crowded map[string]bool) {
	size := 0
	topics := map[string]int{}
	for path, page := range b.stored {
		n := len(encode(page))
		size += n
		topics[topicOf(path)] += n
	}
	crowded = map[string]bool{}
	for topic, n := range topics {
		if n > crowdedRecords {
			crowded[topic] = true
		}
	}
	shards = emptyShards[storedPage](size, recordBytes)
	for path, page := range b.stored {
		shards[topicBucket(path, len(shards), crowded)][path] = page
	}
	return shards, crowded
}

// emptyShards are as many as so many bytes need.
func emptyShards[T any](size, each int) []map[string]T {
	shards := make([]map[string]T, shardCount(size, each))
	for i := range shards {
		shards[i] = map[string]T{}
	}
	return shards
}

// shardCount is a power of two, so that it changes with nothing but the order of magnitude.
func shardCount(size, each int) int {
	count := 1
	for count*each < size {
		count *= 2
	}
	return cmp.Or(count, 1)
}
