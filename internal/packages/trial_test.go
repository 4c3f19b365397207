package packages

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/microsoft/typescript-go/vitrine/typetree"

	"vitrine/internal/assets"
	"vitrine/internal/browser"
	"vitrine/internal/bundle"
	"vitrine/internal/cache"
	"vitrine/internal/diag"
	"vitrine/internal/prerender"
	"vitrine/internal/reference"
	"vitrine/internal/source"
)

// tried are components of an installed library, each special in its way.
func tried() []reference.Entry {
	entry := func(kind, name string, imports ...string) reference.Entry {
		return reference.Entry{Kind: kind, Name: name, Package: "@mui/material", Version: "5.15.4", Imports: imports,
			Classes: []reference.Row{{Name: "root", Class: "Mui" + name + "-root"}, {Name: "x", Class: "Mui-none"}}}
	}
	dialog := entry(reference.Component, "Dialog", "import Dialog from '@mui/material/Dialog';")
	dialog.Props = []reference.Row{{Name: "open", Required: true, Type: typetree.Word("boolean")}}
	return []reference.Entry{
		entry(reference.Component, "Button", "import Button from '@mui/material/Button';",
			"import { Button } from '@mui/material';"),
		entry(reference.Component, "Switch", "import Switch from '@mui/material/Switch';"),
		entry(reference.Component, "Fade", "import Fade from '@mui/material/Fade';"),
		dialog,
		entry(reference.Component, "NoSsr", "import NoSsr from '@mui/material/NoSsr';"),
		entry(reference.Component, "TabPanel", "import TabPanel from '@mui/lab/TabPanel';"),
		entry(reference.Component, "TabList", "import TabList from '@mui/lab/TabList';"),
		entry(reference.Component, "Chip", "import { Chip } from '@mui/material';",
			"import { ChipOfNobody as Chip } from '@mui/material';"),
		entry(reference.Hook, "useMediaQuery", "import useMediaQuery from '@mui/material/useMediaQuery';"),
		entry(reference.Hook, "useNothing", "import { useNothing } from '@mui/material';"),
	}
}

// A stylesheet that only the PostCSS of the project makes sense of is part of what is tried.
const specimens = `import './look.css';
import TabContext from '@mui/lab/TabContext';
export const TabPanel = (Subject: any) => (
  <TabContext value="1"><Subject value="1">One</Subject></TabContext>
);
`

