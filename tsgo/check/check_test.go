package check

import (
	"path/filepath"
	"strings"
	"testing"
)

func load(t *testing.T, files map[string]string) (*Program, func(name string) string) {
	t.Helper()
	root, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	at := func(name string) string { return filepath.ToSlash(filepath.Join(root, "web", name)) }
	roots := map[string]string{}
	for name, text := range files {
		roots[at(name)] = text
	}
	p, err := Load(Options{Folder: root, Files: roots})
	if err != nil {
		t.Fatal(err)
	}
	return p, at
}

func errorsOf(t *testing.T, p *Program, file string) []Error {
	t.Helper()
	found, err := p.Errors(file)
	if err != nil {
		t.Fatal(err)
	}
	return found
}

// TestErrorsAgainstInstalledPackages: files that are not on disk see the packages that are.
func TestErrorsAgainstInstalledPackages(t *testing.T) {
	p, at := load(t, map[string]string{
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
	p, at := load(t, map[string]string{
		"a.ts": "export const size: number = 1;\n",
		"b.ts": "import { size } from './a';\nexport const twice: number = size * 2;\n",
	})
	if found := append(errorsOf(t, p, at("a.ts")), errorsOf(t, p, at("b.ts"))...); len(found) != 0 {
		t.Fatalf("%+v", found)
	}
	if err := p.Update(at("a.ts"), "export const size: string = 'x';\n"); err != nil {
		t.Fatal(err)
	}
	if found := errorsOf(t, p, at("b.ts")); len(found) != 1 || found[0].Code != 2362 {
		t.Errorf("an importer: %+v", found)
	}
	if err := p.Update(at("c.ts"), "import './a';\nconst x = ;\n"); err != nil {
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
	root, _ := filepath.Abs("../..")
	file := filepath.ToSlash(filepath.Join(root, "web/x.ts"))
	for exact, want := range map[bool]int{true: 1, false: 0} {
		p, err := Load(Options{Folder: root,
			Files: map[string]string{file: "export const a: { b?: string } = { b: undefined };\n"}, Exact: exact})
		if err != nil {
			t.Fatal(err)
		}
		if found := errorsOf(t, p, file); len(found) != want {
			t.Errorf("exact %v: %+v", exact, found)
		}
	}
}
