package compile

import (
	"context"
	"errors"
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"

	"vitrine/internal/diag"
)

// habit is a way in which users of npm write demos.
type habit struct {
	name   string
	file   string // of the demo, in testdata/habits.txtar
	html   string // in the page
	kind   string // of the warning; "" for none
	line   int
	says   string // in the warning
	strict bool   // a strict site takes it as well
}

// habits are each in a demo of its own.
var habits = []habit{
	{name: "types that don't check", file: "Types.tsx", kind: "types", line: 2, says: "not assignable",
		html: "<b>typed wrong</b>"},
	{name: "parameters without types", file: "Untyped.tsx", kind: "types", line: 1, says: "implicitly has an 'any' type",
		html: "<li>any</li>"},
	{name: "what TypeScript alone has", file: "Enums.tsx", kind: "types", line: 1, says: "enum",
		html: "<b>small enum</b>"},
	{name: "JavaScript with elements", file: "Plain.jsx", kind: "JavaScript", says: "named as JavaScript",
		html: "<b>plain <!-- -->script</b>"},
	{name: "elements in a file of JavaScript", file: "Older.js", kind: "JavaScript", says: "named as JavaScript",
		html: "<b>older <!-- -->"},
	{name: "an import of a whole package", file: "Barrel.tsx", kind: "imports", line: 1, says: "imports all of crowd",
		html: "<b>one</b><b>two</b>"},
	{name: "an import from outside of the folder", file: "Outside.tsx", kind: "imports", line: 1,
		says: "outside of its page", html: "<b>said outside</b>"},
	{name: "a named export", file: "Named.tsx", kind: "exports", line: 1, says: "component Named is shown",
		html: "<b>named export</b>"},
	{name: "several components a file", file: "Several.tsx", kind: "exports", line: 1, says: "Several is shown",
		html: "<b>several</b>"},
	{name: "an application that mounts itself", file: "Mounted.tsx", kind: "exports", line: 1,
		says: "starts an application", html: "<b>mounted</b>"},
	{name: "a class with a mistake in its type", file: "Classic.tsx", kind: "types", line: 3, says: "does not exist",
		html: "<b>classic <!-- -->3</b>"},
	{name: "a style element", file: "Styled.tsx", strict: true,
		html: ">styled</b>"},
	{name: "global styles", file: "Globals.tsx", kind: "global", line: 1, says: "global styles",
		html: "<b>globals</b>"},
	{name: "a message to the console", file: "Chatty.tsx", kind: "console", line: 1, says: "said while rendering",
		html: "<b>chatty</b>"},
	{name: "a timer", file: "Timer.tsx", kind: "timer", line: 1, says: "setTimeout",
		html: "<b>timer</b>"},
	{name: "a picture without a size", file: "Picture.tsx", kind: "unsized", line: 1, says: "no width and height",
		html: `alt="A sign"`},
	{name: "the window while it loads", file: "Wide.tsx", kind: "late", line: 1, says: "window is not defined",
		html: `style="min-height:200px"`},
	{name: "nothing before an effect", file: "Later.tsx", kind: "late", line: 1, says: "nothing ahead of time",
		html: `style="min-height:200px"`},
	{name: "the date of today", file: "Today.tsx", kind: "late", line: 1, says: "another day",
		html: `style="min-height:200px"`},
	{name: "a directive of a framework", file: "Client.tsx", strict: true, html: "<b>client</b>"},
	{name: "a component without a name", file: "Arrow.tsx", strict: true, html: "<b>arrow</b>"},
	{name: "data in JSON", file: "Data.tsx", strict: true, html: "<b>from JSON</b>"},
	{name: "a require", file: "Required.tsx", kind: "types", line: 1, says: "'require'",
		html: "<b>required <!-- -->from JSON</b>"},
	{name: "a component that comes later", file: "Lazy.tsx", strict: true, html: "<i>wait</i>"},
	{name: "what browsers store", file: "Stored.tsx", kind: "late", line: 1, says: "localStorage is not defined",
		html: `style="min-height:200px"`},
	{name: "chance", file: "Chance.tsx", kind: "late", line: 1, says: "something else",
		html: `style="min-height:200px"`},
	{name: "an id that is taken", file: "Label.tsx", kind: "ids", line: 1, says: `The id "usage"`,
		html: `<b id="usage">label</b>`},
}

