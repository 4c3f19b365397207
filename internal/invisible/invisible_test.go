package invisible

import (
	"encoding/json"
	"html"
	"os"
	"slices"
	"strings"
	"testing"
	"unicode"
)

// TestCases are those that web/engine/editor/invisible.test.ts reads as well.
func TestCases(t *testing.T) {
	text, err := os.ReadFile("testdata/cases.json")
	if err != nil {
		t.Fatal(err)
	}
	var cases []struct {
		Text   string
		Marked []string
	}
	if err := json.Unmarshal(text, &cases); err != nil || len(cases) < 50 {
		t.Fatalf("%d cases: %v", len(cases), err)
	}
	for _, test := range cases {
		found := []string{}
		for _, c := range Find(test.Text) {
			found = append(found, CodePoint(c.Rune))
			if !strings.HasPrefix(test.Text[c.Offset:], string(c.Rune)) {
				t.Errorf("%+q: %s is not at %d", test.Text, CodePoint(c.Rune), c.Offset)
			}
		}
		if !slices.Equal(found, test.Marked) {
			t.Errorf("%+q: found %v, want %v", test.Text, found, test.Marked)
		}
		marked := MarkAll(test.Text, html.EscapeString)
		if n := strings.Count(marked, "<bdi "); n != len(test.Marked) {
			t.Errorf("%+q has %d marks", test.Text, n)
		}
		if got := textOf(marked); got != test.Text {
			t.Errorf("%+q is copied as %+q", test.Text, got)
		}
	}
}

// textOf is the text content of HTML that has no other elements than marks.
func textOf(marked string) string {
	var b strings.Builder
	for rest := marked; rest != ""; {
		before, after, found := strings.Cut(rest, "<")
		b.WriteString(before)
		if !found {
			break
		}
		_, rest, _ = strings.Cut(after, ">")
	}
	return html.UnescapeString(b.String())
}

func TestNames(t *testing.T) {
	for r, want := range map[rune]string{0x202E: "RIGHT-TO-LEFT OVERRIDE", 0xFE0F: "VARIATION SELECTOR-16",
		0xE0100: "VARIATION SELECTOR-17", 0xE0061: "TAG 'a'", 0x7: "a control character", 0x206A: "a format character",
		0x17B4: "a letter without a shape", 0xFFF0: "a character that Unicode " + unicode.Version + " does not have"} {
		if got := Name(r); got != want {
			t.Errorf("%s is called %q, want %q", CodePoint(r), got, want)
		}
	}
	for r := range names {
		if !IsInvisible(r) {
			t.Errorf("%s has a name and is seen", CodePoint(r))
		}
	}
}

func TestCodePointsAreReadAsTheyAreWritten(t *testing.T) {
	for text, want := range map[string]bool{"U+202E": true, "U+E0061": true, "U+00AD": true, "202E": false, "U+202e": false,
		"U+": false, "U+AD": false, "U+110000": false, "U+D800": false, "U+202E ": false, "": false} {
		if _, ok := Parse(text); ok != want {
			t.Errorf("%q is a code point: %t", text, ok)
		}
	}
}
