package compile

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"

	"vitrine/internal/diag"
)

// ownLibrary is a library of TypeScript beside its documentation: nobody has installed or built it, and the site says
// neither what wraps demos nor how libraries are divided into files.
const ownLibrary = `
-- package.json --
{"name": "acme", "private": true, "workspaces": ["packages/*"]}
-- tsconfig.json --
{"files": [], "references": [{"path": "packages/ui"}]}
-- packages/tokens/package.json --
{"name": "@acme/tokens", "version": "1.0.0", "exports": {".": {"types": "./dist/index.d.ts", "import": "./dist/index.js"}}}
-- packages/tokens/src/index.ts --
/** What a component may mean. */
export type Tone = 'brand' | 'danger';
export const word = 'brass';
-- packages/ui/node_modules/react/package.json --
{"name": "react", "version": "16.0.0", "main": "index.js"}
-- packages/ui/node_modules/react/index.js --
throw new Error('a second React');
-- packages/ui/tsconfig.json --
{
  // paths are for the library's own files, and for demos
  "compilerOptions": {"outDir": "dist", "rootDir": "src", "paths": {"@/*": ["./src/*"]}},
}
-- packages/ui/package.json --
{"name": "@acme/ui", "version": "2.1.0", "sideEffects": false, "exports": {
  ".": {"types": "./dist/index.d.ts", "import": "./dist/index.js"},
  "./button": {"types": "./dist/button/index.d.ts", "import": "./dist/button/index.js"}}}
-- packages/ui/src/index.ts --
export { Button, type ButtonProps } from './button';
export { Dialog } from './Dialog';
-- packages/ui/src/button/index.ts --
export * from './Button.js';
-- packages/ui/src/button/Button.tsx --
import { useState } from 'react';
import { word, type Tone } from '@acme/tokens';

export interface ButtonProps {
  /** What it means; its own word. */
  tone?: Tone;
  /** How many. */
  count?: number;
}

/** Starts an action. See [the guide](/no/such/guide/). */
export function Button({ tone = 'brand', count = 3 }: ButtonProps) {
  const [pressed, press] = useState(0);
  return <button title={tone} onClick={() => press(pressed + 1)}>{count} of {word}</button>;
}
-- packages/ui/src/Dialog.tsx --
import { Button } from '@/button';

/** Asks something. */
export function Dialog({ title }: { title: string }) {
  return <div>{title} <Button count={1} /></div>;
}
-- site/vitrine.yaml --
name: Acme
url: https://vitrine.example
strict: true
products:
  - {id: lib, label: Library, home: /lib/guide/, package: '@acme/ui', version: 2.1.0, nav: lib}
references:
  - {product: lib, path: /lib/api/, packages: ['@acme/ui']}
-- site/nav/lib.yaml --
- pathname: /lib/guide
- pathname: /lib/react-one
- pathname: /lib/react-two
- pathname: /lib/api
-- site/content/lib/react-one/demos/Counter.tsx --
import { Button } from '@acme/ui/button';
import { word } from '../../../../../packages/tokens/src';

export default function Counter() {
  return (
    <p>
      <Button tone="danger" /> {word.length}
    </p>
  );
}
-- site/content/lib/react-two/index.md --
---
title: Two
description: A page with a demo of a component that is written beside the site, for tests of what depends on what.
components: Dialog
---

# Two

{{"demo": "Asking.tsx"}}
-- site/content/lib/react-two/demos/Asking.tsx --
import { Dialog } from '@acme/ui';

export default function Asking() {
  return <Dialog title="Really" />;
}
`

// writeLibrary puts a library and its documentation into the workshop, and opens it.
func (w *workshop) writeLibrary() {
	w.t.Helper()
	for _, file := range txtar.Parse([]byte(ownLibrary)).Files {
		w.file(file.Name, string(file.Data))
	}
	w.begin()
}

