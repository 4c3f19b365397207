package typescript_test

import (
	"reflect"
	"strings"
	"testing"

	"vitrine/internal/typescript"
)

func TestSyntaxErrorIsAProblemWithItsPlace(t *testing.T) {
	_, problems := typescript.Parse("content/x/demos/A.tsx", []byte("const a = 1;\r\nconst é = ;;;\r\nconst b = 2;\n"))
	if len(problems) != 1 {
		t.Fatalf("problems: %+v", problems)
	}
	p := problems[0]
	if p.File != "content/x/demos/A.tsx" || p.Line != 2 || p.Column != 11 || p.Excerpt != "const é = ;;;" ||
		!strings.Contains(p.What, "Expression expected.") || !strings.Contains(p.Fix, "TS1109") || p.Why == "" {
		t.Errorf("problem: %+v", p)
	}
}

func TestUnreadableFilesAreOneProblem(t *testing.T) {
	for name, c := range map[string]struct {
		src  string
		line int
	}{
		"not UTF-8":        {"const a = 1;\nconst b = '\uFFFD \xff';\n", 2},
		"beyond the limit": {strings.Repeat("a;", 300<<10), 0},
	} {
		t.Run(name, func(t *testing.T) {
			file, problems := typescript.Parse("a.tsx", []byte(c.src))
			if len(problems) != 1 || problems[0].Line != c.line || problems[0].Fix == "" {
				t.Fatalf("problems: %+v", problems)
			}
			file.Tokens()
			if _, ok := file.DefaultExport(); ok || file.Imports() != nil {
				t.Error("an unread file answers")
			}
			if js, _ := file.EraseTypes(); js != c.src {
				t.Error("the text changed")
			}
			if _, ok := file.Preview(); ok {
				t.Error("an unread file has a preview")
			}
		})
	}
}

func TestImportsAreFound(t *testing.T) {
	src := `import * as React from 'react';
import Box, { type BoxProps, styled as css } from "@mui/material/Box";
import type { Theme } from 'a';
import { type A } from 'b';
import 'c';
export * from 'd';
export { e as f } from 'e';
const g = React.lazy(() => import('./g'));
`
	file, _ := typescript.Parse("a.tsx", []byte(src))
	want := []typescript.Import{
		{Module: "react", Namespace: "React", Line: 1, Column: 24},
		{Module: "@mui/material/Box", Default: "Box", Names: []string{"BoxProps", "styled"}, Line: 2, Column: 51},
		{Module: "a", Names: []string{"Theme"}, TypeOnly: true, Line: 3, Column: 28},
		{Module: "b", Names: []string{"A"}, TypeOnly: true, Line: 4, Column: 24},
		{Module: "c", Line: 5, Column: 8},
		{Module: "d", Reexport: true, Line: 6, Column: 15},
		{Module: "e", Names: []string{"e"}, Reexport: true, Line: 7, Column: 24},
		{Module: "./g", Dynamic: true, Line: 8, Column: 35},
	}
	if got := file.Imports(); !reflect.DeepEqual(got, want) {
		for i := range got {
			t.Logf("%+v", got[i])
		}
		t.Error("differ")
	}
}

func TestDefaultExportIsNamed(t *testing.T) {
	for src, want := range map[string]struct {
		name string
		ok   bool
	}{
		"export default function Chips() {}":                         {"Chips", true},
		"const Chips = memo(() => null); export default Chips;":      {"Chips", true},
		"export default () => null;":                                 {"", true},
		"export { default } from './Chips';":                         {"", true},
		"export { Chips as default }; function Chips() {}":           {"Chips", true},
		"export function Chips() {}":                                 {"", false},
		"export default Loop; const Loop = Loop;":                    {"Loop", true},
		"import Chips from './Chips'; export default Chips;":         {"Chips", true},
		"export type { Chips as default }; interface Chips { }":      {"", false},
		"export default withStyles(Chips); class Chips extends A {}": {"Chips", true},
	} {
		file, _ := typescript.Parse("a.tsx", []byte(src))
		if name, ok := file.DefaultExport(); name != want.name || ok != want.ok {
			t.Errorf("%s: %q, %v", src, name, ok)
		}
	}
}

func demo(returned string) string {
	return "export default function A() {\n  if (b) return null;\n  return " + returned + ";\n}\n"
}

func TestPreviewIsTheLastReturn(t *testing.T) {
	long := strings.Repeat("      <i />\n", 16)
	for _, c := range []struct{ name, src, want string }{
		{"an element", demo("(\n    <List\n      dense\n    >\n      <Item />\n    </List>\n  )"),
			"<List\n  dense\n>\n  <Item />\n</List>"},
		{"an element on the line of the return", demo("<List\n    dense\n  />"), "<List\n  dense\n/>"},
		{"the children of a Stack",
			demo("(\n    <Stack spacing={2}>\n\n      <A>\n        a\n      </A>\n\n      {b}\n    </Stack>\n  )"),
			"<A>\n  a\n</A>\n\n{b}"},
		{"the children of a fragment", demo("(\n    <>\n      <A />\n      <B />\n    </>\n  )"), "<A />\n<B />"},
		{"the children of a div on one line", demo("<div> <A /> </div>"), "<A />"},
		{"a Box without children", demo("<Box sx={{ m: 1 }} />"), "<Box sx={{ m: 1 }} />"},
		{"an empty div", demo("<div>\n  </div>"), "<div>\n</div>"},
		{"a longer name is no wrapper", demo("<BoxWood><A /></BoxWood>"), "<BoxWood><A /></BoxWood>"},
		{"carriage returns", strings.ReplaceAll(demo("(\n    <div>\n      <A />\n      <B />\n    </div>\n  )"), "\n",
			"\r\n"), "<A />\n<B />"},
		{"sixteen lines", demo("(\n    <div>\n" + long + "    </div>\n  )"), strings.TrimSpace(strings.ReplaceAll(long,
			"      ", ""))},
		{"seventeen lines", demo("(\n    <div>\n" + long + "      <b />\n    </div>\n  )"), ""},
		{"no JSX", demo("React.createElement('a')"), ""},
		{"no default export", "export function A() { return <a />; }", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			file, problems := typescript.Parse("a.tsx", []byte(c.src))
			if len(problems) > 0 {
				t.Fatal(problems)
			}
			got, ok := file.Preview()
			if ok != (c.want != "") || got != c.want {
				t.Errorf("%v\n%s\nwant\n%s", ok, got, c.want)
			}
		})
	}
}

func FuzzFile(f *testing.F) {
	f.Add(demo("<Stack>\n {a} é</Stack>"))
	f.Add("import a from 'b';\nexport default c; \xff")
	f.Fuzz(func(t *testing.T, src string) {
		file, problems := typescript.Parse("a.tsx", []byte(src))
		for _, p := range problems {
			if p.What == "" || p.Line < 0 || p.Line > strings.Count(src, "\n")+1 {
				t.Fatalf("%+v", p)
			}
		}
		file.Imports()
		file.Preview()
		for _, tokens := range [][]typescript.Token{file.Tokens(), typescript.Snippet("a.ts", src)} {
			at := 0
			for _, token := range tokens {
				if token.Start < at || token.Start >= token.End || token.End > len(src) {
					t.Fatalf("%+v after %d", token, at)
				}
				at = token.End
			}
		}
	})
}
