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

// distance counts letters that are too many, too few, wrong, or changed about, up to a most; beyond it is most+1.
func distance(a, b []rune, most int) int {
	if len(a)-len(b) > most || len(b)-len(a) > most {
		return most + 1
	}
	before, last, next := make([]int, len(b)+1), make([]int, len(b)+1), make([]int, len(b)+1)
	for j := range last {
		last[j] = j
	}
	for i := 1; i <= len(a); i++ {
		next[0] = i
		least := i
		for j := 1; j <= len(b); j++ {
			cost := 1
			if a[i-1] == b[j-1] {
				cost = 0
			}
			d := min(last[j]+1, next[j-1]+1, last[j-1]+cost)
			if i > 1 && j > 1 && a[i-1] == b[j-2] && a[i-2] == b[j-1] {
				d = min(d, before[j-2]+1)
			}
			next[j] = d
			least = min(least, d)
		}
		if least > most {
			return most + 1
		}
		before, last, next = last, next, before
	}
	return min(last[len(b)], most+1)
}
