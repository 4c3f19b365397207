package compile

import (
	"strings"
	"testing"

	"vitrine/internal/search"
)

// TestAskedIsFound: what readers ask leads to the section that answers and is shown nowhere, and a change is noticed.
func TestAskedIsFound(t *testing.T) {
	t.Parallel()
	w := newWorkshop(t)
	const file = "content/lib/guide/asked.yaml"
	finds := func(text, address string) {
		t.Helper()
		w.build()
		searcher, err := search.Open(func(name string) ([]byte, error) { return []byte(w.output(name)), nil })
		if err != nil {
			t.Fatal(err)
		}
		result, err := searcher.Find(search.Query{Text: text})
		got := ""
		if err == nil && len(result.Hits) > 0 {
			got = result.Hits[0].Address
			if strings.Contains(result.Hits[0].Excerpt, text) {
				t.Errorf("%q is shown: %s", text, result.Hits[0].Excerpt)
			}
		}
		if got != address {
			t.Errorf("%q leads to %q, not %q", text, got, address)
		}
	}
	finds("quokka", "")
	w.write(file, "- {at: first-steps, asked: [where quokka lives]}\n- {asked: [a zebra]}\n")
	finds("quokka", "/lib/guide/#first-steps")
	finds("zebra", "/lib/guide/")
	w.change(file, "quokka", "wombat")
	finds("quokka", "")
	for _, output := range []string{"lib/guide/index.html", "lib/guide/index.md"} {
		if strings.Contains(w.output(output), "wombat") {
			t.Errorf("%s shows what readers ask", output)
		}
	}
	w.write(file, "- {at: first-step, asked: [x]}\n- {at: first-steps, asked: [y]}\n- {at: first-steps, asked: [z]}\n")
	w.refuses("“first-step” is no heading of the page", "The section “first-steps” has two entries")
}
