package mdx

import (
	"strings"
	"testing"
)

// TestMasked: what only our dialect knows is covered, and every byte stands where it stood.
func TestMasked(t *testing.T) {
	for text, want := range map[string]string{
		"a\n{{\"demo\": \"A.tsx\"}}\nb\n":        "a\n# xxxxxxxxxxxxxxxxx\nb\n",
		"{{\nwall:\n\n  - {a: b}\n$$\n}}\n{b}\n": "# \n# xxx\n\n  # xxxxxx\n# \n# \n{b}\n",
		"```\n{{\n```\n{{a}}\n":                  "```\n{{\n```\n{{a}}\n",
		"  {{\"demo\": \"ä.tsx\"}}\n":            "  # xxxxxxxxxxxxxxxxxx\n",
		"## Title {#own}\n":                      "## Title xxxxxx\n",
		"    ### Title {#own}\n":                 "    ### Title xxxxxx\n",
		"> 1. - ## Title {.a}\n":                 "> 1. - ## Title xxxx\n",
		":::tip[{a}]\n{b}\n:::\n":                "# xxxxxxxxx\n{b}\n# x\n",
		"```ts {1}\n{{\"demo\": \"A\"}}\n```\n":  "```ts {1}\n{{\"demo\": \"A\"}}\n```\n",
		"<!-- preamble\nlet {a}\n-->\n\n{c}\n":   strings.Repeat(" ", 13) + "\n       \n   \n\n{c}\n",
		"a {{\"b\": 1}.b} c\n":                   "a {{\"b\": 1}.b} c\n",
		"a $x_{1}$ {b} `$c_{2}$`\n":              "a xxxxxxx {b} `$c_{2}$`\n",
		"$$\n{a}\n\n<b\n$$\n{c}\n":               "xx\nxxx\n\nxx\nxx\n{c}\n",
		"$5 {a} and $10\n\n$$ {b} $$\n":          "$5 {a} and $10\n\nxxxxxxxxx\n",
	} {
		got := string(Masked([]byte(text), true))
		if got != want || len(got) != len(text) {
			t.Errorf("%q becomes %q, want %q", text, got, want)
		}
	}
}

// TestReadTellsWhatIsMissing: the compiler's words have a place and a way out.
func TestReadTellsWhatIsMissing(t *testing.T) {
	page := Read(Input{Body: []byte("a\n\n<Card>\n"), Parsed: Parsed{Problems: []Unread{{Line: 3, Column: 1,
		Message: "Expected a closing tag for `<Card>`"}}}})
	if len(page.Problems) != 1 || page.Problems[0].Line != 3 || page.Problems[0].Excerpt != "<Card>" ||
		!strings.Contains(page.Problems[0].Fix, "<Name />") {
		t.Errorf("%+v", page.Problems)
	}
	page = Read(Input{Body: []byte("import a from 'a'\n"), Parsed: Parsed{Problems: []Unread{{Line: 1, Column: 8,
		Message: "Could not parse import/exports with acorn: Identifier 'a' has already been declared"}}}})
	if len(page.Problems) != 1 || !strings.Contains(page.Problems[0].Fix, "another name") {
		t.Errorf("%+v", page.Problems)
	}
}

// TestRead_ReportsElementsOfTheHead: with code in an attribute they are rendered, not written as raw HTML.
func TestRead_ReportsElementsOfTheHead(t *testing.T) {
	for _, name := range []string{"base", "meta", "link"} {
		text := "a\n\n<" + name + " href={x} />\n"
		page := Read(Input{Body: []byte(text), Parsed: Parsed{Nodes: []Node{{Type: "mdxJsxFlowElement", Name: name, Start: 3,
			End: len(text) - 1, Attributes: []Attribute{{Name: "href", Value: "x", Code: true, Start: 9, End: 17}}}}}})
		if len(page.Problems) != 1 || page.Problems[0].Line != 3 || !strings.Contains(page.Problems[0].What, "<"+name+">") {
			t.Errorf("%s: %+v", name, page.Problems)
		}
	}
}
