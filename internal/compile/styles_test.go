package compile

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"vitrine/internal/diag"
)

// install puts a file of a package beside the site.
func (w *workshop) install(name, text string) {
	w.t.Helper()
	w.ownPackages()
	file := filepath.Join(w.folder, "node_modules", filepath.FromSlash(name))
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		w.t.Fatal(err)
	}
	if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
		w.t.Fatal(err)
	}
}

// styled is a site whose library brings a stylesheet, as many do.
func styled(t *testing.T) *workshop {
	w := newWorkshop(t)
	w.install("acme/package.json", `{"name": "acme", "version": "1.0.0", "main": "index.js", "sideEffects": ["*.css"]}`)
	w.install("acme/index.js", "import './button.css';\nexport const button = 'acme-button';\n")
	w.install("acme/index.d.ts", "export declare const button: string;\n")
	w.install("acme/button.css", `@import "./reset.css"; .acme-button { &:hover { color: blue } src: url(./a.woff2) }`)
	w.install("acme/reset.css", `*{margin:0} body{font-family:Acme;margin:0} ul{padding-left:99px} `+
		`@font-face{font-family:Acme;src:url(./a.woff2)}`)
	w.install("acme/a.woff2", "a font")
	w.write("families/theme.module.css", `.frame { padding: 1px } .inner { composes: frame; }`)
	w.change("families/plain.tsx", "import * as React from 'react';",
		"import * as React from 'react';\nimport { button } from 'acme';\nimport names from './theme.module.css';")
	w.change("families/plain.tsx", "<React.Fragment>{children}</React.Fragment>",
		"<div className={`${names.inner} ${button}`}>{children}</div>")
	return w
}

var stylesheetLink = regexp.MustCompile(`<link rel="stylesheet" href="/(assets/plain-[^"]+)"`)

// familyStyles are the rules that a page has for the demos of its family.
func (w *workshop) familyStyles() (html, css string) {
	w.t.Helper()
	html = w.output("lib/react-one/index.html")
	found := stylesheetLink.FindStringSubmatch(html)
	if found == nil {
		w.t.Fatalf("the page has no stylesheet of its family:\n%s", html)
	}
	return html, w.output(found[1])
}

func TestStylesheetsOfLibrariesHoldInDemos(t *testing.T) {
	t.Parallel()
	w := styled(t)
	w.build()
	html, css := w.familyStyles()
	place := `:where([data-family="plain"] *,body>:not(.vt,.ui,.symbols),body>:not(.vt,.ui,.symbols) *)`
	short := strings.NewReplacer(" ", "", `"`, "", "\n", "")
	for _, wanted := range []string{"ul" + place + "{padding-left:99px", ".acme-button:hover" + place,
		"*" + place + "{margin:0", ":where([data-family=plain]),", "font-family:Acme"} {
		if !strings.Contains(short.Replace(css), short.Replace(wanted)) {
			t.Errorf("no %s in\n%s", wanted, css)
		}
	}
	for _, unwanted := range []string{"}body{", "}ul{", "@import"} {
		if strings.Contains(css, unwanted) {
			t.Errorf("the stylesheet restyles the page by %s:\n%s", unwanted, css)
		}
	}
	font := regexp.MustCompile(`/(assets/a-[A-Z0-9]+\.woff2)`).FindStringSubmatch(css)
	if font == nil || w.output(font[1]) != "a font" {
		t.Errorf("the font is not published: %v", font)
	}
	classes := regexp.MustCompile(`class="(inner-\w+) (frame-\w+) acme-button"`).FindStringSubmatch(html)
	if classes == nil || !strings.Contains(css, "."+classes[2]) {
		t.Errorf("names of a CSS module are others in the page than in its rules: %v\n%s", classes, css)
	}
	w.write("families/theme.module.css", `.frame { padding: 7px } .inner { composes: frame; }`)
	w.build()
	if html, css := w.familyStyles(); !strings.Contains(css, "padding:7px") || !strings.Contains(html, classes[0]) {
		t.Errorf("an edit of a stylesheet does not arrive, or changes names: %s", css)
	}
}

