package story

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"vitrine/internal/diag"
	"vitrine/internal/source"
	"vitrine/internal/testkit"
)

// nothing is what comes before stories in a page of markdown.
type nothing struct{}

func (nothing) Pages(*source.Tree, *diag.List) {}
func (nothing) Page(*source.Page, *diag.List)  {}

// page is a page of a site beside which some modules of stories stand.
func page(t *testing.T, body string, modules map[string]string) (source.Page, []diag.Problem) {
	t.Helper()
	folder := t.TempDir()
	for name, text := range modules {
		file := filepath.Join(folder, "src", filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	p := source.Page{File: "content/x/index.md", Dir: "content/x", Body: []byte(body), BodyLine: 5}
	problems := &diag.List{}
	r := Reader{Before: nothing{}, Site: filepath.Join(folder, "site"),
		Folders: func() []string { return []string{filepath.Join(folder, "src")} }}
	r.Page(&p, problems)
	return p, problems.Problems()
}

// TestGoldens: each module of testdata, as pages show its stories.
func TestGoldens(t *testing.T) {
	testkit.Pairs(t, "testdata/*.txtar", ".shown", func(t *testing.T, name, text string) string {
		p, problems := page(t, `{{"story": "`+name+`"}}`, map[string]string{name: text})
		var b strings.Builder
		for _, s := range p.Stories {
			fmt.Fprintf(&b, "// %s: %q, whole: %v\n%s\n\n%s\n", s.ID, s.Name, s.Whole, strings.Join(s.Imports, "\n"), s.Code)
		}
		for _, problem := range problems {
			fmt.Fprintf(&b, "problem: %d %s\n", problem.Line, problem.What)
		}
		return b.String()
	})
}

const twoStories = "import { A } from './A';\nexport default { component: A };\nexport const One = {};\nexport const Two = {};\n"

// TestDirective: one of a module is each of its stories, each of them on the line where an author wrote it.
func TestDirective(t *testing.T) {
	const body = "# T\n\n{{\"story\": \"A.stories.tsx\", \"bg\": \"inline\"}}\n\nMore.\n\n```md\n{{\"story\": \"B.stories.tsx\"}}\n```\n"
	p, problems := page(t, body, map[string]string{"a/A.stories.tsx": twoStories})
	if len(problems) > 0 || len(p.Stories) != 2 {
		t.Fatalf("%+v, %+v", p.Stories, problems)
	}
	want := "# T\n\n{{\"story\": \"A.stories.tsx#One\", \"bg\": \"inline\"}}\n\n" +
		"{{\"story\": \"A.stories.tsx#Two\", \"bg\": \"inline\"}}\n\n\nMore.\n"
	if !strings.HasPrefix(string(p.Body), want) || !strings.Contains(string(p.Body), `"B.stories.tsx"}}`) {
		t.Errorf("the text is %s", p.Body)
	}
	if _, line := p.At(9); line != 7 {
		t.Errorf("the second story is on line %d", line)
	}
	if _, line := p.At(12); line != 9 {
		t.Errorf("what follows is on line %d", line)
	}
	if len(p.Included) != 1 || p.Included[0] != "../src/a/A.stories.tsx" {
		t.Errorf("an edit of the module would not repaint the page: %v", p.Included)
	}
}

// TestProblems: a module that several files may be, and what does not run.
func TestProblems(t *testing.T) {
	const body = "{{\"story\": \"A.stories.tsx\"}}\n"
	_, problems := page(t, body, map[string]string{"a/A.stories.tsx": twoStories, "b/A.stories.tsx": twoStories})
	if len(problems) != 1 || !strings.Contains(problems[0].Fix, "a/A.stories.tsx") || problems[0].Line != 5 {
		t.Errorf("%+v", problems)
	}
	_, problems = page(t, "{{\"story\": \"x/A.stories.tsx\"}}\n", map[string]string{"a/x/A.stories.tsx": twoStories,
		"b/x/A.stories.tsx": twoStories})
	if len(problems) != 1 || !strings.Contains(problems[0].Fix, "“a/x/A.stories.tsx”") {
		t.Errorf("the fix is as ambiguous as the name: %+v", problems)
	}
	loading := strings.Replace(twoStories, "One = {}", "One = { loaders: [async () => 1] }", 1)
	_, problems = page(t, body, map[string]string{"a/A.stories.tsx": loading})
	if len(problems) != 1 || problems[0].Severity != diag.Warning || problems[0].Line != 3 {
		t.Errorf("%+v", problems)
	}
}

func TestNames(t *testing.T) {
	for file, want := range map[string]string{"src/Button.stories.tsx": "ButtonPrimary", "date-picker.story.ts": "DatePickerPrimary",
		"Primary.stories.tsx": "Primary", "3d.stories.tsx": "Story3dPrimary"} {
		if got := ID(file, "Primary"); got != want {
			t.Errorf("%s is %s, want %s", file, got, want)
		}
	}
	for export, want := range map[string]string{"größe": "ButtonGröße", "élan": "ButtonÉlan", "数": "Button数"} {
		if got := ID("Button.stories.tsx", export); got != want {
			t.Errorf("%s is %s, want %s", export, got, want)
		}
	}
	for name, want := range map[string]string{"Primary": "Primary", "WithIcon": "With Icon", "with_text": "With text", "Size2": "Size 2"} {
		if got := words(name); got != want {
			t.Errorf("%s is %q, want %q", name, got, want)
		}
	}
}
