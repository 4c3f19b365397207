package compile

import (
	"context"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"
)

var layerFiles = regexp.MustCompile(`/assets/lib-[a-z0-9]{8}\.js`)

// TestLayersOfAProduct: what several pages use of a package is planned into a file of its own; a demo that asks for
// more brings what it needs by itself, and nobody else's files change.
func TestLayersOfAProduct(t *testing.T) {
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
	list, plan, err := w.builder.Sharings(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	if len(list) != 1 || list[0].Product != "lib" || len(list[0].Pages) < 3 || len(list[0].Planned) == 0 {
		t.Fatalf("shared: %+v", list)
	}
	text := plan.YAML()
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
	if list, _, err = w.builder.Sharings(context.Background()); err != nil || list[0].Alone != 1 {
		t.Errorf("%d pages stand alone, want 1: %v", list[0].Alone, err)
	}
}

// TestPlanOfOtherPackages: a plan that names modules that are gone, or too little, costs bytes and never a page.
func TestPlanOfOtherPackages(t *testing.T) {
	w := newWorkshop(t)
	w.write("layers.yaml", "products:\n  lib:\n    - 'gone/index.js': [default]\n    - 'reselect/es/index.js': [nothing]\n")
	w.build()
	if page := w.output("lib/react-one/index.html"); !strings.Contains(page, "Pressed") {
		t.Error("the page lacks its demo")
	}
	for text, problem := range map[string]string{
		"products:\n  other:\n    - 'a.js': [b]\n": "no product",
		"products: [1]\n":                          "not made of layers and products",
		"shared: {}\n":                             "not made of layers and products",
	} {
		w.write("layers.yaml", text)
		_, err := w.builder.Build(context.Background())
		if err == nil || !strings.Contains(err.Error(), problem) {
			t.Errorf("%q: error %v, want %q", text, err, problem)
		}
	}
}
