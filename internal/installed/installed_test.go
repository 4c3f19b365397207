package installed

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"vitrine/internal/agents"
	"vitrine/internal/vitrine"
)

// kit writes a project with two small packages, without React's types.
func kit(t *testing.T) string {
	t.Helper()
	folder := t.TempDir()
	for name, text := range map[string]string{
		"package.json": `{"dependencies": {"kit": "1.0.0", "kit-icons": "1.0.0", "left-pad": "1.0.0", "gone": "1.0.0"}}`,
		"node_modules/kit/package.json": `{"name": "kit", "version": "1.2.3", "types": "index.d.ts", "main": "index.js",
			"homepage": "https://kit.example/", "peerDependencies": {"react": "*"}, "dependencies": {"kit-core": "1.0.0"}}`,
		"node_modules/kit/README.md":         "# kit\n\nPresses that start something.\n\n## Use\n\nImport a press, and press it.\n",
		"node_modules/kit/index.js":          kitSource,
		"node_modules/kit-core/package.json": `{"name": "kit-core", "version": "1.0.0"}`,
		"node_modules/kit-core/index.mjs": `if (process.env.NODE_ENV !== 'production' ? 'Unused' : false) {}
const text = process.env.NODE_ENV !== 'production' ? "A tone is " + 'never \'mute\'.' : (0, _format.default)(9);
`,
		"node_modules/kit/index.d.ts": `import * as React from 'react';
export interface PressProps {
  /** How much it matters. */
  tone?: 'calm' | 'loud';
  /** What is said. @default 'Go' */
  label: string;
  disabled?: boolean;
}
/** Starts something. */
export declare function Press(props: PressProps): React.JSX.Element;
export declare function usePress(options: { delay?: number }): { pressed: boolean };
`,
		"node_modules/kit-icons/package.json": `{"name": "kit-icons", "version": "3.0.0", "types": "index.d.ts",
			"peerDependencies": {"react": "*"}}`,
		"node_modules/kit-icons/index.d.ts":      manyNames(),
		"node_modules/left-pad/package.json":     `{"name": "left-pad", "version": "1.0.0", "types": "index.d.ts"}`,
		"node_modules/@types/react/package.json": `{"name": "@types/react", "version": "18.0.0", "types": "index.d.ts"}`,
		"node_modules/@types/react/index.d.ts": `export = React;
declare namespace React {
  interface ReactElement { type: any }
  type ReactNode = ReactElement | string | number | boolean | null | undefined;
  namespace JSX {
    interface Element extends ReactElement {}
    interface IntrinsicAttributes { key?: string }
    interface IntrinsicElements { div: { children?: ReactNode } }
  }
}
`,
		"node_modules/@types/react/jsx-runtime.d.ts": `import * as React from './';
export namespace JSX {
  interface Element extends React.JSX.Element {}
  interface IntrinsicAttributes extends React.JSX.IntrinsicAttributes {}
  interface IntrinsicElements extends React.JSX.IntrinsicElements {}
}
export function jsx(type: any, props: any): React.ReactElement;
export function jsxs(type: any, props: any): React.ReactElement;
`,
	} {
		file := filepath.Join(folder, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return folder
}

// kitSource has messages as builds of libraries keep them, and a theme.
const kitSource = "exports.createTheme = () => ({ palette: { main: '#06c', shades: [100, 200] }, spacing: () => 8, " +
	"zIndex: 5 });\n" +
	"function fail(name) {\n" +
	"  throw new Error(process.env.NODE_ENV !== \"production\" ? `Press \\`${name ? ` (${name})` : ''}\\` is\n" +
	"not in ${JSON.stringify({ a: '}' })}.` : formatMessage(4, name));\n}\n"

func manyNames() string {
	var out strings.Builder
	for i := range fewestIcons {
		out.WriteString("export declare const Icon" + string(rune('A'+i%26)) + strings.Repeat("x", i/26+1) + ": any;\n")
	}
	return out.String()
}

func open(t *testing.T) *Project {
	t.Helper()
	p, err := Open(Options{Folder: kit(t)})
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func TestPackagesAreFound(t *testing.T) {
	index, err := open(t).Index()
	if err != nil {
		t.Fatal(err)
	}
	var products, entries []string
	for _, p := range index.Products {
		products = append(products, p.ID+" "+p.Version)
	}
	for _, e := range index.Entries {
		entries = append(entries, e.Kind+" "+e.Name)
	}
	if got := strings.Join(products, ", "); got != "kit 1.2.3, kit-icons 3.0.0" {
		t.Error(got)
	}
	if got := strings.Join(entries, ", "); got != "component Press, hook usePress" {
		t.Error(got)
	}
}

func TestNothingInstalled(t *testing.T) {
	if _, err := Open(Options{Folder: t.TempDir()}); err == nil || !strings.Contains(err.Error(), "npm ci") {
		t.Error(err)
	}
	_, err := Open(Options{Folder: kit(t), Packages: []string{"kitt"}})
	if err == nil || !strings.Contains(err.Error(), `"kitt" is not installed`) {
		t.Error(err)
	}
	if _, err := Open(Options{Folder: kit(t), Packages: []string{"../../etc"}}); err == nil {
		t.Error("a name led out of node_modules")
	}
}

func TestWhatHasNoDocumentation(t *testing.T) {
	p := open(t)
	if _, err := p.Text(vitrine.FactsPage{Path: "/a/"}); err == nil || !strings.Contains(err.Error(), "--docs") {
		t.Error(err)
	}
	index, _ := p.Index()
	at := slices.IndexFunc(index.Pages, func(p vitrine.FactsPage) bool { return p.Shows == vitrine.FactsIcons })
	shown, err := p.Values(index.Pages[at])
	if err != nil || len(shown.Names) != fewestIcons || shown.Import != "import { {name} } from 'kit-icons';" {
		t.Errorf("%+v %v", shown, err)
	}
	result, err := p.Find(agents.Query{Text: "press tone"})
	if err != nil || len(result.Hits) != 1 || result.Hits[0].Title != "tone" || result.Hits[0].Page != "Press" {
		t.Errorf("%+v %v", result, err)
	}
}

// told is a documentation that finds the same whatever is asked.
type told struct {
	agents.Library
	hits []agents.Hit
}

func (d told) Find(agents.Query) (agents.Result, error) {
	return agents.Result{Hits: slices.Clone(d.hits), Total: len(d.hits)}, nil
}

// TestRowsOnce: what is installed is not told once more as the documentation has it.
func TestRowsOnce(t *testing.T) {
	p := open(t)
	own, err := p.Find(agents.Query{Text: "press tone"})
	if err != nil {
		t.Fatal(err)
	}
	same, other := own.Hits[0], own.Hits[0]
	same.Address += "#press-prop-tone"
	other.Title = "tones"
	p.Docs = told{hits: []agents.Hit{same, other}}
	result, err := p.Find(agents.Query{Text: "press tone"})
	if want := []agents.Hit{own.Hits[0], other}; err != nil || !slices.Equal(result.Hits, want) || result.Total != 2 {
		t.Errorf("%+v is not %+v: %v", result, want, err)
	}
}

func TestCheckedCode(t *testing.T) {
	checker := &Checker{Project: open(t)}
	module := func(body string) string {
		return "import { Press } from 'kit';\n\nexport default function Page() {\n  return " + body + ";\n}\n"
	}
	for _, c := range []struct{ code, what, corrected, because string }{
		{module(`<Press label="Go" tone="calm" />`), "", "", ""},
		{module(`<Press label="Go" tone="loudd" />`), `"loudd"`, `  return <Press label="Go" tone="loud" />;`,
			"Press.tone: 'calm' | 'loud' (kit 1.2.3, kit/index.d.ts)"},
		{module(`<Press label="Go" tonne="calm" />`), "tonne", `  return <Press label="Go" tone="calm" />;`,
			"Press.tone: 'calm' | 'loud'"},
		{module(`<Press label="Go" zebra />`), "zebra", "", "Press of kit 1.2.3 declares the props tone, label, disabled"},
		{module(`<Press tone="calm" />`), "label", "", "Press.label: string (kit 1.2.3, kit/index.d.ts)"},
		{strings.Replace(module(`<Press label="Go" />`), "{ Press }", "{ Pres }", 1), "Pres",
			"import { Press } from 'kit';", ""},
		{module(`<Press label="Go" `), "", "", ""},
		{"import { Press } from 'kitt';\nexport const a = Press;\n", "leads nowhere", "", ""},
	} {
		report, err := checker.Check(t.Context(), c.code)
		if err != nil {
			t.Fatal(err)
		}
		wants := c.what != "" || strings.HasSuffix(c.code, `"Go" ;`+"\n}\n")
		if (len(report.Problems) > 0) != wants {
			t.Errorf("%s\n%+v", c.code, report)
			continue
		}
		if c.what == "" {
			continue
		}
		p := report.Problems[0]
		if !strings.Contains(p.What, c.what) || p.Corrected != c.corrected || !strings.Contains(p.Because, c.because) {
			t.Errorf("%s\n%+v", c.code, p)
		}
	}
	report, _ := checker.Check(t.Context(), module(`<Press label="Go" />`))
	if report.Against != "kit 1.2.3" {
		t.Error(report.Against)
	}
}