func TestDemosImportStylesheetsAndPictures(t *testing.T) {
	t.Parallel()
	w := newWorkshop(t)
	w.write(one+"demos/Counter.tsx", `import names from './look.module.css';
import Icon from './icon.svg?react';
import './plain.css';

export default function Counter() {
  return (
    <p className={names.look}>
      <Icon title="A dot" fill="red" />
      <style>{'.made > b { color: red }'}</style>
    </p>
  );
}
`)
	w.write(one+"demos/look.module.css", `.look { animation: turn 1s } @keyframes turn { to { rotate: 1turn } }`)
	w.write(one+"demos/plain.css", `@import './more.css'; body { color: red; margin: 0 }`)
	w.write(one+"demos/more.css", `b { color: red }`)
	w.write(one+"demos/icon.svg", `<svg xmlns="http://www.w3.org/2000/svg" class="i" stroke-width="2"><path d="M0 0h1"/></svg>`)
	w.build()
	html := w.output("lib/react-one/index.html")
	for _, wanted := range []string{`xmlns="http://www.w3.org/2000/svg"`, `class="i"`, `stroke-width="2"`,
		`fill="red"`, "<title>A dot</title><path", `<style media="not all">.made > b { color: red }</style>`,
		`.made>b:where([data-family="plain"] *,`} {
		if !strings.Contains(html, wanted) {
			t.Errorf("no %s in\n%s", wanted, html)
		}
	}
	link := regexp.MustCompile(`href="/(assets/lib-react-one-[^"]+\.css)"`).FindStringSubmatch(html)
	if link == nil {
		t.Fatalf("the page has no stylesheet of its demos:\n%s", html)
	}
	css := w.output(link[1])
	if !strings.Contains(css, `b:where([data-demo=Counter] *`) || strings.Contains(css, "margin:0") ||
		!regexp.MustCompile(`animation:turn(-\w+) 1s`).MatchString(css) {
		t.Errorf("the demo's stylesheets are not its own:\n%s", css)
	}
}

func TestPostCSSOfTheProject(t *testing.T) {
	t.Parallel()
	w := styled(t)
	w.write("postcss.config.mjs", `export default {
  plugins: [{ postcssPlugin: 'paint', Declaration: { paint: (it) => { it.prop = 'color'; } } }],
};
`)
	w.write("families/theme.module.css", `.frame { paint: teal } .inner { composes: frame }`)
	w.build()
	if _, css := w.familyStyles(); !strings.Contains(css, "color:teal") {
		t.Errorf("the project's PostCSS had no part in\n%s", css)
	}
	w.write("families/theme.module.css", `.frame { paint: teal `)
	_, err := w.builder.Build(context.Background())
	var failure diag.Failure
	if !errors.As(err, &failure) || !strings.Contains(failure.Error(), "families/theme.module.css") {
		t.Errorf("a broken stylesheet is not named: %v", err)
	}
}

func TestSassThatIsNotInstalled(t *testing.T) {
	w := styled(t)
	w.write("families/more.scss", `$a: red; .a { color: $a }`)
	w.change("families/plain.tsx", "import names", "import './more.scss';\nimport names")
	_, err := w.builder.Build(context.Background())
	if err == nil || !strings.Contains(err.Error(), "sass") || !strings.Contains(err.Error(), "more.scss") {
		t.Errorf("nobody says what is missing: %v", err)
	}
}

