package compile

import (
	"strings"
	"testing"

	"vitrine/internal/diag"
)

const shelfTypes = `import * as React from 'react';
export interface Collection {
  findMany(): string[];
}
/** Chooses of a collection. */
export declare function Choice(props: { collection: Collection; label?: string }): React.JSX.Element;
/** A dialog at the end of the document. */
export declare function Dialog(props: { open: boolean }): React.JSX.Element | null;
/** A line. */
export declare function Line(): React.JSX.Element;
`

const shelfCode = `import * as React from 'react';
import { createPortal } from 'react-dom';
export const Choice = ({ collection, label }) => React.createElement('b', null, label, collection.findMany().join());
export const Dialog = ({ open }) => open ? createPortal(React.createElement('b', null, 'Open'), globalThis.document?.body) : null;
export const Line = () => React.createElement('hr');
`

const shelfPage = `---
description: A page with components that need more than the build can choose, and a demo that throws.
---

# Guide

Words before.

{{"playground": "Choice"}}

{{"playground": "Dialog"}}

{{"playground": "Line"}}

:::info
{{"demo": "Broken.tsx"}}
:::

{{"demo": "Whole.tsx"}}

Words after.
`

// shelve gives the site components that can't be rendered as they are, and shows them.
func (w *workshop) shelve() {
	w.t.Helper()
	w.file("node_modules/shelf/package.json",
		`{"name":"shelf","version":"1.0.0","main":"index.js","types":"index.d.ts","type":"module"}`)
	w.file("node_modules/shelf/index.js", shelfCode)
	w.file("node_modules/shelf/index.d.ts", shelfTypes)
	w.change("vitrine.yaml", "families:", "references:\n  - {product: lib, path: /lib/api/, packages: [shelf]}\nfamilies:")
	w.change("nav/lib.yaml", "- pathname: /lib/guide", "- pathname: /lib/api\n- pathname: /lib/guide")
	w.write("content/lib/guide/index.md", shelfPage)
	w.write("content/lib/guide/demos/Broken.tsx", "const items: string[] | null = JSON.parse('null');\n\n"+
		"export default function Broken() {\n  return <p>{items!.length}</p>;\n}\n")
	w.write("content/lib/guide/demos/Whole.tsx", "export default function Whole() {\n  return <p>In one piece</p>;\n}\n")
	w.begin()
}

// leftOut are the lines of the guide without whose blocks it is published, with what the warnings say.
func leftOut(problems []diag.Problem) map[int]string {
	lines := map[int]string{}
	for _, p := range problems {
		if p.Kind == diag.LeftOutKind && p.Severity == diag.Warning && p.File == "content/lib/guide/index.md" {
			lines[p.Line] += p.What
		}
	}
	return lines
}

// TestWhatCannotBeRendered_IsLeftOut: of a site that is not strict. All others are not published.
func TestWhatCannotBeRendered_IsLeftOut(t *testing.T) {
	t.Parallel()
	w := newWorkshop(t)
	w.shelve()
	wanted := map[int]string{9: "findMany is not a function", 11: "React error #", 13: "no prop whose value could be chosen",
		16: "demos/Broken.tsx:4"}

	_, err := w.builder.Build(t.Context())
	strict := map[int]string{}
	for _, p := range failureOf(t, err) {
		strict[p.Line] += p.What + " (" + p.Place() + ")"
	}
	for line, part := range map[int]string{9: wanted[9], 11: wanted[11], 13: wanted[13], 4: wanted[16]} {
		if !strings.Contains(strict[line], part) {
			t.Errorf("a strict site, line %d: %q, want %q", line, strict[line], part)
		}
	}
	w.change("vitrine.yaml", "strict: true\n", "")
	for range 2 { // made, and known
		report := w.build()
		found := leftOut(report.Problems)
		for line, part := range wanted {
			if !strings.Contains(found[line], part) {
				t.Errorf("line %d: %q, want %q", line, found[line], part)
			}
		}
		if len(found) != len(wanted) || diag.Stops(report.Problems) {
			t.Errorf("%+v", report.Problems)
		}
	}
	page := w.output("lib/guide/index.html")
	for _, part := range []string{"Words before", "Words after", "In one piece"} {
		if !strings.Contains(page, part) {
			t.Errorf("the page lacks %q", part)
		}
	}
	for _, part := range []string{`id="playground-choice"`, `id="playground-dialog"`, `id="Broken"`, "items!.length"} {
		if strings.Contains(page+w.output("lib/guide/index.md"), part) {
			t.Errorf("the page has %q", part)
		}
	}
	live, err := w.builder.Live()
	if err != nil {
		t.Fatal(err)
	}
	answer, err := live.Get(t.Context(), "/lib/guide/")
	if err != nil || len(leftOut(answer.Problems)) != len(wanted) {
		t.Errorf("dev mode: %v, %+v", err, answer.Problems)
	}
	for _, part := range []string{"findMany is not a function", "no prop whose value could be chosen", "In one piece"} {
		if !strings.Contains(string(answer.Content), part) {
			t.Errorf("in dev mode the page lacks %q", part)
		}
	}
}
