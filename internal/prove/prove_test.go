package prove

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"sync"
	"testing"
	"time"

	"vitrine/internal/browser"
	"vitrine/internal/diag"
	"vitrine/internal/source"
	"vitrine/internal/testkit"
)

func TestMain(m *testing.M) { testkit.Run(m) }

// startBrowser starts the browser of all tests, each of which has pages of its own.
var startBrowser = sync.OnceValues(func() (*browser.Browser, error) {
	found, err := browser.Find("")
	if err != nil || found == nil {
		return nil, fmt.Errorf("tests need an installed browser: make test installs one (%w)", err)
	}
	b := browser.New(*found, 10*time.Minute)
	b.Mouse = true
	testkit.AtEnd(func() error {
		b.Close()
		return nil
	})
	return b, nil
})

// tried are options for a site in a folder of its own, with an installed browser.
func tried(t *testing.T, folder, site string) Options {
	t.Helper()
	b, err := startBrowser()
	if err != nil {
		t.Fatal(err)
	}
	return Options{Site: site, Cache: filepath.Join(folder, "cache"), Browser: b}
}

// record reads the record in the folder of a page, empty where there is none.
func record(t *testing.T, site, page string) (v source.Verified) {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(site, filepath.FromSlash(page), source.VerifiedFile))
	if errors.Is(err, fs.ErrNotExist) {
		return v
	}
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(text, &v); err != nil {
		t.Fatal(err)
	}
	return v
}

// TestPagesOfTheSite tries two pages of our own site, with their contraries; all of them are “vitrine verify --all”.
func TestPagesOfTheSite(t *testing.T) {
	t.Parallel()
	folder, site := testkit.Site(t, "site")
	pages := []string{"content/material-ui/react-switch", "content/base-ui/react-menu"}
	committed := map[string]source.Verified{}
	for _, page := range pages {
		committed[page] = record(t, site, page)
	}
	o := tried(t, folder, site)
	o.Pages, o.Mutate = []string{"material-ui/react-switch", "/base-ui/react-menu/"}, true
	report, err := Run(t.Context(), o)
	if err != nil {
		t.Fatal(err)
	}
	if report.Pages != 2 || report.Claims < 10 || report.Held != report.Claims || report.Tried != report.Claims {
		t.Errorf("got %+v", report)
	}
	for _, page := range pages {
		for key, label := range record(t, site, page).Held {
			if committed[page].Held[key] == "" {
				t.Errorf("%s: the committed record lacks %q: run vitrine verify.", page, label)
			}
		}
	}
}

const claims = `import { claim } from 'vitrine/claims';
const read = (demo: { query(selector: string): HTMLElement }) => demo.query('button').textContent ?? '';
const press = (user: { press(...keys: string[]): Promise<void> }) => user.press('Tab', 'Enter');
claim('True.', 'Counter.tsx', { drive: press, read, holds: 'Pressed 1 times', contrary: 'Pressed 0 times' });
claim('False.', 'Counter.tsx', { drive: press, read, holds: 'Pressed 2 times', contrary: 'Pressed 0 times' });
claim('Before.', 'Counter.tsx', { drive: press, read, holds: 'Pressed 0 times', contrary: 'Pressed 1 times' });
claim('Same.', 'Counter.tsx', { read, holds: 'Pressed 0 times', contrary: 'Pressed 0 times' });
claim('Throws.', 'Counter.tsx', { read: (demo) => demo.text('link'), holds: 'a', contrary: 'b' });
let other = 0;
claim('Idle.', 'Counter.tsx', { read: () => (other++ % 2 ? 'a' : 'b'), holds: 'a', contrary: 'b' });
const ink = (demo: { root: HTMLElement }) => getComputedStyle(demo.root).getPropertyValue('--plain-ink');
claim('Colored.', 'Counter.tsx', { read: ink, holds: 'teal', contrary: '' });
`

const family = `import * as React from 'react';

export default { key: 'plain', Provider: React.Fragment, stylesheet: () => ':root { --plain-ink: teal; }' };
`

