package compile

import (
	"bytes"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"vitrine/internal/source"
)

// at builds the site that lies in a folder, with the cache beside it.
func (w *workshop) at(folder string, options Options) Report {
	w.t.Helper()
	options.Site, options.Cache = filepath.Join(folder, "site"), filepath.Join(folder, "cache")
	options.Out, options.Limit = filepath.Join(folder, "out"), 20*time.Second
	builder, err := New(options)
	if err != nil {
		w.t.Fatal(err)
	}
	w.builder = builder
	defer builder.Close()
	return w.build()
}

// alike compares two published folders, file by file. Their lists of files tell when each was written, which is the one
// thing that may differ.
func alike(t *testing.T, what string, got, want map[string][]byte) {
	t.Helper()
	if len(got) != len(want) || len(want) == 0 {
		t.Errorf("%s: %d files, want %d", what, len(got), len(want))
	}
	for _, name := range slices.Sorted(maps.Keys(want)) {
		a, b := got[name], want[name]
		if name == ".vitrine" {
			a, b = withoutTimes(a), withoutTimes(b)
		}
		if !bytes.Equal(a, b) {
			t.Errorf("%s: %s differs%s", what, name, firstDifference(a, b))
		}
	}
}

// withoutTimes is a list of published files without the column that says when each was written.
func withoutTimes(list []byte) []byte {
	lines := strings.SplitAfter(string(list), "\n")
	for i, line := range lines {
		if fields := strings.Split(line, "\t"); len(fields) == 4 {
			lines[i] = strings.Join(slices.Delete(fields, 2, 3), "\t")
		}
	}
	return []byte(strings.Join(lines, ""))
}

// TestPlaces: what is published does not depend on where the site lies, and a cache that moves along with it is of use.
func TestPlaces(t *testing.T) {
	t.Parallel()
	for name, options := range map[string]Options{"release": {Deployment: source.Deployment{Release: true}},
		"development": {Development: true}} {
		t.Run(name, func(t *testing.T) {
			w := newColdWorkshop(t)
			w.write("components/Greeting.tsx", "import './greeting.css';\nimport lib from '../families/plain';\n"+
				"export default function Greeting() { return <p>Good day, {lib.key}.</p>; }\n")
			w.write("components/greeting.css", "p { margin: 0 }\n")
			w.write("components/Greeting.script.ts", "import lz from 'lz-string';\n"+
				"document.title = lz.compress('a title');\n")
			w.write(one+"demos/counter.css", "button { margin: 0 }\n")
			w.change(one+"demos/Counter.tsx", "import * as React from 'react';",
				"import * as React from 'react';\nimport './counter.css';")
			w.change("content/lib/guide/index.md", "## First steps",
				"{{\"component\": \"Greeting\"}}\n\n## First steps")
			w.at(w.folder, options)
			want := w.published()
			far := filepath.Join(w.folder, "another/folder that lies deeper")
			if err := os.CopyFS(filepath.Join(far, "site"), os.DirFS(filepath.Join(w.folder, "site"))); err != nil {
				t.Fatal(err)
			}
			w.at(far, options)
			alike(t, "a clean build elsewhere", w.published(), want)

			near := filepath.Join(w.folder, "n")
			if err := os.Rename(far, near); err != nil {
				t.Fatal(err)
			}
			if err := os.RemoveAll(filepath.Join(near, "out")); err != nil {
				t.Fatal(err)
			}
			if report := w.at(near, options); report.Steps != 0 {
				t.Errorf("%d steps in the third place: %v", report.Steps, report.Kinds)
			}
			alike(t, "after a move with the cache", w.published(), want)
		})
	}
}
