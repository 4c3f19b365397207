package markdown

import "testing"

func TestMarkdownTwin(t *testing.T) {
	source := "# Title\n\n<p class=\"description\">The &amp; lead.</p>\n\n{{\"demo\": \"A.tsx\"}}\n\n<codeblock " +
		"storageKey=\"k\">\n\n```bash npm\nnpm i\n```\n\n</codeblock>\n\n```md\n</codeblock>\n{{\"demo\": " +
		"\"B.tsx\"}}\n```\n\nEnd.\n"
	doc, problems := Parse(Input{File: "index.md", Body: []byte(source), FirstLine: 5})
	if len(problems) != 0 {
		t.Fatal(problems)
	}
	got := string(doc.Markdown(func(mark Mark) string { return Fenced("tsx", "const a = `"+mark.Name+"```;`") }))
	want := "# Title\n\nThe & lead.\n\n````tsx\nconst a = `A.tsx```;`\n````\n\n```bash npm\nnpm i\n```\n\n```md\n" +
		"</codeblock>\n{{\"demo\": \"B.tsx\"}}\n```\n\nEnd.\n"
	if got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}
