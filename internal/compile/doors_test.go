package compile

import (
	"fmt"
	"strings"
	"testing"
)

// plates gives the site a package of components that no page has a playground of.
func (w *workshop) plates(count int) {
	w.t.Helper()
	code, types := "import React from 'react';\n", "import * as React from 'react';\n"
	for i := range count {
		name := fmt.Sprintf("Plate%c", 'A'+i)
		code += fmt.Sprintf("export const %s = ({ text, ...props }) => React.createElement('b', props, text);\n", name)
		types += fmt.Sprintf("export interface %[1]sProps {\n  /** What is written on it. */\n  text?: string;\n}\n"+
			"export declare function %[1]s(props: %[1]sProps): React.JSX.Element;\n", name)
	}
	w.file("node_modules/plates/package.json",
		`{"name":"plates","version":"1.0.0","main":"index.js","types":"index.d.ts"}`)
	w.file("node_modules/plates/index.js", code)
	w.file("node_modules/plates/index.d.ts", types)
	w.change("vitrine.yaml", "families:", "references:\n  - {product: lib, path: /lib/api/, packages: [plates]}\nfamilies:")
	w.change("nav/lib.yaml", "- pathname: /lib/guide", "- pathname: /lib/api\n- pathname: /lib/guide")
}

// platesBuilt builds a site with such a package.
func platesBuilt(t *testing.T, count int) (*workshop, Report) {
	t.Helper()
	w := newWorkshop(t)
	w.builder.options.Browser = sharedBrowser(t)
	w.plates(count)
	w.begin()
	return w, w.build()
}

// TestDoorsShareABundle: a page of the reference more has a playground more, and neither a bundle nor a demo more.
func TestDoorsShareABundle(t *testing.T) {
	t.Parallel()
	w, few := platesBuilt(t, 2)
	_, many := platesBuilt(t, 8)
	if added := many.Pages - few.Pages; added != 6 {
		t.Fatalf("%d pages more: %+v", added, many.Kinds)
	}
	for _, kind := range []string{"bundle", "demos"} {
		if few.Kinds[kind] != many.Kinds[kind] || few.Kinds[kind] == 0 {
			t.Errorf("%s: %d steps for 2 components, %d for 8", kind, few.Kinds[kind], many.Kinds[kind])
		}
	}
	if many.Kinds["page"] != few.Kinds["page"]+6 {
		t.Errorf("%d and %d pages were rendered", few.Kinds["page"], many.Kinds["page"])
	}
	if few.Demos != many.Demos {
		t.Errorf("%d and %d demos", few.Demos, many.Demos)
	}
	const group = "lib/api/plate-a/demos/Playgrounds/"
	page := w.output("lib/api/plate-b/index.html")
	for _, part := range []string{`data-page="/` + group + `"`, `href="#playground-plateb"`,
		`href="#playground-plateb-text"`, `id="vitrine-doors"`} {
		if !strings.Contains(page, part) {
			t.Errorf("the page of the reference lacks %s", part)
		}
	}
	for _, part := range []string{"vitrine-exhibits", `data-island="demo"`, `id="page-assets"`, "lib-api-plate-a"} {
		if strings.Contains(page, part) {
			t.Errorf("the page of the reference has %s before it is touched", part)
		}
	}
	playgrounds := w.output(group + "index.html")
	for _, part := range []string{`id="playground-platea"`, `id="playground-plateb-text"`, `content="noindex`} {
		if !strings.Contains(playgrounds, part) {
			t.Errorf("the page of the playgrounds lacks %s", part)
		}
	}
	for _, name := range []string{"lib/api/plate-b/index.md", "sitemap.xml", "pages.json"} {
		if text := w.output(name); strings.Contains(strings.ToLower(text), "playground") {
			t.Errorf("%s speaks of the playground: %s", name, text)
		}
	}
}

// TestNoDoorToNothing: what no browser has seen has no playground of its own, and its list says nothing of one.
func TestNoDoorToNothing(t *testing.T) {
	t.Parallel()
	w := newWorkshop(t)
	w.plates(1)
	w.begin()
	w.build()
	page := w.output("lib/api/plate-a/index.html")
	for _, part := range []string{"play-door", "vitrine-doors", "#playground-"} {
		if strings.Contains(page, part) {
			t.Errorf("the page has %s", part)
		}
	}
}
