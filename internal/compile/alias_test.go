package compile

import (
	"strings"
	"testing"
)

// TestAnchorsOfBefore: they stand in the headings that have their places, in every language, and nobody reads them out.
func TestAnchorsOfBefore(t *testing.T) {
	t.Parallel()
	w := newWorkshop(t)
	w.change("vitrine.yaml", "products:", "languages: [en, de]\nproducts:")
	w.change("content/lib/guide/index.md", "---\n\n# Guide",
		"aliases:\n  begin: first-steps\n  how-to-begin: '#first-steps'\n---\n\n# Guide")
	w.write("content/lib/guide/index-de.md", "---\ndescription: Eine Seite.\n---\n\n# Anleitung\n\n## Erste Schritte\n")
	w.build()
	for _, file := range []string{"lib/guide/index.html", "de/lib/guide/index.html"} {
		const places = `<span id="begin" class="alias"></span><span id="how-to-begin" class="alias"></span>`
		page := w.output(file)
		_, heading, _ := strings.Cut(page, `id="first-steps">`)
		heading, _, _ = strings.Cut(heading, "</h2>")
		if !strings.Contains(heading, places) || strings.Count(page, "how-to-begin") != 1 {
			t.Errorf("%s: %s", file, heading)
		}
	}
	if text := w.output("lib/guide/index.md"); strings.Contains(text, "alias") {
		t.Errorf("the markdown has %s", text)
	}
}

func TestDemoWithTheIDOfAnAlias(t *testing.T) {
	t.Parallel()
	w := newWorkshop(t)
	w.change(one+"index.md", "---\n\n# One", "aliases: {begin: usage}\n---\n\n# One")
	w.write(one+"demos/Counter.tsx", "export default function Counter() { return <b id=\"begin\">x</b>; }\n")
	w.refuses(`The id "begin" in the demo Counter belongs to an alias already`)
}

func TestAliasesThatLeadAstray(t *testing.T) {
	t.Parallel()
	w := newWorkshop(t)
	w.write(one+"index.md", `---
description: A page.
aliases:
  main: usage
  Counter: usage
  usage: usage
  gone: usege
  'with blank': usage
---

# One

## Usage

{{"demo": "Counter.tsx"}}
`)
	w.refuses("“main” is an anchor of the page", "“Counter” is an anchor of the page", "“usage” is an anchor of the page",
		"“gone” leads to “usege”, which is no heading", "“with blank” is no id")
	live, err := w.builder.Live()
	if err != nil {
		t.Fatal(err)
	}
	answer, err := live.Get(t.Context(), "/lib/react-one/")
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range answer.Problems {
		if strings.Contains(p.What, "“gone”") {
			if p.File != one+"index.md" || p.Line != 7 || p.Column != 3 || p.Excerpt != "  gone: usege" ||
				p.Fix != "Did you mean “usage”?" {
				t.Errorf("%+v", p)
			}
			return
		}
	}
	t.Errorf("dev mode says nothing: %+v", answer.Problems)
}
