package compile

import (
	"context"
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"vitrine/internal/browser"
)

// TestTailwind3 builds a project as Tailwind 3 is set up in most: a file for it, one for PostCSS, three directives. The
// demo is looked at in both modes, which the project knows by the system's or by a class.
func TestTailwind3(t *testing.T) {
	t.Parallel()
	b := sharedBrowser(t)
	w := newWorkshop(t)
	w.write("postcss.config.cjs", "module.exports = { plugins: { tailwindcss: {} } };\n")
	w.write("tailwind.config.cjs", `/** @type {import('tailwindcss').Config} */
module.exports = {
  content: ['./content/**/demos/*.tsx', './families/*.tsx'],
  darkMode: 'media',
  theme: { extend: { colors: { brand: '#123456' } } },
};
`)
	w.write("families/tailwind.css", "@tailwind base;\n@tailwind components;\n@tailwind utilities;\n")
	w.change("families/plain.tsx", "import * as React", "import './tailwind.css';\nimport * as React")
	w.write(one+"demos/Counter.tsx", `export default function Counter() {
  return (
    <button type="button" className="bg-brand p-4 text-white dark:bg-white dark:text-brand">
      Save
    </button>
  );
}
`)
	expect := func(mode string, want ...string) {
		t.Helper()
		if report := w.build(); len(report.Problems) > 0 {
			t.Fatalf("%s: %v", mode, report.Problems)
		}
		if seen := w.lookOf(b, ".demo button"); !slices.Equal(seen, want) {
			t.Errorf("%s: the button looks like %q, want %q", mode, seen, want)
		}
	}
	const light, dark = "rgb(18, 52, 86) rgb(255, 255, 255) ", "rgb(255, 255, 255) rgb(18, 52, 86) "
	expect("media", light+"16px 0px", dark+"16px 0px")
	w.change(one+"demos/Counter.tsx", "p-4", "p-8")
	expect("an edited class", light+"32px 0px", dark+"32px 0px")
	w.change("tailwind.config.cjs", "'media'", "'class'")
	w.change("vitrine.yaml", "provider: families/plain.tsx", "provider: families/plain.tsx, modes: {light: .light, dark: .dark}")
	expect("class", light+"32px 0px", dark+"32px 0px")
}

// lookOf is what a browser paints an element of the page about One with, light and dark: background, text, the room
// within, and the border that a reset takes away.
func (w *workshop) lookOf(b *browser.Browser, selector string) (seen []string) {
	w.t.Helper()
	file := func(address string) ([]byte, bool) {
		if !strings.HasSuffix(address, ".css") {
			return nil, false
		}
		text, err := os.ReadFile(filepath.Join(w.folder, "out", filepath.FromSlash(address)))
		return text, err == nil
	}
	selected, err := json.Marshal(selector)
	if err != nil {
		w.t.Fatal(err)
	}
	said, err := b.Run(context.Background(), browser.Page{HTML: []byte(w.output("lib/react-one/index.html")), File: file},
		`['light', 'dark'].map((mode) => {
			document.documentElement.dataset.mode = mode;
			const style = getComputedStyle(document.querySelector(`+string(selected)+`));
			return [style.backgroundColor, style.color, style.paddingLeft, style.borderLeftWidth].join(' ');
		})`)
	if err != nil {
		w.t.Fatal(err)
	}
	if err := json.Unmarshal(said, &seen); err != nil {
		w.t.Fatal(err)
	}
	return seen
}
