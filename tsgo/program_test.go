package tsgo

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

func loadProgram(t *testing.T, files map[string]string, checkers ...int) (*checkedProgram, func(name string) string) {
	t.Helper()
	root, err := filepath.Abs("..")
	if err != nil {
		t.Fatal(err)
	}
	at := func(name string) string { return filepath.ToSlash(filepath.Join(root, "web", name)) }
	roots := map[string]string{}
	for name, text := range files {
		roots[at(name)] = text
	}
	p, err := LoadProgram(ProgramOptions{Folder: root, Files: roots, Checkers: slices.Max(append(checkers, 0))})
	if err != nil {
		t.Fatal(err)
	}
	return p.(*checkedProgram), at
}

func errorsOf(t *testing.T, p Program, file string) []ProgramError {
	t.Helper()
	found, err := p.Errors(file)
	if err != nil {
		t.Fatal(err)
	}
	return found
}

// TestErrorsAgainstInstalledPackages: files that are not on disk see the packages that are.
func TestErrorsAgainstInstalledPackages(t *testing.T) {
	p, at := loadProgram(t, map[string]string{
		"good.tsx": "import Button from '@mui/material/Button';\nimport './styles.css';\nexport default () => " +
			"<Button color=\"primary\">a</Button>;\n",
		"bad.tsx": "import Button from '@mui/material/Button';\n\nexport default () => <Button size=\"hugé\" wide " +
			"/>;\n",
	})
	if found := errorsOf(t, p, at("good.tsx")); len(found) != 0 {
		t.Errorf("%+v", found)
	}
	found := errorsOf(t, p, at("bad.tsx"))
	if len(found) != 1 || found[0].Line != 3 || found[0].Code != 2769 || found[0].File != at("bad.tsx") ||
		!strings.Contains(found[0].Message, "\n") {
		t.Errorf("%+v", found)
	}
	if _, err := p.Errors(at("none.tsx")); err == nil {
		t.Error("a file that is not there has no errors")
	}
}

func TestUpdateSeesTheNewText(t *testing.T) {
	p, at := loadProgram(t, map[string]string{
		"a.ts": "export const size: number = 1;\n",
		"b.ts": "import { size } from './a';\nexport const twice: number = size * 2;\n",
	})
	if found := append(errorsOf(t, p, at("a.ts")), errorsOf(t, p, at("b.ts"))...); len(found) != 0 {
		t.Fatalf("%+v", found)
	}
	if _, err := p.Update(at("a.ts"), "export const size: string = 'x';\n"); err != nil {
		t.Fatal(err)
	}
	if found := errorsOf(t, p, at("b.ts")); len(found) != 1 || found[0].Code != 2362 {
		t.Errorf("an importer: %+v", found)
	}
	if _, err := p.Update(at("c.ts"), "import './a';\nconst x = ;\n"); err != nil {
		t.Fatal(err)
	}
	if found := errorsOf(t, p, at("c.ts")); len(found) != 1 || found[0].Code != 1109 || found[0].Line != 2 {
		t.Errorf("a new file: %+v", found)
	}
	if err := p.Remove(at("c.ts")); err != nil {
		t.Fatal(err)
	}
	if _, err := p.Errors(at("c.ts")); err == nil {
		t.Error("a removed file is still there")
	}
}

// TestExactOptional: extraction relies on it, and demos must not have it.
func TestExactOptional(t *testing.T) {
	root, _ := filepath.Abs("..")
	file := filepath.ToSlash(filepath.Join(root, "web/x.ts"))
	for exact, want := range map[bool]int{true: 1, false: 0} {
		p, err := LoadProgram(ProgramOptions{Folder: root,
			Files: map[string]string{file: "export const a: { b?: string } = { b: undefined };\n"}, Exact: exact})
		if err != nil {
			t.Fatal(err)
		}
		if found := errorsOf(t, p, file); len(found) != want {
			t.Errorf("exact %v: %+v", exact, found)
		}
	}
}

