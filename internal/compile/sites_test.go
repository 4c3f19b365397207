package compile

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"testing"

	"vitrine/internal/browser"
	"vitrine/internal/sites"
)

// sisterSite is a second site beside the first: of the same packages, with other pages.
func (w *workshop) sisterSite() (site string) {
	w.t.Helper()
	site = filepath.Join(w.folder, "sister")
	if err := os.CopyFS(site, os.DirFS(filepath.Join(w.folder, "site"))); err != nil {
		w.t.Fatal(err)
	}
	w.file("sister/content/lib/guide/index.md", "---\ndescription: The guide of the sister site says other things than "+
		"that of the first one does.\n---\n\n# Sister guide\n\nOther things.\n")
	w.file("sister/"+one+"demos/Counter.tsx", "import * as React from 'react';\n\n"+
		"export default function Counter() {\n  return <button type=\"button\">Sister</button>;\n}\n")
	return site
}

// buildOf builds one site with what others left, and returns its report.
func (w *workshop) buildOf(site, cache string, tries *browser.Browser, shared *sites.Shared) Report {
	w.t.Helper()
	b, err := New(Options{Site: site, Out: filepath.Join(w.folder, "out-of-"+filepath.Base(site)),
		Cache: filepath.Join(w.folder, cache), Browser: tries, Shared: shared})
	if err != nil {
		w.t.Fatal(err)
	}
	defer b.Close()
	report, err := b.Build(context.Background())
	if err != nil {
		w.t.Fatal(err)
	}
	return report
}

// TestSitesOfOneRunShare: what the second of two sites does not do again is counted. It makes the steps of its own
// pages alone, starts no process of Node, and parses no file of a package; its pages are those of a build of its own.
func TestSitesOfOneRunShare(t *testing.T) {
	t.Parallel()
	w := newWorkshop(t)
	w.file("node_modules/plate/package.json", `{"name":"plate","version":"1.0.0","main":"index.js","types":"index.d.ts"}`)
	w.file("node_modules/plate/index.js", "import React from 'react';\n"+
		"export const Plate = ({ text }) => React.createElement('b', null, text);\n")
	w.file("node_modules/plate/index.d.ts", linkedTypes)
	w.change("vitrine.yaml", "families:", "references:\n  - {product: lib, path: /lib/api/, packages: [plate]}\nfamilies:")
	w.change("nav/lib.yaml", "- pathname: /lib/guide", "- pathname: /lib/api\n- pathname: /lib/guide")
	site, sister := filepath.Join(w.folder, "site"), w.sisterSite()
	tries := sharedBrowser(t)

	alone := w.buildOf(sister, "cache-of-one", tries, nil)
	want := w.publishedIn("out-of-sister")
	if err := os.RemoveAll(filepath.Join(w.folder, "out-of-sister")); err != nil {
		t.Fatal(err)
	}
	shared := &sites.Shared{}
	defer shared.Close()
	w.buildOf(site, "cache-of-both", tries, shared)
	before := shared.Started()
	second := w.buildOf(sister, "cache-of-both", tries, shared)

	own := map[string]int{"bundle": 1, "demos": 1, "types": 1, "javascript": 1, "navigation": 1} // of one page
	for kind, left := range own {
		if second.Kinds[kind] != left {
			t.Errorf("%d steps of the kind %s, want %d", second.Kinds[kind], kind, left)
		}
	}
	for _, kind := range []string{"engine", "family", "library", "licenses", "reference", "cost", "trial", "sandbox"} {
		if alone.Kinds[kind] == 0 || second.Kinds[kind] != 0 {
			t.Errorf("steps of the kind %s: %d alone, and still %d", kind, alone.Kinds[kind], second.Kinds[kind])
		}
	}
	if second.Steps*2 > alone.Steps {
		t.Errorf("the second site makes %d of the %d steps that it takes alone", second.Steps, alone.Steps)
	}
	if before == 0 || shared.Started() != before {
		t.Errorf("%d processes were started for the first site, %d in all", before, shared.Started())
	}
	if parsed := shared.Trees(true).Parsed(); len(parsed) != 2 || parsed[0] < 50 || parsed[1] > 10 {
		t.Errorf("files parsed for each site: %v", parsed)
	}
	got := w.publishedIn("out-of-sister")
	delete(got, ".vitrine") // it has the times of files
	delete(want, ".vitrine")
	for name := range want {
		if !bytes.Equal(got[name], want[name]) {
			t.Errorf("%s differs from that of a site that is built alone%s", name, firstDifference(got[name], want[name]))
		}
	}
	if len(got) != len(want) {
		t.Errorf("%d files, %d of a site that is built alone", len(got), len(want))
	}
}
