package typescript_test

import (
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"

	"vitrine/internal/testkit"
	"vitrine/internal/typescript"
)

// Each archive holds pairs: "name.tsx" or "name.ts" is TypeScript, "name.tsx.js" what is left of it.
func TestTypesAreErased(t *testing.T) {
	testkit.Pairs(t, "testdata/erase*.txtar", ".js", func(t *testing.T, name, source string) string {
		js := erase(t, name, source)
		if again := erase(t, name+".jsx", js); again != js {
			t.Errorf("erasing twice changes more:\n%s", again)
		}
		return js
	})
}

func erase(t *testing.T, name, src string) string {
	t.Helper()
	file, problems := typescript.Parse(name, []byte(src))
	for _, p := range problems {
		t.Fatalf("%s:%d: %s\n%s", p.File, p.Line, p.What, src)
	}
	js, problems := file.EraseTypes()
	for _, p := range problems {
		t.Fatalf("%s:%d: %s\n%s", p.File, p.Line, p.What, src)
	}
	return js
}

func TestMoreThanTypesIsAProblem(t *testing.T) {
	for construct, src := range map[string]string{
		"enum":               "const a = 1;\nenum Size { Small }\n",
		"namespace":          "const a = 1;\nnamespace Site { export const a = 1 }\n",
		"parameter property": "class A {\n  constructor(private name: string) {}\n}\n",
		"import =":           "const a = 1;\nimport fs = require('fs');\n",
		"export =":           "const a = 1;\nexport = a;\n",
	} {
		t.Run(construct, func(t *testing.T) {
			file, problems := typescript.Parse("a.ts", []byte(src))
			if len(problems) > 0 {
				t.Fatal(problems)
			}
			_, problems = file.EraseTypes()
			if len(problems) != 1 {
				t.Fatalf("problems: %v", problems)
			}
			p := problems[0]
			if p.Line != 2 || p.File != "a.ts" || !strings.Contains(p.What, construct) || p.Why == "" || p.Fix == "" {
				t.Errorf("problem: %+v", p)
			}
		})
	}
}

func TestJavaScriptComesBackByteForByte(t *testing.T) {
	for name, src := range map[string]string{
		"semicolon-free":        "const a = b\n;(c)()\nlet d\n[a] = d\n",
		"unused import":         "import React from 'react';\nimport { A, B } from 'c';\n",
		"carriage returns":      "const a = 1;\r\n\r\n\r\nexport { a };\r\n",
		"no last line feed":     "export default () => <p>{/* x */}</p>",
		"comments of all kinds": "#!/usr/bin/env node\n/* a */ // b\n\n\n// c\n",
		"nothing":               "",
		"parentheses":           "const a = (b).c + (d);\n",
	} {
		t.Run(name, func(t *testing.T) {
			if js := erase(t, "a.tsx", src); js != src {
				t.Errorf("became %q", js)
			}
		})
	}
}

func TestBrokenResultIsAProblem(t *testing.T) {
	file, problems := typescript.Parse("a.tsx", []byte("class A extends implements B { 0 }\n"))
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	if js, problems := file.EraseTypes(); len(problems) != 1 || problems[0].File != "a.tsx" || problems[0].Fix == "" {
		t.Errorf("%q, %v", js, problems)
	}
}

func TestSyntaxErrorsLeaveTheTextAlone(t *testing.T) {
	src := "const a: = 1;\n"
	file, _ := typescript.Parse("a.tsx", []byte(src))
	if js, problems := file.EraseTypes(); js != src || problems != nil {
		t.Errorf("%q, %v", js, problems)
	}
}

// addErasures adds the sources of the goldens.
func addErasures(f *testing.F) {
	files, _ := filepath.Glob("testdata/erase*.txtar")
	for _, file := range files {
		archive, err := txtar.ParseFile(file)
		if err != nil {
			f.Fatal(err)
		}
		for _, one := range archive.Files {
			f.Add(string(one.Data))
		}
	}
}

// erased is a source without its types; false where it is no TypeScript.
func erased(src string) (js string, ok bool) {
	file, problems := typescript.Parse("a.tsx", []byte(src))
	if len(problems) > 0 {
		return "", false
	}
	js, problems = file.EraseTypes()
	return js, len(problems) == 0
}

func FuzzErasing(f *testing.F) {
	addErasures(f)
	f.Fuzz(func(t *testing.T, src string) {
		js, ok := erased(src)
		if !ok {
			return
		}
		again, problems := typescript.Parse("a.jsx", []byte(js))
		if len(problems) > 0 {
			t.Fatalf("no longer parses: %s\nfrom: %q\nto:   %q", problems[0].What, src, js)
		}
		if twice, _ := again.EraseTypes(); twice != js {
			t.Fatalf("erasing twice changes more:\nfrom:  %q\nonce:  %q\ntwice: %q", src, js, twice)
		}
	})
}
