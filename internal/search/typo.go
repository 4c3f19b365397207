package search

// edits is how many letters may be wrong in a word of so many.
func edits(letters int) int {
	switch {
	case letters >= 8:
		return 2
	case letters >= 3:
		return 1
	}
	return 0
}
