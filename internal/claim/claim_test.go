package claim

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"vitrine/internal/markdown"
	"vitrine/internal/source"
)

func file(text string) source.Demo {
	return source.Demo{Name: "claims.test.ts", Path: "content/a/claims.test.ts", Text: []byte(text)}
}

func TestRead(t *testing.T) {
	claims, problems := Read(file(`import { claim } from 'vitrine/claims';
// claim('A comment.', 'A.tsx', {})
const text = "claim('A text.', 'A.tsx')";
claim('It\'s one.', 'A.tsx', {});
claim<string>(
  "Two.",
  'Folder',
  { read: () => text },
);
claim(text, 'A.tsx', {});
claim('Three.', text, {});
claim(` + "`Four ${text}.`" + `, 'A.tsx', {});
reclaim('No.', 'A.tsx');
`))
	var got []string
	for _, c := range claims {
		got = append(got, fmt.Sprint(c.Line, " ", c.Sentence, " ", c.Demo))
	}
	if want := "4 It's one. A.tsx|5 Two. Folder"; strings.Join(got, "|") != want {
		t.Errorf("got %q, want %q", got, want)
	}
	var lines []int
	for _, p := range problems {
		lines = append(lines, p.Line)
	}
	if fmt.Sprint(lines) != "[10 11 12]" {
		t.Errorf("problems in lines %v: %v", lines, problems)
	}
}

const prose = `# Title

<p class="description">The lead says it. Twice.</p>

A menu closes on <kbd>Esc</kbd>, and ` + "`onClose`" + ` says [why](/x/). Another sentence
goes over two lines.

| a | b |
|---|---|
| c | Cells count too. |

- **A pitfall.** It is *very* deep. ` + "`open`" + ` begins in small letters. ` + "`a. B? c`" + ` is one sentence. ` + "`It ends.`" + `
Another one begins.
`

func TestCheck(t *testing.T) {
	doc, _ := markdown.Parse(markdown.Input{File: "index.md", Body: []byte(prose), FirstLine: 5})
	page := source.Page{File: "content/a/index.md", Demos: []source.Demo{{Name: "Menu.tsx"}}}
	for _, test := range []struct{ sentence, demo, want string }{
		{"A menu closes on Esc, and onClose says why.", "Menu.tsx", ""},
		{"A menu closes on <kbd>Esc</kbd>, and `onClose` says [why](/x/).", "Menu.tsx", ""},
		{"Another sentence goes over two lines.", "Menu.tsx", ""},
		{"Cells count too.", "Menu.tsx", ""},
		{"The lead says it.", "Menu.tsx", ""},
		{"It is very deep.", "Menu.tsx", ""},
		{"`open` begins in small letters.", "Menu.tsx", ""},
		{"`open` begins", "Menu.tsx", "sentence in line 16 of index.md: “`open` begins in small letters.”"},
		{"sentence goes over two lines.", "Menu.tsx", "sentence in line 9 of index.md: “Another sentence goes"},
		{"A pitfall. It is very deep.", "Menu.tsx", "sentence in line 16 of index.md: “It is very deep.”"},
		{"It is very deep. open begins in small letters.", "Menu.tsx", "of index.md: “`open` begins in small letters.”"},
		{"A menu closes on Tab, and onClose says why.", "Menu.tsx", "sentence in line 9 of index.md: “A menu closes"},
		{"Something else altogether is said here.", "Menu.tsx", "Quote a sentence of index.md"},
		{"`a. B? c` is one sentence.", "Menu.tsx", ""},
		{"Another one begins.", "Menu.tsx", ""},
		{"Cells count too.", "Meny.tsx", "Menu.tsx"},
	} {
		problems := Check(page, []Claim{{Sentence: test.sentence, Demo: test.demo, Line: 3}}, doc.Statements())
		switch {
		case test.want == "" && len(problems) == 0:
		case test.want == "" || len(problems) != 1 || !strings.Contains(problems[0].Fix, test.want) ||
			problems[0].Line != 3:
			t.Errorf("%q: got %v, want %q", test.sentence, problems, test.want)
		}
	}
	twice := []Claim{{Sentence: "Cells count too.", Demo: "Menu.tsx", Line: 1},
		{Sentence: "Cells count too.", Demo: "Menu.tsx", Line: 9}}
	if problems := Check(page, twice, doc.Statements()); len(problems) != 1 || problems[0].Line != 9 {
		t.Errorf("A sentence that is claimed twice: %v", problems)
	}
}

