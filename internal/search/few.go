package search

import (
	"cmp"
	"maps"
	"slices"
)

// inFewShards leaves out what would have a reader fetch more shards than a first answer needs, the least telling first.
// Those of the words are read anyway.
func (s *Searcher) inFewShards(ask *question) {
	read := map[int]bool{}
	for _, w := range ask.words {
		read[s.shardOf(w.term)] = true
	}
	order := make([]int, len(ask.alts))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(ask.alts[b].quality, ask.alts[a].quality) })
	var kept []alternative
	left := map[int]bool{}
	for _, i := range order {
		left[i] = !s.fits(ask.alts[i], read)
	}
	for i, alt := range ask.alts {
		if !left[i] {
			kept = append(kept, alt)
		}
	}
	ask.alts = kept
}

// fits says whether the shards of an alternative are among those that are read, or may be.
func (s *Searcher) fits(alt alternative, read map[int]bool) bool {
	more := map[int]bool{}
	for _, term := range alt.terms {
		if shard := s.shardOf(term); !read[shard] {
			more[shard] = true
		}
	}
	if len(more) > 0 && len(read)+len(more) > mostShards {
		return false
	}
	maps.Copy(read, more)
	return true
}

func (s *Searcher) shardOf(term string) int { return termBucket(term, len(s.core.Terms), s.crowded[0]) }
