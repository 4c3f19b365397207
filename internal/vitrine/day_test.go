package vitrine

import "testing"

func TestWrittenDay(t *testing.T) {
	for text, want := range map[string]string{"2026-01-31": "January 31, 2026", "2024-02-03": "February 3, 2024",
		"2026-02-30": "", "today": "", "": ""} {
		if got := WrittenDay(text); got != want {
			t.Errorf("%q is written %q, not %q", text, got, want)
		}
	}
}
