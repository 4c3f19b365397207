package compile

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"vitrine/internal/diag"
)

// scribe is a library that writes its rules in the browser alone, in the three ways that there are.
const scribe = `
const seen = new Set();
const write = (css, put) => {
  if (typeof document === 'undefined' || seen.has(css)) return;
  seen.add(css);
  put(css);
};
let inserted, text, adopted;
export function insert(css) {
  write(css, () => {
    inserted ??= document.head.appendChild(document.createElement('style'));
    inserted.sheet.insertRule(css, inserted.sheet.cssRules.length);
  });
}
export function append(css) {
  write(css, () => {
    text ??= document.head.appendChild(Object.assign(document.createElement('style'), { innerHTML: ' ' }));
    text.firstChild.data += css;
  });
}
export function adopt(css) {
  write(css, () => {
    adopted ??= new CSSStyleSheet();
    if (!document.adoptedStyleSheets.includes(adopted)) document.adoptedStyleSheets.push(adopted);
    adopted.insertRule(css);
  });
}
`

const scribeTypes = `export declare function insert(css: string): void;
export declare function append(css: string): void;
export declare function adopt(css: string): void;
`

const written = `import * as React from 'react';
import { adopt, append, insert } from 'scribe';

export default function Counter() {
  const [count, setCount] = React.useState(0);
  insert('.scribe-a { color: rgb(1, 2, 3); }');
  insert('.scribe-a:hover { color: teal; }');
  append('@media (prefers-color-scheme: dark) { .scribe-a { background: rgb(4, 5, 6); } } body { margin: 7px; color: red; }');
  append('.scribe-b { padding: 9px; }');
  adopt('.scribe-c { border: 1px solid rgb(7, 8, 9); }');
  return (
    <p className="scribe-a scribe-b">
      <button type="button" className="scribe-c" onClick={() => setCount(count + 1)}>
        {count}
      </button>
    </p>
  );
}
`

// TestRulesThatScriptsWrite: the build's browser records them, and the page looks as it will.
func TestRulesThatScriptsWrite(t *testing.T) {
	t.Parallel()
	found := sharedBrowser(t)
	w := newWorkshop(t)
	w.install("scribe/package.json", `{"name": "scribe", "version": "1.0.0", "main": "index.js", "module": "index.js"}`)
	w.install("scribe/index.js", scribe)
	w.install("scribe/index.d.ts", scribeTypes)
	w.write(one+"demos/Counter.tsx", written)
	w.write("content/lib/guide/demos/Plain.tsx", "export default function Plain() {\n  return <b>Plain</b>;\n}\n")
	w.change("content/lib/guide/index.md", "# Guide", "# Guide\n\n{{\"demo\": \"Plain.tsx\"}}")

	report := w.build()
	if len(report.Problems) != 1 || !strings.Contains(report.Problems[0].What, "no browser was found") ||
		report.Problems[0].File != one+"index.md" {
		t.Errorf("without a browser: %+v", report.Problems)
	}
	w.builder.options.Browser = found
	if report = w.build(); len(report.Problems) > 0 || report.Kinds["capture"] != 1 {
		t.Errorf("%v, problems %+v", report.Kinds, report.Problems)
	}
	w.holdsRecorded()
	t.Run("nothing changed, or prose: nothing is recorded", func(t *testing.T) {
		if again := w.build(); again.Steps != 0 {
			t.Errorf("%d steps executed: %v", again.Steps, again.Kinds)
		}
		w.change(one+"index.md", "## Usage", "## Usage\n\nMore words.")
		if report := w.build(); report.Kinds["capture"] != 0 || report.Kinds["page"] != 1 {
			t.Errorf("steps %v, want one page", report.Kinds)
		}
		w.holdsRecorded()
	})
	t.Run("a demo that looks different is listed", func(t *testing.T) {
		w.change(one+"demos/Counter.tsx", "  return (",
			"  const [late, setLate] = React.useState('');\n  React.useEffect(() => setLate('late'), []);\n  return (")
		w.change(one+"demos/Counter.tsx", "scribe-a scribe-b\"", "scribe-a scribe-b\" style={{ '--late': late || 'no' } as object}")
		if report := w.build(); len(report.Problems) > 0 {
			t.Errorf("a custom property that nothing uses: %+v", report.Problems)
		}
		w.change(one+"demos/Counter.tsx", "{ '--late': late || 'no' } as object", "{ opacity: late ? 0.5 : 1 }")
		report := w.build()
		if len(report.Problems) != 1 || report.Problems[0].Severity != diag.Warning ||
			!strings.Contains(report.Problems[0].What, "Counter looks different once scripts run: opacity of <p> is 1, then 0.5") {
			t.Errorf("%+v", report.Problems)
		}
	})
}

// holdsRecorded looks for the rules in the page, and for what adopts them in the script of this page alone.
func (w *workshop) holdsRecorded() {
	w.t.Helper()
	html := regexp.MustCompile(`[\s"]`).ReplaceAllString(w.output("lib/react-one/index.html"), "")
	for _, rule := range []string{".scribe-a:where(", "{color:rgb(1,2,3)", ".scribe-a:hover:where(", "{color:teal",
		".scribe-b:where(", "{padding:9px", ".scribe-c:where(", "{border:1pxsolidrgb(7,8,9)",
		":where([data-mode=dark]"} {
		if !strings.Contains(html, rule) {
			w.t.Errorf("the page lacks %s", rule)
		}
	}
	if strings.Contains(html, "margin:7px") || strings.Contains(html, "body{") {
		w.t.Error("what is written for the document holds on the page")
	}
	adopting := 0
	for _, name := range []string{"lib-react-one-*.js", "lib-guide-*.js"} {
		files, _ := filepath.Glob(filepath.Join(w.folder, "out", "assets", name))
		for _, file := range files {
			if text, err := os.ReadFile(file); err == nil && strings.Contains(string(text), "insertBefore:{value") {
				adopting++
				if !strings.HasPrefix(filepath.Base(file), "lib-react-one-") {
					w.t.Errorf("%s adopts what nobody writes", file)
				}
			}
		}
	}
	if adopting != 1 {
		w.t.Errorf("%d scripts adopt stylesheets, want 1", adopting)
	}
}

// TestLayersThatScriptsKeep: rules in cascade layers win in the same order before and after scripts; demos with such
// rules that look different after them are listed.
func TestLayersThatScriptsKeep(t *testing.T) {
	t.Parallel()
	w := newWorkshop(t)
	w.builder.options.Browser = sharedBrowser(t)
	w.change("vitrine.yaml", "strict: true\n", "")
	w.write(one+"demos/Counter.tsx", layered)
	differing := func() (list []string) {
		for _, problem := range w.build().Problems {
			if problem.Kind != "global" {
				list = append(list, problem.What)
			}
		}
		return list
	}
	if list := differing(); len(list) > 0 {
		t.Errorf("%q", list)
	}
	w.change(one+"demos/Counter.tsx", "  return (",
		"  const [late, setLate] = React.useState(false);\n  React.useEffect(() => setLate(true), []);\n  return (")
	w.change(one+"demos/Counter.tsx", "padding: 7px; }'", "padding: 7px; }', late && '@layer recipes { opacity: 0.5; }'")
	want := "The demo Counter looks different once scripts run: opacity of <button> is 1, then 0.5."
	if list := differing(); len(list) != 1 || list[0] != want {
		t.Errorf("%q, want %q", list, want)
	}
}
