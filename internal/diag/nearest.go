package diag

import "strings"

// Nearest returns the known word that a mistyped word most likely meant, "" when none is near. Case does not
// count; up to a third of the letters (at least one, at most four) may be added, dropped, changed or swapped with
// their neighbor. Among equals the first known word wins.
func Nearest(word string, known []string) string {
	typed := []rune(strings.ToLower(word))
	limit := min(4, max(1, len(typed)/3))
	nearest := ""
	for _, candidate := range known {
		if d := Distance(typed, []rune(strings.ToLower(candidate)), limit); d <= limit {
			nearest, limit = candidate, d-1
		}
		if limit < 0 {
			break
		}
	}
	return nearest
}

// DidYouMean is the sentence that goes with Nearest, "" when nothing is near.
func DidYouMean(word string, known []string) string {
	if near := Nearest(word, known); near != "" {
		return "Did you mean " + Quote(near) + "?"
	}
	return ""
}

// Quote sets a word from a file in typographic quotes, so that it stands out in a sentence.
func Quote(word string) string { return "“" + word + "”" }

// Distance is the edit distance with swaps of neighbors (optimal string alignment), limit+1 for all that is above a
// limit, which lets long candidates be dismissed early.
func Distance(a, b []rune, limit int) int {
	if len(a)-len(b) > limit || len(b)-len(a) > limit {
		return limit + 1
	}
	before, last, row := make([]int, len(b)+1), make([]int, len(b)+1), make([]int, len(b)+1)
	for j := range last {
		last[j] = j
	}
	for i := 1; i <= len(a); i++ {
		row[0] = i
		best := row[0]
		for j := 1; j <= len(b); j++ {
			cost := 1
			if a[i-1] == b[j-1] {
				cost = 0
			}
			row[j] = min(last[j]+1, row[j-1]+1, last[j-1]+cost)
			if i > 1 && j > 1 && a[i-1] == b[j-2] && a[i-2] == b[j-1] {
				row[j] = min(row[j], before[j-2]+1)
			}
			best = min(best, row[j])
		}
		if best > limit {
			return limit + 1
		}
		before, last, row = last, row, before
	}
	return min(last[len(b)], limit+1)
}
