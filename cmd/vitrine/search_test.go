package main

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"vitrine/internal/search"
)

// published is a folder with the index of two pages, and a list of queries.
func published(t *testing.T) (root, queries string) {
	t.Helper()
	x := search.Index{Products: []search.Product{{ID: "acme", Label: "Acme", Home: "/"}}, Pages: []search.Page{
		{Path: "/button/", Kind: search.PageKind, Title: "Button", Product: "acme", About: "Press it.",
			Names: []string{"Button"}},
		{Path: "/api/button/", Kind: search.APIKind, Title: "Button API", Product: "acme", Names: []string{"Button"}, Records: []search.Record{
			{Kind: search.PropKind, ID: "button-prop-size", Name: "size", Type: "'small'", Default: "'small'",
				Text: "How large."}}}}}
	root = t.TempDir()
	for name, content := range x.Files("search/core.json") {
		file := filepath.Join(root, name)
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, content, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	queries = filepath.Join(root, "queries.yaml")
	text := "- {query: button, kind: exact, targets: [/button/]}\n- {query: size, kind: prop, product: acme, " +
		"targets: ['/api/button/#button-prop-size']}\n- {query: qwertz, kind: prop, targets: [/button/]}\n"
	if err := os.WriteFile(queries, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	return root, queries
}

func TestSearchCommand(t *testing.T) {
	root, queries := published(t)
	wrong := filepath.Join(root, "wrong.yaml")
	if err := os.WriteFile(wrong, []byte("- {query: button, kind: exact}\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		name      string
		arguments []string
		code      int
		out, errs string
	}{
		{"text", []string{"buton", "--root", root}, exitDone, "Searched for: button\n\npage     Button\n         /button/\n" +
			"         Press it.\n", ""},
		{"a row", []string{"size", "--root", root}, exitDone, "prop     size, in Button API\n         " +
			"/api/button/#button-prop-size\n         'small', default 'small'\n         How large.\n1 of 1 hits\n", ""},
		{"kinds", []string{"button", "--root", root, "--kind", "api"}, exitDone, "api      Button API\n", ""},
		{"measure", []string{"--root", root, "--queries", queries}, exitDone,
			"prop          2 queries, first  50.0 %, among three  50.0 %\n", ""},
		{"misses", []string{"--root", root, "--queries", queries, "--misses"}, exitDone, `prop "qwertz" () at 0`, ""},
		{"no query", []string{"--root", root}, exitUsage, "", "wants a query"},
		{"no such kind", []string{"button", "--root", root, "--kind", "age"}, exitUsage, "", "These are: page"},
		{"no index", []string{"button", "--root", t.TempDir()}, exitFailed, "", "has no search index"},
		{"wrong list", []string{"--root", root, "--queries", wrong}, exitProblems, "", "targets"},
	} {
		t.Run(test.name, func(t *testing.T) {
			var out, errs bytes.Buffer
			code := run(t.Context(), append([]string{"search"}, test.arguments...), &out, &errs)
			if code != test.code || !strings.Contains(out.String(), test.out) ||
				!strings.Contains(errs.String(), test.errs) {
				t.Errorf("code %d, want %d\n%s%s", code, test.code, out.String(), errs.String())
			}
		})
	}
	var out bytes.Buffer
	run(t.Context(), []string{"search", "button", "--root", root, "--json"}, &out, &out)
	var result search.Result
	if err := json.Unmarshal(out.Bytes(), &result); err != nil || result.Hits[0].Address != "/button/" ||
		result.Hits[0].Kind != search.PageKind {
		t.Errorf("%v %s", err, out.String())
	}
}
