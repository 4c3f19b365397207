package compile

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"
)

var layerFiles = regexp.MustCompile(`/assets/lib-[a-z0-9]{8}\.js`)

// TestLayersOfAProduct: what several pages use of a package is planned into a file of its own; a demo that asks for
// more brings what it needs by itself, and nobody else's files change.
func TestLayersOfAProduct(t *testing.T) {
	t.Parallel()
	w := newWorkshop(t)
	for i, export := range []string{"createSelector", "createStructuredSelector", "defaultMemoize"} {
		name := fmt.Sprintf("content/lib/react-%c/", 'p'+i)
		w.write(name+"index.md", fmt.Sprintf("---\ndescription: Page %d.\n---\n\n# Page %d\n\n{{\"demo\": \"Sum.tsx\"}}\n",
			i, i))
		w.write(name+"demos/Sum.tsx", "import * as React from 'react';\nimport { createPopper } from '@popperjs/core';\n"+
			"import { "+export+" } from 'reselect';\n\nexport default function Sum() {\n"+
			"  return <p>{typeof createPopper} {typeof "+export+"}</p>;\n}\n")
	}
	w.write("nav/lib.yaml", "- /lib/guide\n- /lib/react-one\n- /lib/react-p\n- /lib/react-q\n- /lib/react-r\n")
	w.build()
	page := func(name string) string { return w.output("lib/react-" + name + "/index.html") }
	if found := layerFiles.FindAllString(page("p"), -1); found != nil {
		t.Fatalf("a page loads %v before there is a plan", found)
	}
	shared, err := w.builder.Sharing(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	list := shared.Products
	if len(list) != 1 || list[0].Product != "lib" || len(list[0].Pages) < 3 || len(list[0].Planned) == 0 {
		t.Fatalf("shared: %+v", shared)
	}
	text := shared.Plan.YAML()
	if !strings.Contains(text, "popper") || strings.Contains(text, w.folder) {
		t.Fatalf("the plan lacks what all pages use, or names a place:\n%s", text)
	}
	w.write("layers.yaml", text)
	planned := w.build()
	layers := layerFiles.FindAllString(page("p"), -1)
	if len(layers) == 0 || !slices.Equal(layers, layerFiles.FindAllString(page("q"), -1)) {
		t.Fatalf("pages load %v and %v", layers, layerFiles.FindAllString(page("q"), -1))
	}
	if again := w.build(); again.Steps != 0 || planned.Steps == 0 {
		t.Errorf("%d steps with the plan, %d again", planned.Steps, again.Steps)
	}
	before := page("q")
	w.change("content/lib/react-p/demos/Sum.tsx", "{ createPopper }", "{ detectOverflow as createPopper }")
	report := w.build()
	if report.Kinds["library"] != 0 || report.Kinds["page"] != 1 || report.Kinds["bundle"] != 1 {
		t.Errorf("steps %v, want one bundle and one page", report.Kinds)
	}
	if found := layerFiles.FindAllString(page("p"), -1); found != nil {
		t.Errorf("the page asks for more than %v give, and loads them all the same", found)
	}
	if page("q") != before {
		t.Error("another page has changed")
	}
	if shared, err = w.builder.Sharing(context.Background()); err != nil || len(shared.Products[0].Alone) != 1 {
		t.Errorf("%+v, want one page that stands alone: %v", shared.Products, err)
	}
}

// TestPlanOfOtherPackages: a plan that names modules that are gone, or too little, costs bytes and never a page.
func TestPlanOfOtherPackages(t *testing.T) {
	t.Parallel()
	w := newWorkshop(t)
	w.build()
	without := w.output("lib/react-one/index.html")
	w.write("layers.yaml", "layers:\n  plain:\n    './families/plain.tsx': [default]\n    './families/gone.tsx': [default]\n    'vitrine:engine/gone.ts': [gone]\n"+
		"products:\n  lib:\n    - 'gone/index.js': [default]\n    - 'reselect/es/index.js': [nothing]\n")
	w.build()
	if page := w.output("lib/react-one/index.html"); !strings.Contains(page, "Pressed") || page != without {
		t.Errorf("a plan of what is gone changed the page:\n%s", page)
	}
	for text, problem := range map[string]string{
		"products:\n  other:\n    - 'a.js': [b]\n": "has no key “other”",
		"layers:\n  react: {}\n":                   "has no key “react”", // the lowest hands out everything
		"products:\n  lib:\n    - 'a.js': {}\n":    "must be a list",
		"products: [1]\n":                          "must be a group of keys",
		"shared: {}\n":                             "has no key “shared”",
	} {
		w.write("layers.yaml", text)
		if _, err := w.builder.Build(context.Background()); err == nil || !strings.Contains(err.Error(), problem) {
			t.Errorf("%q: error %v, want %q", text, err, problem)
		}
		if shared, err := w.builder.Sharing(context.Background()); err != nil || shared.Plan.YAML() == "" {
			t.Errorf("%q: no plan that could be written in its place: %v", text, err)
		}
	}
}

// TestPlanNamesFilesThatComeLater: a build over what an earlier one kept gives the bytes of a clean one.
func TestPlanNamesFilesThatComeLater(t *testing.T) {
	t.Parallel()
	w := newWorkshop(t)
	w.linkPlate()
	w.write("layers.yaml", "products:\n  lib:\n    - './project:plate/tone.js': [tone]\n"+
		"      './project:plate/later.js': [later]\n")
	w.begin()
	w.build()
	w.file("plate/later.js", "export const later = ' and later';\n")
	w.file("plate/index.js", "import React from 'react';\nimport { tone } from './tone.js';\n"+
		"import { later } from './later.js';\n"+
		"export const Plate = ({ text }) => React.createElement('b', { title: tone }, text, later);\n")
	w.build()
	page := w.output("lib/react-one/index.html")
	clean, err := New(Options{Site: w.builder.options.Site, Out: filepath.Join(w.folder, "clean"),
		Cache: filepath.Join(w.folder, "empty"), Limit: 20 * time.Second})
	if err != nil {
		t.Fatal(err)
	}
	defer clean.Close()
	if _, err := clean.Build(context.Background()); err != nil {
		t.Fatal(err)
	}
	if want, err := os.ReadFile(filepath.Join(w.folder, "clean/lib/react-one/index.html")); err != nil ||
		page != string(want) || !strings.Contains(page, "and later") ||
		layerFiles.FindString(page) == "" {
		t.Errorf("the page is\n%s\nand that of a clean build, %v,\n%s", page, err, want)
	}
}

// TestPlanThatKeepsTooMuch: a family that needs what the layer below it keeps to itself is built all the same, and the
// plan can be written again.
func TestPlanThatKeepsTooMuch(t *testing.T) {
	t.Parallel()
	w := newWorkshop(t)
	w.write("layers.yaml", "layers:\n  shared:\n    '@emotion/react/dist/emotion-react.browser.esm.js': [css]\n"+
		"  plain:\n    './families/plain.tsx': [default]\n")
	w.change("families/plain.tsx", "'react';", "'react';\nimport { keyframes } from '@emotion/react';\n\n"+
		"export const turn = keyframes({ to: { rotate: '1turn' } });")
	w.change("families/plain.tsx", "key: 'plain',", "key: 'plain',\n  turn,")
	w.build()
	if page := w.output("lib/react-one/index.html"); !strings.Contains(page, "Pressed") {
		t.Error("the page lacks its demo")
	}
	shared, err := w.builder.Sharing(context.Background())
	if err != nil || len(shared.Layers) != 2 || shared.Layers[0].Now <= shared.Layers[0].Planned {
		t.Fatalf("layers %+v, want one that shrinks: %v", shared.Layers, err)
	}
	w.write("layers.yaml", shared.Plan.YAML())
	w.build()
	if shared, err = w.builder.Sharing(context.Background()); err != nil ||
		shared.Layers[0].Now != shared.Layers[0].Planned || shared.Layers[1].Now != shared.Layers[1].Planned {
		t.Errorf("layers %+v, want them as planned: %v", shared.Layers, err)
	}
}