// reader reads a small site beside the installed packages of the project.
func reader(t *testing.T, steps string, tries *browser.Browser) (*Reader, source.Config) {
	t.Helper()
	root, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	site := filepath.Join(t.TempDir(), "site")
	if err := os.MkdirAll(site, 0o755); err != nil {
		t.Fatal(err)
	}
	for name, text := range map[string]string{"specimens.tsx": specimens, "look.css": "@import 'nobody';\n",
		"postcss.config.mjs": "export default { plugins: [{ postcssPlugin: 'resolved',\n" +
			"  AtRule: { import: (rule) => { rule.remove(); } } }] };\n"} {
		if err := os.WriteFile(filepath.Join(site, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Symlink(filepath.Join(root, "node_modules"), filepath.Join(site, "node_modules")); err != nil {
		t.Fatal(err)
	}
	kept, err := cache.Open(steps, "test")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { kept.Close() })
	node, err := prerender.New(prerender.Options{Folder: site, Workers: 1})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(node.Close)
	config := source.Config{References: []source.Reference{{Product: "material-ui", Specimens: "specimens.tsx"}}}
	return &Reader{Site: site, Lock: "lock", Steps: kept, Browser: tries,
		Parallel: func(n int, do func(i int)) {
			for i := range n {
				do(i)
			}
		}, Progress: func(string, int, int) {},
		Bundling: func(config source.Config) bundle.Options {
			return assets.NewMaker(assets.Options{Site: site, Config: config, Steps: kept, Renderer: node}).
				BundleOptions("cost")
		}}, config
}

func TestTrials(t *testing.T) {
	found, err := browser.Find("")
	if err != nil || found == nil {
		t.Fatalf("Tests need an installed browser: make test installs one (%v).", err)
	}
	tries := browser.New(*found, 0)
	defer tries.Close()
	steps := t.TempDir()
	r, config := reader(t, steps, tries)
	entries, problems := r.observe(config, [][]reference.Entry{tried()}, true)
	checkObservations(t, entries[0], found.Version)
	var told []string
	for _, p := range problems {
		if p.Severity != diag.Warning {
			t.Errorf("%s keeps the site from being published.", p.What)
		}
		told = append(told, p.What)
	}
	if len(told) != 2 || !strings.Contains(told[0], "ChipOfNobody") || !strings.Contains(told[1], "useNothing") {
		t.Errorf("Imports that give nothing are told as %q.", told)
	}
	if err := r.Steps.Close(); err != nil {
		t.Fatal(err)
	}
	t.Run("without a browser", func(t *testing.T) { checkWithout(t, steps, found.Version) })
}

// checkObservations holds what was seen against what these components are known to do.
func checkObservations(t *testing.T, entries []reference.Entry, version string) {
	t.Helper()
	got := map[string]*reference.Observation{}
	for _, e := range entries {
		got[e.Name] = e.Observation
		if e.Observation.Browser != version {
			t.Errorf("%s was seen in %q.", e.Name, e.Observation.Browser)
		}
	}
	for _, test := range []struct{ name, root, ref, element, attributes, className string }{
		{"Button", "button", "root", "HTMLButtonElement", "root", "root"},
		{"Switch", "span", "inside", "HTMLSpanElement", "inside", "root"},
		{"Fade", "", "child", "HTMLSpanElement", "child", "child"},
		{"Dialog", "div", "root", "HTMLDivElement", "root", "root"},
		{"NoSsr", "", "nowhere", "", "nowhere", "nowhere"},
		{"TabPanel", "div", "root", "HTMLDivElement", "root", "root"},
		{"Chip", "div", "root", "HTMLDivElement", "root", "root"},
	} {
		o := got[test.name]
		if !o.IsSeen() {
			t.Errorf("%s was not seen: %s", test.name, o.Failed)
			continue
		}
		if o.Root != test.root || o.Ref.At != test.ref || o.Ref.Interface != test.element ||
			o.Attributes.At != test.attributes || o.ClassName.At != test.className {
			t.Errorf("%s: <%s>, ref %s (%s), attributes %s, className %s; want %v", test.name, o.Root, o.Ref.At,
				o.Ref.Interface, o.Attributes.At, o.ClassName.At, test)
		}
	}
	if o := got["TabList"]; o.IsSeen() || !strings.Contains(o.Failed, "No TabContext") {
		t.Errorf("A component without its context is %+v.", o)
	}
	if !slices.Equal(got["Button"].Classes, []string{"MuiButton-root"}) {
		t.Errorf("Classes of a button that were there: %q", got["Button"].Classes)
	}
	checkDrawings(t, entries)
	for _, e := range entries {
		want := map[string]int{"Button": 2, "useNothing": 0}
		if n, special := want[e.Name]; (special && len(e.Imports) != n) || (!special && len(e.Imports) != 1) {
			t.Errorf("The reference prints %q for %s.", e.Imports, e.Name)
		}
	}
}

// checkDrawings holds what was drawn: markup with rules for it, parts with what a browser says of them, a pin each.
func checkDrawings(t *testing.T, entries []reference.Entry) {
	t.Helper()
	for _, e := range entries {
		if e.Observation.Drawing != nil {
			t.Errorf("The drawing of %s stands in what was observed, which is published.", e.Name)
		}
		d := e.Drawing
		switch e.Name {
		case "Button", "Switch", "TabPanel", "Chip":
			if d == nil {
				t.Errorf("%s was not drawn.", e.Name)
				continue
			}
			if len(d.Parts) == 0 || len(d.Layout.Pins) != len(d.Parts) || d.Parts[0].Class != "Mui"+e.Name+"-root" {
				t.Errorf("%s has the parts %+v and pins %+v.", e.Name, d.Parts, d.Layout.Pins)
			}
			if !strings.Contains(d.HTML, d.Parts[0].Class) || strings.Contains(d.HTML, "data-vitrine-probe") {
				t.Errorf("%s is drawn as %s", e.Name, d.HTML)
			}
			if e.Name != "TabPanel" && (!strings.Contains(d.CSS, ".css-") || strings.Contains(d.CSS, ":hover")) {
				t.Errorf("The rules of %s are %s", e.Name, d.CSS)
			}
		case "Fade", "NoSsr", "TabList":
			if d != nil {
				t.Errorf("%s shows nothing of its own, and was drawn: %+v", e.Name, d)
			}
		}
		if e.Name == "Button" && (d.Parts[0].Role != "button" || d.Parts[0].Style["padding"] == "") {
			t.Errorf("A button is %+v.", d.Parts[0])
		}
	}
}

// TestTrialWithoutAnOptionalPeer: a component that wants a package which is not installed takes nothing from others.
func TestTrialWithoutAnOptionalPeer(t *testing.T) {
	found, err := browser.Find("")
	if err != nil || found == nil {
		t.Fatalf("Tests need an installed browser: make test installs one (%v).", err)
	}
	tries := browser.New(*found, 0)
	defer tries.Close()
	r, config := reader(t, t.TempDir(), tries)
	config.References[0].Specimens = ""
	for name, text := range map[string]string{
		"package.json": `{"name": "plates", "version": "1.0.0", "peerDependenciesMeta": {"drawings": {"optional": true}}}`,
		"Plate.js":     "import { jsx } from 'react/jsx-runtime';\nexport const Plate = (props) => jsx('b', props);\n",
		"Chart.js":     "import { draw } from 'drawings';\nexport const Chart = () => draw();\n",
		"index.js":     "export * from './Plate.js';\nexport * from './Chart.js';\n",
	} {
		file := filepath.Join(r.Site, "../node_modules/plates", name)
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	var entries []reference.Entry
	for _, name := range []string{"Chart", "Plate"} {
		entries = append(entries, reference.Entry{Kind: reference.Component, Name: name, Package: "plates",
			Imports: []string{"import { " + name + " } from 'plates/" + name + ".js';",
				"import { " + name + " } from 'plates';"}})
	}
	seen, problems := r.observe(config, [][]reference.Entry{entries}, true)
	if len(problems) > 0 {
		t.Errorf("%+v", problems)
	}
	for _, e := range seen[0] {
		if e.Observation.IsSeen() != (e.Name == "Plate") || len(e.Imports) != 2 {
			t.Errorf("%s: %+v, imports %q", e.Name, e.Observation, e.Imports)
		}
	}
}

// checkWithout builds once more where no browser is.
func checkWithout(t *testing.T, steps, version string) {
	r, config := reader(t, steps, nil)
	entries, problems := r.observe(config, [][]reference.Entry{tried()}, true)
	checkObservations(t, entries[0], version)
	for _, p := range problems {
		if strings.Contains(p.What, "browser") {
			t.Errorf("What an earlier build saw is missed: %s", p.What)
		}
	}
	r, config = reader(t, t.TempDir(), nil)
	if _, problems = r.observe(config, [][]reference.Entry{tried()}, true); len(problems) != 0 {
		t.Errorf("A build that wants no browser tells %v.", problems)
	}
	r.Browser = browser.New(browser.Executable{}, 0)
	entries, problems = r.observe(config, [][]reference.Entry{tried()}, true)
	if entries[0][0].Observation != nil {
		t.Error("Something was seen without a browser.")
	}
	if len(problems) != 1 || !strings.Contains(problems[0].What, "No browser was found: 10 components and hooks") ||
		problems[0].Severity != diag.Warning {
		t.Errorf("A build without a browser tells %v.", problems)
	}
}
