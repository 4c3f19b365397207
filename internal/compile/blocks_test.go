package compile

import (
	"strings"
	"testing"

	"vitrine/internal/block"
	"vitrine/internal/block/testdata/release"
	"vitrine/internal/search"
)

// TestAddedBlockKind adds a kind by its folder and one line, and sees it everywhere: on the page, in the markdown
// output, in search and among the anchors, which links are held to.
func TestAddedBlockKind(t *testing.T) {
	t.Parallel()
	w := newWorkshop(t)
	w.builder.options.Blocks = []block.Entry{block.Of(release.Kind{})}
	w.change("content/lib/guide/index.md", "Words",
		"{{\"release\": \"1.2.0\"}}\n\n[The release](#release-1-2-0). Words")
	w.build()
	for file, part := range map[string]string{
		"lib/guide/index.html": `<p id="release-1-2-0">Release 1.2.0</p>`,
		"lib/guide/index.md":   "**Release 1.2.0**\n",
	} {
		if text := w.output(file); !strings.Contains(text, part) {
			t.Errorf("%s lacks %s:\n%s", file, part, text)
		}
	}
	searcher, err := search.Open(func(name string) ([]byte, error) { return []byte(w.output(name)), nil })
	if err != nil {
		t.Fatal(err)
	}
	if result, err := searcher.Find(search.Query{Text: "release 1.2.0"}); err != nil || len(result.Hits) == 0 ||
		result.Hits[0].Address != "/lib/guide/#release-1-2-0" {
		t.Errorf("the search finds %+v, %v", result.Hits, err)
	}
	w.change("content/lib/guide/index.md", "#release-1-2-0", "#release-1-3-0")
	w.refuses("#release-1-3-0")
	w.builder.options.Blocks = nil
	w.refuses(`This directive names neither a "demo" nor a "component".`)
}

// TestBlocksWithinBlocks: a demo within a callout is as alive as any other, and a fence within a list has its button.
func TestBlocksWithinBlocks(t *testing.T) {
	t.Parallel()
	w := newWorkshop(t)
	w.change(one+"index.md", `{{"demo": "Counter.tsx"}}`,
		":::info\nMind:\n\n{{\"demo\": \"Counter.tsx\"}}\n\n1. Step\n\n   ```js\n   code()\n   ```\n:::")
	if report := w.build(); report.Demos != 1 {
		t.Errorf("%d demos, want 1", report.Demos)
	}
	page := w.output("lib/react-one/index.html")
	_, callout, _ := strings.Cut(page, `<aside class="callout note"`)
	callout, _, _ = strings.Cut(callout, "</aside>")
	for _, part := range []string{`data-demo="Counter"`, "Pressed <!-- -->0<!-- --> times", `data-language="js"`,
		`class="tool copy"`} {
		if !strings.Contains(callout, part) {
			t.Errorf("the callout lacks %s:\n%s", part, callout)
		}
	}
	if strings.Contains(page, "<!--b:") {
		t.Error("a place is left without its block")
	}
}
