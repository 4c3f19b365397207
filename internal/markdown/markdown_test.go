package markdown

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"vitrine/internal/testkit"
	"vitrine/internal/vitrine"
)

// rendered shows a page as the goldens hold it: sections, blocks, then what was found and what is wrong.
func rendered(source string) string {
	doc, problems := Parse(Input{File: "index.md", Body: []byte(source), FirstLine: 1})
	sections, more := doc.Render(Render{
		Highlight: func(language, code string) (string, bool) {
			return strings.ReplaceAll(code, "<", "&lt;"), language != "sh" && language != "klingon"
		},
		Block: func(mark Mark) (vitrine.Block, bool) {
			return vitrine.Block{Kind: vitrine.BlockDemo, Demo: &vitrine.Demo{Name: mark.Name, Title: mark.Title,
				Options: mark.Options}}, true
		},
	})
	var b strings.Builder
	fmt.Fprintf(&b, "title: %s\nlead: %s\n", doc.Title, doc.LeadHTML)
	for _, section := range sections {
		fmt.Fprintf(&b, "section %q\n", section.ID)
		for _, block := range section.Blocks {
			if block.Demo != nil {
				options, _ := json.Marshal(block.Demo.Options)
				fmt.Fprintf(&b, "demo %s %q %s\n", block.Demo.Name, block.Demo.Title, options)
			} else {
				b.WriteString(block.HTML)
			}
		}
	}
	for _, heading := range doc.Headings {
		fmt.Fprintf(&b, "contents: %s %s\n", heading.ID, heading.HTML)
		for _, child := range heading.Children {
			fmt.Fprintf(&b, "contents:   %s %s\n", child.ID, child.HTML)
		}
	}
	for _, link := range doc.Links {
		fmt.Fprintf(&b, "link: %d:%d %s\n", link.Line, link.Column, link.Href)
	}
	for _, p := range append(problems, more...) {
		fmt.Fprintf(&b, "problem: %d %q %s → %s\n", p.Line, p.Excerpt, p.What, p.Fix)
	}
	return b.String()
}

// TestGoldens: each file of testdata has parts "name.md" and, behind it, "name.md.html" with what must come out.
func TestGoldens(t *testing.T) {
	testkit.Pairs(t, "testdata/*.txtar", ".html", func(_ *testing.T, _, source string) string {
		return rendered(
			source)
	})
}

// TestSlug is the table of catalogue 4.3, with its oddities mended where they lost information.
func TestSlug(t *testing.T) {
	for heading, want := range map[string]string{
		"createTheme(options) => theme": "createtheme-options-theme",
		"What's new":                    "whats-new",
		"@mui/material":                 "mui-material",
		"Basic features 🧪":              "basic-features",
		"<Button />":                    "button",
		"v5.0.0":                        "v5-0-0",
		"C++ & C#":                      "c-amp-c",
		`"quoted"`:                      "quot-quoted-quot",
		"Foo — bar":                     "foo-bar",
		"Foo–bar":                       "foobar",
		"日本語":                           "%E6%97%A5%E6%9C%AC%E8%AA%9E",
	} {
		if got := Slug(heading); got != want {
			t.Errorf("%q gives %q, want %q", heading, got, want)
		}
	}
}

func TestSlugger(t *testing.T) {
	for _, test := range []struct{ headings, ids string }{
		{"Foo,Foo,foo", "foo,foo-2,foo-3"},
		{"Foo,Foo,Foo 2", "foo,foo-2,foo-2-2"},
		{"😀,😀", "section,section-2"},
	} {
		var s Slugger
		var ids []string
		for heading := range strings.SplitSeq(test.headings, ",") {
			ids = append(ids, s.ID(heading))
		}
		if got := strings.Join(ids, ","); got != test.ids {
			t.Errorf("%s gives %s, want %s", test.headings, got, test.ids)
		}
	}
}

func FuzzPage(f *testing.F) {
	f.Add("# Title\n\n## A\n\n:::info\n- x\n:::\n\n{{\"demo\": \"A.tsx\"}}\n")
	f.Add("<codeblock storageKey=\"k\">\n```bash npm\nx\n```\n</codeblock>\n\n| a | b |\n|--:|:-:|\n| 1 | 2 |\n")
	f.Add("## Foo\n## Foo\n### Foo 2\n[x](y \"z\")![p](q)<img src=a>\n::::\n:::\n")
	f.Fuzz(func(t *testing.T, source string) {
		rendered(source)
		doc, _ := Parse(Input{File: "index.md", Body: []byte(source), FirstLine: 1})
		seen := map[string]bool{}
		for _, h2 := range doc.Headings {
			for _, heading := range append([]vitrine.Heading{h2}, h2.Children...) {
				if heading.ID == "" || seen[heading.ID] {
					t.Errorf("id %q is empty or stands twice", heading.ID)
				}
				seen[heading.ID] = true
			}
		}
	})
}

// BenchmarkPage is a prose page of a few hundred words.
func BenchmarkPage(b *testing.B) {
	source := []byte("# Title\n\n" +
		strings.Repeat(
			"## Part\n\nSome words with `code` and [a link](/x/), and more words after that.\n\n```bash\nnpm "+
				"install\n```\n\n", 12))
	for b.Loop() {
		doc, _ := Parse(Input{File: "index.md", Body: source, FirstLine: 1})
		doc.Render(Render{Highlight: func(_, code string) (string, bool) { return code, true }})
	}
}