// TestClassesThatAnEditBrings: what looks for classes in demos sees them as they are edited.
func TestClassesThatAnEditBrings(t *testing.T) {
	t.Parallel()
	w := styled(t)
	w.write("postcss.config.mjs", `import fs from 'node:fs';
const dir = new URL('./content', import.meta.url).pathname;
const search = (root, { result, Rule }) => {
  const text = fs.readFileSync(dir + '/lib/react-one/demos/Counter.tsx', 'utf8');
  for (const [, name] of text.matchAll(/use-(\w+)/g)) root.append(new Rule({ selector: '.use-' + name }).append({ prop: 'color', value: name }));
  result.messages.push({ type: 'dir-dependency', dir });
};
export default { plugins: [{ postcssPlugin: 'search', Once: search }] };
`)
	w.write("families/search.css", `.base { top: 0 }`)
	w.change("families/plain.tsx", "import names", "import './search.css';\nimport names")
	demo := func(class string) {
		w.write(one+"demos/Counter.tsx", "export default function Counter() {\n  return <p className=\"use-"+class+
			"\">Text</p>;\n}\n")
	}
	demo("teal")
	live, err := w.builder.Live()
	if err != nil {
		t.Fatal(err)
	}
	expect := func(wanted string) {
		t.Helper()
		page, err := live.Get(context.Background(), "/lib/react-one/")
		if err != nil || len(page.Problems) > 0 {
			t.Fatal(err, page.Problems)
		}
		link := stylesheetLink.FindStringSubmatch(string(page.Content))
		if link == nil {
			t.Fatalf("the page has no stylesheet of its family:\n%s", page.Content)
		}
		css, err := live.Get(context.Background(), "/"+link[1])
		if err != nil || !strings.Contains(string(css.Content), wanted) {
			t.Errorf("no %s in %s: %v", wanted, css.Content, err)
		}
	}
	expect("color:teal")
	demo("navy")
	if err := live.Edited([]string{filepath.Join(w.folder, "site", one, "demos/Counter.tsx")}); err != nil {
		t.Fatal(err)
	}
	expect("color:navy")
}

func TestDemosInFrames(t *testing.T) {
	t.Parallel()
	w := styled(t)
	w.change("vitrine.yaml", "provider: families/plain.tsx", "provider: families/plain.tsx, isolate: frame")
	w.build()
	if page := w.output("lib/react-one/index.html"); strings.Contains(page, "/assets/plain-") ||
		!strings.Contains(page, `src="/lib/react-one/demos/Counter/"`) {
		t.Errorf("the demo is not in a frame, or its styles are in the page:\n%s", page)
	}
	frame := w.output("lib/react-one/demos/Counter/index.html")
	link := regexp.MustCompile(`href="/(assets/plain-frame-[^"]+)"`).FindStringSubmatch(frame)
	if link == nil || strings.Count(frame, `rel="stylesheet" href="/assets/plain-`) != 1 {
		t.Fatalf("the frame has no stylesheet of its own:\n%s", frame)
	}
	if css := w.output(link[1]); !strings.Contains(css, "body{font-family:Acme;margin:0") {
		t.Errorf("a stylesheet is confined in a document of its own:\n%s", css)
	}
}

const layered = `import { ClassNames, Global } from '@emotion/react';
import * as React from 'react';

export default function Counter() {
  return (
    <>
      <Global styles="@layer resets, recipes; @layer resets { button { padding: 0; } }" />
      <ClassNames>
        {({ css }) => <button className={css('@layer recipes { padding: 7px; }')}>Padded</button>}
      </ClassNames>
    </>
  );
}
`

// TestLayersKeepTheirNames: rules that demos collect, and those that scripts insert later, name the layers of global
// styles.
func TestLayersKeepTheirNames(t *testing.T) {
	t.Parallel()
	w := newWorkshop(t)
	w.change("vitrine.yaml", "strict: true\n", "")
	w.write(one+"demos/Counter.tsx", layered)
	w.build()
	page := strings.Join(strings.Fields(w.output("lib/react-one/index.html")), "")
	order, reset := strings.Index(page, "@layerresets,recipes;"), strings.Index(page, "@layerresets{button:where(")
	recipe := regexp.MustCompile(`@layerrecipes\{\.plain-\w+\{padding:7px`).FindStringIndex(page)
	if order < 0 || reset < order || recipe == nil || recipe[0] < order {
		t.Errorf("order at %d, reset at %d, recipe at %v in %s", order, reset, recipe, page[:strings.Index(page, "<body")])
	}
}

// TestGlobalStylesThatNameTheFamily: global rules are confined, also if they have classes that begin as those of the
// family's cache do.
func TestGlobalStylesThatNameTheFamily(t *testing.T) {
	t.Parallel()
	w := newWorkshop(t)
	w.change("vitrine.yaml", "strict: true\n", "")
	w.write(one+"demos/Counter.tsx", strings.Replace(layered, "resets { button", "resets { .plain-theme, button", 1))
	w.build()
	page := strings.Join(strings.Fields(w.output("lib/react-one/index.html")), "")
	if !strings.Contains(page, "@layerresets{.plain-theme:where([data-family=") {
		t.Errorf("the rules hold on the whole page: %s", page[:strings.Index(page, "<body")])
	}
}
