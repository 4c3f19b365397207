package diag_test

import (
	"strings"
	"testing"

	"vitrine/internal/diag"
)

func TestListed(t *testing.T) {
	for words, want := range map[string]string{"": "", "a": "a", "a b": "a and b", "a b c": "a, b and c"} {
		if got := diag.Listed(strings.Fields(words)); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}
