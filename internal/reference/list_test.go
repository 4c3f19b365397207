package reference

import (
	"strings"
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
	entry := Entry{Kind: Component, Name: "Group", Text: "⚠️The items must be buttons. Others break."}
	if got, want := FirstSentence(entry.Text), "Warning: The items must be buttons."; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	page := entry.Write(2, Site{Page: func(string) string { return "" }, Link: func(href string) string { return href }})
	if want := "Warning: The items must be buttons. Others break."; !strings.Contains(page.Markdown, want) {
		t.Errorf("%q is missing in\n%s", want, page.Markdown)
	}
}