// habitual is a site with all of them on one page.
func habitual(t *testing.T) *workshop {
	w := newWorkshop(t)
	w.install("crowd/package.json", `{"name": "crowd", "version": "1.0.0", "main": "index.js", "types": "index.d.ts"}`)
	w.install("crowd/index.js", `import { jsx } from 'react/jsx-runtime';
export const One = () => jsx('b', { children: 'one' });
export const Two = () => jsx('b', { children: 'two' });
`)
	w.install("crowd/index.d.ts", "export declare const One: () => any, Two: () => any;\n")
	w.change("vitrine.yaml", "'@mui/icons-material'", "crowd")
	w.write("shared/said.ts", "export const said = 'said outside';\n")
	w.write(one+"demos/sign.svg", `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>`)
	archive, err := txtar.ParseFile(filepath.Join("testdata", "habits.txtar"))
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range archive.Files {
		w.write(one+"demos/"+file.Name, string(file.Data))
	}
	page := "---\ndescription: Demos as people write them who never saw this site before.\n---\n\n# One\n\n## Usage\n"
	for _, h := range habits {
		page += fmt.Sprintf("\n{{\"demo\": %q}}\n", h.file)
	}
	w.write(one+"index.md", page)
	return w
}

// of are the problems that a habit has.
func (h habit) of(problems []diag.Problem) []diag.Problem {
	return slices.DeleteFunc(slices.Clone(problems), func(p diag.Problem) bool {
		return p.File != one+"demos/"+h.file && !strings.Contains(p.What, `"`+h.file+`"`)
	})
}

func TestHabitsOfNpmAreTakenWithWarnings(t *testing.T) {
	t.Parallel()
	w := habitual(t)
	w.change("vitrine.yaml", "strict: true", "strict: false")
	report := w.build()
	if report.Demos != len(habits) {
		t.Errorf("%d demos are published, want %d", report.Demos, len(habits))
	}
	page := w.output("lib/react-one/index.html")
	for _, h := range habits {
		name, _, _ := strings.Cut(h.file, ".")
		_, demo, shown := strings.Cut(page, `data-island="demo" data-demo="`+name+`"`)
		demo, _, _ = strings.Cut(demo, "data-island")
		if !shown || !strings.Contains(demo, h.html) {
			t.Errorf("%s: no %s in\n%.600s", h.name, h.html, demo)
		}
		found := h.of(report.Problems)
		if h.kind == "" && len(found) > 0 || h.kind != "" && !slices.ContainsFunc(found, func(p diag.Problem) bool {
			return p.Severity == diag.Warning && p.Kind == h.kind && strings.Contains(p.What+p.Why, h.says) &&
				(h.line == 0 || p.Line == h.line) && p.Fix != ""
		}) {
			t.Errorf("%s: warnings %+v, want one of %q in line %d that says %q", h.name, found, h.kind, h.line, h.says)
		}
	}
	t.Run("global styles are confined, and found when the demo comes to life", func(t *testing.T) {
		_, style, found := strings.Cut(page, `data-emotion="plain-global `)
		style, _, _ = strings.Cut(style, "</style>")
		if !found || !strings.Contains(style, `[data-demo="Globals"]`) || !strings.Contains(style, "navy") ||
			strings.Contains(style, "hotpink") {
			t.Errorf("they are %q", style)
		}
	})
	t.Run("what was found is told again, and made no more", func(t *testing.T) {
		w.change("content/lib/guide/index.md", "Words", "Other words")
		again := w.build()
		if again.Kinds["types"]+again.Kinds["demos"]+again.Kinds["bundle"] > 0 {
			t.Errorf("steps %v", again.Kinds)
		}
		if !slices.Equal(again.Problems, report.Problems) {
			t.Errorf("%d warnings, before %d", len(again.Problems), len(report.Problems))
		}
	})
	t.Run("what throws is left out, what is no component is a problem", func(t *testing.T) {
		w.write(one+"demos/Types.tsx", "export default function Types() { throw new Error('out of order'); }\n")
		left := slices.ContainsFunc(w.build().Problems, func(p diag.Problem) bool {
			return p.Kind == diag.LeftOutKind && strings.Contains(p.What, "out of order")
		})
		if !left || strings.Contains(w.output(one[len("content/"):]+"index.html"), `id="Types"`) {
			t.Error("a demo that throws is shown, or no warning says why not")
		}
		w.write(one+"demos/Types.tsx", "export const theme = { dark: true };\n")
		w.refuses("no default export")
		w.write(one+"demos/Types.tsx", "import x from 'not-there';\nexport default function Types() { return x; }\n")
		w.refuses("not-there")
	})
}

func TestHabitsOfNpmAreProblemsOfAStrictSite(t *testing.T) {
	t.Parallel()
	w := habitual(t)
	_, err := w.builder.Build(context.Background())
	var failure diag.Failure
	if !errors.As(err, &failure) {
		t.Fatalf("it is published: %v", err)
	}
	for _, h := range habits {
		if h.kind == "ids" {
			continue // looked for once all demos of a page render: see TestProblems
		}
		if found := h.of(onlyErrors(failure)); (len(found) == 0) != h.strict {
			t.Errorf("%s: problems %+v", h.name, found)
		}
	}
}