const lockText = `{"lockfileVersion": 3, "packages": {
  "": {"devDependencies": {"formatter": "1"}},
  "node_modules/react": {"version": "18.0.0"},
  "node_modules/ui": {"version": "5.0.0", "dependencies": {"inner": "1"}, "peerDependencies": {"react": "18", "gone": "1"}},
  "node_modules/ui/node_modules/inner": {"version": "1.0.0", "dependencies": {"deep": "1"}},
  "node_modules/inner": {"version": "2.0.0"},
  "node_modules/deep": {"version": "3.0.0", "dependencies": {"ui": "5"}},
  "node_modules/formatter": {"version": "1.0.0"}}}`

// lock is the lock file of lockText with some of it replaced.
func lock(t *testing.T, replace ...string) *Lock {
	t.Helper()
	folder := t.TempDir()
	text := strings.NewReplacer(replace...).Replace(lockText)
	if err := os.WriteFile(filepath.Join(folder, "package-lock.json"), []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	return ReadLock(filepath.Join(folder, "site"))
}

func TestDigestIsOfWhatIsReached(t *testing.T) {
	names := []string{"ui", "react"}
	first := lock(t)
	if v := first.Version("ui"); v != "5.0.0" {
		t.Errorf("version %q", v)
	}
	for _, test := range []struct {
		name, old, new string
		same           bool
	}{
		{"a package of a package", `"3.0.0"`, `"3.0.1"`, false},
		{"the nested one", `"1.0.0", "dependencies"`, `"1.0.1", "dependencies"`, false},
		{"the one beside it", `"2.0.0"`, `"2.0.1"`, true},
		{"a tool", `"formatter": {"version": "1.0.0"`, `"formatter": {"version": "9.0.0"`, true},
		{"a peer", `"18.0.0"`, `"18.0.1"`, false},
	} {
		if got := lock(t, test.old, test.new).Digest(names) == first.Digest(names); got != test.same {
			t.Errorf("%s: the same is %v", test.name, got)
		}
	}
}

// TestKeys: what a claim depends on changes its key, and nothing else does.
func TestKeys(t *testing.T) {
	page := func() source.Page {
		return source.Page{File: "content/a/index.md", Claims: file("claim('One.', 'A.tsx', {});"),
			Demos: []source.Demo{{Name: "A.tsx", Text: []byte("import { x } from './data'; import 'ui';")},
				{Name: "B.tsx", Text: []byte("b")}, {Name: "data.ts", Text: []byte("export const x = 1;")}},
			Keyboard: []source.KeyRow{{Keys: []string{"Tab"}, Result: "Moves.", Demo: "B.tsx"}}}
	}
	claims := []Claim{{Sentence: "One.", Demo: "A.tsx"}}
	first := Tries(page(), claims, lock(t), "ui")
	if len(first) != 2 || first[0].Label != "One." || first[1].Label != "Tab: Moves." {
		t.Fatalf("got %+v", first)
	}
	for _, test := range []struct {
		name       string
		edit       func(p *source.Page)
		claim, row bool // whether they stay
	}{
		{"its demo", func(p *source.Page) { p.Demos[0].Text = []byte("import { x } from './data';") }, false, true},
		{"what the demo imports", func(p *source.Page) { p.Demos[2].Text = []byte("export const x = 2;") }, false, true},
		{"another demo", func(p *source.Page) { p.Demos[1].Text = []byte("c") }, true, false},
		{"the test", func(p *source.Page) { p.Claims.Text = append(p.Claims.Text, ' ') }, false, true},
		{"the row", func(p *source.Page) { p.Keyboard[0].Start = "button" }, true, false},
		{"the words of the row", func(p *source.Page) { p.Keyboard[0].Result = "Jumps." }, true, false},
		{"the text of the page", func(p *source.Page) { p.Body = []byte("x") }, true, true},
	} {
		p := page()
		test.edit(&p)
		got := Tries(p, claims, lock(t), "ui")
		if (got[0].Key == first[0].Key) != test.claim || (got[1].Key == first[1].Key) != test.row {
			t.Errorf("%s: %v, before %v", test.name, got, first)
		}
	}
}
