package markdown

import (
	"strings"
	"testing"
	"time"

	"vitrine/internal/diag"
)

// longEnough is far above what any text takes on a slow machine, and far below what squares of a text take.
const longEnough = time.Minute

// read parses and renders a page, and fails the test when that does not end.
func read(t testing.TB, body string) []diag.Problem {
	t.Helper()
	done := make(chan []diag.Problem, 1)
	go func() {
		doc, problems := Parse(Input{File: "a.md", Body: []byte(body), FirstLine: 1})
		doc.Render(Render{})
		done <- problems
	}()
	select {
	case problems := <-done:
		return problems
	case <-time.After(longEnough):
		t.Fatalf("a text of %d bytes takes longer than %s: %.60q", len(body), longEnough, body)
		return nil
	}
}

// nested is a list in a list in a list, line by line.
func nested(depth int) string {
	var b strings.Builder
	for i := range depth {
		b.WriteString(strings.Repeat("  ", i) + "- a\n")
	}
	return b.String()
}

// TestTextsBeyondBounds: each is one problem at its place, in bounded time.
func TestTextsBeyondBounds(t *testing.T) {
	table := strings.Repeat("|a", 5000) + "\n" + strings.Repeat("|-", 5000) + "\n" + strings.Repeat("|\n", 4000)
	for _, test := range []struct {
		name, text string
		line       int
		what       string
	}{
		{"emphasis", strings.Repeat("*a_ ", 60000), 3, "signs of emphasis"},
		{"emphasis over lines", strings.Repeat("*a_\n", 4900), 2003, "signs of emphasis"},
		{"emphasis in a heading", "## " + strings.Repeat("*a_ ", 60000), 3, "signs of emphasis"},
		{"brackets", strings.Repeat("[", 10000), 3, "signs of emphasis"},
		{"brackets and links", strings.Repeat("[a](", 200000), 3, "signs of emphasis"},
		{"images", strings.Repeat("![[](", 200000), 3, "signs of emphasis"},
		{"quotes on a line", strings.Repeat("> ", 10000) + "a", 3, "nested more than 64 deep"},
		{"quotes without end", strings.Repeat(">", 1900000), 3, "nested more than 64 deep"},
		{"lists on a line", strings.Repeat("- ", 10000) + "a", 3, "nested more than 64 deep"},
		{"numbers on a line", strings.Repeat("1. ", 10000) + "a", 3, "nested more than 64 deep"},
		{"lists over lines", nested(1300), 35, "nested more than 64 deep"},
		{"a table of millions of cells", table, 3, "5001 columns and 4002 lines"},
		{"definitions of links", strings.Repeat("[a]: /b\n", 80000), 3, "80000 lines"},
	} {
		t.Run(test.name, func(t *testing.T) {
			problems := read(t, "# T\n\n"+test.text+"\n\nThe rest.\n")
			if len(problems) != 1 {
				t.Fatalf("%d problems: %.2000v", len(problems), problems)
			}
			p := problems[0]
			if p.File != "a.md" || p.Line != test.line || !strings.Contains(p.What, test.what) || p.Why == "" ||
				p.Fix == "" || len(p.Excerpt) > 1000 {
				t.Errorf("line %d: %.500v", p.Line, p)
			}
		})
	}
}

// TestTextsWithinBounds: nothing that a person writes comes near them.
func TestTextsWithinBounds(t *testing.T) {
	for name, text := range map[string]string{
		"emphasis":  strings.Repeat("*a* and _b_ or ~~c~~, [d](/e)\n", 200),
		"lists":     nested(8),
		"quotes":    strings.Repeat("> ", 10) + "a\n",
		"table":     "|a|b|c|d|\n|-|-|-|-|\n" + strings.Repeat("|*1*|2|3|4|\n", 900),
		"paragraph": strings.Repeat("words of a long paragraph\n", 3000),
	} {
		if problems := read(t, "# T\n\n"+text); len(problems) > 0 {
			t.Errorf("%s: %.500v", name, problems)
		}
	}
}

// FuzzTime looks for texts that take long.
func FuzzTime(f *testing.F) {
	for _, seed := range []string{"*a_ ", "[a](", "> ", "- ", "`", "<a ", "|a\n|-\n", "[a]: /b\n", "![", "~~", "&", "1. ",
		"\t- ", "<!--", "www.a", "a@b."} {
		f.Add(seed, "x", 100)
	}
	f.Fuzz(func(t *testing.T, text, last string, times int) {
		if len(text) == 0 || times < 0 {
			return
		}
		read(t, strings.Repeat(text, min(times, 100000/len(text)))+last)
	})
}
