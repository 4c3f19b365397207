package main

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// library is a folder with a small package, a package in which nothing is found, one without types, and a site that
// documents an interface of the first.
func library(t *testing.T) string {
	t.Helper()
	folder := t.TempDir()
	for name, text := range map[string]string{
		"node_modules/kit/package.json": `{"name": "kit", "version": "1.2.3", "types": "index.d.ts"}`,
		"node_modules/kit/index.d.ts": "import * as React from 'react';\nexport interface KitApi { open: () => void }\n" +
			"export declare const Card: React.FC<{ tone: 'a' | 'b'; label?: string }> & { Title: React.FC<{}> };\n",
		"node_modules/plain/package.json": `{"name": "plain", "version": "1.0.0", "types": "index.d.ts"}`,
		"node_modules/plain/index.d.ts":   "export declare const size: number;\n",
		"node_modules/bare/package.json":  `{"name": "bare", "version": "1.0.0", "main": "index.js"}`,
		"node_modules/bare/index.js":      "exports.Card = () => null;\n",
		"node_modules/data/package.json":  `{"name": "data", "version": "1.0.0", "main": "list.js"}`,
		"node_modules/data/list.js":       "exports.size = 1;\n",
		"site/vitrine.yaml": "name: A\nurl: https://a.example\nproducts: [{id: kit, label: Kit, home: /kit/, " +
			"family: f, nav: kit}]\nreferences:\n  - {product: kit, path: /kit/api/, packages: [kit], interfaces: [KitApi]}\n",
	} {
		file := filepath.Join(folder, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	for _, name := range []string{"@types/react", "@types/prop-types", "csstype"} {
		link := filepath.Join(folder, "node_modules", name)
		target, err := filepath.Abs(filepath.Join("../../node_modules", name))
		if err != nil {
			t.Fatal(err)
		}
		if err := os.MkdirAll(filepath.Dir(link), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.Symlink(target, link); err != nil {
			t.Fatal(err)
		}
	}
	return folder
}

// typed is a file of TypeScript where the formatter is installed.
func typed(t *testing.T) string {
	t.Helper()
	above := filepath.Join("..", "..", ".cache")
	if err := os.MkdirAll(above, 0o755); err != nil {
		t.Fatal(err)
	}
	folder, err := os.MkdirTemp(above, "test-")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(folder) })
	file := filepath.Join(folder, "a.ts")
	if err := os.WriteFile(file, []byte("export const a: number = 1;\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	return file
}

func TestPrintingCommands(t *testing.T) {
	folder := library(t)
	at, site, file := " --folder "+folder, " --site "+filepath.Join(folder, "site"), typed(t)
	for _, test := range []struct {
		name, line string
		code       int
		out, errs  string
	}{
		{"flags behind", "api kit --json" + at, exitDone, `"package": "kit"`, ""},
		{"flags before", "api --json" + at + " kit", exitDone, `"package": "kit"`, ""},
		{"flags between", "api kit" + at + " Card", exitDone, "component Card\n  tone: 'a' | 'b'\n  label?: string", ""},
		{"a part", "api kit Card.Title" + at, exitDone, "component Card.Title", ""},
		{"interfaces of the site", "api kit" + at + site, exitDone, "interface KitApi\n  open: () => void", ""},
		{"an interface by name", "api kit KitApi" + at, exitDone, "interface KitApi", ""},
		{"nothing of that name", "api kit Cart" + at, exitFailed, "", "no component, hook or interface “Cart”"},
		{"nothing found", "api plain" + at, exitFailed, "", "plain exports no component"},
		{"nothing found, as JSON", "api --json plain" + at, exitFailed, "", "plain exports no component"},
		{"no types, in JavaScript", "api bare" + at, exitDone, "component Card", ""},
		{"no types, and no component", "api data" + at, exitFailed, "", "the package data has no types"},
		{"not installed", "api missing" + at, exitFailed, "", "missing is not installed"},
		{"no package", "api --json", exitUsage, "", "name of a package"},
		{"an unknown flag behind a name", "api kit --jsn", exitUsage, "", "jsn"},
		{"JavaScript, flags before", "js --json " + file, exitDone, `"js":"export const a = 1;\n"`, ""},
		{"JavaScript, flags behind", "js " + file + " --json", exitDone, `"js":"export const a = 1;\n"`, ""},
		{"JavaScript, names alone", "js -- " + file, exitDone, "export const a = 1;", ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			var out, errs bytes.Buffer
			code := run(context.Background(), strings.Fields(test.line), &out, &errs)
			if code != test.code || !strings.Contains(out.String(), test.out) ||
				!strings.Contains(errs.String(), test.errs) {
				t.Errorf("exit code %d, want %d; out %q, errs %q", code, test.code, out.String(), errs.String())
			}
			if test.code != exitDone && out.Len() > 0 {
				t.Errorf("printed %q", out.String())
			}
		})
	}
}
