package markdown

import (
	"slices"
	"testing"
)

// TestMessages: what a program says is told from code, and kept with the paragraph that explains it.
func TestMessages(t *testing.T) {
	body := "# Title\n\n## Pitfalls\n\n- **A wrong color.** It throws ``Unsupported `x` color is not known.`` Write a hex.\n" +
		"- Write `sx={{ color: 'primary' }}`, `import { Alert } from '@acme/ui'` or `npm ls react`.\n" +
		"- **`document is not defined`.** It is read too early.\n"
	doc, problems := Parse(Input{File: "a.md", Body: []byte(body), FirstLine: 1})
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	last := doc.Passages[len(doc.Passages)-1]
	want := []Message{
		{"Unsupported `x` color is not known.",
			"A wrong color. It throws Unsupported `x` color is not known. Write a hex."},
		{"document is not defined", "document is not defined. It is read too early."},
	}
	if last.ID != "pitfalls" || !slices.Equal(last.Messages, want) {
		t.Errorf("%s has %q, want %q", last.ID, last.Messages, want)
	}
}