// TestOwnLibraryIsReadFromItsSource: demos and the reference read what its authors write, and an edit of it makes what
// depends on it.
func TestOwnLibraryIsReadFromItsSource(t *testing.T) {
	t.Parallel()
	w := newWorkshop(t)
	w.writeLibrary()
	report := w.build()
	const page, second, api = "lib/react-one/index.html", "lib/react-two/index.html", "lib/api/button/index.md"
	if html := w.output(page); !strings.Contains(html, "3<!-- --> of <!-- -->brass</button> <!-- -->5") {
		t.Errorf("the demo is not shown: %s", html)
	}
	if html := w.output(second); !strings.Contains(html, "1<!-- --> of <!-- -->brass") {
		t.Errorf("the demo of the barrel is not shown: %s", html)
	}
	facts := w.output(api)
	for _, part := range []string{"How many.", "`3`", "'brand'", "@acme/ui/button", "Starts an action"} {
		if !strings.Contains(facts, part) {
			t.Errorf("the reference lacks %q: %s", part, facts)
		}
	}
	t.Run("a dead link in a comment of a package is a warning", func(t *testing.T) {
		found := ""
		for _, p := range report.Problems {
			if p.Severity == diag.Warning && strings.Contains(p.What, "/no/such/guide/") {
				found = p.What
			}
		}
		if !strings.Contains(found, "packages of Library") {
			t.Errorf("told %+v", report.Problems)
		}
	})
	t.Run("nothing changed: no step", func(t *testing.T) {
		if again := w.build(); again.Steps != 0 {
			t.Errorf("%d steps: %v", again.Steps, again.Kinds)
		}
	})
	t.Run("code that one page uses", func(t *testing.T) {
		w.edit("packages/ui/src/Dialog.tsx", "{title} <", "Ask: {title} <")
		report := w.build()
		if !strings.Contains(w.output(second), "Ask: ") {
			t.Error("the page shows the old code")
		}
		if report.Kinds["library"] != 0 || report.Kinds["bundle"] != 1 || report.Kinds["demos"] != 1 {
			t.Errorf("steps %v, want one bundle", report.Kinds)
		}
	})
	t.Run("code that both use", func(t *testing.T) {
		w.edit("packages/tokens/src/index.ts", "'brass'", "'steel'")
		report := w.build()
		if !strings.Contains(w.output(page), "steel") || !strings.Contains(w.output(second), "steel") {
			t.Error("a page shows the old code")
		}
		if report.Kinds["library"] != 0 || report.Kinds["bundle"] != 2 {
			t.Errorf("steps %v, want two bundles", report.Kinds)
		}
	})
	t.Run("a file that imports lead to from now on", func(t *testing.T) {
		w.file("packages/ui/src/button.tsx", "export * from './button/Button';\nexport const fresh = 1;\n")
		if report := w.build(); report.Kinds["bundle"] == 0 || report.Kinds["types"] == 0 {
			t.Errorf("steps %v, want bundles and checks", report.Kinds)
		}
	})
	t.Run("a project that nobody refers to", func(t *testing.T) {
		w.file("packages/ui/src/tsconfig.json", `{"compilerOptions": {"paths": {"@/*": ["./other/*"]}}}`)
		w.file("packages/ui/src/other/button.tsx", "export const Button = (_: { count: number }) => <i>other</i>;\n")
		if w.build(); !strings.Contains(w.output(second), "<i>other</i>") {
			t.Errorf("the page shows the old code: %s", w.output(second))
		}
	})
	t.Run("types refresh the reference and the checks", func(t *testing.T) {
		w.edit("packages/ui/src/button/Button.tsx", "How many.", "How many there are.")
		if w.build(); !strings.Contains(w.output(api), "How many there are.") {
			t.Error("the reference shows the old types")
		}
		w.edit("packages/ui/src/button/Button.tsx", "tone?: Tone", "tone?: 'quiet'")
		_, err := w.builder.Build(t.Context())
		if problems := failureOf(t, err); !strings.HasSuffix(problems[0].File, "Counter.tsx") {
			t.Errorf("%+v", problems)
		}
	})
}

