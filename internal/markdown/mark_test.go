package markdown

import (
	"strings"
	"testing"
)

const markedPage = "# T\n\n```ts [a.ts] {2} showLineNumbers\nplain(); // [!code highlight]\n// highlight-next-line\n" +
	"more();\n```\n\n> ```tsx title=\"b.tsx\"\n> const before = 1; // [!code --]\n> const after = 2; // [!code ++]\n" +
	"> end();\n> ```\n\n```md\n# [!code hl] in words\n```\n"

// TestMarksReachNobody: programs get code without them, and what it adds and takes away as a difference.
func TestMarksReachNobody(t *testing.T) {
	doc, problems := Parse(Input{Body: []byte(markedPage), FirstLine: 1, Dialect: NewDialect(codeReader{})})
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	got := string(doc.Markdown(func(Block, string) (string, bool) { return "", false }))
	const want = "# T\n\n```ts a.ts\nplain();\nmore();\n```\n\n> ```diff title=\"b.tsx\"\n> -const before = 1;\n" +
		"> +const after = 2;\n>  end();\n> ```\n\n```md\n# in words\n```\n"
	if got != want {
		t.Errorf("got  %q\nwant %q", got, want)
	}
}

// TestCompiledCodeKeepsItsPlaces: what a fence takes away is blank for compilers, and nothing moves.
func TestCompiledCodeKeepsItsPlaces(t *testing.T) {
	fences := Fences([]byte(markedPage))
	compiled := fences[1].Compiled()
	if strings.Contains(compiled, "before") || len(compiled) != len(fences[1].Code.Text) {
		t.Errorf("%q", compiled)
	}
	at := strings.Index(compiled, "after")
	if offset := fences[1].Code.Offset(at); !strings.HasPrefix(markedPage[offset:], "after") {
		t.Errorf("it stands at %q", markedPage[offset:])
	}
}
