package compile

import (
	"cmp"
	"context"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"vitrine/internal/diag"
	"vitrine/internal/testkit"
)

// workshop is a copy of the small site of testdata that a test may edit, with a builder.
type workshop struct {
	t       *testing.T
	folder  string
	builder *Builder
	seeded  bool // its cache has only what the seed has
}

// newWorkshop has in its cache what all copies of the site have in common, and shares Node processes with others.
func newWorkshop(t *testing.T) *workshop {
	t.Helper()
	w := openWorkshop(t, Options{Shared: shared}, seed.Fill)
	w.seeded = true
	return w
}

// newColdWorkshop begins with nothing, for a test that counts all steps of a first build, or damages what is kept.
func newColdWorkshop(t *testing.T) *workshop {
	t.Helper()
	return openWorkshop(t, Options{}, func(*testing.T, string) {})
}

func openWorkshop(t *testing.T, options Options, fill func(t *testing.T, cache string)) *workshop {
	t.Helper()
	folder, site := testkit.Site(t, testkit.SmallSite)
	w := &workshop{t: t, folder: folder}
	options.Site, options.Out, options.Cache = site, filepath.Join(folder, "out"), filepath.Join(folder, "cache")
	options.Limit = cmp.Or(options.Limit, 20*time.Second)
	fill(t, options.Cache)
	var err error
	w.builder, err = New(options)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(w.builder.Close)
	return w
}

// write puts a file into the site.
func (w *workshop) write(name, text string) {
	w.t.Helper()
	file := filepath.Join(w.folder, "site", filepath.FromSlash(name))
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		w.t.Fatal(err)
	}
	if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
		w.t.Fatal(err)
	}
}

// change replaces a part of a file.
func (w *workshop) change(name, old, new string) {
	w.t.Helper()
	text, err := os.ReadFile(filepath.Join(w.folder, "site", name))
	if err != nil || !strings.Contains(string(text), old) {
		w.t.Fatalf("%s has no %q: %v", name, old, err)
	}
	w.write(name, strings.Replace(string(text), old, new, 1))
}

func (w *workshop) build() Report {
	w.t.Helper()
	w.seeded = false
	report, err := w.builder.Build(context.Background())
	if err != nil {
		w.t.Fatal(err)
	}
	return report
}

func (w *workshop) output(name string) string {
	w.t.Helper()
	text, err := os.ReadFile(filepath.Join(w.folder, "out", name))
	if err != nil {
		w.t.Fatal(err)
	}
	return string(text)
}

const home = "content/index.md"
const one = "content/lib/react-one/"

func TestBuildThenEdit(t *testing.T) {
	t.Parallel()
	w := newWorkshop(t)
	first := w.build()
	if first.Pages != 3 || first.Demos != 1 {
		t.Errorf("%d pages with %d demos, want 3 with 1", first.Pages, first.Demos)
	}
	page := w.output("lib/react-one/index.html")
	for _, part := range []string{"<title>One - Library</title>", "Pressed <!-- -->0<!-- --> times",
		`http-equiv="Content-Security-Policy"`, `data-demo="Counter"`, `<h2 class="anchor t" id="usage">`} {
		if !strings.Contains(page, part) {
			t.Errorf("the page lacks %s", part)
		}
	}
	w.output("lib/react-one/index.html.br")

	t.Run("nothing changed: no step", func(t *testing.T) {
		if again := w.build(); again.Steps != 0 {
			t.Errorf("%d steps executed: %v", again.Steps, again.Kinds)
		}
	})
	t.Run("prose: one page is rendered", func(t *testing.T) {
		w.change("content/lib/guide/index.md", "Words", "Other words")
		report := w.build()
		if report.Kinds["page"] != 1 || report.Kinds["bundle"] != 0 || report.Kinds["library"] != 0 {
			t.Errorf("steps %v, want one page", report.Kinds)
		}
		if !strings.Contains(w.output("lib/guide/index.html"), "Other words") {
			t.Error("the change is not on the page")
		}
	})
	t.Run("prose around a demo: the demo is not rendered again", func(t *testing.T) {
		w.change(one+"index.md", "## Usage", "## Usage\n\nMore words.")
		if report := w.build(); report.Kinds["page"] != 1 || report.Kinds["demos"] != 0 || report.Kinds["bundle"] != 0 {
			t.Errorf("steps %v, want one page", report.Kinds)
		}
	})
	t.Run("demo: one bundle, one page", func(t *testing.T) {
		w.change(one+"demos/Counter.tsx", "Pressed", "Counted")
		report := w.build()
		if report.Kinds["page"] != 1 || report.Kinds["demos"] != 1 || report.Kinds["bundle"] != 1 ||
			report.Kinds["library"] != 0 {
			t.Errorf("steps %v, want one bundle and one page", report.Kinds)
		}
		if !strings.Contains(w.output("lib/react-one/index.html"), "Counted <!-- -->0") {
			t.Error("the change is not on the page")
		}
	})
}