// edit changes a file beside the site.
func (w *workshop) edit(name, old, new string) {
	w.t.Helper()
	text, err := os.ReadFile(filepath.Join(w.folder, filepath.FromSlash(name)))
	if err != nil || !strings.Contains(string(text), old) {
		w.t.Fatalf("%s has no %q: %v", name, old, err)
	}
	w.file(name, strings.Replace(string(text), old, new, 1))
}

// TestOldReactIsRefused before anything is rendered with it.
func TestOldReactIsRefused(t *testing.T) {
	for _, test := range []struct{ react, dom, what string }{
		{"17.0.2", "17.0.2", "React 17.0.2 is installed, and pages are rendered with React 18.3 or 19."},
		{"19.1.0", "19.0.0", "react 19.1.0 and react-dom 19.0.0 are installed."},
	} {
		t.Run(test.react, func(t *testing.T) {
			w := newWorkshop(t)
			w.file("node_modules/react/package.json", `{"name": "react", "version": "`+test.react+`"}`)
			w.file("node_modules/react-dom/package.json", `{"name": "react-dom", "version": "`+test.dom+`"}`)
			w.begin()
			site, _, err := w.builder.Site()
			if err != nil {
				t.Fatal(err)
			}
			if problems := site.Loading; len(problems) != 1 || problems[0].What != test.what {
				t.Errorf("%+v", problems)
			}
		})
	}
}

// TestKeepGoing publishes what has no problem, and says so.
func TestKeepGoing(t *testing.T) {
	t.Parallel()
	w := newWorkshop(t)
	w.write(one+"demos/Counter.tsx", "export default function Counter() {\n  throw new Error('never');\n}\n")
	w.write("snippets/part.md", "[Nowhere](/lib/nowhere/).\n")
	w.write("content/lib/whole/index.md", "---\ndescription: A page of two files.\nnoIndex: true\n---\n\n# Whole\n\n"+
		"<!--@include: @/snippets/part.md-->\n")
	w.builder.options.KeepGoing = true
	report := w.build()
	if list := diag.NewList(report.Problems...); list.Errors() != 2 {
		t.Errorf("%+v", report.Problems)
	}
	w.output("lib/guide/index.html")
	if text := w.output("sitemap.xml"); strings.Contains(text, "react-one") || !strings.Contains(text, "/lib/guide/") {
		t.Errorf("the sitemap lists %s", text)
	}
	for _, page := range []string{"lib/react-one", "lib/whole"} {
		_, err := os.Stat(filepath.Join(w.folder, "out", page, "index.html"))
		if !errors.Is(err, os.ErrNotExist) {
			t.Errorf("%s, which has a problem, is published: %v", page, err)
		}
	}
	w.change("vitrine.yaml", "family: plain", "family: plan")
	if _, err := w.builder.Build(t.Context()); err == nil {
		t.Error("a problem of the configuration is passed over")
	}
}

// TestWhatCantBeBundledCantBeEdited: one bad module of a package costs the editor that module, and nobody the site.
func TestWhatCantBeBundledCantBeEdited(t *testing.T) {
	t.Parallel()
	w := newWorkshop(t)
	w.file("node_modules/plate/package.json", `{"name": "plate", "version": "1.0.0", "main": "index.js"}`)
	w.file("node_modules/plate/index.js", "export const word = 'brass';\n")
	w.file("node_modules/plate/index.d.ts", "export declare const word: string;\n")
	w.file("node_modules/plate/Bad/package.json", `{"main": "./index.js"}`)
	w.file("node_modules/plate/Bad/index.js", "export * from 'never-installed';\n")
	w.write(one+"demos/Counter.tsx", "import { word } from 'plate';\n\nexport default function Counter() {\n"+
		"  return <p>{word}</p>;\n}\n")
	w.begin()
	report := w.build()
	if len(report.Problems) != 1 || !strings.Contains(report.Problems[0].What, "“plate/Bad” of the package plate") &&
		!strings.Contains(report.Problems[0].What, `"plate/Bad" of the package plate`) {
		t.Errorf("%+v", report.Problems)
	}
	if text := w.output("sandbox/modules.json"); !strings.Contains(text, `"plate"`) {
		t.Errorf("the package can't be edited: %s", text)
	}
}
