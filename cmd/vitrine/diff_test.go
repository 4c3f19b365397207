package main

import (
	"bytes"
	"context"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// factsFiles are facts of two releases of a package: a prop came, another one went.
func factsFiles(t *testing.T) (before, after string) {
	t.Helper()
	folder := t.TempDir()
	file := func(version, props string) string {
		name := filepath.Join(folder, version+".json")
		text := `{"name": "@acme/ui", "version": "` + version + `", "components": [{"name": "Button", "props": [` + props + `]}]}`
		if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		return name
	}
	const color = `{"name": "color", "optional": true, "type": {"kind": "keyword", "text": "string"}}`
	return file("1.0.0", color), file("1.1.0", strings.Replace(color, "color", "tint", 1))
}

func TestDiff(t *testing.T) {
	before, after := factsFiles(t)
	cache := "--cache=" + t.TempDir()
	tests := []struct {
		name      string
		arguments []string
		code      int
		out, errs string
	}{
		{"text", []string{before, after}, exitDone, "Breaking (1)\n  Button: prop color removed\n\nNew (1)\n" +
			"  Button: prop tint added\n", ""},
		{"markdown", []string{"--markdown", before, after}, exitDone, "- `Button`: prop `color` removed\n", ""},
		{"failing", []string{before, after, "--fail-on-breaking"}, exitProblems, "Breaking (1)", ""},
		{"nothing broken", []string{before, before, "--fail-on-breaking"}, exitDone, "Nothing has changed.", ""},
		{"facts", []string{"--facts", before}, exitDone, `"version": "1.0.0"`, ""},
		{"one alone", []string{before}, exitUsage, "", "wants two packages"},
		{"a file of something else", []string{before, filepath.Join("diff.go")}, exitFailed, "", "no package as npm packs"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			var out, errs bytes.Buffer
			code := run(context.Background(), append([]string{"diff", cache}, test.arguments...), &out, &errs)
			if code != test.code || !strings.Contains(out.String(), test.out) ||
				!strings.Contains(errs.String(), test.errs) {
				t.Errorf("exit code %d, want %d\n%s\n%s", code, test.code, out.String(), errs.String())
			}
		})
	}
	var out, errs bytes.Buffer
	run(context.Background(), []string{"diff", "--json", cache, before, after}, &out, &errs)
	var report struct {
		Breaking, New, Deprecated, Changed []struct{ Change, Kind, Of, Name string }
	}
	if err := json.Unmarshal(out.Bytes(), &report); err != nil {
		t.Fatal(err)
	}
	if len(report.Breaking) != 1 || len(report.New) != 1 || report.New[0].Name != "tint" || report.Deprecated == nil {
		t.Errorf("%+v", report)
	}
}
