package markdown

import (
	"slices"
	"strings"
	"testing"

	"vitrine/internal/vitrine"
)

const hiddenPage = `<!-- preamble
import secret from 'secret';
-->

# Title

Prose.

<!-- preamble declare const secret: 1; -->

` + "```tsx Label error=\"TS1\"\ncode();\n```" + `

- item

  <!-- preamble file="secret.ts"
  secret();

  -->

  ` + "```ts no-check=\"secret\"\n  inner();\n  ```" + `

` + "```md\n<!-- preamble shown -->\n```" + `
`

// TestFencesHaveTheirPreambles: one belongs to the fence below it, all others to every fence.
func TestFencesHaveTheirPreambles(t *testing.T) {
	fences, shared := Fences([]byte(hiddenPage))
	if len(shared) != 1 || shared[0].Code.Text != "import secret from 'secret';\n" {
		t.Errorf("shared: %+v", shared)
	}
	if len(fences) != 3 {
		t.Fatalf("%d fences: %+v", len(fences), fences)
	}
	first, second := fences[0], fences[1]
	if first.Language != "tsx" || first.Label != "Label" || first.Values["error"] != "TS1" ||
		len(first.Preamble) != 1 || strings.TrimSpace(first.Preamble[0].Code.Text) != "declare const secret: 1;" {
		t.Errorf("first: %+v", first)
	}
	if second.Code.Text != "inner();\n" || second.Values["no-check"] != "secret" || len(second.Preamble) != 1 ||
		second.Preamble[0].File != "secret.ts" {
		t.Errorf("second: %+v", second)
	}
	if at := second.Code.Offset(5); hiddenPage[at:at+3] != "();" {
		t.Errorf("the code stands at %q", hiddenPage[at:])
	}
	if at := second.Preamble[0].Code.Offset(6); hiddenPage[at:at+3] != "();" {
		t.Errorf("the preamble stands at %q", hiddenPage[at:])
	}
	if fences[2].Code.Text != "<!-- preamble shown -->\n" {
		t.Errorf("shown: %+v", fences[2])
	}
}

// TestPreamblesReachNobody: neither readers nor programs get them, nor the words of a fence for its checker.
func TestPreamblesReachNobody(t *testing.T) {
	doc, problems := Parse(Input{Body: []byte(hiddenPage), FirstLine: 1})
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
		for _, hidden := range []string{"secret", "TS1", "no-check", "preamble f", "preamble d"} {
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

// TestPreambleWithinText: what looks like one, and would be published, is a problem.
func TestPreambleWithinText(t *testing.T) {
	for _, text := range []string{"Some <!-- preamble a --> text\n", "<div>\n<!-- preamble a -->\n</div>\n"} {
		_, problems := Parse(Input{Body: []byte(text), FirstLine: 1})
		if len(problems) != 1 || !strings.Contains(problems[0].What, "preamble") {
			t.Errorf("%q: %+v", text, problems)
		}
	}
}

// FuzzFences: whatever a page holds, code and preambles stand where they are said to, and preambles don't get out.
func FuzzFences(f *testing.F) {
	f.Add(hiddenPage)
	f.Add("<!-- preamble\n```ts\na\n```\n")
	f.Add("> <!-- preamble file=\"a.ts\" -->\n> ```ts error=\"\"\n> a\r\n")
	f.Add("<codeblock>\n```ts a\n\tb\n```\n<!--preamble-->\n</codeblock>\n")
	f.Add("```ts\n")
	f.Add("```ts {1} [a]\na // [!code --]\n// highlight-start\nb\n```\n> ```diff lang=\"ts\"\n> +a\n")
	f.Add("<!-- preamble a --> b\n\n1. ~~~js\n   c")
	f.Fuzz(func(t *testing.T, body string) {
		fences, preambles := Fences([]byte(body))
		for _, fence := range fences {
			preambles = append(preambles, fence.Preamble...)
			standsInPage(t, body, fence.Code)
		}
		comments := 0
		for _, p := range preambles {
			standsInPage(t, body, p.Code)
			comments += len(p.comment.lines)
		}
		lines := strings.Split(strings.TrimRight(body, "\n"), "\n")
		kept := slices.DeleteFunc(visible([]byte(body)), func(line string) bool { return line == hiddenLine })
		for _, fence := range fences {
			comments += len(fence.Code.lines) - len(Show(fence.Info, fence.Code.Text).lines)
		}
		if len(kept)+comments < len(lines) {
			t.Errorf("%d of %d lines are shown, %d hidden", len(kept), len(lines), comments)
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
