package typecheck

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"path"
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"

	"vitrine/internal/source"
	"vitrine/internal/vitrine"
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
		if path.Ext(file.Name) == ".md" {
			pages = append(pages, pageOf(file.Name, file.Data))
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

func pageOf(file string, text []byte) source.Page {
	return source.Page{Dir: path.Dir(file), File: file, Language: vitrine.DefaultLanguage, Body: text, BodyLine: 1,
		Raw: bytes.Clone(text)}
}

// TestKeyOfFences: prose around fences does not ask for another check, their code and what it lacks do.
func TestKeyOfFences(t *testing.T) {
	var config source.Config
	key := func(text string) string {
		checker := &Checker{Site: t.TempDir()}
		return checker.fencesOf(config, pageOf("content/a/index.md", []byte(text))).key
	}
	const page = "<!-- preamble\ndeclare const a: number;\n-->\n\n# One\n\n```ts\na + 1;\n```\n"
	if key(page) != key(strings.Replace(page, "One", "Two\n\nProse", 1)) {
		t.Error("prose counts")
	}
	for _, change := range []string{"a + 1", "number", "```ts"} {
		if key(page) == key(strings.Replace(page, change, change+" /**/", 1)) {
			t.Errorf("%q does not count", change)
		}
	}
	before := key(page)
	config.FenceImports = []string{"makeTheme"}
	if key(page) == before {
		t.Error("the functions that fences must import don't count")
	}
}
