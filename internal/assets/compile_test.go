package assets

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"vitrine/internal/bundle"
	"vitrine/internal/cache"
	"vitrine/internal/prerender"
)

// compiling is a site in the folder of a project, whose stylesheets are to be compiled.
func compiling(t *testing.T, change func(o *Options)) (m *Maker, write func(name, text string) string) {
	t.Helper()
	project := t.TempDir()
	write = func(name, text string) string {
		file := filepath.Join(project, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		return file
	}
	write("package.json", "{}")
	write("site/vitrine.yaml", "")
	site := filepath.Join(project, "site")
	steps, err := cache.OpenFor(site, t.TempDir(), "")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { steps.Close() })
	o := Options{Site: site, Steps: steps}
	if change != nil {
		change(&o)
	}
	return NewMaker(o), write
}

// TestNoConfigurationFromBesideAStrangersSite: what stands around it is not theirs, and none of it runs.
func TestNoConfigurationFromBesideAStrangersSite(t *testing.T) {
	m, write := compiling(t, func(o *Options) {
		site := o.Site + "/"
		o.Readable = func(file string) error {
			if !strings.HasPrefix(file, site) {
				return errors.New("outside")
			}
			return nil
		}
	})
	config := write("postcss.config.cjs", "module.exports = {}")
	_, _, err := m.compileStyle(write("site/a.css", ".a { top: 0 }"), []byte(".a { top: 0 }"))
	if refusal := (bundle.Refusal{}); !errors.As(err, &refusal) || !strings.Contains(err.Error(), config) {
		t.Errorf("nobody says that %s is not read: %v", config, err)
	}
}

// TestMediaOfAnElement: rules for paper hide nothing on the screen, and the policy knows the element's own text.
func TestMediaOfAnElement(t *testing.T) {
	m, _ := compiling(t, nil)
	styles, err := (&Set{maker: m}).Confine([]prerender.Sheet{{CSS: ".a{display:none}", Media: "print", Kept: true,
		Demos: []string{"One"}}}, false, func(string) int { return 1 })
	if err != nil || len(styles) != 1 || !strings.HasPrefix(styles[0].CSS, "@media print{.a:where(") ||
		styles[0].Kept != "sha256-chk9AHfOw92x8Vwo9oUza9oU6PGe2w8Cnk65iICvE4A=" {
		t.Errorf("%+v %v", styles, err)
	}
}

// TestStylingOfASite: what is bundled with stylesheets is made anew where they are compiled in another way, or where
// classes may stand in a new file.
func TestStylingOfASite(t *testing.T) {
	m, write := compiling(t, func(o *Options) { o.Out = filepath.Join(o.Site, "dist") })
	page := func() string { // of another run
		m := NewMaker(m.Options)
		return (&Set{maker: m}).pageKey(Page{})
	}
	write("site/a.tsx", "")
	bare := page()
	if write("site/b.tsx", ""); page() != bare {
		t.Error("a file changes the key though nothing compiles stylesheets")
	}
	for _, name := range []string{"postcss.config.mjs", "site/more/postcss.config.cjs", "site/c.tsx"} {
		before := page()
		if write(name, ""); page() == before {
			t.Errorf("%s leaves the key of a page as it is", name)
		}
	}
	before := page()
	if write("site/dist/index.html", ""); page() != before {
		t.Error("what is published changes the key of the next build")
	}
}
