package migration_test

import (
	"strings"
	"testing"
)

// TestImport_DescribesPagesInWords: descriptions made of the text of a page have no markup.
func TestImport_DescribesPagesInWords(t *testing.T) {
	texts := map[string]string{
		"&nbsp;\n\nA wheel.":               "A wheel.",
		"A&nbsp;wheel&nbsp;&amp; a chain.": "A wheel & a chain.",
		"<img\n  src=\"https://a.example/b.png\"\n  alt=\"x\"\n/>\n\nA wheel.": "A wheel.",
		"Text with <span\n  title=\"a\">one</span> wheel.":                     "Text with one wheel.",
		"<!-- Written\nby hand -->\n\nA wheel.":                                "A wheel.",
		"    npm install wheel\n\nA wheel.":                                    "A wheel.",
		"\tnpm install wheel\n\nA wheel.":                                      "A wheel.",
		"<pre>\nnpm install wheel\n</pre>\n\nA wheel.":                         "A wheel.",
		"<style>\n.wheel { color: red }\n</style>\n\nA wheel.":                 "A wheel.",
		"A wheel{.big} of steel. {#wheel .small}":                              "A wheel of steel.",
		"Use `<Wheel>` and `a&nbsp;b`, where 1 < 2.":                           "Use <Wheel> and a&nbsp;b, where 1 < 2.",
		"```tsx\nconst a = <b>x;\n```\n\nA wheel > 2.":                         "A wheel > 2.",
	}
	for text, want := range texts {
		files, _ := imported(t, "docusaurus", docusaurusFolder+"-- in/docs/intro.md --\n# Intro\n\n"+text+"\n")
		_, page, _ := strings.Cut(files["content/docs/intro/index.md"], "\ndescription: ")
		if got, _, _ := strings.Cut(page, "\n---"); got != `"`+want+`"` {
			t.Errorf("%q is described as %s, want %q", text, got, want)
		}
	}
}

// TestImport_ReadsDescriptionsAsText: so have those of front matter.
func TestImport_ReadsDescriptionsAsText(t *testing.T) {
	files, _ := imported(t, "docusaurus", docusaurusFolder+
		"-- in/docs/intro.md --\n---\ndescription: A&nbsp;`wheel` &amp; a chain.\n---\n# Intro &amp; more\n\nText.\n")
	page := files["content/docs/intro/index.md"]
	if !strings.HasPrefix(page, "---\ntitle: \"Intro & more\"\ndescription: \"A wheel & a chain.\"\n---\n") {
		t.Error(page)
	}
}
