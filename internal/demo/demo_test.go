package demo

import (
	"strings"
	"testing"

	"vitrine/internal/diag"
)

// resolver reads imports from lines "import 'module'"; everything else of a source is taken as it is.
func resolver() *Resolver {
	return &Resolver{Strict: true,
		Barrels:   []string{"icons"},
		Highlight: func(text string) string { return "<" + text + ">" },
		Parse: func(file string, text []byte) (Facts, []diag.Problem) {
			if strings.Contains(string(text), "syntax error") {
				return Facts{}, []diag.Problem{{File: file, Line: 1, What: "syntax"}}
			}
			facts := Facts{HasDefault: strings.Contains(string(text), "export default")}
			if before, after, ok := strings.Cut(string(text), "mark\n"); ok {
				facts.Text, facts.Preview = before+after, "marked"
			}
			for i, line := range strings.Split(string(text), "\n") {
				if module, ok := strings.CutPrefix(line, "import "); ok {
					facts.Imports = append(facts.Imports, Import{Module: strings.Trim(module, "';"), Line: i + 1,
						Column: 8})
				}
			}
			return facts, nil
		},
	}
}

func TestResolve(t *testing.T) {
	files := []File{
		{Name: "Good.tsx", Path: "content/x/demos/Good.tsx",
			Text: []byte("import 'icons/Delete';\nexport default 1;\n")},
		{Name: "Barrel.tsx", Path: "content/x/demos/Barrel.tsx",
			Text: []byte("import 'react';\nimport 'icons';\nexport default 1;\n")},
		{Name: "Bare.tsx", Path: "content/x/demos/Bare.tsx", Text: []byte("export const a = 1;\n")},
		{Name: "Outside.tsx", Path: "content/x/demos/Outside.tsx",
			Text: []byte("import '../../y/demos/Good';\nexport default 1;\n")},
		{Name: "Broken.tsx", Path: "content/x/demos/Broken.tsx", Text: []byte("syntax error\n")},
		{Name: "Folder/system/index.tsx", Path: "content/x/demos/Folder/system/index.tsx",
			Text: []byte("import './part';\nexport default 1;\n")},
	}
	tests := []struct {
		name, demo   string
		ok           bool
		module, what string
		line         int
		fix          string
	}{
		{"a file", "Good.tsx", true, "content/x/demos/Good.tsx", "", 0, ""},
		{"a folder", "Folder", true, "content/x/demos/Folder/system/index.tsx", "", 0, ""},
		{"unknown, with one that is near", "God.tsx", false, "", `no demo "God.tsx"`, 7, "Good.tsx"},
		{"unknown, with nothing near", "Zzzzzzzzzzz.tsx", false, "", "no demo", 7, "Barrel.tsx"},
		{"a barrel", "Barrel.tsx", true, "content/x/demos/Barrel.tsx", "imports all of icons", 2, "icons/Name"},
		{"no default export", "Bare.tsx", true, "content/x/demos/Bare.tsx", "no default export", 1,
			"export default function Bare"},
		{"an import from elsewhere", "Outside.tsx", true, "content/x/demos/Outside.tsx", "outside of its page", 1,
			"demos folder"},
		{"a syntax error", "Broken.tsx", false, "", "syntax", 1, ""},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			directive := Directive{Name: test.demo, File: "content/x/index.md", Line: 7}
			resolved, problems, ok := resolver().Resolve(directive,
				files)
			module := ""
			if len(resolved) > 0 {
				module = resolved[0].Module
			}
			if ok != test.ok || module != test.module {
				t.Errorf("ok %v, module %q", ok, module)
			}
			if test.what == "" {
				if len(problems) != 0 {
					t.Errorf("problems %+v", problems)
				}
				return
			}
			if len(problems) != 1 || !strings.Contains(problems[0].What, test.what) || problems[0].Line != test.line ||
				!strings.Contains(problems[0].Fix, test.fix) {
				t.Errorf("problems %+v", problems)
			}
		})
	}
}

