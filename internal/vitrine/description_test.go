package vitrine

import (
	"strings"
	"testing"
	"unicode/utf8"
)

func TestDescriptionOfAPageThatNobodyWrote(t *testing.T) {
	enough := strings.Repeat("word ", 14) + "end."
	long := strings.Repeat("Größe, ", 40)
	for _, test := range []struct {
		name, text string
		more       []string
		want       string
	}{
		{"enough", enough, []string{"Never added."}, enough},
		{"one more", "Columns of Data Grid: Ordering, Pinning.", []string{"All pages of the group in one list.", "No."},
			"Columns of Data Grid: Ordering, Pinning. All pages of the group in one list."},
		{"one that does not fit", "Short.", []string{strings.Repeat("x", MaxDescription), "This one fits."},
			"Short. This one fits."},
		{"too long", long, nil, strings.Repeat("Größe, ", 22)[:len(strings.Repeat("Größe, ", 22))-2] + "…"},
	} {
		if got := Description(test.text, test.more...); got != test.want {
			t.Errorf("%s: %q, want %q", test.name, got, test.want)
		}
	}
	if got := Description(strings.Repeat("ß", 500)); utf8.RuneCountInString(got) != MaxDescription {
		t.Errorf("%d characters of one long word", utf8.RuneCountInString(got))
	}
}
