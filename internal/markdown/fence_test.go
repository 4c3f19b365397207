package markdown

import (
	"slices"
	"strings"
	"testing"

	"vitrine/internal/vitrine"
)

const fencedPage = `# Title

Prose.

` + "```tsx Label error=\"TS1\"\ncode();\n```" + `

- item

  ` + "```ts no-check=\"secret\"\n  inner();\n  ```" + `

` + "```md\n<!-- preamble shown -->\n```" + `
`

func TestFences(t *testing.T) {
	fences := Fences([]byte(fencedPage))
	if len(fences) != 3 {
		t.Fatalf("%d fences: %+v", len(fences), fences)
	}
	first, second := fences[0], fences[1]
	if first.Language != "tsx" || first.Label != "Label" || first.Values["error"] != "TS1" {
		t.Errorf("first: %+v", first)
	}
	if second.Code.Text != "inner();\n" || second.Values["no-check"] != "secret" {
		t.Errorf("second: %+v", second)
	}
	if at := second.Code.Offset(5); fencedPage[at:at+3] != "();" {
		t.Errorf("the code is at %q", fencedPage[at:])
	}
	if fences[2].Code.Text != "<!-- preamble shown -->\n" {
		t.Errorf("shown: %+v", fences[2])
	}
}

// TestWordsForTheCheckerAreNotPublished: neither readers nor programs get them.
func TestWordsForTheCheckerAreNotPublished(t *testing.T) {
	doc, problems := Parse(Input{Body: []byte(fencedPage), FirstLine: 1})
	sections, more := doc.Render(Render{})
	if len(problems)+len(more) > 0 {
		t.Fatalf("%v %v", problems, more)
	}
	var html strings.Builder
	for _, section := range sections {
		for _, block := range section.Blocks {
			html.WriteString(block.Data.(vitrine.Prose).HTML)
		}
	}
	text := string(doc.Markdown(func(Block, string) (string, bool) { return "", false }))
	passages := ""
	for _, passage := range doc.Passages {
		passages += passage.Text
	}
	for name, got := range map[string]string{"HTML": html.String(), "markdown": text, "search": passages} {
		for _, hidden := range []string{"secret", "TS1", "no-check"} {
			if strings.Contains(got, hidden) {
				t.Errorf("%s has %q: %s", name, hidden, got)
			}
		}
	}
	const want = "# Title\n\nProse.\n\n```tsx Label\ncode();\n```\n\n- item\n\n  ```ts\n  inner();\n  ```\n\n" +
		"```md\n<!-- preamble shown -->\n```\n"
	if text != want {
		t.Errorf("got %q\nwant %q", text, want)
	}
}

// TestPreambleComments: the problem names the file that the code belongs in.
func TestPreambleComments(t *testing.T) {
	for _, text := range []string{"<!-- preamble\nimport a from 'a';\n-->\n\nText\n", "Some <!-- preamble a --> text\n",
		"<!-- preamble file=\"a.ts\"\n-->\n", "<div>\n<!--preamble a -->\n</div>\n"} {
		_, problems := Parse(Input{File: "content/a/index.md", Body: []byte(text), FirstLine: 1})
		if len(problems) != 1 || problems[0].Line == 0 || !strings.Contains(problems[0].Fix, "content/a/preamble.tsx") {
			t.Errorf("%q: %+v", text, problems)
		}
	}
}

// FuzzFences: whatever a page contains, the places of code are right, and no other lines are hidden.
func FuzzFences(f *testing.F) {
	f.Add(fencedPage)
	f.Add("<!-- preamble\n```ts\na\n```\n")
	f.Add("> <!-- preamble file=\"a.ts\" -->\n> ```ts error=\"\"\n> a\r\n")
	f.Add("<codeblock>\n```ts a\n\tb\n```\n<!--preamble-->\n</codeblock>\n")
	f.Add("```ts\n")
	f.Add("```ts {1} [a]\na // [!code --]\n// highlight-start\nb\n```\n> ```diff lang=\"ts\"\n> +a\n")
	f.Add("<!-- preamble a --> b\n\n1. ~~~js\n   c")
	f.Fuzz(func(t *testing.T, body string) {
		fences := Fences([]byte(body))
		for _, fence := range fences {
			standsInPage(t, body, fence.Code)
		}
		lines := strings.Split(strings.TrimRight(body, "\n"), "\n")
		kept := slices.DeleteFunc(visible([]byte(body)), func(line string) bool { return line == hiddenLine })
		hidden := 0
		for _, fence := range fences {
			hidden += len(fence.Code.lines) - len(Show(fence.Info, fence.Code.Text).lines)
		}
		if len(kept)+hidden < len(lines) {
			t.Errorf("%d of %d lines are shown, %d hidden", len(kept), len(lines), hidden)
		}
	})
}

// standsInPage holds each line of an excerpt against the page.
func standsInPage(t *testing.T, body string, e Excerpt) {
	t.Helper()
	for i, line := range e.lines {
		end := len(e.Text)
		if i+1 < len(e.lines) {
			end = e.lines[i+1].start
		}
		text := strings.TrimLeft(e.Text[line.start:end], " ")
		padding := end - line.start - len(text)
		text = strings.TrimRight(text, "\n")
		if at := e.Offset(line.start); at < 0 || at > len(body) {
			t.Fatalf("%q stands at %d of %d", text, at, len(body))
		} else if padding == 0 && !strings.HasPrefix(body[at:], text) {
			t.Errorf("%q stands at %q", text, body[at:])
		}
	}
}