func TestMattersOfStyleAreWarningsWhereTheSiteIsNotStrict(t *testing.T) {
	text := []byte("import { x } from '../other/x';\n")
	files := []File{{Name: "Bare.tsx", Path: "content/x/demos/Bare.tsx", Text: text}}
	r := resolver()
	r.Strict = false
	r.Parse = func(string, []byte) (Facts, []diag.Problem) {
		return Facts{Imports: []Import{{Module: "../other/x", Line: 1}}, Shown: &Shown{Name: "Card", Of: 2}}, nil
	}
	directive := Directive{Name: "Bare.js", File: "content/x/index.md", Line: 7}
	resolved, problems, ok := r.Resolve(directive, files)
	if !ok || diag.Stops(problems) || len(problems) != 3 {
		t.Fatalf("%t %+v", ok, problems)
	}
	for i, kind := range []string{"JavaScript", "exports", "imports"} {
		if problems[i].Kind != kind {
			t.Errorf("%q is a matter of %q", problems[i].What, problems[i].Kind)
		}
	}
	if o := resolved[0].Demo.Options; !o.ReadOnly || !o.NoSandbox {
		t.Errorf("an edit of it would run another code: %+v", o)
	}
	r.Strict = true
	if _, problems, ok := r.Resolve(directive, files); ok || !diag.Stops(problems) {
		t.Errorf("a strict site takes %+v", problems)
	}
}

func TestShownDemo(t *testing.T) {
	files := []File{{Name: "ButtonSizes.tsx", Path: "d/ButtonSizes.tsx", Text: []byte("a\nexport default b\n")}}
	resolved, _, _ := resolver().Resolve(Directive{Name: "ButtonSizes.tsx"}, files)
	d := resolved[0].Demo
	if d.Name != "ButtonSizes" || d.Title != "Button sizes" || len(d.Sources) != 1 || d.Sources[0].Lines != 2 ||
		d.Sources[0].File != "ButtonSizes.tsx" || d.Sources[0].HTML != "" {
		t.Errorf("%+v", d)
	}
	named, _, _ := resolver().Resolve(Directive{Name: "ButtonSizes.tsx", Title: "Small to large"}, files)
	if named[0].Demo.Title != "Small to large" {
		t.Errorf("title %q", named[0].Demo.Title)
	}
}

func TestStylingsAndLanguages(t *testing.T) {
	files := []File{
		{Name: "Card/css/index.tsx", Path: "d/Card/css/index.tsx", Text: []byte("export default css\n")},
		{Name: "Card/system/index.tsx", Path: "d/Card/system/index.tsx", Text: []byte("export default system\n")},
	}
	r := resolver()
	r.JavaScript = func(file string, text []byte) string {
		return map[string]string{"d/Card/css/index.tsx": "js\n"}[file]
	}
	resolved, problems, ok := r.Resolve(Directive{Name: "Card"}, files)
	if !ok || len(problems) > 0 || len(resolved) != 2 {
		t.Fatalf("%+v %+v", resolved, problems)
	}
	system, css := resolved[0].Demo, resolved[1].Demo
	if system.Name != "Card" || system.Styling != "system" || css.Name != "Card-css" || css.Styling != "css" {
		t.Errorf("%s %s, %s %s", system.Name, system.Styling, css.Name, css.Styling)
	}
	if len(system.Sources) != 1 || len(css.Sources) != 2 || css.Sources[1].File != "Card-css.js" ||
		css.Sources[1].Text != "js" {
		t.Errorf("%+v\n%+v", system.Sources, css.Sources)
	}
}

// TestMarkedDemo: readers see its text and its JavaScript without marks; what runs keeps them.
func TestMarkedDemo(t *testing.T) {
	const text = "mark\nexport default 1;\n"
	files := []File{{Name: "Good.tsx", Path: "x/Good.tsx", Text: []byte(text)}}
	r := resolver()
	for js, want := range map[string]int{text: 1, "mark\nexport default 2;\n": 2} {
		r.JavaScript = func(string, []byte) string { return js }
		resolved, problems, ok := r.Resolve(Directive{Name: "Good.tsx"}, files)
		if !ok || len(problems) > 0 || resolved[0].Code != text || len(resolved[0].Demo.Sources) != want {
			t.Fatalf("%+v %+v", resolved, problems)
		}
		for _, source := range resolved[0].Demo.Sources {
			if strings.Contains(source.Text, "mark") || source.Preview != "<marked>" {
				t.Errorf("%+v", source)
			}
		}
	}
}
