package compile

import (
	"context"
	"path/filepath"
	"strings"
	"testing"
)

// TestEditRendersOneDemo: the other demos of the page are as they were, and the page is what a build makes of it.
func TestEditRendersOneDemo(t *testing.T) {
	t.Parallel()
	plain := func(label string) string {
		return "import * as React from 'react';\nimport styled from '@emotion/styled';\n\n" +
			"const Box = styled('p')({ color: 'red', marginLeft: 4 });\nconst Own = styled('b')({ left: '" + label +
			"' });\n\nexport default function Shown() {\n  return <Box><Own>" + label + "</Own></Box>;\n}\n"
	}
	counting := "import { next } from './count';\n\nexport default function Counting() {\n  return <p>{'Number ' + own}</p>;" +
		"\n}\n\nconst own = next();\n"
	files := map[string]string{
		one + "demos/First.tsx": plain("one"), one + "demos/Second.tsx": plain("two"),
		one + "demos/Third.tsx": counting, one + "demos/Fourth.tsx": counting,
		one + "demos/count.ts": "let last = 0;\nexport const next = () => ++last;\n",
	}
	lay := func(w *workshop) {
		for name, text := range files {
			w.write(name, text)
		}
		w.write(one+"index.md", "---\ndescription: Demos.\n---\n\n# One\n\n## Usage\n\n{{\"demo\": \"First.tsx\"}}\n\n"+
			"{{\"demo\": \"Second.tsx\"}}\n\n{{\"demo\": \"Third.tsx\"}}\n\n{{\"demo\": \"Fourth.tsx\"}}\n")
	}
	w := openWorkshop(t, Options{}, seed.Fill) // with a Node process of its own, which remembers what it rendered
	lay(w)
	live, err := w.builder.Live()
	if err != nil {
		t.Fatal(err)
	}
	var shown string
	show := func(when string, demos int, wants ...string) {
		t.Helper()
		answer, err := live.Get(context.Background(), "/lib/react-one/")
		if err != nil || len(answer.Problems) > 0 {
			t.Fatalf("%s: %v %+v", when, err, answer.Problems)
		}
		shown = string(answer.Content)
		for _, want := range wants {
			if !strings.Contains(shown, want) {
				t.Errorf("%s: the page has no %q", when, want)
			}
		}
		if _, kinds := w.builder.cache.Executed(); kinds["demo"] != demos {
			t.Errorf("%s: %d demos were rendered, want %d", when, kinds["demo"], demos)
		}
		w.builder.cache.Reset()
	}
	edit := func(name, text string) {
		t.Helper()
		files[one+"demos/"+name] = text
		w.write(one+"demos/"+name, text)
		if err := live.Edited([]string{filepath.Join(w.folder, "site", one, "demos", name)}); err != nil {
			t.Fatal(err)
		}
	}
	show("the first look", 4, ">one<", ">two<", "Number 1", "Number 2")
	edit("First.tsx", plain("three"))
	show("an edit of a demo alone", 1, ">three<", ">two<")
	edit("count.ts", "let last = 7;\nexport const next = () => ++last;\n")
	show("an edit of what two demos share", 2, "Number 8", "Number 9")
	edit("Third.tsx", strings.Replace(counting, "Number", "The number", 1))
	show("an edit of a demo that shares", 2, "The number 8", "Number 9")
	edit("First.tsx", plain("one"))
	edit("Second.tsx", plain("four"))
	show("the text of before, and another one", 1, ">one<", ">four<")

	other := newWorkshop(t)
	lay(other)
	other.build()
	if built := other.output("lib/react-one/index.html"); built != shown {
		t.Errorf("a build's page differs%s", firstDifference([]byte(shown), []byte(built)))
	}
}
