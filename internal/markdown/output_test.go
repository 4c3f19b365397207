package markdown

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"vitrine/internal/vitrine"
)

// nameReader reads every directive as its "demo".
type nameReader struct{}

func (nameReader) Forms() []Form { return []Form{Directive, "tabs"} }
func (nameReader) Containers() []Container {
	return []Container{{Form: "tabs", Trigger: '<', Verbatim: true,
		Open:  func(line string) (string, bool) { return "", strings.HasPrefix(line, "<codeblock") },
		Close: func(_, line string) bool { return strings.TrimSpace(line) == "</codeblock>" }}}
}
func (nameReader) Read(c Construct, _ Report) (Item, bool) {
	name, _ := c.Values["demo"].(string)
	return Item{Kind: string(c.Form), Value: name}, true
}

func TestMarkdownOutput(t *testing.T) {
	source := "# Title\n\n<p class=\"description\">The &amp; lead.</p>\n\n{{\"demo\": \"A.tsx\"}}\n\n<codeblock " +
		"storageKey=\"k\">\n\n```bash npm\nnpm i\n```\n\n</codeblock>\n\n```md\n</codeblock>\n{{\"demo\": " +
		"\"B.tsx\"}}\n```\n\nEnd.\n"
	doc, problems := Parse(Input{File: "index.md", Body: []byte(source), FirstLine: 5, Dialect: NewDialect(nameReader{})})
	if len(problems) != 0 {
		t.Fatal(problems)
	}
	got := string(doc.Markdown(func(b Block, source string) (string, bool) {
		if b.Kind == "tabs" {
			lines := strings.Split(strings.TrimSpace(source), "\n")
			return strings.Join(lines[1:len(lines)-1], "\n") + "\n", true
		}
		return Fenced("tsx", "const a = `"+b.Value.(string)+"```;`"), true
	}))
	want := "# Title\n\nThe & lead.\n\n````tsx\nconst a = `A.tsx```;`\n````\n\n```bash npm\nnpm i\n```\n\n```md\n" +
		"</codeblock>\n{{\"demo\": \"B.tsx\"}}\n```\n\nEnd.\n"
	if got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

// TestPlacesOfAuthors: a comment of an author is no place for a block.
func TestPlacesOfAuthors(t *testing.T) {
	doc, _ := Parse(Input{File: "a.md", Body: []byte("# T\n\nWords <!--b:0-->\n\n<!--b:1-->\n"), FirstLine: 1})
	sections, _ := doc.Render(Render{})
	if html := fmt.Sprint(sections); strings.Contains(html, "<!--b:") {
		t.Error(html)
	}
}

// TestAReleasedPageIsRenderedTheSame: blocks keep their places and numbers in the tree that is parsed again.
func TestAReleasedPageIsRenderedTheSame(t *testing.T) {
	text := "# Page\n\nSome `code` and [a link](/there/).\n\n## Part\n\n```js\none()\n```\n\n- item\n\n  ```js\n  two()\n  ```\n"
	doc, _ := Parse(Input{Body: []byte(text), FirstLine: 1, Dialect: NewDialect(codeReader{})})
	render := func() string {
		sections, problems := doc.Render(Render{Block: func(b Block, _ Content) (vitrine.Block, bool) {
			return vitrine.NewBlock(vitrine.Prose{HTML: fmt.Sprint(b.Index, " ", b.Value)}), true
		}})
		if len(problems) > 0 {
			t.Error(problems)
		}
		made, _ := json.Marshal(sections)
		return string(made)
	}
	before, blocks, sentences := render(), len(doc.Blocks), doc.Sentences()
	doc.Release()
	if after := render(); after != before {
		t.Errorf("first\n%s\nthen\n%s", before, after)
	}
	doc.Release()
	if again := doc.Sentences(); len(again) != len(sentences) || len(doc.Blocks) != blocks {
		t.Errorf("%d sentences and %d blocks, then %d and %d", len(sentences), blocks, len(again), len(doc.Blocks))
	}
	if !strings.Contains(before, "0 one()") || !strings.Contains(before, "1 two()") {
		t.Errorf("the blocks are not in it: %s", before)
	}
}

// codeReader takes code as it stands.
type codeReader struct{}

func (codeReader) Forms() []Form           { return []Form{CodeBlock} }
func (codeReader) Containers() []Container { return nil }
func (codeReader) Read(c Construct, _ Report) (Item, bool) {
	return Item{Kind: "code", Value: c.Text}, true
}