const rows = `- {keys: [Enter, Space], result: Counts., demo: Counter.tsx, start: button Pressed 0 times,
   expect: [{shown: button Pressed 1 times}]}
- {keys: [Escape], result: Counts as well., demo: Counter.tsx, start: button Pressed 0 times,
   expect: [{shown: button Pressed 1 times}]}
- {keys: [Tab], result: Is there., demo: Counter.tsx, expect: [{shown: button}]}
- {keys: [Enter], result: Twice., demo: Counter.tsx, start: button Pressed 0 times,
   expect: [{shown: button Pressed 1 times}, {shown: button Pressed 2 times, focus: button}]}
`

// onePage is the folder of the page that fixtures give claims.
const onePage = "content/lib/react-one"

// fixture is the small site with claims, some of them false.
func fixture(t *testing.T, files map[string]string) Options {
	t.Helper()
	folder, site := testkit.Site(t, testkit.SmallSite)
	for name, text := range files {
		file := filepath.Join(site, onePage, name)
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return tried(t, folder, site)
}

func TestWhatDoesNotHold(t *testing.T) {
	t.Parallel()
	o := fixture(t, map[string]string{"claims.test.ts": claims, source.KeyboardFile: rows,
		"../../../families/plain.tsx": family})
	o.Mutate = true
	report, err := Run(t.Context(), o)
	var failure diag.Failure
	if !errors.As(err, &failure) {
		t.Fatal(err)
	}
	var told []string
	for _, p := range failure.Problems {
		told = append(told, p.Place()+" "+p.What)
	}
	all := strings.Join(told, "\n")
	for _, want := range []string{
		`claims.test.ts:5 “False.” does not hold: "Pressed 1 times" is read, not "Pressed 2 times".`,
		`claims.test.ts:6 “Before.” does not hold: "Pressed 0 times" is read before anything is done, too.`,
		`claims.test.ts:7 “Same.” does not hold: What holds and its contrary are the same.`,
		`claims.test.ts:8 “Throws.” does not hold: There is no “link”, nor any other link.`,
		`claims.test.ts:10 “Idle.” holds with its contrary in its place as well.`,
		`keyboard.yaml:3 “Escape: Counts as well.” does not hold: After Escape, “button Pressed 1 times” is not there`,
		`keyboard.yaml:5 “Tab: Is there.” does not hold: What Tab shall bring about is so before it is pressed.`,
	} {
		if !strings.Contains(all, want) {
			t.Errorf("%q is not told:\n%s", want, all)
		}
	}
	if len(told) != 7 || report.Held != 4 || report.Claims != 11 {
		t.Errorf("%d problems, %+v:\n%s", len(told), report, all)
	}
	held := record(t, o.Site, onePage).Held
	var labels []string
	for _, label := range held {
		labels = append(labels, label)
	}
	if all := strings.Join(labels, " "); len(held) != 4 || !strings.Contains(all, "True.") || !strings.Contains(all, "Colored.") ||
		!strings.Contains(all, "Enter, Space: Counts.") || !strings.Contains(all, "Enter: Twice.") {
		t.Errorf("recorded are %q", labels)
	}
}

// TestLibraryBesideTheSite: demos that are tried find a library that nobody has installed, as those of a build do, and
// its stylesheets are compiled as the project says.
func TestLibraryBesideTheSite(t *testing.T) {
	t.Parallel()
	o := fixture(t, map[string]string{
		"demos/Beside.tsx": "import { label } from 'acme';\n\nexport default function Beside() {\n" +
			"  return <button>{label}</button>;\n}\n",
		"claims.test.ts": `import { claim } from 'vitrine/claims';
claim('True.', 'Beside.tsx', { read: (demo) => demo.text('button'), holds: 'Beside', contrary: 'Nothing' });
`,
		"../../../package.json":         `{"workspaces": ["library"]}`,
		"../../../library/package.json": `{"name": "acme", "version": "1.2.0", "exports": "./index.ts"}`,
		"../../../library/index.ts":     "import './look.css';\nexport const label = 'Beside';\n",
		"../../../library/look.css":     "@import 'nobody';\n",
		"../../../postcss.config.mjs": "export default { plugins: [{ postcssPlugin: 'resolved',\n" +
			"  AtRule: { import: (rule) => { rule.remove(); } } }] };\n",
	})
	file := filepath.Join(o.Site, "vitrine.yaml")
	config, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	config = []byte(strings.Replace(string(config), "nav: lib}", "nav: lib, package: acme}", 1))
	if err := os.WriteFile(file, config, 0o644); err != nil {
		t.Fatal(err)
	}
	if report, err := Run(t.Context(), o); err != nil || report.Held != 1 {
		t.Errorf("%+v, %v", report, err)
	}
	if got := record(t, o.Site, onePage).Version; got != "1.2.0" {
		t.Errorf("tried with the version %q", got)
	}
}

// TestOnlyWhatChangedIsTriedAgain counts what the browser was asked for.
func TestOnlyWhatChangedIsTriedAgain(t *testing.T) {
	t.Parallel()
	one := "- {keys: [Enter], result: Counts., demo: Counter.tsx, start: button Pressed 0 times,\n   expect: " +
		"[{shown: button Pressed 1 times}]}\n"
	two := strings.ReplaceAll(one, "Enter", "Space")
	o := fixture(t, map[string]string{source.KeyboardFile: one})
	for _, step := range []struct {
		name, rows string
		all        bool
		tried      int
	}{
		{"first", one, false, 1}, {"again", one, false, 0}, {"another row", one + two, false, 1}, {"all", one + two, true, 2},
	} {
		file := filepath.Join(o.Site, onePage, source.KeyboardFile)
		if err := os.WriteFile(file, []byte(step.rows), 0o644); err != nil {
			t.Fatal(err)
		}
		o.All = step.all
		report, err := Run(t.Context(), o)
		if err != nil || report.Tried != step.tried || report.Held != report.Claims {
			t.Errorf("%s: %+v, %v", step.name, report, err)
		}
	}
	o.Pages = []string{"react-two"}
	if _, err := Run(t.Context(), o); err == nil || !strings.Contains(err.Error(), "react-two") {
		t.Errorf("A page that claims nothing: %v", err)
	}
}

// TestRecordIsNextToItsPage: a change of one page changes one record, and a page without claims has none.
func TestRecordIsNextToItsPage(t *testing.T) {
	t.Parallel()
	row := "- {keys: [Enter], result: Counts., demo: Counter.tsx, start: button Pressed 0 times,\n   expect: " +
		"[{shown: button Pressed 1 times}]}\n"
	counter, err := os.ReadFile("../compile/testdata/site/content/lib/react-one/demos/Counter.tsx")
	if err != nil {
		t.Fatal(err)
	}
	o := fixture(t, map[string]string{source.KeyboardFile: row, "../two/" + source.KeyboardFile: row,
		"../two/demos/Counter.tsx": string(counter), "../two/index.md": "---\ndescription: d\n---\n\n# Two\n"})
	const two = "content/lib/two"
	if _, err := Run(t.Context(), o); err != nil {
		t.Fatal(err)
	}
	first := record(t, o.Site, two)
	if len(record(t, o.Site, onePage).Held) != 1 || len(first.Held) != 1 {
		t.Fatal("A page has no record of its row.")
	}
	file := filepath.Join(o.Site, onePage, source.KeyboardFile)
	if err := os.WriteFile(file, []byte(strings.ReplaceAll(row, "Enter", "Space")), 0o644); err != nil {
		t.Fatal(err)
	}
	o.Pages = []string{"react-one"}
	if _, err := Run(t.Context(), o); err != nil {
		t.Fatal(err)
	}
	if got := record(t, o.Site, two); !reflect.DeepEqual(got, first) {
		t.Errorf("The record of the other page was %+v and is %+v.", first, got)
	}
	if err := os.Remove(file); err != nil {
		t.Fatal(err)
	}
	o.Pages = nil
	if _, err := Run(t.Context(), o); err != nil {
		t.Fatal(err)
	}
	if got := record(t, o.Site, onePage); len(got.Held) > 0 {
		t.Errorf("The page has no claims and the record %+v.", got)
	}
}