func TestDemoThatDependsOnTheModeIsListed(t *testing.T) {
	t.Parallel()
	w := newWorkshop(t)
	w.write("families/plain.tsx", `import * as React from 'react';
export const Mode = React.createContext('light');
export default { key: 'plain', Provider: ({ state, children }: any) => <Mode.Provider value={state.paletteMode + state.direction}>{children}</Mode.Provider> };`)
	w.write(one+"demos/Counter.tsx",
		"import * as React from 'react';\nimport { Mode } from '../../../../../families/plain';\nexport default "+
			"function Counter() { return <b>{React.useContext(Mode)}</b>; }\n")
	if _, err := w.builder.Build(context.Background()); err == nil {
		t.Fatal("a demo may import from outside of its folder")
	}
	w.write(one+"demos/Counter.tsx", "export default function Counter() { return <b>same</b>; }\n")
	if report := w.build(); len(report.Pending) != 0 {
		t.Errorf("pending %v", report.Pending)
	}
	w.write("families/plain.tsx",
		`export default { key: 'plain', Provider: ({ state, children }: any) => <div title={state.paletteMode} lang={state.direction}>{children}</div> };`)
	if report := w.build(); len(report.Pending) != 1 ||
		report.Pending[0] != "/lib/react-one/#Counter (mode direction)" {
		t.Errorf("pending %v", report.Pending)
	}
}

// TestProblems: each flaw stops the build with one clear problem, and what was published before stays.
func TestProblems(t *testing.T) {
	t.Parallel()
	w := newWorkshop(t)
	w.build()
	published := w.output("index.html")
	demo := one + "demos/Counter.tsx"
	tests := []struct {
		name, file, text, inFile string
		line                     int
		what, excerpt, fix       string
	}{
		{"unknown front matter key", home, "---\ndescripton: A page.\ndescription: A page.\n---\n\n# Home\n", home, 2,
			"descripton", "descripton: A page.", "description"},
		{"dead link", home, "---\ndescription: A page.\n---\n\n# Home\n\nSee [it](/lib/giude/).\n", home, 7,
			"/lib/giude/", "See [it](/lib/giude/).", "/lib/guide/"},
		{"dead anchor", home, "---\ndescription: A page.\n---\n\n# Home\n\n[it](/lib/react-one/#usege)\n", home, 7,
			"usege", "[it](/lib/react-one/#usege)", "usage"},
		{"unknown demo", one + "index.md",
			"---\ndescription: A page.\n---\n\n# One\n\n## Usage\n\n{{\"demo\": \"Conter.tsx\"}}\n", one + "index.md",
			9, "Conter.tsx", `{{"demo": "Conter.tsx"}}`, "Counter.tsx"},
		{"bad directive", one + "index.md",
			"---\ndescription: A page.\n---\n\n# One\n\n## Usage\n\n{{\"demo\": \"Counter.tsx\", bg}}\n",
			one + "index.md", 9, "not JSON", `{{"demo": "Counter.tsx", bg}}`, "Write it like"},
		{"throws", demo, "export default function Counter() {\n  throw new Error('out of order');\n}\n", demo, 2,
			"out of order", "throw new Error('out of order');", "without a browser"},
		{"does not compile", demo, "export default function Counter() {\n  return <b>x</i>;\n}\n", demo, 2,
			"TypeScript", "return <b>x</i>;", "syntax"},
		{"missing package", demo, "import x from 'not-there';\nexport default function Counter() { return x; }\n", demo,
			1, "not-there", "import x from 'not-there';", "Install"},
		{"icon barrel", demo,
			"import { Delete } from '@mui/icons-material';\nexport default function Counter() { return <Delete />; }\n",
			demo, 1, "@mui/icons-material", "import { Delete }", "own path"},
		{"no default export", demo, "export function Counter() { return null; }\n", demo, 1, "default export",
			"export function Counter", "export default"},
		{"renders nothing", demo, "export default function Counter() { return null; }\n", demo, 1,
			"nothing ahead of time", "export default", `"ssr": "none"`},
		{"ends the process", demo,
			"export default function Counter() { (globalThis as any).process.exit(3); return null; }\n", demo, 1,
			"ends the process", "export default", "process.exit"},
		{"leaves a timer", demo, "export default function Counter() { setTimeout(() => {}, 1000); return <b>x</b>; }\n",
			demo, 1, "setTimeout", "export default", "effect"},
		{"depends on the clock", demo,
			"export default function Counter() { return <b>{new Date().toISOString()}</b>; }\n", demo, 1, "another day",
			"export default", "fixed dates"},
		{"writes to the console", demo,
			"export default function Counter() { console.log('hello there'); return <b>x</b>; }\n", demo, 1,
			"hello there", "export default", "message"},
		{"identifier of a heading", demo, "export default function Counter() { return <b id=\"usage\">x</b>; }\n", demo,
			1, `"usage"`, "export default", "React.useId"},
		{"duplicate pathname", "nav/lib.yaml",
			"- pathname: /lib/guide\n- pathname: /lib/react-one\n- pathname: /lib/guide\n", "nav/lib.yaml", 3,
			"/lib/guide", "/lib/guide", ""},
		{"missed query", "search.yaml", "- {query: guide, page: /lib/react-one/}\n", "search.yaml", 1,
			"/lib/guide/ comes first", "query: guide", "heading"},
		{"unknown unstyled page", one + "index.md",
			"---\ndescription: A page.\nunstyled: /base/one/\n---\n\n# One\n\n## Usage\n", one + "index.md", 3,
			"/base/one/", "unstyled: /base/one/", "Name a page"},
		{"home without page", "vitrine.yaml", "", "vitrine.yaml", 0, "/lib/gide/", "", "Write the page"},
		{"entry without page", "nav/lib.yaml",
			"- pathname: /lib/guide\n- pathname: /lib/react-one\n- pathname: /lib/none\n", "nav/lib.yaml", 3,
			"/lib/none", "/lib/none", ""},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			file := filepath.Join(w.folder, "site", filepath.FromSlash(test.file))
			before, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			if test.text == "" {
				test.text = strings.Replace(string(before), "/lib/guide/", "/lib/gide/", 1)
			}
			w.write(test.file, test.text)
			defer w.write(test.file, string(before))
			_, failed := w.builder.Build(context.Background())
			var failure diag.Failure
			if !errors.As(failed, &failure) {
				t.Fatalf("error %v, want problems", failed)
			}
			found := onlyErrors(failure)
			if len(found) != 1 {
				t.Fatalf("%d problems: %+v", len(found), found)
			}
			p := found[0]
			if p.File != test.inFile || p.Line != test.line {
				t.Errorf("at %s:%d, want %s:%d", p.File, p.Line, test.inFile, test.line)
			}
			if !strings.Contains(p.What, test.what) || !strings.Contains(p.Excerpt, test.excerpt) ||
				!strings.Contains(p.Fix+p.Why, test.fix) {
				t.Errorf("problem %+v", p)
			}
			if w.output("index.html") != published {
				t.Error("what was published is no longer there")
			}
		})
	}
}

