package compile

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"vitrine/internal/diag"
)

// demosOfCommonJS import from CommonJS modules: what these have, and what only running them shows to be absent.
var demosOfCommonJS = map[string]struct {
	text     string
	sentence string // "" for a demo that lacks nothing
	line     int
	near     string
}{
	"Fine.tsx": {"import { Badge, type Shape, Size } from 'older';\n\nconst size: Size = 'large';\n\n" +
		"export default function Fine(props: Shape) {\n  return <Badge>{size}</Badge>;\n}\n", "", 0, ""},
	"Named.tsx": {"import {\n  Badge,\n  Badger,\n} from 'older';\n\nexport default function Named() {\n" +
		"  return <p><Badge /><Badger /></p>;\n}\n", "older 0.9.1 has no export “Badger”.", 3, "“Badge”"},
	"Handled.tsx": {"import { shout } from 'older';\n\nexport default function Handled() {\n" +
		"  return <button onClick={() => shout()}>Press</button>;\n}\n", "older 0.9.1 has no export “shout”.", 1, ""},
	"Whole.tsx": {"import compiled from 'compiled';\n\nexport default function Whole() {\n  return <b>{compiled.one}</b>;\n}\n",
		"compiled 2.0.0 has no default export.", 1, ""},
	"Function.tsx": {"import count, { from } from 'counter';\n\nexport default function Function() {\n" +
		"  return <b>{count() + from}</b>;\n}\n", "", 0, ""},
	"Plain.jsx": {"import { Badge, Unused } from 'older';\n\nexport default function Plain() {\n  return <Badge />;\n}\n",
		"", 0, ""},
	"Answered.tsx": {"import { anything } from 'answering';\n\nexport default function Answered() {\n" +
		"  return <b>{anything}</b>;\n}\n", "", 0, ""},
	"Handing.tsx": {"import Handed from './handed';\n\nexport default function Handing() {\n  return <Handed />;\n}\n", "", 0, ""},
	"Given.tsx": {"import { Badges } from './given';\n\nexport default function Given() {\n  return <Badges />;\n}\n",
		"older 0.9.1 has no export “Badges”.", 1, "“Badge”"},
	"Parted.tsx": {"import { Part } from './part';\n\nexport default function Parted() {\n  return <Part />;\n}\n",
		"older 0.9.1 has no export “Bagde”.", 1, "“Badge”"},
}

func siteOfCommonJS(t *testing.T) *workshop {
	w := newWorkshop(t)
	w.install("older/package.json", `{"name": "older", "version": "0.9.1", "main": "index.js"}`)
	w.install("older/index.js", "'use strict';\nconst { jsx } = require('react/jsx-runtime');\n"+
		"const all = { Badge: ({ children = 'older' }) => jsx('b', { children }) };\nmodule.exports = all;\n")
	w.install("compiled/package.json", `{"name": "compiled", "version": "2.0.0", "main": "index.js"}`)
	w.install("compiled/index.js", "Object.defineProperty(exports, '__esModule', { value: true });\nexports.one = 1;\n")
	w.install("counter/package.json", `{"name": "counter", "version": "1.0.0", "main": "index.js"}`)
	w.install("counter/index.js", "module.exports = () => 1;\nmodule.exports.from = 2;\n")
	w.install("answering/package.json", `{"name": "answering", "version": "1.0.0", "main": "index.js"}`)
	w.install("answering/index.js", "module.exports = new Proxy({}, { get: (_, name) => String(name) });\n")
	page := "---\ndescription: Demos of packages that are no ES modules.\n---\n\n# One\n\n## Usage\n"
	for name, demo := range demosOfCommonJS {
		w.write(one+"demos/"+name, demo.text)
		page += "\n{{\"demo\": \"" + name + "\"}}\n"
	}
	w.write(one+"demos/handed.tsx", "export { Nobody } from 'older';\n\nexport default () => <b>handed</b>;\n")
	w.write(one+"demos/given.ts", "export { Badges } from 'older';\n")
	w.write(one+"demos/part.tsx", "import { Bagde } from 'older';\n\nexport const Part = () => <Bagde />;\n")
	w.write(one+"index.md", page)
	w.change("vitrine.yaml", "strict: true", "strict: false")
	return w
}

