package compile

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"vitrine/internal/diag"
	"vitrine/internal/testkit"
)

// git runs in the folder of the workshop.
func (w *workshop) git(arguments ...string) {
	w.t.Helper()
	testkit.Git(w.t, w.folder, arguments...)
}

// release writes a release of the small library and its page, and tags it.
func (w *workshop) release(version string) {
	w.t.Helper()
	w.file("node_modules/plate/package.json", `{"name":"plate","version":"`+version+
		`","main":"index.js","types":"index.d.ts"}`)
	w.file("node_modules/plate/index.js", "import React from 'react';\n"+
		"export const Plate = ({ text }) => React.createElement('b', null, text, ' as of "+version+"');\n")
	w.file("node_modules/plate/index.d.ts", strings.Replace(linkedTypes, "What is written on it",
		"What "+version+" writes on it", 1))
	w.write(one+"demos/Counter.tsx", "import * as React from 'react';\nimport { Plate } from 'plate';\n\n"+
		"export default function Counter() {\n  return <Plate text=\"One\" />;\n}\n")
	testkit.Release(w.t, w.folder, "v"+version, "site", "node_modules")
}

// threeReleases is a site of release 3, with pages of two former ones. Release 2 has a page that 3 lacks.
func threeReleases(t *testing.T) *workshop {
	t.Helper()
	w := newWorkshop(t)
	w.git("init", "--quiet")
	w.change("vitrine.yaml", "products:", "base: /docs/\nproducts:")
	w.change("vitrine.yaml", "families:", "references:\n  - {product: lib, path: /lib/api/, packages: [plate]}\nfamilies:")
	w.change("nav/lib.yaml", "- pathname: /lib/guide", "- pathname: /lib/api\n- pathname: /lib/guide")
	w.write("redirects.yaml", "/lib/begin/: [/lib/guide/]\n")
	w.release("1.0.0")
	w.write("content/lib/guide/more/index.md", "---\ndescription: A page that the third release of the library lacks, "+
		"about what it had.\n---\n\n# More\n\nMore of it.\n")
	w.change("nav/lib.yaml", "- pathname: /lib/react-one", "- pathname: /lib/guide/more\n- pathname: /lib/react-one")
	w.release("2.0.0")
	if err := os.RemoveAll(filepath.Join(w.folder, "site", "content/lib/guide/more")); err != nil {
		t.Fatal(err)
	}
	w.change("nav/lib.yaml", "- pathname: /lib/guide/more\n", "")
	w.change("vitrine.yaml", "products:", "version: '3'\nversions:\n  - {label: '2', path: /v2/, tag: v2.0.0}\n"+
		"  - {label: '1', path: /v1/, tag: v1.0.0}\nproducts:")
	w.release("3.0.0")
	w.reopen(func(string) {})
	return w
}

func TestFormerVersionsStandBesideTheNewest(t *testing.T) {
	t.Parallel()
	w := threeReleases(t)
	report := w.build()
	if !slices.Equal(report.Versions, []string{"2", "1"}) || report.Former == 0 {
		t.Fatalf("versions %v with %d pages were built", report.Versions, report.Former)
	}
	const page, origin = "lib/react-one/index.html", "https://vitrine.example/docs"
	for folder, version := range map[string]string{"": "3.0.0", "v2/": "2.0.0", "v1/": "1.0.0"} {
		w.has(map[string][]string{
			folder + page:                       {"as of " + version, `<link rel="canonical" href="` + origin + `/lib/react-one/"`},
			folder + "lib/api/plate/index.html": {"What " + version + " writes on it"},
		})
	}
	w.has(map[string][]string{
		"v2/" + page: {`href="/docs/v2/lib/guide/"`, `<a href="/docs/lib/react-one/">`,
			"You are reading about version 2."},
		"v2/lib/guide/more/index.html": {`<link rel="canonical" href="` + origin + `/v2/lib/guide/more/"`,
			`<a href="/docs/lib/guide/">`},
		"_redirects":          {"/docs/v2/lib/begin/ /docs/v2/lib/guide/ 301\n", "/docs/lib/begin/ /docs/lib/guide/ 301\n"},
		"v2/search/core.json": {"more/"},
	})
	if strings.Contains(w.output(page), "You are reading") {
		t.Error("the newest version calls itself a former one")
	}
	for _, name := range []string{"sitemap.xml", "robots.txt", "sw.js", "_redirects", "_headers", ".base"} {
		if _, err := os.Stat(filepath.Join(w.folder, "out", "v2", name)); !errors.Is(err, os.ErrNotExist) {
			t.Errorf("%s is published below v2: %v", name, err)
		}
	}
	if strings.Contains(w.output("sitemap.xml"), "/v2/") {
		t.Error("the sitemap has former versions")
	}
	if strings.Contains(w.output("search/core.json"), "more/") {
		t.Error("the search of the newest version finds a page of a former one")
	}
	w.listsVersions()
	w.sharesEqualFiles()
	if again := w.build(); again.Steps != 0 || again.Pages != report.Pages {
		t.Errorf("with nothing changed: %d steps, %v", again.Steps, again.Kinds)
	}
}

