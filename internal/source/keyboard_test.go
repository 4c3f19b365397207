package source

import (
	"fmt"
	"strings"
	"testing"
	"testing/fstest"

	"vitrine/internal/diag"
)

// triedSite is a site with one page that has a keyboard table and claims.
func triedSite(keyboard string, more map[string]string) fstest.MapFS {
	files := fstest.MapFS{
		"vitrine.yaml":               {Data: []byte("name: S\nurl: https://s.example\n")},
		"content/a/index.md":         {Data: []byte("---\ndescription: d\n---\n\n# A\n")},
		"content/a/demos/Menu.tsx":   {Data: []byte("export default () => null;\n")},
		"content/a/claims.test.ts":   {Data: []byte("claim('A.', 'Menu.tsx', {});\n")},
		"content/a/keyboard.yaml":    {Data: []byte(keyboard)},
		"content/a/picture/one.yaml": {Data: []byte("x: 1\n")},
	}
	for name, text := range more {
		files[name] = &fstest.MapFile{Data: []byte(text)}
	}
	return files
}

func TestKeyboardTable(t *testing.T) {
	problems := &diag.List{}
	tree := Load(triedSite(`- keys: [ArrowDown, ArrowUp]
  result: Moves the focus.
  demo: Menu.tsx
  start: button Edit
  first: [Enter]
  expect: [{focus: menuitem B}, {focus: menuitem A}]
- keys: [y]
  label: A to Z
  result: Jumps.
  demo: Menu.tsx
  expect: [{focus: menuitem Y, shown: menu}]
`, map[string]string{"content/a/verified.json": `{"version": "1", "held": {"k": "A."}}`}), problems)
	for _, p := range problems.Problems() {
		if strings.HasPrefix(p.File, "content/a/keyboard") {
			t.Errorf("%s: %s", p.Place(), p.What)
		}
	}
	page := tree.Pages[0]
	got := fmt.Sprintf("%+v", page.Keyboard[0].Steps) + fmt.Sprint(page.Keyboard[0].Keys, page.Keyboard[0].First,
		page.Keyboard[0].Line, page.Keyboard[1].Line, page.Keyboard[1].Keys, page.Keyboard[1].Label)
	if !strings.Contains(got, "Focus:menuitem B") || !strings.HasSuffix(got, "[ArrowDown ArrowUp] [Enter] 1 7 [y]A to Z") {
		t.Errorf("got %s", got)
	}
	if page.Claims.Name != "claims.test.ts" || len(page.Claims.Text) == 0 {
		t.Errorf("The claims were not read: %+v", page.Claims)
	}
	if page.Verified.Version != "1" || page.Verified.Held["k"] != "A." {
		t.Errorf("The record was not read: %+v", page.Verified)
	}
	for _, file := range tree.Files {
		if isTried(file.Path[strings.LastIndex(file.Path, "/")+1:]) {
			t.Errorf("%s would be published.", file.Path)
		}
	}
	if len(tree.Files) != 1 {
		t.Errorf("%d files would be published, want the other one.", len(tree.Files))
	}
}

func TestProblemsOfKeyboardTables(t *testing.T) {
	for _, test := range []struct{ name, keyboard, want string }{
		{"no list", "keys: [Tab]\n", "The keyboard table must be a list of entries."},
		{"nothing expected", "- {keys: [Tab], result: R, demo: Menu.tsx, expect: []}\n", "This row expects nothing."},
		{"no demo", "- {keys: [Tab], result: R, expect: [{gone: menu}]}\n", "“demo”"},
		{"unknown key", "- {keys: [Tab], result: R, demo: Menu.tsx, expect: [{focused: menu}]}\n", "“focused”"},
		{"no demo file", "- {keys: [Tab], result: R, demo: Menu.js, expect: [{gone: menu}]}\n", "which is no demo"},
	} {
		t.Run(test.name, func(t *testing.T) {
			problems := &diag.List{}
			Load(triedSite(test.keyboard, nil), problems)
			for _, p := range problems.Problems() {
				if p.File == "content/a/keyboard.yaml" && strings.Contains(p.What, test.want) && p.Line == 1 {
					return
				}
			}
			t.Errorf("%q is not among %v", test.want, problems.Problems())
		})
	}
}

func TestClaimsWithoutTheirPage(t *testing.T) {
	problems := &diag.List{}
	Load(triedSite("[]", map[string]string{"content/b/claims.test.ts": "",
		"content/a/verified.json": "{"}), problems)
	var told []string
	for _, p := range problems.Problems() {
		told = append(told, p.File+": "+p.What)
	}
	all := strings.Join(told, "\n")
	for _, want := range []string{
		"content/b: The claims, the keyboard table, the preamble or what readers ask have no page.",
		"content/a/verified.json: The record of verified claims is not valid"} {
		if !strings.Contains(all, want) {
			t.Errorf("%q is not told:\n%s", want, all)
		}
	}
}
