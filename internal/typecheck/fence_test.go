package typecheck

import (
	"flag"
	"fmt"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"

	"vitrine/internal/diag"
	"vitrine/internal/source"
)

var update = flag.Bool("update", false, "write the expected output anew")

// TestFences tells what is wrong with code in fences: each problem at its line, with the offending text.
func TestFences(t *testing.T) {
	const golden = "testdata/fences.txtar"
	archive, err := txtar.ParseFile(golden)
	if err != nil {
		t.Fatal(err)
	}
	site := t.TempDir()
	var pages []source.Page
	want := &archive.Files[len(archive.Files)-1]
	for _, file := range archive.Files[:len(archive.Files)-1] {
		name := filepath.Join(site, filepath.FromSlash(file.Name))
		if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, file.Data, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	for _, file := range archive.Files {
		if path.Ext(file.Name) == ".md" {
			page, _ := source.LoadPage(os.DirFS(site), file.Name, &diag.List{})
			pages = append(pages, page)
		}
	}
	checker := &Checker{Site: site, Progress: func(string, int, int) {}}
	problems, err := checker.CheckFences(source.Config{FenceImports: []string{"makeTheme"}}, pages)
	if err != nil {
		t.Fatal(err)
	}
	var got strings.Builder
	for _, p := range problems {
		fmt.Fprintf(&got, "%s:%d:%d %s\n  %s\n  %s\n", p.File, p.Line, p.Column, p.What, strings.TrimSpace(p.Excerpt),
			p.Fix)
	}
	if *update {
		want.Data = []byte(got.String())
		if err := os.WriteFile(golden, txtar.Format(archive), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if got.String() != string(want.Data) {
		t.Errorf("got\n%s\nwant\n%s", &got, want.Data)
	}
	unchecked := UncheckedFences(pages)
	if len(unchecked) != 2 || unchecked[0].Reason != "made of a screenshot" || unchecked[0].Line == 0 {
		t.Errorf("not checked: %+v", unchecked)
	}
}

// TestKeyOfFences: prose around fences does not ask for another check, their code and what it lacks do.
func TestKeyOfFences(t *testing.T) {
	const text = "# One\n\n```ts\nimport gap from './gap';\n\na + gap;\n```\n"
	page := source.Page{Dir: "content/a", File: "content/a/index.md", Body: []byte(text),
		Preamble: source.Demo{Path: "content/a/preamble.tsx", Text: []byte("declare const a: number;\n")},
		Modules:  []source.Demo{{Path: "content/a/gap.ts", Text: []byte("export default 8;\n")}}}
	checker := &Checker{Site: t.TempDir()}
	before := checker.fencesOf(source.Config{}, page).key
	body := func(old, new string) func(*source.Config, *source.Page) {
		return func(_ *source.Config, p *source.Page) { p.Body = []byte(strings.Replace(text, old, new, 1)) }
	}
	for name, test := range map[string]struct {
		counts bool
		change func(*source.Config, *source.Page)
	}{
		"prose":    {false, body("One", "Two")},
		"code":     {true, body("a +", "a *")},
		"language": {true, body("ts\n", "tsx\n")},
		"preamble": {true, func(_ *source.Config, p *source.Page) { p.Preamble.Text = []byte("declare const a: 1;\n") }},
		"module":   {true, func(_ *source.Config, p *source.Page) { p.Modules[0].Text = []byte("export default 4;\n") }},
		"imports":  {true, func(c *source.Config, _ *source.Page) { c.FenceImports = []string{"makeTheme"} }},
	} {
		config, changed := source.Config{}, page
		changed.Modules = slices.Clone(page.Modules)
		if test.change(&config, &changed); (checker.fencesOf(config, changed).key != before) != test.counts {
			t.Errorf("%s: does the key differ? It should: %v", name, test.counts)
		}
	}
}
