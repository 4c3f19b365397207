package bundle

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"

	"vitrine/internal/stylesheet"
)

// styledSite is a site of some files, whose demos hold their stylesheets.
func styledSite(t *testing.T, files map[string]string, change func(o *Options)) (folder string, b *Bundler) {
	t.Helper()
	folder = filepath.Join(t.TempDir(), "site")
	for name, text := range files {
		file := filepath.Join(folder, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	o := Options{Site: folder, Engine: fstest.MapFS{}, Scope: func(importer string) (string, bool) {
		return `[data-demo="One"]`, strings.Contains(importer, "/demos/")
	}}
	if change != nil {
		change(&o)
	}
	return folder, New(o)
}

// demo bundles the demo of such a site.
func demo(b *Bundler, folder string) (Output, error) {
	outputs, err := b.Bundle(Browser, []Entry{{Name: "page", Code: `import D from "` + folder +
		`/demos/One.tsx"; globalThis.made = D`}}, nil)
	if err != nil {
		return Output{}, err
	}
	return outputs[0], nil
}

// TestNoSourceNamesAStylesheetOfTheBundler: by such a name a demo published any file of the machine.
func TestNoSourceNamesAStylesheetOfTheBundler(t *testing.T) {
	outside := filepath.Join(t.TempDir(), "x.css")
	if err := os.WriteFile(outside, []byte(".hush { color: red }"), 0o644); err != nil {
		t.Fatal(err)
	}
	for name, files := range map[string]map[string]string{
		"a demo": {"demos/One.tsx": `import 'vitrine-scope:` + outside + `'; export default 1`},
		"a CSS module": {"demos/One.tsx": `import names from './a.module.css'; export default names`,
			"demos/a.module.css": `.a { composes: hush from "vitrine-scope:` + outside + `" }`},
		"a stylesheet": {"demos/One.tsx": `import './a.css'; export default 1`,
			"demos/a.css": `@import "vitrine-scope:` + outside + `";`},
		"an import": {"demos/One.tsx": `import './a.css'; export default 1`, "demos/a.css": `@import "` + outside + `";`},
	} {
		t.Run(name, func(t *testing.T) {
			var site string
			folder, b := styledSite(t, files, func(o *Options) {
				site = o.Site + "/"
				o.Readable = func(file string) error {
					if !strings.HasPrefix(file, site) {
						return errors.New(file + " lies outside")
					}
					return nil
				}
			})
			output, err := demo(b, folder)
			if err == nil || !strings.Contains(err.Error(), outside) {
				t.Errorf("the import is not refused by name: %v", err)
			}
			if strings.Contains(string(output.CSS), "hush") {
				t.Errorf("a file from outside is published:\n%s", output.CSS)
			}
		})
	}
}

// TestConfinedRulesEndNoElement: they stand in the head of a page.
func TestConfinedRulesEndNoElement(t *testing.T) {
	for _, css := range []string{`@media </style><img src=x> {.a{top:0}}`, `.a</STYLE><img>{top:0}`,
		`.a{content:"</style>"}`, `.a{--b:</style>}`} {
		got, err := Confined(css, stylesheet.Ground{Element: "#g"})
		if err != nil || strings.Contains(strings.ToLower(got), "</style") || !strings.Contains(got, "top") &&
			!strings.Contains(got, "style") {
			t.Errorf("%s becomes %s: %v", css, got, err)
		}
	}
}

// TestPlainStylesheetsOfDemosAreCompiled: what only a compiler knows looks like plain CSS.
func TestPlainStylesheetsOfDemosAreCompiled(t *testing.T) {
	folder, b := styledSite(t, map[string]string{"demos/One.tsx": `import './a.css'; export default 1`,
		"demos/a.css": `.a { @apply p-4; }`}, func(o *Options) {
		o.Styles.Compile = func(_ string, text []byte) ([]byte, []string, error) {
			return []byte(strings.ReplaceAll(string(text), "@apply p-4", "padding: 4px")), nil, nil
		}
	})
	output, err := demo(b, folder)
	if err != nil || !strings.Contains(string(output.CSS), "padding:4px") {
		t.Errorf("nothing compiled it: %v\n%s", err, output.CSS)
	}
}

// TestComposedClassesStandOnce: each of thirty rules that doubled the one below made a script of gigabytes.
func TestComposedClassesStandOnce(t *testing.T) {
	local := stylesheet.Local{Renamed: map[string]string{}, With: map[string][]stylesheet.Borrow{}}
	for i := range 40 {
		name, next := strings.Repeat("a", i+1), stylesheet.Borrow{Name: strings.Repeat("a", i+2)}
		local.Names, local.Renamed[name] = append(local.Names, name), name+"-1"
		local.With[name] = []stylesheet.Borrow{next, next}
	}
	if got := len(composed(local, "a")); got != 39 {
		t.Errorf("%d classes, want 39", got)
	}
}

func TestVectorsAreQuotedAsScriptsQuote(t *testing.T) {
	folder, b := styledSite(t, map[string]string{"demos/One.tsx": `import A from './a.svg?react'; export default A`,
		"demos/a.svg":                     "<svg aria-label=\"a &amp; b\"><text>\U000E0041\a</text></svg>",
		"node_modules/react/package.json": `{"name":"react"}`,
		"node_modules/react/index.js":     `exports.createElement = exports.forwardRef = (it) => it`}, nil)
	output, err := demo(b, folder)
	if err != nil || !strings.Contains(string(output.Code), `a & b`) || strings.Contains(string(output.Code), "U000e") {
		t.Errorf("%v\n%s", err, output.Code)
	}
}