func (w *workshop) listsVersions() {
	w.t.Helper()
	var list []struct {
		Label, Base string
		Pages       []string
	}
	if err := json.Unmarshal([]byte(w.output("versions.json")), &list); err != nil {
		w.t.Fatal(err)
	}
	var got []string
	for _, v := range list {
		got = append(got, fmt.Sprintf("%s %s %v", v.Label, v.Base, slices.Contains(v.Pages, "/lib/guide/more/")))
	}
	if want := []string{"3 /docs false", "2 /docs/v2 true", "1 /docs/v1 false"}; !slices.Equal(got, want) {
		w.t.Errorf("versions.json has %v, want %v", got, want)
	}
	if w.output("v1/versions.json") != w.output("versions.json") {
		w.t.Error("pages of version 1 learn of other versions than those of the newest")
	}
}

// sharesEqualFiles holds that what is equal in two versions takes its room on the disk once.
func (w *workshop) sharesEqualFiles() {
	w.t.Helper()
	same := 0
	files := w.published()
	for name, content := range files {
		rest, ok := strings.CutPrefix(name, "v1/")
		if !ok || len(content) < 4096 || !bytes.Equal(content, files["v2/"+rest]) {
			continue
		}
		out := filepath.Join(w.folder, "out")
		one, err := os.Stat(filepath.Join(out, name))
		other, err2 := os.Stat(filepath.Join(out, "v2", rest))
		if err != nil || err2 != nil || !os.SameFile(one, other) {
			w.t.Errorf("%s is equal in two versions, and stands on the disk twice: %v, %v", name, err, err2)
		}
		same++
	}
	if same == 0 {
		w.t.Error("two versions have no file in common")
	}
}

// A fourth release makes its own pages, and adds the third one to those that were made before.
func TestNewReleaseRendersNoFormerOne(t *testing.T) {
	t.Parallel()
	w := threeReleases(t)
	w.build()
	before := w.output("v1/lib/react-one/index.html")
	w.change("vitrine.yaml", "version: '3'\nversions:\n",
		"version: '4'\nversions:\n  - {label: '3', path: /v3/, tag: v3.0.0}\n")
	w.release("4.0.0")
	report := w.build()
	if !slices.Equal(report.Versions, []string{"3"}) {
		t.Errorf("versions %v were built, want 3 alone", report.Versions)
	}
	w.has(map[string][]string{
		"lib/react-one/index.html":    {"as of 4.0.0"},
		"v3/lib/react-one/index.html": {"as of 3.0.0", "You are reading about version 3."},
		"v1/versions.json":            {`"label":"4"`, `"label":"3"`},
	})
	if w.output("v1/lib/react-one/index.html") != before {
		t.Error("a page of version 1 changed with a later release")
	}
	w.git("tag", "--force", "v1.0.0", "v2.0.0")
	if report = w.build(); !slices.Equal(report.Versions, []string{"1"}) {
		t.Errorf("the tag of version 1 moved, and versions %v were built", report.Versions)
	}
}

func TestUnknownTagOfAVersion(t *testing.T) {
	t.Parallel()
	w := threeReleases(t)
	w.change("vitrine.yaml", "tag: v2.0.0", "tag: v2.1.0")
	_, err := w.builder.Build(t.Context())
	var failure diag.Failure
	if !errors.As(err, &failure) || len(failure.Problems) != 1 {
		t.Fatalf("%+v", err)
	}
	if p := failure.Problems[0]; p.File != "vitrine.yaml" || p.Line != 7 ||
		!strings.HasPrefix(p.What, "The version “2” is no revision of the repository: ") {
		t.Errorf("%+v", p)
	}
}
