package search

import (
	"slices"

	"vitrine/internal/diag"
)

// editsBetween counts letters that are too many, too few, wrong or changed about, up to a most. Letters that are
// doubled, or are not, are one mistake, however many they are.
func editsBetween(typed, known typeable, most int) int {
	far := diag.Distance(typed.letters, known.letters, most)
	if far > 1 && slices.Equal(typed.single, known.single) {
		return 1
	}
	return far
}

// typeable is a word as it is compared with others.
type typeable struct{ letters, single []rune }

func typeableOf(word string) typeable {
	letters := []rune(word)
	return typeable{letters, slices.Compact(slices.Clone(letters))}
}

// edits is how many letters may be wrong in a word of so many.
func edits(letters int) int {
	switch {
	case letters >= 7:
		return 2
	case letters >= 3:
		return 1
	}
	return 0
}
