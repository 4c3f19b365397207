package markdown

import (
	"strings"
	"testing"
)

func TestFormat_WritesLongDirectivesOverSeveralLines(t *testing.T) {
	name := strings.Repeat("Long", 30)
	long := `{{"demo": "` + name + `.tsx", "title": "One: two", "height": 300}}`
	lines := "{{\ndemo: " + name + ".tsx\ntitle: \"One: two\"\nheight: 300\n}}"
	indented := strings.ReplaceAll(lines, "\n", "\n  ")
	for text, want := range map[string]string{
		"a\n" + long + "\nb\n":                    "a\n" + lines + "\nb\n",
		long + "\n\n" + long:                      lines + "\n\n" + lines,
		"- a\n\n  " + long + "\n":                 "- a\n\n  " + indented + "\n",
		":::tip\n" + long + "\n:::\n":             ":::tip\n" + lines + "\n:::\n",
		"```\n" + long + "\n```\n":                "```\n" + long + "\n```\n",
		"> " + long + "\n":                        "> " + long + "\n",
		`{{"demo": "A.tsx"}}` + "\n":              `{{"demo": "A.tsx"}}` + "\n",
		`{{"demo" "` + name + `"}}` + "\n":        `{{"demo" "` + name + `"}}` + "\n",
		lines + "\n":                              lines + "\n",
		"---\ntitle: A\n---\n\n" + long + "  \nb": "---\ntitle: A\n---\n\n" + lines + "\nb",
	} {
		if got := string(Format([]byte(text))); got != want {
			t.Errorf("got\n%s\nwant\n%s", got, want)
		}
	}
}
