package reference

import (
	"testing"

	"vitrine/internal/vitrine"
)

func TestSignsBecomeWords(t *testing.T) {
	var read string
	lister := Lister{Index: &Index{}, Item: &Item{}, Prose: func(markdown string) vitrine.Prose {
		read = markdown
		return vitrine.Prose{}
	}}
	lister.prose("⚠️ Without a ripple there is no focus ring.\n⚠ Nor a wave.")
	if want := "Warning: Without a ripple there is no focus ring.\nWarning: Nor a wave."; read != want {
		t.Errorf("%q, want %q", read, want)
	}
}