// TestUpdateNamesWhoseErrorsMayDiffer: an edit asks again only for who refers to the file, unless it changes what all
// see.
func TestUpdateNamesWhoseErrorsMayDiffer(t *testing.T) {
	p, at := loadProgram(t, map[string]string{
		"a.ts":      "export const size: number = 1;\n",
		"b.ts":      "export { size } from './a';\n",
		"c.ts":      "import { size } from './b';\nexport const twice: number = size * 2;\n",
		"alone.ts":  "export const text: string = 'x';\n",
		"global.ts": "declare global { interface Window { own: number } }\nexport const g = window.own;\n",
	})
	all := []string{"a.ts", "alone.ts", "b.ts", "c.ts", "global.ts"}
	for _, name := range all {
		if found := errorsOf(t, p, at(name)); len(found) != 0 {
			t.Fatalf("%s: %+v", name, found)
		}
	}
	for _, step := range []struct {
		file, text string
		stale      []string
		errors     map[string]int // by file, where there are some
		kept       bool           // the checker went on
	}{
		{"alone.ts", "export const text: string = 1;\n", []string{"alone.ts"}, map[string]int{"alone.ts": 1}, true},
		{"alone.ts", "export const text: string = 'y';\n", []string{"alone.ts"}, nil, true},
		{"alone.ts", "// @ts-expect-error\nexport const text: string = 1;\n", []string{"alone.ts"}, nil, true},
		{"alone.ts", "// @ts-expect-error\nexport const text: string = '1';\n", []string{"alone.ts"},
			map[string]int{"alone.ts": 1}, true},
		{"alone.ts", "export const text: string = 1;\n", []string{"alone.ts"}, map[string]int{"alone.ts": 1}, true},
		{"alone.ts", "export const text: string = 1;\nexport const x = 2;\n", []string{"alone.ts"},
			map[string]int{"alone.ts": 1}, true},
		{"a.ts", "export const size: string = 'x';\n", []string{"a.ts", "b.ts", "c.ts"},
			map[string]int{"alone.ts": 1, "c.ts": 1},
			true},
		{"a.ts", "export const size: number = 2;\n", []string{"a.ts", "b.ts", "c.ts"}, map[string]int{"alone.ts": 1}, true},
		{"alone.ts", "import './a';\nexport const text: number = window.own;\n", all, nil, false},
		{"global.ts", "declare global { interface Window { own: string } }\nexport const g = window.own;\n", all,
			map[string]int{"alone.ts": 1}, false},
		{"global.ts", "export const g = 1;\n", all, map[string]int{"alone.ts": 1}, false},
	} {
		before := p.lasting.checker
		stale, err := p.Update(at(step.file), step.text)
		if err != nil {
			t.Fatal(err)
		}
		for i, file := range stale {
			stale[i] = filepath.Base(file)
		}
		if !slices.Equal(stale, step.stale) {
			t.Errorf("%s: %v may differ, want %v", step.file, stale, step.stale)
		}
		for _, name := range all {
			if found := errorsOf(t, p, at(name)); len(found) != step.errors[name] {
				t.Errorf("%s after %q: %+v", name, step.text, found)
			}
		}
		if kept := p.lasting.checker == before; kept != step.kept {
			t.Errorf("%s: the checker went on: %v, want %v", step.file, kept, step.kept)
		}
	}
}

// TestLastingCheckerBeginsAnew: what a checker has learned of replaced files is let go of some time.
func TestLastingCheckerBeginsAnew(t *testing.T) {
	p, at := loadProgram(t, map[string]string{"a.ts": "export const n: number = 0;\n"})
	errorsOf(t, p, at("a.ts"))
	first := p.lasting.checker
	for i := range mostUpdates + 1 {
		if _, err := p.Update(at("a.ts"), fmt.Sprintf("export const n: number = %d;\n", i+1)); err != nil {
			t.Fatal(err)
		}
	}
	if found := errorsOf(t, p, at("a.ts")); len(found) != 0 || p.lasting.checker == first {
		t.Errorf("%+v, the same checker: %v", found, p.lasting.checker == first)
	}
}

// TestBesideSharesTextsAlone: what the files of one program declare for all is unknown beside it.
func TestBesideSharesTextsAlone(t *testing.T) {
	p, at := loadProgram(t, map[string]string{
		"a.ts": "declare global { interface Window { own: number } }\nexport const a = window.own;\n",
	})
	beside, err := p.Beside(map[string]string{at("b.ts"): "export const b = window.own;\n"})
	if err != nil {
		t.Fatal(err)
	}
	if found := errorsOf(t, beside, at("b.ts")); len(found) != 1 {
		t.Errorf("beside: %+v", found)
	}
	if found := errorsOf(t, p, at("a.ts")); len(found) != 0 {
		t.Errorf("the first: %+v", found)
	}
}
