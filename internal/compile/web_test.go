package compile

import (
	"errors"
	"path/filepath"
	"strings"
	"testing"

	"vitrine/internal/diag"
)

// TestFilesBesideAPage: pictures and pages are named by their files, as editors know them.
func TestFilesBesideAPage(t *testing.T) {
	t.Parallel()
	w := newWorkshop(t)
	w.write("content/lib/guide/plan.svg", `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"></svg>`)
	w.change("content/lib/guide/index.md", "# Guide", "# Guide\n\n![A plan](./plan.svg \"Plan\") and "+
		"![At night](plan.svg#gh-dark-mode-only), [one](../react-one/index.md#main), [the same](react-one.md?x=1), "+
		"[the file](./plan.svg), ![Two words](./a%20plan.svg), [both](a%20plan.svg#x).\n")
	w.write("content/lib/guide/a plan.svg", `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"></svg>`)
	w.build()
	page := w.output("lib/guide/index.html")
	for _, part := range []string{
		`<img src="/lib/guide/plan.svg" alt="A plan" width="30" height="20" loading="lazy" decoding="async" title="Plan">`,
		`<img src="/lib/guide/plan.svg" alt="At night" width="30" height="20" loading="lazy" decoding="async" ` +
			`class="only-dark-mode">`,
		`<a href="/lib/guide/plan.svg">the file</a>`, `<img src="/lib/guide/a%20plan.svg" alt="Two words" width="3"`,
		`<a href="/lib/guide/a%20plan.svg#x">both</a>`,
		`<a href="/lib/react-one/#main">one</a>`, `<a href="/lib/react-one/?x=1">the same</a>`,
	} {
		if !strings.Contains(page, part) {
			t.Errorf("the page lacks %s", part)
		}
	}
	w.output("lib/guide/plan.svg")

	w.write("content/lib/guide/plan.svg", `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="10"></svg>`)
	w.build()
	if page := w.output("lib/guide/index.html"); !strings.Contains(page, `width="60" height="10"`) {
		t.Error("the page has the size of a picture that is another by now")
	}
}

// TestFilesThatAreNotThere: each with its line and the nearest that is.
func TestFilesThatAreNotThere(t *testing.T) {
	t.Parallel()
	w := newWorkshop(t)
	w.write("content/lib/guide/plan.svg", `<svg width="100%"></svg>`)
	w.change("content/lib/guide/index.md", "# Guide", "# Guide\n\n![A plan](./plann.svg)\n\n![A plan](plan.svg)\n\n"+
		"[One](../react-on/index.md), [anchor](../react-one/index.md#nothing)\n")
	_, err := w.builder.Build(t.Context())
	var failure diag.Failure
	if !errors.As(err, &failure) {
		t.Fatal(err)
	}
	var got []string
	for _, p := range failure.Problems {
		got = append(got, p.What+" "+p.Fix)
	}
	all := strings.Join(got, "\n")
	for _, part := range []string{"The picture “./plann.svg” does not exist. Did you mean “plan.svg”?",
		"The size of the picture “plan.svg” can't be read.", "“/lib/react-on/” is dead", "Did you mean “/lib/react-one/”?",
		"has no heading or demo with the id “nothing”"} {
		if !strings.Contains(all, part) {
			t.Errorf("nothing says %s:\n%s", part, all)
		}
	}
}

// TestAnIncludedFileIsPartOfItsPage: an edit of it makes that page anew and no other, and what is wrong in it is told
// where it stands.
func TestAnIncludedFileIsPartOfItsPage(t *testing.T) {
	t.Parallel()
	w := newWorkshop(t)
	w.change("vitrine.yaml", "products:", "fences: check\nproducts:")
	w.write("snippets/sum.ts", "export const sum: number = 1 + 1;\n")
	w.change("content/lib/guide/index.md", "# Guide", "# Guide\n\n<<< @/snippets/sum.ts\n")
	w.build()
	w.builder.cache.Reset()
	w.write("snippets/sum.ts", "export const sum: number = 2 + 2;\n")
	w.build()
	if _, kinds := w.builder.cache.Executed(); kinds["page"] != 1 {
		t.Errorf("%d pages were made, want 1: %v", kinds["page"], kinds)
	}
	if page := w.output("lib/guide/index.html"); strings.Count(page, `>2</span> + <span class="d">2</span>`) != 1 {
		t.Error("the page shows another file")
	}
	if text := w.output("lib/guide/index.md"); !strings.Contains(text, "```ts\nexport const sum: number = 2 + 2;\n```") {
		t.Errorf("the markdown lacks the file: %s", text)
	}
	live, err := w.builder.Live()
	if err != nil {
		t.Fatal(err)
	}
	w.builder.cache.Reset()
	w.write("snippets/sum.ts", "export const sum: number = 3 + 3;\n")
	if err := live.Edited([]string{filepath.Join(w.folder, "site/snippets/sum.ts")}); err != nil {
		t.Fatal(err)
	}
	for _, path := range []string{"/lib/guide/", "/lib/react-one/"} {
		answer, err := live.Get(t.Context(), path)
		if shows := strings.Contains(string(answer.Content), ">3</span>"); err != nil || shows != (path == "/lib/guide/") {
			t.Errorf("%s: %v, shows the edit: %v", path, err, shows)
		}
	}
	if _, kinds := w.builder.cache.Executed(); kinds["page"] != 1 {
		t.Errorf("dev mode made %d pages, want 1", kinds["page"])
	}
	w.write("snippets/sum.ts", "\nexport const sum: string = 1;\n")
	_, err = w.builder.Build(t.Context())
	var failure diag.Failure
	if !errors.As(err, &failure) || len(failure.Problems) != 1 || failure.Problems[0].File != "snippets/sum.ts" ||
		failure.Problems[0].Line != 2 {
		t.Errorf("%+v", err)
	}
}
