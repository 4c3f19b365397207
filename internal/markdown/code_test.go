package markdown

import (
	"strings"
	"testing"

	"vitrine/internal/vitrine"
)

// TestCodeInProse is as goldmark writes it, with a mark for what nobody sees.
func TestCodeInProse(t *testing.T) {
	mark := func(char, name string) string {
		return `<bdi class="u" data-code-point="` + name[:6] + `" title="` + name + `">` + char + `</bdi>`
	}
	for text, want := range map[string]string{
		"Some `a < \"b\" && c` code.":   "<p>Some <code>a &lt; &quot;b&quot; &amp;&amp; c</code> code.</p>",
		"On `two\nlines` and `` `a` ``": "<p>On <code>two lines</code> and <code>`a`</code></p>",
		"On `two\r\nlines`":             "<p>On <code>two\r lines</code></p>",
		"`a\u202Eb`":                    "<p><code>a" + mark("\u202E", "U+202E RIGHT-TO-LEFT OVERRIDE") + "b</code></p>",
		"`a\u200Cb` and a\u200Bb": "<p><code>a" + mark("\u200C", "U+200C ZERO WIDTH NON-JOINER") +
			"b</code> and a\u200Bb</p>",
		"`\U0001F469\u200D\U0001F4BB`": "<p><code>\U0001F469\u200D\U0001F4BB</code></p>",
	} {
		doc, problems := Parse(Input{Body: []byte(text), FirstLine: 1})
		sections, more := doc.Render(Render{})
		if len(problems)+len(more) > 0 || len(sections) != 1 || len(sections[0].Blocks) != 1 {
			t.Fatalf("%q: %v %v %v", text, problems, more, sections)
		}
		got := strings.TrimSpace(sections[0].Blocks[0].Data.(vitrine.Prose).HTML)
		if got != want {
			t.Errorf("%q\n got %q\nwant %q", text, got, want)
		}
	}
	lead, _ := Parse(Input{Body: []byte("<p class=\"description\">Has `a\u202Eb`.</p>\n"), FirstLine: 1})
	if want := "Has <code>a" + mark("\u202E", "U+202E RIGHT-TO-LEFT OVERRIDE") + "b</code>."; lead.LeadHTML != want {
		t.Errorf("the lead is %q", lead.LeadHTML)
	}
}
