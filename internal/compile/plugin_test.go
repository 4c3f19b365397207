package compile

import (
	"context"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"vitrine/internal/diag"
)

// look is a plugin that makes classes and a stylesheet of a file of values.
const look = `import fs from 'node:fs';
export default {
  name: 'look',
  setup(build) {
    build.onResolve({ filter: /^look:/ }, ({ path }) => ({ path: path.slice(5), namespace: 'look' }));
    build.onLoad({ filter: /.*/, namespace: 'look' }, ({ path }) => ({ contents: decodeURIComponent(path), loader: 'css' }));
    build.onLoad({ filter: /\.look\.json$(?!x)/ }, ({ path }) => {
      const shade = new URL('shade.txt', 'file://' + path);
      const rules = Object.entries(JSON.parse(fs.readFileSync(path, 'utf8'))).map(([name, color]) =>
        '.look-' + name + ' { color: ' + color + '; background: ' + fs.readFileSync(shade, 'utf8').trim() + ' } ' +
        '.look-' + name + ':hover { background: url("./dot.png") }');
      return { contents: 'import "look:' + encodeURIComponent(rules.join('')) + '"; export const text = "look-text";',
        watchFiles: [shade.pathname] };
    });
  },
};
`

const looking = `import { text } from './colors.look.json';

export default function Counter() {
  return <p className={text}>Text</p>;
}
`

// TestPluginsTransformFiles: in builds and in dev mode, and nothing is transformed again that did not change.
func TestPluginsTransformFiles(t *testing.T) {
	t.Parallel()
	w := newWorkshop(t)
	w.write("plugins/look.mjs", look)
	w.change("vitrine.yaml", "strict: true", "strict: false")
	w.change("vitrine.yaml", "bundle:", "bundle:\n  plugins:\n    - module: ./plugins/look.mjs")
	w.write(one+"demos/Counter.tsx", looking)
	w.write(one+"demos/colors.look.json", `{"text": "teal"}`)
	w.write(one+"demos/shade.txt", "silver")
	w.write(one+"demos/dot.png", "a picture")
	w.build()
	sheet := func(html string) string {
		link := regexp.MustCompile(`href="/(assets/lib-react-one-[^"]+\.css)"`).FindStringSubmatch(html)
		if link == nil || !strings.Contains(html, `<p class="look-text">`) {
			t.Fatalf("the demo has not the class and the stylesheet that the plugin makes:\n%s", html)
		}
		return link[1]
	}
	css := w.output(sheet(w.output("lib/react-one/index.html")))
	picture := regexp.MustCompile(`url\("?/(assets/dot-\w+\.png)`).FindStringSubmatch(css)
	if !strings.Contains(css, "teal") || !strings.Contains(css, "silver") || !strings.Contains(css, "data-demo=") ||
		picture == nil || w.output(picture[1]) != "a picture" {
		t.Errorf("what the plugin writes is not the demo's:\n%s", css)
	}
	if again := w.build(); again.Steps != 0 {
		t.Errorf("%d steps executed: %v", again.Steps, again.Kinds)
	}
	w.write(one+"demos/shade.txt", "gold")
	if report := w.build(); report.Kinds["transform"] != 1 || report.Kinds["plugin"] != 0 {
		t.Errorf("steps %v, want one transformed file", report.Kinds)
	}

	live, err := w.builder.Live()
	if err != nil {
		t.Fatal(err)
	}
	w.write(one+"demos/colors.look.json", `{"text": "navy"}`)
	if err := live.Edited([]string{filepath.Join(w.folder, "site", one, "demos/colors.look.json")}); err != nil {
		t.Fatal(err)
	}
	page, err := live.Get(context.Background(), "/lib/react-one/")
	if err != nil || diag.Stops(page.Problems) {
		t.Fatal(err, page.Problems)
	}
	file, err := live.Get(context.Background(), "/"+sheet(string(page.Content)))
	if err != nil || !strings.Contains(string(file.Content), "navy") || !strings.Contains(string(file.Content), "gold") {
		t.Errorf("an edit does not arrive: %v\n%s", err, file.Content)
	}

	w.write(one+"demos/colors.look.json", `{"text": `)
	if _, err := w.builder.Build(context.Background()); err == nil ||
		!strings.Contains(err.Error(), "colors.look.json") || strings.Contains(err.Error(), "    at ") {
		t.Errorf("what a plugin can't read is not named: %v", err)
	}
	w.change("vitrine.yaml", "./plugins/look.mjs", "nobody")
	if _, err := w.builder.Build(context.Background()); err == nil || !strings.Contains(err.Error(), `"nobody" is not installed`) {
		t.Errorf("a plugin that is not installed is not named: %v", err)
	}
}

// TestStylesheetsAreCompiledForTrials: a build weighs imports and tries components with the project's PostCSS and
// plugins, without which the provider can't even be bundled.
func TestStylesheetsAreCompiledForTrials(t *testing.T) {
	t.Parallel()
	found := sharedBrowser(t)
	w := styled(t)
	w.install("acme/index.js", "import { createElement } from 'react';\nexport const button = 'acme-button';\n"+
		"export const Chip = ({ label }) => createElement('b', null, label);\n")
	w.install("acme/index.d.ts", "import * as React from 'react';\nexport declare const button: string;\n"+
		"export declare function Chip(props: { label: string }): React.JSX.Element;\n")
	w.write("postcss.config.mjs", "export default { plugins: [{ postcssPlugin: 'resolved',\n"+
		"  AtRule: { import: (rule) => { rule.remove(); } } }] };\n")
	w.write("families/only.css", "@import 'nobody';\n")
	w.write("families/colors.look.json", `{"text": "teal"}`)
	w.write("families/shade.txt", "silver")
	w.write("families/dot.png", "a picture")
	w.write("plugins/look.mjs", look)
	w.change("families/plain.tsx", "import names",
		"import './only.css';\nimport { text } from './colors.look.json';\nimport names")
	w.change("families/plain.tsx", "${button}", "${button} ${text}")
	w.change("vitrine.yaml", "bundle:", "references:\n  - {product: lib, path: /lib/api/, packages: [acme]}\n"+
		"bundle:\n  plugins:\n    - module: ./plugins/look.mjs")
	w.change("nav/lib.yaml", "- pathname: /lib/react-one", "- pathname: /lib/react-one\n- pathname: /lib/api/chip")
	w.builder.options.Browser = found
	report := w.build()
	if len(report.Problems) > 0 || report.Kinds["trial"] != 1 || report.Kinds["capture"] != 0 {
		t.Errorf("%v, problems %+v", report.Kinds, report.Problems)
	}
}
