package devserver

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestAnEditOfALinkedPackageIsShown: who writes a library beside its documentation sees both.
func TestAnEditOfALinkedPackageIsShown(t *testing.T) {
	t.Parallel()
	d := newDesk(t, func(site string) {
		for name, text := range map[string]string{
			"../plate/package.json": `{"name":"plate","version":"1.0.0","main":"src/index.js","types":"src/index.d.ts"}`,
			"../plate/src/index.js": "export const word = 'brass';\n",
			// what a package manager installed there is nobody's text
			"../plate/node_modules/deep/index.js": "",
			"../plate/src/index.d.ts":             "export declare const word: string;\n",
			"content/lib/react-one/demos/Counter.tsx": "import * as React from 'react';\nimport { word } from 'plate';\n\n" +
				"export default function Counter() {\n  return <p>made of {word.trim()}</p>;\n}\n",
		} {
			file := filepath.Join(site, name)
			if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		modules := filepath.Join(site, "../node_modules")
		if err := os.MkdirAll(modules, 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.Symlink("../plate", filepath.Join(modules, "plate")); err != nil {
			t.Fatal(err)
		}
	})
	shows := func(text string) func(view) bool {
		return func(v view) bool { return len(v.Problems) == 0 && strings.Contains(v.HTML, text) }
	}
	const page = "/lib/react-one/"
	d.until(page, shows("brass"))
	d.edit("../plate/src/index.js", "brass", "steel")
	d.until(page, shows("steel"))
	d.edit("../plate/src/index.d.ts", "word: string", "word: number")
	told := d.until(page, func(v view) bool { return len(v.Problems) > 0 })
	if p := told.Problems[0]; !strings.HasSuffix(p.File, "demos/Counter.tsx") || !strings.Contains(p.What, "trim") {
		t.Errorf("told %+v", told.Problems)
	}
	d.edit("../plate/src/index.d.ts", "word: number", "word: string")
	d.until(page, shows("steel"))
}