// TestDemoThatNeverReturns is stopped at the limit, which is a short one here.
func TestDemoThatNeverReturns(t *testing.T) {
	t.Parallel()
	w := openWorkshop(t, Options{Shared: shared, Limit: 5 * time.Second}, seed.Fill)
	w.write(one+"demos/Counter.tsx", "export default function Counter() { for (;;); }\n")
	_, err := w.builder.Build(t.Context())
	var failure diag.Failure
	if !errors.As(err, &failure) {
		t.Fatalf("error %v, want problems", err)
	}
	if found := onlyErrors(failure); len(found) != 1 || found[0].File != one+"demos/Counter.tsx" || found[0].Line != 1 ||
		!strings.Contains(found[0].What, "does not finish") || !strings.Contains(found[0].Excerpt, "export default") ||
		!strings.Contains(found[0].Fix+found[0].Why, "loop") {
		t.Errorf("%+v", found)
	}
}

// onlyErrors leaves out warnings: descriptions of test pages are short.
func onlyErrors(failure diag.Failure) []diag.Problem {
	return slices.DeleteFunc(slices.Clone(failure.Problems), func(p diag.Problem) bool {
		return p.Severity != diag.Error
	})
}

func TestAllProblemsOfARunAreReportedAtOnce(t *testing.T) {
	t.Parallel()
	w := newWorkshop(t)
	w.change(home, "# Small site", "# Small site\n\n[dead](/nowhere/)")
	w.change("content/lib/guide/index.md", "```bash", "[dead](/elsewhere/)\n\n```bash")
	w.write(one+"demos/Counter.tsx", "export default function Counter() { throw new Error('broken'); }\n")
	_, err := w.builder.Build(context.Background())
	var failure diag.Failure
	if !errors.As(err, &failure) || len(onlyErrors(failure)) != 3 {
		t.Fatalf("%+v", err)
	}
	if _, err := os.Stat(filepath.Join(w.folder, "out")); !os.IsNotExist(err) {
		t.Error("something was published")
	}
}

func TestForeignFolderIsNotReplaced(t *testing.T) {
	t.Parallel()
	w := newWorkshop(t)
	mine := filepath.Join(w.folder, "out", "letters.txt")
	os.MkdirAll(filepath.Dir(mine), 0o755)
	os.WriteFile(mine, []byte("dear"), 0o644)
	if _, err := w.builder.Build(context.Background()); err == nil || !strings.Contains(err.Error(),
		"no build of this tool made") {
		t.Errorf("error %v", err)
	}
	if text, _ := os.ReadFile(mine); string(text) != "dear" {
		t.Error("the file is gone")
	}
}