// TestAnExportThatCommonJSLacksIsAWarning as that of an ES module is, though no bundler knows of it.
func TestAnExportThatCommonJSLacksIsAWarning(t *testing.T) {
	t.Parallel()
	w := siteOfCommonJS(t)
	report := w.build()
	page := w.output("lib/react-one/index.html")
	for name, demo := range demosOfCommonJS {
		base, _, _ := strings.Cut(name, ".")
		var found []diag.Problem
		for _, p := range report.Problems {
			if p.Kind == "imports" && strings.Contains(p.Why, "the demo "+base+".") {
				found = append(found, p)
			}
		}
		_, html, _ := strings.Cut(page, `data-island="demo" data-demo="`+base+`"`)
		html, _, _ = strings.Cut(html, "data-island")
		switch {
		case demo.sentence == "":
			if len(found) > 0 || strings.Contains(html, `role="note"`) {
				t.Errorf("%s lacks nothing: %+v %.400s", name, found, html)
			}
		case len(found) != 1 || found[0].Severity != diag.Warning || !strings.HasSuffix(found[0].What, demo.sentence) ||
			found[0].Line != demo.line || !strings.Contains(found[0].Fix, demo.near) ||
			found[0].Excerpt == "":
			t.Errorf("%s: warnings %+v, want one in line %d that says %q and %q", name, found, demo.line, demo.sentence, demo.near)
		case !strings.Contains(html, demo.sentence+"</p>"):
			t.Errorf("%s: the page does not say %q in the demo's place: %.400s", name, demo.sentence, html)
		}
	}
	t.Run("which is told again", func(t *testing.T) {
		w.change("content/lib/guide/index.md", "Words", "Other words")
		if again := w.build(); !slices.Equal(again.Problems, report.Problems) || again.Kinds["bundle"] > 0 {
			t.Errorf("%+v, before %+v, steps %v", again.Problems, report.Problems, again.Kinds)
		}
	})
	t.Run("and ends when the package has the export", func(t *testing.T) {
		w.install("older/index.js", "exports.Badge = exports.Badger = () => 'all';\n")
		w.build()
		if page := w.output("lib/react-one/index.html"); strings.Contains(page, "“Badger”") {
			t.Error("the page still lacks it")
		}
	})
}

// TestAnExportThatCommonJSLacksIsAProblemOfAStrictSite, at the place of the name.
func TestAnExportThatCommonJSLacksIsAProblemOfAStrictSite(t *testing.T) {
	t.Parallel()
	w := siteOfCommonJS(t)
	w.change("vitrine.yaml", "strict: false", "strict: true")
	found := slices.DeleteFunc(problemsOf(t, w), func(p diag.Problem) bool { return p.Kind != "imports" })
	wrong := map[string]int{}
	for _, p := range found {
		wrong[strings.TrimPrefix(p.File, one+"demos/")] = p.Line
		if p.Severity != diag.Error {
			t.Errorf("a warning: %+v", p)
		}
	}
	want := map[string]int{"Named.tsx": 3, "Handled.tsx": 1, "Whole.tsx": 1, "part.tsx": 1, "given.ts": 1}
	if !maps.Equal(wrong, want) || len(found) != len(want) {
		t.Errorf("problems at %v, want %v", wrong, want)
	}
}

// TestAnElementThatCommonJSLacksIsAWarning at the line of the page's own import.
func TestAnElementThatCommonJSLacksIsAWarning(t *testing.T) {
	t.Parallel()
	w := siteOfCommonJS(t)
	w.mdx()
	w.write(mixed+"index.mdx", "---\ndescription: Words with an element.\n---\n\nimport { Badger } from 'older';\n\n# Mixed\n\n"+
		"A <Badger /> in words.\n")
	found := slices.DeleteFunc(w.build().Problems, func(p diag.Problem) bool { return p.File != mixed+"index.mdx" || p.Kind != "imports" })
	if len(found) != 1 || found[0].Line != 5 || found[0].What != "older 0.9.1 has no export “Badger”." {
		t.Errorf("warnings %+v", found)
	}
	expectParts(t, "the page", w.output("lib/mixed/index.html"),
		`<span role="note" lang="en">older 0.9.1 has no export “Badger”.</span>`, "in words.")
}
