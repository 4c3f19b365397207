package main

import (
	"slices"
	"strings"
	"testing"
)

func TestSets(t *testing.T) {
	page := "```bash npm\nnpm install b@1 a@2\nnpm install --save-dev c@3\n```\n\n```bash yarn\nyarn add z@1\n```\n\n" +
		"`npm i a@2 b@1 c@3`, `npx d@4 run` and `npm install mine e@5`\n\n{{\"component\": \"O\", \"install\": \"f@1\"}}\n"
	want := []string{"a@2 b@1 c@3", "d@4", "f@1"}
	if got := Sets(ReadPage("p.md", page)); !slices.Equal(got, want) {
		t.Errorf("got %q, want %q", got, want)
	}
}

func TestVersionOf(t *testing.T) {
	said, err := readReport([]byte(`add b 2.0.0
add b 1.4.0
{"add": [{"name": "b", "version": "2.0.0", "path": "/project/node_modules/a/node_modules/b"},
	{"name": "b", "version": "1.4.0", "path": "/project/node_modules/b"}]}`))
	if err != nil {
		t.Fatal(err)
	}
	if version, err := said.versionOf("b"); err != nil || version != "1.4.0" {
		t.Errorf("got %q, %v", version, err)
	}
	if _, err := said.versionOf("c"); err == nil || !strings.Contains(err.Error(), "names no version of c") {
		t.Errorf("got %v", err)
	}
	if _, err := readReport([]byte("npm warn")); err == nil {
		t.Error("no JSON, and no error")
	}
}

func TestManifestOf(t *testing.T) {
	got, err := manifestOf("react@18 @acme/ui@1.0.0")
	if want := `{"dependencies":{"@acme/ui":"1.0.0","react":"18"},"private":true}`; err != nil || string(got) != want {
		t.Errorf("got %s, %v", got, err)
	}
}
