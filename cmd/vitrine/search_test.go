package main

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"vitrine/internal/search"
	"vitrine/internal/testkit"
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
	for name, content := range x.Files("search/core.json", nil) {
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
		{"a row", []string{"size", "--root", root}, exitDone, "prop     size, in Button\n         " +
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

// TestSearchOfASite: a site is searched as it is written, with what its generators tell.
func TestSearchOfASite(t *testing.T) {
	folder, site := testkit.Site(t, testkit.SmallSite)
	t.Chdir(folder) // what is kept stands there
	for name, text := range map[string]string{
		"content/lib/tones/index.md": "---\ndescription: All tones.\n---\n\n# Tones\n\n" +
			"{{\"component\": \"Tones\", \"generated\": \"tones\", \"facts\": \"theme\"}}\n",
		"components/Tones.tsx": "export default function Tones() { return <p>Tones</p>; }\n",
		"generators/tones.ts": "export default () => ({ files: {}, data: null,\n" +
			"  found: { theme: [{ name: 'tones.lagoon', id: '?tone=lagoon', default: '#046' }] } });\n",
	} {
		file := filepath.Join(site, name)
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	for query, want := range map[string]search.Hit{
		"lagoon": {Address: "/lib/tones/?tone=lagoon", Kind: search.ThemeKind, Default: "#046"},
		"tones":  {Address: "/lib/tones/", Kind: search.GuideKind},
	} {
		var out, errs bytes.Buffer
		if code := run(t.Context(), []string{"search", query, "--site", site, "--json"}, &out, &errs); code != exitDone {
			t.Fatalf("exit code %d: %s", code, errs.String())
		}
		var result search.Result
		if err := json.Unmarshal(out.Bytes(), &result); err != nil || len(result.Hits) == 0 {
			t.Fatalf("%q finds nothing (%v): %s", query, err, out.String())
		}
		if hit := result.Hits[0]; hit.Address != want.Address || hit.Kind != want.Kind || hit.Default != want.Default {
			t.Errorf("%q finds %+v first, not %+v", query, hit, want)
		}
	}
}
