package compile

import (
	"context"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

const (
	guide         = "content/lib/guide/index.md"
	guidePreamble = "content/lib/guide/preamble.tsx"
)

// newFencedWorkshop is a site of which two pages have fences that are checked.
func newFencedWorkshop(t *testing.T) *workshop {
	w := newWorkshop(t)
	w.change("vitrine.yaml", "name: Small site\n", "name: Small site\nfences: check\n")
	w.write(guidePreamble, "declare const unseen: number;\n")
	w.change(guide, "Words", "```ts\nconst twice = unseen * 2;\n```\n\n"+
		"```ts error=\"TS2322\"\nconst wrong: string = unseen;\n```\n\nWords")
	w.change(one+"index.md", "## Usage", "```tsx\nimport Counter from './demos/Counter';\n\n<Counter />;\n```\n\n## Usage")
	return w
}

// TestFencesAreCheckedOnce: a page whose fences were right is checked again when they change, and no other page.
func TestFencesAreCheckedOnce(t *testing.T) {
	t.Parallel()
	w := newFencedWorkshop(t)
	checked := func(why string, fences, types int) {
		t.Helper()
		if report := w.build(); report.Kinds["fences"] != fences || report.Kinds["types"] != types {
			t.Errorf("%s: %d pages' fences and %d pages' demos were checked, want %d and %d", why,
				report.Kinds["fences"], report.Kinds["types"], fences, types)
		}
	}
	checked("at first", 2, 1)
	w.change(guide, "Words", "Other words")
	checked("prose", 0, 0)
	w.change(guide, "unseen * 2", "unseen * 3")
	checked("a fence", 1, 0)
	w.change(guidePreamble, "unseen: number", "unseen: 2")
	checked("a preamble", 1, 0)
	w.change(one+"demos/Counter.tsx", "React.useState(0)", "React.useState(1)")
	checked("a demo that a fence imports", 1, 1)
	w.write("fences.d.ts", "declare module 'absent';\n")
	checked("modules for all fences", 2, 0)
	if again := w.build(); again.Steps != 0 {
		t.Errorf("%d steps executed again: %v", again.Steps, again.Kinds)
	}
	err := filepath.WalkDir(filepath.Join(w.folder, "out"), func(file string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || filepath.Ext(file) == ".br" {
			return err
		}
		text, err := os.ReadFile(file)
		for _, hidden := range []string{"declare const unseen", "error=\"TS2322\"", "error=&quot;"} {
			if strings.Contains(string(text), hidden) {
				t.Errorf("%s has %q", file, hidden)
			}
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	if page := w.output("lib/guide/index.html"); !strings.Contains(page, "unseen") {
		t.Error("the page lacks its code")
	}
}

// TestWrongFencesFailTheBuild: all of a run at once, beside problems of demos.
func TestWrongFencesFailTheBuild(t *testing.T) {
	t.Parallel()
	w := newFencedWorkshop(t)
	w.change(guide, "unseen * 2", "unseen.size")
	w.change(guide, "const wrong: string", "const wrong: number")
	w.change(one+"demos/Counter.tsx", "React.useState(0)", "React.useState<number>('none')")
	problems := problemsOf(t, w)
	if len(problems) != 3 {
		t.Fatalf("problems: %+v", problems)
	}
	for i, want := range []struct{ file, excerpt, what string }{
		{guide, "const twice = unseen.size;", "'size' does not exist"},
		{guide, "```ts error=\"TS2322\"", "it compiles"},
		{one + "demos/Counter.tsx", "'none'", "not assignable"},
	} {
		p := problems[i]
		if p.File != want.file || p.Line == 0 || !strings.Contains(p.Excerpt, want.excerpt) ||
			!strings.Contains(p.What, want.what) || p.Fix == "" {
			t.Errorf("problem: %+v", p)
		}
	}
	w.change("vitrine.yaml", "fences: check", "fences: off")
	if problems = problemsOf(t, w); len(problems) != 1 {
		t.Errorf("without the check: %+v", problems)
	}
}

// TestFencesAreCheckedBesideTheWriting: as demos are, and at the lines where they stand now.
func TestFencesAreCheckedBesideTheWriting(t *testing.T) {
	w := newFencedWorkshop(t)
	live, err := w.builder.Live()
	if err != nil {
		t.Fatal(err)
	}
	told := make(chan bool, 8)
	live.Types().Notify(func() { told <- true })
	edit := func(file, old, new string) {
		w.change(file, old, new)
		if err := live.Edited([]string{filepath.Join(w.folder, "site", file)}); err != nil {
			t.Fatal(err)
		}
	}
	show := func() Answer {
		answer, err := live.Get(context.Background(), "/lib/guide/")
		if err != nil || len(answer.Content) == 0 {
			t.Fatalf("%v: %+v", err, answer.Problems)
		}
		return answer
	}
	shown := func(file, old, new string) Answer {
		t.Helper()
		edit(file, old, new)
		show()
		select {
		case <-told:
		case <-time.After(30 * time.Second):
			t.Fatal("nothing was told")
		}
		return show()
	}
	show()
	wrong := shown(guide, "unseen * 2", "unseen.size")
	if len(wrong.Problems) != 1 || !strings.Contains(wrong.Problems[0].Excerpt, "unseen.size") {
		t.Fatalf("problems: %+v", wrong.Problems)
	}
	lower := shown(guide, "# Guide", "A line more.\n\n# Guide")
	if len(lower.Problems) != 1 || lower.Problems[0].Line != wrong.Problems[0].Line+2 {
		t.Errorf("problems: %+v", lower.Problems)
	}
	if right := shown(guidePreamble, "unseen: number", "unseen: { size: number }"); len(right.Problems) != 0 {
		t.Errorf("problems after an edit of the preamble: %+v", right.Problems)
	}
}
